internal import GlyphAudit
internal import GlyphModel
package import Markup
package import SemanticColor

/// One check of what is there already: the texts of its page, and the function that finds violations.
package struct CatalogLint: ReportedRule {
    package let id: String
    package let severity: Diagnostic.Severity
    package let summary: String
    package let guideline: String
    package let reason: String
    package let remedy: String
    let examples: Examples
    let check: Check
    /// The message of one finding for many of them in one catalog, by their number; nil where each is reported.
    var joined: (@Sendable (Int) -> String)?

    /// The subject of a check, and its function.
    enum Check: Sendable {
        /// Each set of any kind: its `Contents.json` and its files.
        case set(@Sendable (AssetSet, CatalogContext) -> [AuditFinding])
        case image(@Sendable (ImageSet, CatalogContext) -> [AuditFinding])
        case color(@Sendable (ColorSet, CatalogContext) -> [AuditFinding])
        case symbol(@Sendable (SymbolSet, CatalogContext) -> [AuditFinding])
        /// All sets of one catalog together.
        case catalog(@Sendable ([SetSummary], CatalogContext) -> [AuditFinding])
        /// The reading reports it, under this id.
        case reading
    }

    /// All of them, the most important first.
    package static let all: [CatalogLint] = [
        .brokenContents, .linkedFile, .missingFile, .duplicateName, .noFallback, .blankSymbol,
        .symbolDoesNotInterpolate, .incompleteSymbolTemplate, .missingDark, .darkEqualsLight, .lowContrastPicture,
        .missingDarkColor, .lowContrastColor, .whitePlate, .brightBackground, .systemColorByValue,
        .weakerHighContrastColor, .incompleteHighContrast, .templateLosesColors, .flattensInAccented,
        .unusedFilledTwin, .symbolClash, .shadowsSystemName, .samePicture, .duplicateSlot, .wrongScale, .orphanFile,
        .unassignedSlot, .unknownValue, .emptySet, .unreadPicture, .symbolVersion, .missingHighContrast,
        .missingHighContrastColor, .lostOnMaterial, .singleAppearanceTemplate, .systemColorInPicture,
    ]

    /// The one of an id; nil where there is none.
    package static func named(_ id: String) -> CatalogLint? { all.first { $0.id == id } }

    /// The ids of the lints that judge what was read. A finding of the reading itself may quote a drawing.
    package static let ofContent = Set(
        all.compactMap { lint -> String? in
            if case .reading = lint.check { nil } else { lint.id }
        })

    /// A finding of this lint.
    ///
    /// - Parameters:
    ///   - set: the set that it is about.
    ///   - location: its place; the set's, if it is nil.
    ///   - detail: what tells it from other findings of the lint about the set, independent of lines.
    ///   - severity: the severity, if it is lower than the lint's own.
    func finding(
        _ message: String, about set: AssetSet, at location: SourceFile.Location? = nil, detail: String? = nil,
        hint: String, notes: [String] = [], fix: Fix? = nil, severity: Diagnostic.Severity? = nil
    ) -> AuditFinding {
        AuditFinding(
            Diagnostic(
                severity ?? self.severity, id: id, message, at: location ?? set.location, hint: hint, notes: notes,
                fix: fix),
            subject: set.subject + (detail.map { ", " + $0 } ?? ""),
            glyph: set.kind == .color ? nil : set.qualifiedName,
            color: set.kind == .color ? ColorRole(rawValue: set.qualifiedName) : nil)
    }
}

/// What lints need besides the set that they judge.
package struct CatalogContext: Sendable {
    /// The system's colours.
    package var palette: Palette
    /// The paths of all sets that are audited together, so that a fix does not add one that is there.
    package private(set) var paths: Set<String> = []
    /// The backgrounds of the system that pictures and colours are judged on in an appearance: the one of pages, and in
    /// dark the lighter one of elevated content, too.
    package func backgrounds(in appearance: Appearance) -> [Color] {
        let levels = appearance.style == .dark ? Appearance.Level.allCases : [appearance.level]
        return levels.compactMap { level in
            var place = appearance
            place.level = level
            return palette["systemBackground"]?[place]
        }
    }

    package init(palette: Palette = .system(.ios26)) { self.palette = palette }

    /// The same for sets at these paths.
    func auditing(_ paths: Set<String>) -> CatalogContext {
        var context = self
        context.paths = paths
        return context
    }
}

// MARK: - Page and examples

extension CatalogLint {
    /// Catalogs for the page of a lint and for its tests.
    struct Examples: Sendable {
        /// Nothing is found in them.
        var clean: [Example]
        /// Each finding's place is marked.
        var unclean: [Example]
    }

    /// A small catalog: texts by their paths in `Example.xcassets`. In them a line with only a `^` marks the place
    /// above the caret: the lint reports that place, and no other.
    struct Example: Sendable {
        static let root = "Example.xcassets"

        private let marked: [String: String]
        /// The sizes of PNG files by path.
        let pixels: [String: PixelSize]
        /// The paths of links. Each is marked, at its beginning.
        let links: [String]

        struct PixelSize: Sendable {
            var width: Int
            var height: Int

            init(_ width: Int, _ height: Int) { (self.width, self.height) = (width, height) }
        }

        /// - Parameter files: the texts by path, such as `home.imageset/Contents.json`.
        init(_ files: [String: String], pixels: [String: PixelSize] = [:], links: [String] = []) {
            (marked, self.pixels, self.links) = (files, pixels, links)
        }

        /// The texts without marks, by path.
        var files: [String: String] { unmarked.files }

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
                files[path] = MarkedText.unmarked(marked[path] ?? "", at: Self.root + "/" + path, &marks)
            }
            for path in links { _ = MarkedText.unmarked("\n^", at: Self.root + "/" + path, &marks) }
            return (files, marks)
        }

        /// A drawing of 24 × 24.
        static func svg(_ content: String) -> String {
            #"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">"# + "\n"
                + content + "\n</svg>"
        }
    }

    package var page: String {
        var text = head
        if let example = examples.unclean.first {
            text += "## Example\n\nFound at \(MarkedText.places(example.marks)):\n" + Self.listing(of: example)
        }
        if let example = examples.clean.first { text += "\nNothing is found in:\n" + Self.listing(of: example) }
        return text
    }

    private static func listing(of example: Example) -> String {
        let texts = example.files.sorted { $0.key < $1.key }.map { path, text in
            "\n`\(path)`:\n\n```\(path.hasSuffix(".json") ? "json" : "xml")\n\(text)```\n"
        }
        let pixels = example.pixels.sorted { $0.key < $1.key }.map { path, size in
            "\n`\(path)`: \(size.width) × \(size.height) pixels\n"
        }
        return (texts + pixels + example.links.map { "\n`\($0)`: a link\n" }).joined()
    }

    /// The list of all lints, with links to their pages.
    package static var index: String {
        let rows = all.map { "| [\($0.id)](\($0.id).md) | \($0.severity.rawValue) | \($0.summary) |" }
        return """
            # Lints of catalogs

            The checks of `twinlight audit`. A baseline accepts findings: `--baseline FILE --write-baseline`.

            | id | severity | finds |
            | --- | --- | --- |
            \(rows.joined(separator: "\n"))

            """
    }
}
