internal import GlyphModel
public import Markup
internal import SemanticColor

/// One thing that an audit looks for: what a page says of it, and the function that finds it.
public struct Lint: Sendable {
    /// Kebab-case and stable: what `allow`, `--rules` and reports name.
    public let id: String
    /// How bad its findings are, unless one says that it is less.
    public let severity: Diagnostic.Severity
    /// What it finds, in one sentence.
    public let summary: String
    /// The rule that it holds a set to, and whose rule that is.
    public let guideline: String
    /// What a user of the glyphs would meet.
    public let reason: String
    /// What to do.
    public let remedy: String
    let examples: Examples
    let check: Check

    /// What is looked at, and how.
    enum Check: Sendable {
        case manifest(@Sendable (Audit) -> [AuditFinding])
        /// Each colour that the manifest defines.
        case palette(@Sendable (OwnColor, Audit) -> [AuditFinding])
        case glyph(@Sendable (AuditedGlyph, Audit) -> [AuditFinding])
        /// Each asset of each glyph.
        case variant(@Sendable (Variant, AuditedGlyph, Audit) -> [AuditFinding])
        /// A stage of the build tells it on the way, under this id.
        case stage
        /// What has become of `allow`, once all others have spoken.
        case allowances
    }

    /// All of them, those that matter most first.
    public static let all: [Lint] = [
        .contrast, .vanishesOnElevated, .faintVibrancy, .alikeInDark, .paintsMerged, .customContrast, .incompleteColor,
        .weakerHighContrast, .hueAlone, .onePictureForBoth, .fullColorOnMaterial, .brightInDark, .hardCodedSystemColor,
        .misusedColor, .drawnTwice, .subPixelDetail, .fullColorTemplate, .tintWithoutEffect, .vibrancyWithoutMaterial,
        .unneededAllow, .systemContrast, .customBackground, .heavyInDark, .doubtfulFill, .elevatedNotCarried,
        .gamutReduced,
    ]

    /// The one of an id; nil where there is none.
    public static func named(_ id: String) -> Lint? { all.first { $0.id == id } }

    /// The id that was probably meant.
    package static func nearest(to id: String) -> String? { Suggestion.nearest(to: id, of: all.map(\.id)) }

    /// A finding of this lint.
    ///
    /// - Parameter severity: where it is less than the lint's own.
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
