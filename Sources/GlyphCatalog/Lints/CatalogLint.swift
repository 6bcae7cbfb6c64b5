internal import GlyphAudit
internal import GlyphModel
package import Markup
internal import SemanticColor

/// One check of what is there already: the texts of its page, and the function that finds violations.
package struct CatalogLint: ReportedRule {
    package private(set) var id: String
    package private(set) var severity: Diagnostic.Severity
    /// The systems about whose resources it says something.
    package var platforms: Set<AssetPlatform> = [.apple]
    package private(set) var summary: String
    package let guideline: String
    package let reason: String
    package let remedy: String
    let examples: Examples
    let check: Check
    /// Whether it judges the picture or the colour that an appearance shows. Where an entry is not for what its
    /// author meant, that is another one.
    var judgesWhatIsShown = false
    /// The lints whose findings about the same set are not reported next to one of this one, whose remedy resolves
    /// them.
    var silences: Set<String> = []
    /// A table for its page.
    var table: String?
    /// The kinds of its findings, each with an id of its own; empty where the lint's is the only one.
    var codes: [Code] = []

    /// A kind of finding. It is printed, selected and accepted by its own id.
    struct Code: Sendable {
        var id: String
        var severity: Diagnostic.Severity = .warning
        /// What is found, in one sentence.
        var summary: String
    }

    /// The subject of a check, and its function.
    enum Check: Sendable {
        /// Each set, also one whose pictures are not judged: which files it names, and which it has.
        case files(@Sendable (AssetSet, CatalogContext) -> [AuditFinding])
        /// Each set of images, colours or symbols: its `Contents.json` and its files.
        case set(@Sendable (AssetSet, CatalogContext) -> [AuditFinding])
        /// The same with what was read of it.
        case content(@Sendable (AssetSet, ReadSet.Content, CatalogContext) -> [AuditFinding])
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
        .catalogStructure, .brokenValues, .missingSet, .duplicateName, .refusedFile, .nightOnly, .blankPicture,
        .symbolDoesNotInterpolate, .incompleteSymbolTemplate, .lowContrastPair, .systemColorByValue,
        .templateLosesColors, .samePicture, .wrongScale, .unevenSize, .missingScale, .unreadPicture, .symbolVersion,
        .lostInAppearance, .blankSymbol, .symbolClash, .shadowsSystemName, .droppedEffect, .symbolIgnoresWeight,
        .unusedSet,
    ]

    /// What reports and baselines know: each lint, or each of its codes as one.
    package static let reported: [CatalogLint] = all.flatMap { lint in
        lint.codes.isEmpty
            ? [lint]
            : lint.codes.map { code in
                var own = lint
                (own.id, own.severity, own.summary) = (code.id, code.severity, code.summary)
                return own
            }
    }

    /// The ids that `--rules` knows: of lints, of their codes, and of the rows of looks.
    package static let ids: [String] =
        all.flatMap { [$0.id] + $0.codes.map(\.id) } + LossRow.allCases.map(\.rawValue)

    /// The ids of findings that say that an entry is not for what its author meant.
    static let mistaken: Set<String> = ["unknown-value", "duplicate-slot"]

    /// The ids of earlier lints, which `--rules` and baselines accept, and which find nothing any more.
    package static let formerIDs: Set<String> = [
        "bright-background", "uneven-separator", "state-equals-base", "system-color-in-picture",
        "weaker-high-contrast-color", "single-appearance-template", "unused-filled-twin", "needless-vector-property",
        "color-by-value",
    ]

    /// Whether it runs only where sources are read.
    package var needsReferences: Bool { if case .references = check { true } else { false } }

    /// The one of an id, of a code or of a row; nil where there is none.
    package static func named(_ id: String) -> CatalogLint? { byID[id] }

    /// Whether there is one of an id.
    static func isNamed(_ id: String) -> Bool { byID.index(forKey: id) != nil }

    private static let byID: [String: CatalogLint] = {
        var lints = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
        for lint in all { for code in lint.codes { lints[code.id] = lint } }
        for row in LossRow.allCases { lints[row.rawValue] = lostInAppearance }
        return lints
    }()

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

    /// A finding about a set of which only a summary is left.
    ///
    /// - Parameters:
    ///   - summary: the set that it is about.
    ///   - detail: what tells it from other findings of the lint about the set.
    func finding(
        _ message: String, ofSummary summary: SetSummary, detail: String? = nil, hint: String, notes: [String] = [],
        severity: Diagnostic.Severity? = nil
    ) -> AuditFinding {
        AuditFinding(
            Diagnostic(
                severity ?? self.severity, id: id, message, at: summary.location, hint: hint, notes: notes),
            subject: summary.subject + (detail.map { ", " + $0 } ?? ""),
            glyph: summary.kind == .color ? nil : summary.qualifiedName,
            color: summary.kind == .color ? ColorRole(rawValue: summary.qualifiedName) : nil)
    }
}

// MARK: - Page

extension CatalogLint {
    package var page: String {
        var text = head
        if let table { text += table + "\n\n" }
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
