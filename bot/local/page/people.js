// Runs before SimCord's own code: opens the page as the person that its address names, and leads
// to the others; puts SimCord's tools into its menu. The address ends with the key to the page, which the server must not write here.
const person = new URLSearchParams(window.location.search).get("as");
const fetched = window.fetch;
window.fetch = (address, request) => {
  if (person && address === "/api/pages" && request?.method === "POST")
    request = { ...request, body: JSON.stringify({ viewer_id: person }) };
  return fetched(address, request);
};
window.addEventListener("DOMContentLoaded", () => {
  const tools = ["refresh", "capture-open", "inspector-toggle"].map((id) => document.getElementById(id));
  document.querySelector(".session-menu-popover").prepend(...tools);
  const links = document.querySelectorAll("#local-play a");
  for (const link of links) {
    link.href = `/?as=${link.dataset.person}${window.location.hash}`;
    link.target = `upcard-${link.dataset.person}`;
  }
  const picker = document.getElementById("viewer-picker");
  const mark = () => {
    for (const link of links) {
      if (link.dataset.person === picker.value) {
        link.setAttribute("aria-current", "true");
        document.title = `${link.textContent} · Upcard`;
      } else link.removeAttribute("aria-current");
    }
  };
  picker.addEventListener("change", mark);
  // The page fills the picker when it has its first answer, and again with every later one.
  new MutationObserver(mark).observe(picker, { childList: true });
});
