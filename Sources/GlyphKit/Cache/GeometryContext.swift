internal import GlyphAudit
internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

/// What a result depends on besides its key: its messages name glyphs, drawings and colours.
///
/// Which of these it depends on follows from the key, so that this can be asked first.
struct GeometryContext: OptionSet, Hashable {
    var rawValue: Int

    /// A low-confidence fill: whether fills are judged.
    static let judgement = GeometryContext(rawValue: 1)
    /// A message: the names of the glyph and of its drawings.
    static let names = GeometryContext(rawValue: 2)
    /// A message that may name anything: all that is requested, and the palette.
    static let request = GeometryContext(rawValue: 4)

    /// Messages that have no other names than the names of the glyph and of its drawings.
    private static let plainIDs = [
        Lint.doubtfulFill.id, Diagnostic.nothingToFillID, Diagnostic.limitedWeightsID,
    ]

    init(rawValue: Int) { self.rawValue = rawValue }

    init(of result: AssetMaking.Result) {
        self = []
        // Where fills are judged, it says so.
        if result.uncertainFills > 0 { formUnion([.judgement, .names]) }
        if !result.diagnostics.isEmpty { insert(.names) }
        if result.diagnostics.contains(where: { !Self.plainIDs.contains($0.id) }) { insert(.request) }
    }

    /// The key of a result with this context.
    func key(of request: GeometryRequest, _ key: Digest) -> Digest {
        var encoder = ByteEncoder()
        encoder.append(key)
        encoder.append(rawValue)
        if contains(.judgement) { encoder.append(request.judgesFills) }
        encoder.append(request.entry.name)
        encoder.append(each: request.entry.sources) { encoder, path in
            encoder.append(path)
            // The path of the file, as messages have it.
            encoder.append(request.glyphs[path]?.layers.first?.location.path)
        }
        // Places are put back, but not distinguished where they were the same.
        let places = request.entry.places
        encoder.append(each: places) { $0.append(places.firstIndex(of: $1) ?? 0) }
        if contains(.request) {
            encoder.append(request.entry)
            encoder.append(request.palette)
        }
        return Digest(of: encoder.bytes)
    }
}
