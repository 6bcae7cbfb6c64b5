internal import GlyphDerivation
internal import GlyphFormats
internal import GlyphManifest
internal import GlyphModel

/// The needs of the exports of a manifest for each of its glyphs.
struct ExportNeeds: Sendable {
    /// The glyphs of each export that needs weights; nil for all.
    private let withWeights: [NameSelection?]
    /// Whether an export asks for strokes, of glyphs that do not say how theirs are written.
    private let keepsStrokes: Bool

    init(_ exports: [Export]) {
        withWeights = exports.filter { AssetFormat.named($0.format)?.needsWeights ?? false }.map {
            $0.only.isEmpty ? nil : NameSelection($0.only)
        }
        keepsStrokes = exports.contains { $0.options[StrokePolicy.option] == StrokePolicy.keep.rawValue }
    }

    func needs(of entry: GlyphEntry) -> AssetNeeds {
        AssetNeeds(
            hasWeights: withWeights.contains { $0?.includes(entry) ?? true },
            keepsStrokes: entry.settings.export.strokes.map { $0 == .keep } ?? keepsStrokes)
    }
}
