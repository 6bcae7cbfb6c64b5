public import Markup
public import SemanticColor

/// A diagnostic with what it is about, for sheets and reports that want more than its words.
public struct AuditFinding: Hashable, Sendable {
    /// What is wrong, how bad it is, where, and what to do.
    public var diagnostic: Diagnostic
    /// What it is about, however lines shift: `glyph heart, color brand`. A baseline knows a finding by it.
    public var subject: String
    /// The glyph, as the manifest names it.
    public var glyph: String?
    /// The colour, as the palette names it.
    public var color: ColorRole?
    /// The layers and settings in which it shows, the worst first.
    public var measures: [AuditMeasure]
    /// The place in the manifest that answers for it, where the diagnostic stands in a drawing.
    package var manifestLocation: SourceFile.Location?

    /// A finding of a lint. Without a subject of its own, its glyph and colour are the subject, or else what the
    /// diagnostic says it is about, or else the message.
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
