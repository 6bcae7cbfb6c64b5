public import Markup
public import SemanticColor

/// A diagnostic with its subject and its measures, for sheets and reports.
public struct AuditFinding: Hashable, Sendable {
    /// The fault, its severity, its location, and a hint.
    public var diagnostic: Diagnostic
    /// The subject, independent of line numbers: `glyph heart, color brand`. A baseline identifies a finding by it.
    public var subject: String
    /// The glyph, as the manifest names it.
    public var glyph: String?
    /// The colour, as the palette names it.
    public var color: ColorRole?
    /// The measured layers and settings, the worst first.
    public var measures: [AuditMeasure]
    /// The responsible place in the manifest, if the diagnostic is located in a drawing.
    package var manifestLocation: SourceFile.Location?
    /// The assets that the finding compares, by name: a page shows them next to each other.
    package var comparedAssets: [String] = []
    /// The findings of single glyphs that this one represents, where it is reported once for the set. A baseline knows
    /// each of them, so that it stays valid where a set grows or shrinks.
    package var parts: [AuditFinding] = []

    /// Creates a finding of a lint. Without a subject, its glyph and colour identify it, or else the subject of the
    /// diagnostic, or else its message.
    package init(
        _ diagnostic: Diagnostic, subject: String? = nil, glyph: String? = nil, color: ColorRole? = nil,
        measures: [AuditMeasure] = []
    ) {
        self.diagnostic = diagnostic
        self.glyph = glyph
        self.color = color
        self.measures = measures.enumerated().sorted { ($0.element.ratio, $0.offset) < ($1.element.ratio, $1.offset) }
            .map(\.element)
        let named = [glyph.map { "glyph \($0)" }, color.map { "color \($0.rawValue)" }].compactMap { $0 }
        self.subject =
            subject ?? (named.isEmpty ? diagnostic.subject ?? diagnostic.message : named.joined(separator: ", "))
    }
}
