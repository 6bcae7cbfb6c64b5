internal import Markup

extension CatalogLint {
    static let linkedFile: CatalogLint = CatalogLint(
        id: "linked-file", severity: .error, platforms: [.apple, .android],
        summary: "A file or folder of a catalog is a link.",
        guideline: "Apple, Asset Catalog Format Reference: a catalog is a folder of folders and files. Links are not "
            + "followed here, since one may lead out of the folder that was named.",
        reason: "What a link leads to is not in the catalog: it is missing in a copy of the project, and a link to a "
            + "folder around it never ends.",
        remedy: "Put the file or folder that it leads to in its place.",
        examples: Examples(
            clean: [
                Example([
                    "home.imageset/Contents.json": Example.plainSet("home.svg"),
                    "home.imageset/home.svg": Example.svg(#"<path d="M4 12 12 4l8 8v8H4z"/>"#),
                ])
            ],
            unclean: [
                Example(
                    [
                        "home.imageset/Contents.json": Example.plainSet("home.svg")
                    ], links: ["home.imageset/home.svg"])
            ]),
        check: .reading)
}
