internal import Markup

extension CatalogLint.Example {
    /// A symbol set of one template.
    init(template: String) {
        self.init([
            "bell.symbolset/Contents.json": """
            {
              "info" : { "author" : "xcode", "version" : 1 },
              "symbols" : [
                { "filename" : "bell.svg", "idiom" : "universal" }
              ]
            }
            """,
            "bell.symbolset/bell.svg": template,
        ])
    }

    /// A template with the guides and margins of its masters.
    ///
    /// - Parameters:
    ///   - version: the line of the version.
    ///   - guides: further guides, or others.
    ///   - symbols: the lines of the variants.
    static func template(
        version: String = versionLine, levels: String = levels, margins: String = margins,
        _ symbols: String = masters()
    ) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200" viewBox="0 0 3300 2200">
        \(version)
        <g id="Guides">
        \(levels)
        \(margins)
        </g>
        <g id="Symbols">
        \(symbols)
        </g>
        </svg>
        """
    }

    static let versionLine = #"<text id="template-version">Template v.6.0</text>"#

    static let levels = """
        <line id="Baseline-S" x1="263" x2="3036" y1="696" y2="696"/>
        <line id="Capline-S" x1="263" x2="3036" y1="625.541" y2="625.541"/>
        <line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/>
        <line id="Capline-M" x1="263" x2="3036" y1="1055.54" y2="1055.54"/>
        <line id="Baseline-L" x1="263" x2="3036" y1="1556" y2="1556"/>
        <line id="Capline-L" x1="263" x2="3036" y1="1485.54" y2="1485.54"/>
        """

    static let margins = """
        <line id="left-margin-Regular-S" x1="1400" x2="1400" y1="600.785" y2="720.121"/>
        <line id="right-margin-Regular-S" x1="1500" x2="1500" y1="600.785" y2="720.121"/>
        """

    /// The masters, each a bar.
    static func masters(
        ultralight: String = #"<path d="M0 0H80V-10H0Z"/>"#, regular: String = #"<path d="M0 0H80V-20H0Z"/>"#,
        black: String = #"<path d="M0 0H80V-40H0Z"/>"#
    ) -> String {
        """
        <g id="Ultralight-S" transform="matrix(1 0 0 1 520 696)">\(ultralight)</g>
        <g id="Regular-S" transform="matrix(1 0 0 1 1410 696)">\(regular)</g>
        <g id="Black-S" transform="matrix(1 0 0 1 2890 696)">\(black)</g>
        """
    }
}
