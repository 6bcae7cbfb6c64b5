internal import GlyphAudit
internal import Markup

extension CatalogLint {
    /// Catalogs for the page of a lint and for its tests.
    struct Examples: Sendable {
        /// Nothing is found in them.
        var clean: [Example]
        /// Each finding's place is marked.
        var unclean: [Example]
    }

    /// A small catalog: texts by their paths in `Example.xcassets`, or in an Android app's `res`. In them a line with
    /// only a `^` marks the place above the caret: the lint reports that place, and no other.
    struct Example: Sendable {
        /// The folder of an example that states none.
        static let root = "Example.xcassets"

        /// The folder that the files are in.
        let folder: String
        private let marked: [String: String]
        private let markedSources: [String: String]
        /// The sizes of PNG files by path.
        let pixels: [String: PixelSize]
        /// The paths of links. Each is marked, at its beginning.
        let links: [String]

        struct PixelSize: Sendable {
            var width: Int
            var height: Int

            init(_ width: Int, _ height: Int) { (self.width, self.height) = (width, height) }
        }

        /// - Parameters:
        ///   - files: the texts by path, such as `home.imageset/Contents.json`.
        ///   - sources: the sources of the app, which are next to the catalog, by path.
        ///   - folder: `res` for resources of Android.
        init(
            _ files: [String: String], pixels: [String: PixelSize] = [:], links: [String] = [],
            sources: [String: String] = [:], in folder: String = root
        ) {
            (marked, self.pixels, self.links, self.folder) = (files, pixels, links, folder)
            markedSources = sources
        }

        /// The texts without marks, by path.
        var files: [String: String] { unmarked.files }

        /// The sources without marks, by path from the folder around the catalog.
        var sources: [String: String] {
            Dictionary(
                uniqueKeysWithValues: markedSources.map { path, text in
                    var marks: [MarkedText.Mark] = []
                    return (path, MarkedText.unmarked(text, at: path, &marks))
                })
        }

        /// The path that an audit is asked for.
        var path: String { markedSources.isEmpty ? folder : "." }

        /// The files that are not texts, by path: of a PNG, what states its size.
        var bytes: [String: [UInt8]] {
            pixels.mapValues { size in
                let sides = [size.width, size.height].flatMap { side in
                    (0..<4).map { UInt8(side >> (24 - 8 * $0) & 255) }
                }
                return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + sides
                    + [8, 6, 0, 0, 0]
            }
        }

        var marks: [MarkedText.Mark] { unmarked.marks }

        private var unmarked: (files: [String: String], marks: [MarkedText.Mark]) {
            var (files, marks): ([String: String], [MarkedText.Mark]) = ([:], [])
            for path in marked.keys.sorted() {
                files[path] = MarkedText.unmarked(marked[path] ?? "", at: folder + "/" + path, &marks)
            }
            for path in markedSources.keys.sorted() {
                _ = MarkedText.unmarked(markedSources[path] ?? "", at: path, &marks)
            }
            for path in links { _ = MarkedText.unmarked("\n^", at: folder + "/" + path, &marks) }
            return (files, marks)
        }

        /// A drawing of 24 × 24.
        static func svg(_ content: String) -> String {
            #"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">"# + "\n"
                + content + "\n</svg>"
        }
    }
}

// MARK: - Images

extension CatalogLint.Example {
    /// The `Contents.json` of an image set.
    ///
    /// - Parameters:
    ///   - slots: the lines of its slots, which may have marks.
    ///   - properties: the lines of its properties.
    ///   - isFound: whether a finding is at its beginning.
    static func imageSet(_ slots: String, properties: String = "", isFound: Bool = false) -> String {
        func indented(_ lines: String) -> String {
            lines.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
        }
        let more = properties.isEmpty ? "" : ",\n  \"properties\" : {\n\(indented(properties))\n  }"
        return """
            {\(isFound ? "\n^" : "")
              "images" : [
            \(indented(slots))
              ],
              "info" : { "author" : "xcode", "version" : 1 }\(more)
            }
            """
    }

    /// A set of one picture for any appearance.
    ///
    /// - Parameters:
    ///   - isFound: whether a finding is at its beginning.
    ///   - isFoundAtEntry: whether a finding is at its entry.
    static func plainSet(
        _ file: String, properties: String = "", isFound: Bool = false, isFoundAtEntry: Bool = false
    ) -> String {
        imageSet(
            #"{ "filename" : "\#(file)", "idiom" : "universal" }"# + (isFoundAtEntry ? "\n^" : ""),
            properties: properties, isFound: isFound)
    }

    /// A set with a picture for light and one for dark.
    static func pairedSet(
        _ light: String, _ dark: String, properties: String = "", isFoundAtDark: Bool = false
    ) -> String {
        imageSet(
            #"{ "filename" : "\#(light)", "idiom" : "universal" },"# + "\n"
                + #"{ "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ], "#
                + #""filename" : "\#(dark)", "idiom" : "universal" }"# + (isFoundAtDark ? "\n^" : ""),
            properties: properties)
    }

    static let original = #""template-rendering-intent" : "original""#
    static let template = #""template-rendering-intent" : "template""#
}

// MARK: - Colours

/// An entry of a color set in the example of a lint.
struct ExampleColor {
    /// The lines of its `color`, without the braces.
    private var lines: [String]
    private var traits: [String]
    private var isFound: Bool
    private var isFoundAtColor: Bool

    private init(_ lines: [String], _ traits: [String], isFound: Bool, isFoundAtColor: Bool = false) {
        (self.lines, self.traits, self.isFound, self.isFoundAtColor) = (lines, traits, isFound, isFoundAtColor)
    }

    /// - Parameters:
    ///   - hex: six digits, `14479E`.
    ///   - traits: `dark` and `high`.
    ///   - isFound: whether a finding is at the entry.
    ///   - isFoundAtColor: whether a finding is at its `color`.
    static func value(
        _ hex: String, _ traits: String..., alpha: String = "1.000", isFound: Bool = false, isFoundAtColor: Bool = false
    ) -> ExampleColor {
        let bytes = stride(from: 0, to: 6, by: 2).map { "\"0x\(hex.dropFirst($0).prefix(2))\"" }
        let components =
            "{ \"alpha\" : \"\(alpha)\", \"blue\" : \(bytes[2]), \"green\" : \(bytes[1]), \"red\" : \(bytes[0]) }"
        return ExampleColor(
            ["\"color-space\" : \"srgb\",", "\"components\" : \(components)"], traits, isFound: isFound,
            isFoundAtColor: isFoundAtColor)
    }

    static func reference(_ name: String, _ traits: String..., platform: String = "ios") -> ExampleColor {
        ExampleColor(["\"platform\" : \"\(platform)\",", "\"reference\" : \"\(name)\""], traits, isFound: false)
    }

    fileprivate var text: String {
        let appearances = traits.map { trait in
            let name = trait == "high" ? "contrast" : "luminosity"
            return "{ \"appearance\" : \"\(name)\", \"value\" : \"\(trait)\" }"
        }
        let all = appearances.isEmpty ? [] : ["      \"appearances\" : [ \(appearances.joined(separator: ", ")) ],"]
        let color =
            ["      \"color\" : {"] + (isFoundAtColor ? ["                ^"] : [])
            + lines.map { "        " + $0 } + ["      },"]
        let entry =
            ["    {"] + (isFound ? ["    ^"] : []) + all + color + ["      \"idiom\" : \"universal\"", "    }"]
        return entry.joined(separator: "\n")
    }
}

extension CatalogLint.Example {
    /// The `Contents.json` of a color set.
    ///
    /// - Parameter isFound: whether a finding is at its beginning.
    static func colors(_ entries: ExampleColor..., isFound: Bool = false) -> String {
        colors(entries, isFound: isFound)
    }

    static func colors(_ entries: [ExampleColor], isFound: Bool = false) -> String {
        """
        {\(isFound ? "\n^" : "")
          "colors" : [
        \(entries.map(\.text).joined(separator: ",\n"))
          ],
          "info" : { "author" : "xcode", "version" : 1 }
        }
        """
    }

    /// A drawing of a filled box.
    static let box = svg(##"<path fill="#14479E" d="M4 4h16v16H4z"/>"##)

    /// The `Contents.json` of a group whose name is a part of names.
    static let namespace = """
        {
          "info" : { "author" : "xcode", "version" : 1 },
          "properties" : { "provides-namespace" : true }
        }
        """
}

// MARK: - Symbols

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

// MARK: - Resources of Android

extension CatalogLint.Example {
    /// A vector drawable of 24 × 24: a square.
    ///
    /// - Parameter isMarked: whether a finding is at its beginning.
    static func drawable(_ fill: String, isMarked: Bool = false) -> String {
        """
        <vector xmlns:android="http://schemas.android.com/apk/res/android" android:width="24dp" \
        android:height="24dp" android:viewportWidth="24" android:viewportHeight="24">
        \(isMarked ? "^\n" : "")  <path android:fillColor="\(fill)" android:pathData="M4,4h16v16h-16z" />
        </vector>
        """
    }
}
