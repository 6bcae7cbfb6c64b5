internal import GlyphFormats
internal import GlyphModel
internal import Markup
internal import PathGeometry

/// What a build made of one entry: its files, by their digests, and what the set needs to know of its assets.
struct GlyphRecord: Sendable {
    /// By export, each in its order.
    var files: [[AssetFile]]
    /// The assets, with drawings whose layers have no paths: formats look at nothing else of assets whose files they do
    /// not make.
    var assets: [(name: String, pictures: [Variant.Picture])]
    /// The number of low-confidence fills.
    var uncertainFills: Int

    /// What the derivation found, none of it an error.
    private var diagnostics: [Diagnostic]
    /// The places of the entry and of its children in the manifest, if something was found.
    private var places: [SourceFile.Location?]
    /// Are there findings with places that cannot be followed where the manifest changes?
    let isFixed: Bool

    /// Nil where it has errors.
    ///
    /// - Parameter isNoted: was something found in the drawings?
    init?(of outcome: EntryOutcome, entry: GlyphEntry, isNoted: Bool) {
        guard outcome.isSound else { return nil }
        files = []
        for made in outcome.files {
            guard case .success(let made) = made else { return nil }
            files.append(made)
        }
        uncertainFills = outcome.made.uncertainFills
        assets = outcome.variants.map { (name: $0.name, pictures: $0.withoutPaths.pictures) }
        diagnostics = outcome.made.diagnostics
        places = diagnostics.isEmpty ? [] : entry.places
        isFixed = isNoted || diagnostics.contains { $0.fix != nil || !$0.notes.isEmpty }
    }

    /// What the derivation found, at the present places of the entry.
    func diagnostics(of entry: GlyphEntry) -> [Diagnostic] {
        if diagnostics.isEmpty { return [] }
        let moved = Dictionary(zip(places, entry.places)) { first, _ in first }
        return diagnostics.map { diagnostic in
            var diagnostic = diagnostic
            diagnostic.location = moved[diagnostic.location] ?? diagnostic.location
            return diagnostic
        }
    }

    /// Does it only name a file whose bytes are needed?
    func needs(_ paths: Set<String>) -> Bool {
        !paths.isEmpty && files.contains { $0.contains { paths.contains($0.path) } }
    }

    /// The assets of the entry, which may be at another place now.
    func variants(of entry: GlyphEntry) -> [Variant] {
        assets.map { Variant(name: $0.name, entry: entry, pictures: $0.pictures) }
    }
}

extension Variant {
    /// With the paints of its drawings alone.
    var withoutPaths: Variant {
        var variant = self
        for index in pictures.indices {
            variant.pictures[index].alternatives = []
            for layer in pictures[index].drawing.layers.indices {
                variant.pictures[index].drawing.layers[layer].path = Path()
            }
        }
        return variant
    }
}

extension GlyphRecord: ByteCodable {
    func encode(into encoder: inout ByteEncoder) {
        encoder.append(each: files) { $0.append(each: $1) }
        encoder.append(uncertainFills)
        encoder.append(each: diagnostics)
        encoder.append(each: places) { $0.append($1) }
        encoder.append(isFixed)
        encoder.append(each: assets) { encoder, asset in
            encoder.append(asset.name)
            encoder.append(each: asset.pictures)
        }
    }

    init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        files = try Self.files(from: &decoder)
        uncertainFills = try decoder.int()
        diagnostics = try decoder.array()
        places = try decoder.array { decoder throws(ByteDecoder.Fault) in try decoder.optional() }
        isFixed = try decoder.bool()
        assets = try decoder.array { decoder throws(ByteDecoder.Fault) in
            (name: try decoder.string(), pictures: try decoder.array())
        }
    }

    /// What comes first in its bytes.
    static func files(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) -> [[AssetFile]] {
        try decoder.array { decoder throws(ByteDecoder.Fault) in try decoder.array() }
    }
}
