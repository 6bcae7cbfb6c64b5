internal import GlyphDerivation
internal import GlyphFormats
internal import GlyphModel
internal import GlyphReading
internal import Markup
internal import SemanticColor

/// Where a store has the finished files of entries, and of the set: digests of all that these are made from.
struct BuildKeys: Sendable {
    /// The digest of the inputs that are the same for all.
    let common: Digest
    /// Whether it is known which engine draws pixels: without its version, nothing can be found.
    private let isKnown: Bool
    private let lenient: Set<String>
    private let alternatives: Deriver.Alternatives
    private var encoder = EntryEncoder()

    /// - Parameter program: an identity that differs from any other program that may make other files of the same
    ///   input.
    init(_ run: BuildRun, program: String) {
        let engine = run.plan.usesRasterEngine ? run.options.rasterEngine?.version() : nil
        isKnown = engine != nil || !run.plan.usesRasterEngine
        (lenient, alternatives) = (run.lenientSources, run.alternatives)
        var bytes = ByteEncoder()
        bytes.append(program)
        bytes.append(engine)
        bytes.append(raw: run.sources.strictness)
        bytes.append(raw: run.alternatives)
        bytes.append(run.manifest.palette)
        bytes.append(each: run.manifest.ownRoles.map(\.rawValue))
        bytes.append(each: run.manifest.exports)
        common = Digest(of: bytes.bytes)
    }

    /// The key of an entry; nil where a drawing could not be read.
    ///
    /// - Parameter files: the digests of the files with its drawings.
    mutating func entry(_ entry: GlyphEntry, _ files: [String: Digest]) -> Digest? {
        guard isKnown else { return nil }
        var bytes = ByteEncoder()
        common.encode(into: &bytes)
        encoder.append(entry, to: &bytes)
        if alternatives == .drawn { bytes.append(entry.inheritedFill) }
        for source in entry.sources {
            guard let digest = files[DrawingPath(source).file] else { return nil }
            digest.encode(into: &bytes)
            bytes.append(lenient.contains(source))
        }
        return Digest(of: bytes.bytes)
    }

    /// The key of the set; nil where one of its parts is.
    ///
    /// - Parameter parts: the parts of each entry that it needs. The settings, titles and tags of these are in the
    ///   manifest.
    func set(of manifest: Manifest, _ parts: [Digest?]) -> Digest? {
        var bytes = ByteEncoder()
        bytes.append(common)
        bytes.append(manifest.source.path)
        bytes.append(Digest(of: manifest.source.bytes))
        // It may be the name of the folder, of which the path of a manifest in the current one has nothing.
        bytes.append(manifest.shownTitle)
        // Colours may be in other files, where their places change and their values do not.
        bytes.append(each: manifest.ownRoles) { bytes, role in
            let place = manifest.colorPlaces[role]
            bytes.append(place?.path)
            bytes.append(place?.line ?? 0)
            bytes.append(place?.column ?? 0)
        }
        for part in parts {
            guard let part else { return nil }
            bytes.append(part)
        }
        return Digest(of: bytes.bytes)
    }
}

extension Export: ByteEncodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(format)
        encoder.append(path)
        encoder.append(each: options.sorted { $0.key.precedesByBytes($1.key) }) { encoder, option in
            encoder.append(option.key)
            encoder.append(option.value)
        }
        encoder.append(each: colorSets.sorted { $0.key.rawValue.precedesByBytes($1.key.rawValue) }) { encoder, set in
            encoder.append(set.key)
            encoder.append(set.value)
        }
        encoder.append(like?.digest)
    }
}

/// The result of a build for all glyphs together.
struct SetRecord: Sendable {
    /// The files by export, by the digests of their bytes.
    var files: [[AssetFile]]
    /// The findings in the set, none of them an error.
    var findings: [Diagnostic]
}

extension SetRecord: ByteCodable {
    func encode(into encoder: inout ByteEncoder) {
        encoder.append(each: files) { $0.append(each: $1) }
        encoder.append(each: findings)
    }

    init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        files = try decoder.array { decoder throws(ByteDecoder.Fault) in try decoder.array() }
        findings = try decoder.array()
    }
}

// MARK: - Assets

/// The places in a store of the results of a request.
struct AssetKeys: Sendable {
    /// The key without alternatives, or of an entry that has none.
    let plain: Digest
    /// The key with the known alternatives to low-confidence fills.
    let named: Digest
    /// The key with the pictures of the alternatives to all fills, too.
    let drawn: Digest

    var all: [Digest] { [plain, named, drawn] }

    /// - Parameters:
    ///   - key: the key without alternatives.
    ///   - inherited: the fill that its alternatives begin with; nil for the one that is shown.
    init(_ key: Digest, inherited: InheritedFill?) {
        func digest(_ word: String, _ fill: InheritedFill? = nil) -> Digest {
            var encoder = ByteEncoder()
            encoder.append(key)
            encoder.append(word)
            if let fill { encoder.append(fill) }
            return Digest(of: encoder.bytes)
        }
        (plain, named, drawn) = (key, digest("named"), digest("drawn", inherited))
    }

    /// The keys of results that have at least the requested alternatives, the least of them first.
    func keys(of alternatives: Deriver.Alternatives) -> [Digest] {
        switch alternatives {
        case .none: all
        case .named, .ofAll: [named, drawn]
        case .drawn: [drawn]
        }
    }
}

/// The results of a request now or by an earlier build.
struct StoredAssets: Sendable {
    var result: AssetRequest.Result
    /// As the store has it; nil where it cannot be kept.
    var item: Store.Item?
    /// Whether an earlier build made it.
    var isFound = false
    /// What the set knows of its fill, if that was made now.
    var setFill: SetFill?
}

extension Store {
    /// The result in memory for a request, or else a new one.
    func assets(of request: AssetRequest, at keys: AssetKeys?) -> StoredAssets {
        if let keys, let found = findAssets(for: request, at: keys) { return found }
        let made = request.deriveGeometry()
        let result = request.named(made)
        guard let keys else { return StoredAssets(result: result, setFill: made.setFill) }
        var encoder = ByteEncoder()
        made.encode(into: &encoder)
        let own = request.mayDiffer(made) ? keys.keys(of: request.alternatives)[0] : keys.plain
        // As long as it has to be: a build keeps many.
        return StoredAssets(result: result, item: (own, Array(encoder.bytes[...])[...]), setFill: made.setFill)
    }

    private func findAssets(for request: AssetRequest, at keys: AssetKeys) -> StoredAssets? {
        let wanted = keys.keys(of: request.alternatives)
        for own in wanted + (wanted.contains(keys.plain) ? [] : [keys.plain]) {
            guard let bytes = self[own] else { continue }
            var decoder = ByteDecoder(bytes)
            guard let made: MadeAssets = try? decoder.value() else { continue }
            if !wanted.contains(own), request.mayDiffer(made) { continue }
            guard let result = request.nameAssets(of: made.limited(to: request.alternatives)) else { continue }
            return StoredAssets(result: result, item: (own, bytes), isFound: true)
        }
        return nil
    }
}

extension AssetRequest {
    /// Whether a result differs from the result of the same request without alternatives: pictures of these are drawn
    /// for every fill, and the others are known for low-confidence fills.
    fileprivate func mayDiffer(_ made: MadeAssets) -> Bool {
        switch alternatives {
        case .none: false
        case .named, .ofAll: made.uncertainFills > 0
        case .drawn: entry.mayBeFilled || entry.unstated?.mayBeFilled == true
        }
    }
}

// MARK: - Version

/// Identifies the results of a drawing, from its bytes to the data of its paths, and how a cache writes them.
///
/// Geometry that was kept by another version is not found. `DerivationVersionTests` makes the digests from drawings;
/// where one is another one, `RECORD=1` writes it here.
enum DerivationVersion {
    /// The digest of examples of everything.
    static let examples = "d25975799f6cd6d4363ac1af81ead3f4c3f2b48bfd4d238a6387e7c6513c6847"
    /// The digest of the glyphs of this project.
    static let glyphs = "671153610896e17bc08af5f59bcfe479f2d56af1fe736b6fae6cf3a591cff9ab"

    static let digest = examples + glyphs
}
