internal import GlyphFormats
internal import GlyphModel
internal import Markup
internal import PathGeometry

/// The result of a build for one entry: all that does not depend on the other entries.
struct EntryOutcome: Sendable {
    /// Where it comes from; `failed` where a drawing could not be read.
    var origin: GlyphOrigin
    /// Whether the drawings could be read and all assets be made.
    var hasNoErrors = true
    /// The findings of the derivation.
    var diagnostics: [Diagnostic]
    /// The findings in the drawings.
    var readDiagnostics: [Diagnostic] = []
    /// The number of low-confidence fills.
    var uncertainFills = 0
    /// The faults of the drawings that were made: none as a rule.
    var violations: [Diagnostic] = []
    /// The files by export; empty if the entry has errors.
    var files: [ExportPlan.Files] = []
    /// The requested assets.
    private(set) var assets: [NamedRenditions]
    /// The digest of the properties of the assets that the set needs to know; nil for an entry that no store has.
    private(set) var summary: Digest?

    /// An asset without its entry.
    typealias NamedRenditions = (name: String, pictures: [GlyphAsset.Rendition])

    init(
        _ made: StoredAssets, assets: [GlyphAsset], violations: [Diagnostic], readDiagnostics: [Diagnostic],
        isRead: Bool
    ) {
        origin = !isRead ? .failed : made.isFound ? .cached : .derived
        hasNoErrors = isRead && violations.isEmpty && !Findings(made.result.diagnostics).containErrors
        (diagnostics, uncertainFills) = (made.result.diagnostics, made.result.uncertainFills)
        (self.violations, self.readDiagnostics) = (violations, readDiagnostics)
        self.assets = assets.map { ($0.name, $0.pictures) }
    }

    /// The outcome of an entry that was not made.
    init() { (origin, hasNoErrors, diagnostics, assets) = (.failed, false, [], []) }

    /// The outcome of an entry of which nothing was made.
    init(failure: Diagnostic) { (origin, hasNoErrors, diagnostics, assets) = (.failed, false, [failure], []) }

    /// The assets of the entry.
    func assets(of entry: GlyphEntry) -> [GlyphAsset] {
        assets.map { GlyphAsset(name: $0.name, entry: entry, pictures: $0.pictures) }
    }
}

/// As a store has it: files by the digests of their bytes, and assets by their names and the paints of their drawings.
/// Formats look at nothing else of assets whose files they do not make.
extension EntryOutcome {
    /// Leaves the bytes of its files to a store, which also gets the inputs of the next build.
    ///
    /// - Parameters:
    ///   - key: the key of the entry; nil where it cannot be found again.
    ///   - keepsDrawings: whether the drawings of its assets are needed after its files are made.
    /// - Returns: the items for the store, and whether it can give all of it back.
    mutating func leave(
        at key: Digest?, of entry: GlyphEntry, keepsDrawings: Bool
    ) -> (items: [Store.Item], isComplete: Bool) {
        var items: [Store.Item] = []
        /// Formats write the same picture: its digest is taken once.
        func digest(of bytes: [UInt8]) -> Digest {
            if let known = items.first(where: { $0.bytes == bytes[...] }) { return known.key }
            items.append((Digest(of: bytes), bytes[...]))
            return items[items.count - 1].key
        }
        files = files.map { made in
            made.map { files in
                AssetFile.sharing(files).map { file in
                    var file = file
                    let digest = file.content.bytes.map(digest) ?? file.content.digest
                    file.content = .recorded(size: file.size, digest: digest)
                    return file
                }
            }
        }
        let notes = Self.notes(of: assets, in: entry)
        let record = key == nil ? nil : record(notes, of: entry)
        if let key, let record { items.append((key, record)) }
        if record == nil, !keepsDrawings {
            summary = Digest(of: notes)
            assets = assets.map { ($0.name, $0.pictures.map(\.withoutPaths)) }
        }
        return (items, record != nil)
    }

    /// A name is the entry's name, with a suffix.
    private static func notes(of assets: [NamedRenditions], in entry: GlyphEntry) -> [UInt8] {
        var encoder = ByteEncoder()
        encoder.append(assets.count)
        for asset in assets {
            encoder.append(asset.name == entry.name ? nil : asset.name)
            var pictures = ByteEncoder()
            pictures.append(asset.pictures.count)
            for picture in asset.pictures { picture.withoutPaths.encode(into: &pictures) }
            encoder.append(bytes: pictures.bytes[...])
        }
        return encoder.bytes
    }

    /// Nil where it has errors, or findings that cannot follow where the manifest changes.
    private func record(_ notes: [UInt8], of entry: GlyphEntry) -> ArraySlice<UInt8>? {
        guard hasNoErrors, !diagnostics.contains(where: { $0.fix != nil || !$0.notes.isEmpty }),
            let files = try? files.map({ made throws(Findings) in try made.get() })
        else { return nil }
        var encoder = ByteEncoder()
        encoder.append(files.count)
        for files in files {
            encoder.append(files.count)
            for file in files { file.encode(into: &encoder) }
        }
        encoder.append(uncertainFills)
        encoder.append(each: readDiagnostics)
        encoder.append(each: diagnostics)
        if !diagnostics.isEmpty { encoder.append(each: entry.places) { $0.append($1) } }
        encoder.append(bytes: notes[...])
        // As long as it has to be: a build keeps many.
        return Array(encoder.bytes[...])[...]
    }

    /// The result of the same, which may be at another place now. Its files are only named. Nil where it is not known.
    ///
    /// - Parameter known: the pictures of other entries.
    init?(
        _ record: ArraySlice<UInt8>, of entry: GlyphEntry, from origin: GlyphOrigin,
        known: inout KnownRenditions
    ) {
        self.origin = origin
        do {
            var decoder = ByteDecoder(record)
            for _ in 0..<(try decoder.count()) {
                var own: [AssetFile] = []
                for _ in 0..<(try decoder.count()) { own.append(try AssetFile(from: &decoder)) }
                files.append(.success(AssetFile.sharing(own, at: entry.location)))
            }
            uncertainFills = try decoder.int()
            readDiagnostics = try decoder.array()
            diagnostics = try decoder.array()
            if !diagnostics.isEmpty {
                let places = try decoder.array { decoder throws(ByteDecoder.Fault) in
                    try decoder.optional(SourceFile.Location.self)
                }
                let moved = entry.places
                for index in diagnostics.indices {
                    let known = places.firstIndex(of: diagnostics[index].location)
                    if let known, known < moved.count { diagnostics[index].location = moved[known] }
                }
            }
            let notes = try decoder.slice()
            summary = Digest(of: notes)
            var parts = ByteDecoder(notes)
            assets = []
            for _ in 0..<(try parts.count()) {
                let name = try parts.optionalString() ?? entry.name
                assets.append((name, try known.pictures(of: parts.slice())))
            }
        } catch {
            return nil
        }
    }
}

extension EntryOutcome {
    /// Pictures that were read from bytes: most of a set are alike.
    struct KnownRenditions: Sendable {
        private var pictures: [Checksum: (bytes: [UInt8], pictures: [GlyphAsset.Rendition])] = [:]

        mutating func pictures(of bytes: ArraySlice<UInt8>) throws(ByteDecoder.Fault) -> [GlyphAsset.Rendition] {
            let checksum = Checksum(of: bytes)
            if let known = pictures[checksum], known.bytes[...] == bytes { return known.pictures }
            var decoder = ByteDecoder(bytes)
            let own: [GlyphAsset.Rendition] = try decoder.array()
            pictures[checksum] = (Array(bytes), own)
            return own
        }
    }
}

extension GlyphAsset.Rendition {
    /// Its name and paints.
    fileprivate var withoutPaths: GlyphAsset.Rendition {
        let layers = drawing.layers.map { TintedLayer(path: Path(), paint: $0.paint, groups: $0.groups) }
        return GlyphAsset.Rendition(
            appearance: appearance, form: form, tint: tint,
            drawing: Drawing(
                width: drawing.width, height: drawing.height, viewBox: drawing.viewBox, layers: layers,
                preserveAspectRatio: drawing.preserveAspectRatio, form: drawing.form))
    }
}
