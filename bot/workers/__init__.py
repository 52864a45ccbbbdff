"""Work in processes of its own: pictures are painted and moves thought out there."""
