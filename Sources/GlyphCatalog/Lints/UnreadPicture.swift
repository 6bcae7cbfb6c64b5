internal import Markup

extension CatalogLint {
    static let unreadPicture: CatalogLint = CatalogLint(
        id: "unread-picture", severity: .warning, platforms: [.apple, .android],
        summary: "A picture or a template cannot be read.",
        guideline: "SVG 2, and PNG (ISO/IEC 15948): a picture in a catalog is a file of the kind that its name states.",
        reason: "Xcode or Android refuses the file, or draws a part of it. It was not judged, so that other faults in "
            + "it are not known.",
        remedy:
            "Export the picture again. Effects that Xcode leaves out do not make a drawing unreadable; broken path data "
            + "does. In a vector drawable, write a space after each flag of an arc: `0 01.5.5` stops the app, which is an "
            + "error.",
        examples: Examples(
            clean: [
                // An extension in capitals; an effect that is left out.
                Example([
                    "home.imageset/Contents.json": Example.plainSet("home.SVG"),
                    "home.imageset/home.SVG": Example.svg(
                        ##"<filter id="f"><feGaussianBlur stdDeviation="1"/></filter>"##
                            + ##"<path filter="url(#f)" d="M4 12 12 4l8 8v8H4z"/>"##),
                ])
            ],
            unclean: [
                Example([
                    "home.imageset/Contents.json": Example.imageSet(
                        """
                        { "filename" : "home.svg", "idiom" : "universal" },
                        { "filename" : "house.png", "idiom" : "ipad", "scale" : "2x" }
                        """),
                    "home.imageset/home.svg": """
                    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">
                      <path d="M4 12 12 4l8 8v8H4z">
                    </svg>
                    ^
                    """,
                    "home.imageset/house.png": """
                    not a PNG
                    ^
                    """,
                ])
            ]),
        check: .reading)
}
