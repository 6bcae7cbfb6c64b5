internal import GlyphAudit
internal import GlyphModel
package import Markup
internal import SemanticColor

/// One check of what is there already: the texts of its page, and the function that finds violations.
package struct CatalogLint: ReportedRule {
    package let id: String
    package let severity: Diagnostic.Severity
    /// The systems about whose resources it says something.
    package var platforms: Set<AssetPlatform> = [.apple]
    package let summary: String
    package let guideline: String
    package let reason: String
    package let remedy: String
    let examples: Examples
    let check: Check
    /// The message of one finding for many of them in one catalog, by their number; nil where each is reported.
    var joined: (@Sendable (Int) -> String)?
    /// The hint of that finding; nil where the hint of each is right for many, too.
    var joinedHint: String?
    /// From so many findings on, they are one.
    var joinedFrom = JoinedFindings.few + 1
    /// The lints whose findings the remedy of this one resolves: next to a finding of this one, they are not reported
    /// of the same set, unless they are more severe.
    var cured: Set<String> = []
    /// Whether the remedy resolves them wherever in the set they are; otherwise only the ones for the same device.
    var curesWholeSet = false
    /// Whether its fix waits where another one makes a picture: the new entry would keep what this one changes.
    var waitsForPictures = false
    /// Whether its fix is made only where `--rules` names it: what it changes may be meant.
    package var isFixedByName = false
    /// The same of its informations alone: what is certain is fixed.
    var fixesInfoByName = false
    /// The sets of images that it is about where `--rules` does not name it; nil for all.
    var isRelevant: (@Sendable (ImageSet, CatalogContext) -> Bool)?

    /// The subject of a check, and its function.
    enum Check: Sendable {
        /// Each set, also one whose pictures are not judged: which files it names, and which it has.
        case files(@Sendable (AssetSet, CatalogContext) -> [AuditFinding])
        /// Each set of images, colours or symbols: its `Contents.json` and its files.
        case set(@Sendable (AssetSet, CatalogContext) -> [AuditFinding])
        case image(@Sendable (ImageSet, CatalogContext) -> [AuditFinding])
        case color(@Sendable (ColorSet, CatalogContext) -> [AuditFinding])
        case symbol(@Sendable (SymbolSet, CatalogContext) -> [AuditFinding])
        /// All sets of one catalog together.
        case catalog(@Sendable ([SetSummary], CatalogContext) -> [AuditFinding])
        /// What sources say about all sets together; only where they are read.
        case references(@Sendable (AssetReferences, [SetSummary]) -> [AuditFinding])
        /// The reading reports it, under this id.
        case reading
    }

    /// All of them, the most important first.
    package static let all: [CatalogLint] = [
        .brokenContents, .brokenValues, .linkedFile, .missingFile, .missingSet, .duplicateName, .refusedFile,
        .noFallback, .nightOnly, .blankSymbol, .symbolDoesNotInterpolate, .incompleteSymbolTemplate, .missingDark,
        .darkEqualsLight, .lowContrastPicture, .missingDarkColor, .lowContrastColor, .lowContrastPair, .whitePlate,
        .brightBackground, .systemColorByValue, .weakerHighContrastColor, .incompleteHighContrast,
        .templateLosesColors, .flattensInAccented, .unusedFilledTwin, .symbolClash, .shadowsSystemName, .samePicture,
        .duplicateSlot, .wrongScale, .missingScale, .orphanFile, .unassignedSlot, .unknownValue, .emptySet,
        .unreadPicture, .symbolVersion, .missingHighContrast, .missingHighContrastColor, .lostOnMaterial,
        .singleAppearanceTemplate, .systemColorInPicture, .needlessVectorProperty, .droppedEffect, .unevenSeparator,
        .stateEqualsBase, .symbolIgnoresWeight, .colorByValue, .unusedSet,
    ]

    /// What lints say of the picture or the colour that an appearance shows. Where an entry is not for what its author
    /// meant, they judge another one.
    static let ofWhatIsShown: Set<String> = [
        "missing-dark", "dark-equals-light", "low-contrast-picture", "missing-dark-color", "low-contrast-color",
        "white-plate", "bright-background", "incomplete-high-contrast", "template-loses-colors",
        "flattens-in-accented", "missing-scale", "missing-high-contrast", "missing-high-contrast-color",
        "lost-on-material", "single-appearance-template", "uneven-separator",
    ]

    /// Whether it runs only where sources are read.
    package var needsReferences: Bool { if case .references = check { true } else { false } }

    /// The one of an id; nil where there is none.
    package static func named(_ id: String) -> CatalogLint? { byID[id] }

    private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

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
            glyph: set.kind == .color || set.kind == .file ? nil : set.qualifiedName,
            color: set.kind == .color ? ColorRole(rawValue: set.qualifiedName) : nil)
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

    package var page: String {
        var text = head
        if platforms.contains(.android) { text += Self.androidNote(isOnly: platforms.count == 1) }
        if let example = examples.unclean.first {
            text += "## Example\n\nFound at \(MarkedText.places(example.marks)):\n" + Self.listing(of: example)
        }
        if let example = examples.clean.first { text += "\nNothing is found in:\n" + Self.listing(of: example) }
        return text
    }

    private static func androidNote(isOnly: Bool) -> String {
        (isOnly ? "It runs" : "It also runs")
            + " on the `res` folders of Android apps: on drawables, and on colours for light and for night.\n\n"
    }

    private static func listing(of example: Example) -> String {
        let files = example.sources.merging(example.files) { source, _ in source }
        let texts = files.sorted { $0.key < $1.key }.map { path, text in
            "\n`\(path)`:\n\n```\(language(of: path))\n\(text)```\n"
        }
        let pixels = example.pixels.sorted { $0.key < $1.key }.map { path, size in
            "\n`\(path)`: \(size.width) × \(size.height) pixels\n"
        }
        return (texts + pixels + example.links.map { "\n`\($0)`: a link\n" }).joined()
    }

    private static func language(of path: String) -> String {
        switch FolderPath.ending(of: path) {
        case "json": "json"
        case "swift": "swift"
        case "m": "objc"
        default: "xml"
        }
    }

    /// The list of all lints, with links to their pages.
    package static var index: String {
        let rows = all.map { "| [\($0.id)](\($0.id).md) | \($0.severity.rawValue) | \($0.summary) |" }
        let android = all.filter { $0.platforms.contains(.android) }.map { "`\($0.id)`" }
        return """
            # Lints of catalogs

            The checks of `twinlight audit`. A baseline accepts findings: `--baseline FILE --write-baseline`.

            | id | severity | finds |
            | --- | --- | --- |
            \(rows.joined(separator: "\n"))

            On the `res` folders of Android apps, these run: \(android.joined(separator: ", ")).

            """
    }
}
