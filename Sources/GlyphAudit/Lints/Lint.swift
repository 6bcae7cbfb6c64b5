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
    struct Joining: Sendable {
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
        case variant(@Sendable (Variant, AuditedGlyph, Audit) -> [AuditFinding])
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
        .misusedColor, .drawnTwice, .tinyInFrame, .otherFrame, .subPixelDetail, .fullColorTemplate, .tintWithoutEffect,
        .vibrancyWithoutMaterial,
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
