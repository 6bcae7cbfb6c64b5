internal import GlyphFormats
internal import GlyphModel
internal import Markup
internal import PathGeometry

/// What a build makes of one entry: all that does not depend on the other entries.
///
/// Where a build is asked for files alone, it keeps of them what the set as a whole needs, as a store has it for the next
/// build.
struct EntryOutcome: Sendable {
    /// Where it comes from; `failed` where a drawing could not be read.
    var origin: GlyphOrigin
    /// Whether the drawings could be read and all assets be made.
    var isSound = true
    /// What the derivation found.
    var diagnostics: [Diagnostic]
    /// What was found in the drawings.
    var readDiagnostics: [Diagnostic] = []
    /// The number of low-confidence fills.
    var uncertainFills = 0
    /// The faults of the drawings that were made: none as a rule.
    var violations: [Diagnostic] = []
    /// By export; empty if the entry is not sound.
    var files: [ExportPlan.Files] = []
    /// Those that are requested.
    private(set) var assets: Assets

    enum Assets: Sendable {
        case made([Variant])
        /// Their names and the paints of their drawings, as bytes: formats look at nothing else of assets whose files they
        /// do not make.
        case noted(ArraySlice<UInt8>)
    }

    init(
        _ made: StoredAssets, variants: [Variant], violations: [Diagnostic], readDiagnostics: [Diagnostic], isRead: Bool
    ) {
        origin = !isRead ? .failed : made.isFound ? .cached : .derived
        isSound = isRead && violations.isEmpty && !Findings(made.result.diagnostics).containErrors
        (diagnostics, uncertainFills) = (made.result.diagnostics, made.result.uncertainFills)
        (self.violations, self.readDiagnostics) = (violations, readDiagnostics)
        assets = .made(variants)
    }

    /// The outcome of an entry of which nothing was made.
    init(failure: Diagnostic) {
        (origin, isSound, diagnostics, assets) = (.failed, false, [failure], .made([]))
    }

    /// The assets of the entry; without paths where they are only noted.
    func variants(of entry: GlyphEntry) -> [Variant] {
        switch assets {
        case .made(let variants): return variants
        case .noted(let bytes):
            var decoder = ByteDecoder(bytes)
            let assets = try? decoder.array { decoder throws(ByteDecoder.Fault) in
                Variant(name: try decoder.string(), entry: entry, pictures: try decoder.array())
            }
            return assets ?? []
        }
    }

    /// Of what the set needs to know of the assets.
    var summary: Digest { Digest(of: notes) }

    private var notes: ArraySlice<UInt8> {
        switch assets {
        case .noted(let bytes): return bytes
        case .made(let variants):
            var encoder = ByteEncoder()
            encoder.append(each: variants) { encoder, variant in
                encoder.append(variant.name)
                encoder.append(each: variant.pictures.map(\.withoutPaths))
            }
            return encoder.bytes[...]
        }
    }
}

/// As a store has it.
extension EntryOutcome {
    /// Leaves the bytes of its files to a store, which also gets what the next build needs of it.
    ///
    /// - Parameters:
    ///   - key: of the entry; nil where it cannot be found again.
    ///   - keepsDrawings: whether the drawings of the assets are needed after its files are made.
    /// - Returns: what the store gets.
    mutating func leave(at key: Digest?, of entry: GlyphEntry, keepsDrawings: Bool) -> [Store.Item] {
        var items: [Store.Item] = []
        files = files.map { made in
            made.map { files in
                files.map { file in
                    var file = file
                    let digest = file.content.digest
                    if let bytes = file.content.bytes { items.append((digest, bytes[...])) }
                    file.content = .recorded(size: file.size, digest: digest)
                    return file
                }
            }
        }
        let noted = notes
        if !keepsDrawings { assets = .noted(noted) }
        if let key { items.append((key, record(noted, of: entry) ?? [])) }
        return items
    }

    /// Nil where it has errors, or findings that cannot follow where the manifest changes.
    private func record(_ notes: ArraySlice<UInt8>, of entry: GlyphEntry) -> ArraySlice<UInt8>? {
        guard isSound, !diagnostics.contains(where: { $0.fix != nil || !$0.notes.isEmpty }),
            let files = try? files.map({ made throws(Findings) in try made.get() })
        else { return nil }
        var encoder = ByteEncoder()
        encoder.append(each: files) { $0.append(each: $1) }
        encoder.append(uncertainFills)
        encoder.append(each: readDiagnostics)
        encoder.append(each: diagnostics)
        if !diagnostics.isEmpty { encoder.append(each: entry.places) { $0.append($1) } }
        encoder.append(bytes: notes)
        // As long as it has to be: a build keeps many.
        return Array(encoder.bytes[...])[...]
    }

    /// What an earlier build made of the same, which may be at another place now. Its files are only named, with their
    /// digests. Nil where it is not known.
    init?(_ record: ArraySlice<UInt8>, of entry: GlyphEntry) {
        var decoder = ByteDecoder(record)
        do {
            origin = .unchanged
            files = try decoder.array { decoder throws(ByteDecoder.Fault) in
                let files: [AssetFile] = try decoder.array()
                return .success(files.map { $0.requested(at: entry.location) })
            }
            uncertainFills = try decoder.int()
            readDiagnostics = try decoder.array()
            diagnostics = try decoder.array()
            if !diagnostics.isEmpty {
                let places = try decoder.array { decoder throws(ByteDecoder.Fault) in
                    try decoder.optional(SourceFile.Location.self)
                }
                let moved = Dictionary(zip(places, entry.places)) { first, _ in first }
                for index in diagnostics.indices {
                    let place = diagnostics[index].location
                    diagnostics[index].location = moved[place] ?? place
                }
            }
            assets = .noted(try decoder.slice())
        } catch {
            return nil
        }
    }
}

extension Variant.Picture {
    /// Its name and paints.
    fileprivate var withoutPaths: Variant.Picture {
        let layers = drawing.layers.map { TintedLayer(path: Path(), paint: $0.paint, groups: $0.groups) }
        return Variant.Picture(
            appearance: appearance, form: form, tint: tint,
            drawing: Drawing(
                width: drawing.width, height: drawing.height, viewBox: drawing.viewBox, layers: layers,
                preserveAspectRatio: drawing.preserveAspectRatio, form: drawing.form))
    }
}
