"""What is run inside a tab of the local page."""

KEEP = """
window.missed = [];
new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(added => {
    const lost = added.matches?.(".media-unavailable") ? [added]
        : [...(added.querySelectorAll?.(".media-unavailable") || [])];
    lost.forEach(words => window.missed.push(words.textContent));
}))).observe(document, {childList: true, subtree: true});
window.received = [];
const fetched = window.fetch;
window.fetch = async (...request) => {
    const response = await fetched(...request);
    if ((response.headers.get("content-type") || "").includes("json"))
        response.clone().json().then((said) => window.received.push(JSON.stringify(said)));
    return response;
};
"""
"""Keeps what the tab receives, and the words that stood in the place of a picture."""

# Where a picture failed the page puts words, and an element of words has no such width.
DRAWN = "pictures => pictures.every(picture => picture.naturalWidth > 0)"

SAID = """element => {
    const copy = element.cloneNode(true);
    copy.querySelectorAll("img.custom-emoji").forEach(one => one.replaceWith(one.alt));
    return copy.textContent;
}"""
"""The words of a message, with the name of each emoji in its place."""
