internal import GlyphModel
public import Markup
internal import SemanticColor

/// One check of an audit: the texts of its page, and the function that finds violations.
public struct Lint: Sendable {
    /// Kebab-case and stable: the name in `allow`, `--rules` and reports.
    public let id: String
    /// The severity of its findings, unless a finding states a lower one.
    public let severity: Diagnostic.Severity
    /// What it finds, in one sentence.
    public let summary: String
    /// The rule that it checks, with its source.
    public let guideline: String
    /// What a violation means for users of the glyphs.
    public let reason: String
    /// How to fix a violation.
    public let remedy: String
    let examples: Examples
    let check: Check
    /// How its findings are reported once for a set; nil where each is reported.
    var joining: Joining?

    /// Reports the findings of a lint once for a set, where they hold for most of its glyphs: a fact about nearly every
    /// glyph is one decision about the set, and would hide all other findings.
    package struct Joining: Sendable {
        /// Whether a glyph could have the finding at all: the others do not count.
        let concerns: @Sendable (AuditedGlyph, Audit) -> Bool
        /// The message, of the number of findings and of the number of glyphs that could have one.
        let message: @Sendable (_ count: Int, _ all: Int) -> String
        let hint: String
    }

    /// The subject of a check, and its function.
    enum Check: Sendable {
        case manifest(@Sendable (Audit) -> [AuditFinding])
        /// Each colour that the manifest defines.
        case palette(@Sendable (OwnColor, Audit) -> [AuditFinding])
        case glyph(@Sendable (AuditedGlyph, Audit) -> [AuditFinding])
        /// Each asset of each glyph.
        case asset(@Sendable (GlyphAsset, AuditedGlyph, Audit) -> [AuditFinding])
        /// A stage of the build reports it, under this id.
        case stage
        /// Each `allow`, once all other lints have run.
        case allowances
    }

    /// All of them, the most important first.
    public static let all: [Lint] = [
        .contrast, .vanishesOnElevated, .faintVibrancy, .alikeInDark, .coversEverything, .paintsMerged, .customContrast,
        .incompleteColor,
        .weakerHighContrast, .hueAlone, .onePictureForBoth, .fullColorOnMaterial, .brightInDark, .hardCodedSystemColor,
        .misusedColor, .drawnTwice, .tinyInFrame, .otherFrame, .otherSize, .subPixelDetail, .fullColorTemplate,
        .tintWithoutEffect,
        .fillWithoutEffect, .unpairedDrawing, .unlikeItsOutline, .vibrancyWithoutMaterial,
        .unneededAllow, .systemContrast, .customBackground, .heavyInDark, .doubtfulFill, .unlikeItsRelatives,
        .unlistedSource,
        .longPath, .elevatedNotCarried,
        .gamutReduced,
    ]

    /// The one of an id; nil where there is none.
    public static func named(_ id: String) -> Lint? { all.first { $0.id == id } }

    /// The most similar id.
    package static func nearest(to id: String) -> String? { Suggestion.nearest(to: id, of: all.map(\.id)) }

    /// A finding of this lint.
    ///
    /// - Parameter severity: the severity, if it is lower than the lint's own.
    func finding(
        _ message: String, at location: SourceFile.Location?, glyph: String? = nil, color: ColorRole? = nil,
        measures: [AuditMeasure] = [], subject: String? = nil, hint: String? = nil, notes: [String] = [],
        fix: Fix? = nil, severity: Diagnostic.Severity? = nil
    ) -> AuditFinding {
        AuditFinding(
            Diagnostic(severity ?? self.severity, id: id, message, at: location, hint: hint, notes: notes, fix: fix),
            subject: subject, glyph: glyph, color: color, measures: measures)
    }
}

// MARK: - Page

extension Lint: ReportedRule {
    /// Its documentation as Markdown: a page in `Pages`, and the help in reports.
    package var page: String {
        var text = head
        if let example = examples.unclean.first {
            text += "## Example\n\nFound at \(MarkedText.places(example.marks)):\n\n```xml\n\(example.manifest)```\n"
        }
        if let example = examples.clean.first {
            text += "\nNothing is found in:\n\n```xml\n\(example.manifest)```\n"
        }
        return text
    }

    /// The list of all lints, with links to their pages.
    package static var index: String {
        let rows = all.map { "| [\($0.id)](\($0.id).md) | \($0.severity.rawValue) | \($0.summary) |" }
        return """
            # Lints

            The checks of `twinlight lint`. `allow="ID"` on an element accepts the findings of a lint on it and in all
            that it contains; state the reason in a comment.

            | id | severity | finds |
            | --- | --- | --- |
            \(rows.joined(separator: "\n"))

            """
    }
}

// MARK: - Examples

extension Lint {
    /// Manifests with their drawings, for the page of a lint and for its tests.
    struct Examples: Sendable {
        /// Nothing is found in them.
        var clean: [Example]
        /// Each finding's place is marked.
        var unclean: [Example]
    }

    /// A small project. In its texts a line with only a `^` marks the place above the caret: the lint reports that
    /// place, and no other.
    struct Example: Sendable {
        typealias Mark = MarkedText.Mark

        /// The text with the marks.
        private let text: String
        private let added: [String: String]

        /// - Parameter drawings: the drawings by path, in addition to an outlined box, a bar and a disc.
        init(_ manifest: String, drawings: [String: String] = [:]) { (text, added) = (manifest, drawings) }

        /// The manifest without the marks.
        var manifest: String { unmarked.manifest }
        var drawings: [String: String] { unmarked.drawings }
        var marks: [Mark] { unmarked.marks }

        /// Only pages and tests ask for it, and each program begins with the list of all lints.
        private var unmarked: (manifest: String, drawings: [String: String], marks: [Mark]) {
            var marks: [Mark] = []
            let manifest = MarkedText.unmarked(text, at: "manifest.xml", &marks)
            let all = Self.usual.merging(added) { $1 }
            var texts: [String: String] = [:]
            for path in all.keys.sorted() { texts[path] = MarkedText.unmarked(all[path] ?? "", at: path, &marks) }
            return (manifest, texts, marks)
        }

        private static let usual = [
            "box.svg": svg(#"<path fill="none" stroke="currentColor" stroke-width="2" d="M4 4h16v16H4z"/>"#),
            "bar.svg": svg(#"<path id="bar" d="M2 2h20v8H2z"/><path id="foot" d="M2 14h20v8H2z"/>"#),
            "disc.svg": svg(#"<circle cx="12" cy="12" r="10"/>"#),
        ]

        static func svg(_ content: String) -> String {
            #"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">"# + "\n"
                + content + "\n</svg>"
        }
    }
}
