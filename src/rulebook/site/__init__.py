"""The MkDocs adapter: the gate before the build, two languages, the box under each clause."""
