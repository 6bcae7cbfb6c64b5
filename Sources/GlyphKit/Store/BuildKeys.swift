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
    private var encoder = EntryEncoder()

    /// - Parameter program: an identity that differs from any other program that may make other files of the same input.
    init(_ run: BuildRun, program: String) {
        let engine = run.plan.usesRasterEngine ? run.options.rasterEngine?.version() : nil
        isKnown = engine != nil || !run.plan.usesRasterEngine
        lenient = run.lenientSources
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
    }
}
