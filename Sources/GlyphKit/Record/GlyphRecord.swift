internal import GlyphFormats
internal import GlyphModel
internal import Markup
internal import PathGeometry

/// What a build made of one entry: its files, by their digests, what was found, and what the set needs to know of its
/// assets.
struct GlyphRecord: Sendable {
    /// By export, each in its order.
    let files: [[AssetFile]]
    /// The number of low-confidence fills.
    let uncertainFills: Int
    /// What was found in its drawings, none of it an error.
    let readDiagnostics: [Diagnostic]
    /// Of what the set needs to know: the names of the assets and the paints of their drawings.
    let summary: Digest

    /// What the derivation found, none of it an error.
    private let diagnostics: [Diagnostic]
    /// The places of the entry and of its children in the manifest, if the derivation found something.
    private let places: [SourceFile.Location?]
    /// The assets as bytes, since they are seldom needed.
    private let assets: ArraySlice<UInt8>

    /// Nil where it has errors, or findings that cannot follow where the manifest changes.
    ///
    /// - Parameter readDiagnostics: what was found in the drawings.
    init?(of outcome: EntryOutcome, entry: GlyphEntry, readDiagnostics: [Diagnostic]) {
        let diagnostics = outcome.diagnostics
        guard outcome.isSound, !diagnostics.contains(where: { $0.fix != nil || !$0.notes.isEmpty }) else { return nil }
        var (files, digests): ([[AssetFile]], _) = ([], outcome.digests[...])
        for made in outcome.files {
            guard case .success(var made) = made else { return nil }
            for index in made.indices {
                guard let digest = digests.popFirst() else { break }
                made[index].content = .recorded(size: made[index].size, digest: digest)
            }
            files.append(made)
        }
        self.files = files
        self.diagnostics = diagnostics
        self.readDiagnostics = readDiagnostics
        uncertainFills = outcome.uncertainFills
        places = diagnostics.isEmpty ? [] : entry.places
        let bytes = outcome.assetBytes
        assets = bytes[...]
        summary = Digest(of: bytes)
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

    /// Whether it only names a file whose bytes are needed.
    func needs(_ paths: Set<String>) -> Bool {
        !paths.isEmpty && files.contains { $0.contains { paths.contains($0.path) } }
    }

    /// By export, at the place of the entry.
    func files(of entry: GlyphEntry) -> [ExportPlan.Files] {
        files.map { files in .success(files.map { $0.requested(at: entry.location) }) }
    }

    /// The assets of the entry, which may be at another place now, without paths.
    func variants(of entry: GlyphEntry) -> [Variant] {
        var decoder = ByteDecoder(assets)
        let assets = try? decoder.array { decoder throws(ByteDecoder.Fault) in
            Variant(name: try decoder.string(), entry: entry, pictures: try decoder.array())
        }
        return assets ?? []
    }
}

extension EntryOutcome {
    /// The assets with the paints of their drawings alone.
    var bytesOfAssets: [UInt8] {
        var encoder = ByteEncoder()
        encoder.append(each: variants) { encoder, variant in
            encoder.append(variant.name)
            encoder.append(each: variant.withoutPaths.pictures)
        }
        return encoder.bytes
    }
}

extension Variant {
    /// Its names and paints: formats look at nothing else of assets whose files they do not make.
    var withoutPaths: Variant {
        let pictures = pictures.map { picture in
            let drawing = picture.drawing
            let layers = drawing.layers.map { TintedLayer(path: Path(), paint: $0.paint, groups: $0.groups) }
            return Picture(
                appearance: picture.appearance, form: picture.form, tint: picture.tint,
                drawing: Drawing(
                    width: drawing.width, height: drawing.height, viewBox: drawing.viewBox, layers: layers,
                    preserveAspectRatio: drawing.preserveAspectRatio, form: drawing.form))
        }
        return Variant(name: name, entry: entry, pictures: pictures)
    }
}

extension GlyphRecord: ByteCodable {
    func encode(into encoder: inout ByteEncoder) {
        encoder.append(each: files) { $0.append(each: $1) }
        encoder.append(uncertainFills)
        encoder.append(each: readDiagnostics)
        encoder.append(summary)
        encoder.append(each: diagnostics)
        encoder.append(each: places) { $0.append($1) }
        encoder.append(bytes: assets)
    }

    init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        files = try decoder.array { decoder throws(ByteDecoder.Fault) in try decoder.array() }
        uncertainFills = try decoder.int()
        readDiagnostics = try decoder.array()
        summary = try decoder.value()
        diagnostics = try decoder.array()
        places = try decoder.array { decoder throws(ByteDecoder.Fault) in try decoder.optional() }
        assets = try decoder.slice()
    }
}
