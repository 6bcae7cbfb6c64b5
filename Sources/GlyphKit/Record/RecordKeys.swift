internal import GlyphModel
internal import GlyphReading
internal import Markup
internal import SemanticColor

/// Digests of what the files of an entry, and of the set, are made from.
struct RecordKeys: Sendable {
    /// By entry; nil where a drawing could not be read.
    let entries: [Digest?]
    /// Of what is the same for all.
    let common: Digest

    /// - Parameters:
    ///   - files: the digests of the files with the drawings of the entries.
    ///   - program: what no other program has that may make other files of the same input.
    init(_ run: BuildRun, files: [String: Digest], program: String) {
        var bytes = ByteEncoder()
        bytes.append(program)
        bytes.append(run.plan.usesRasterEngine ? run.rasterEngine?.version() : nil)
        bytes.append(raw: run.sources.strictness)
        bytes.append(run.judges)
        bytes.append(run.manifest.palette)
        bytes.append(each: run.manifest.ownRoles.map(\.rawValue))
        bytes.append(each: run.manifest.exports)
        let common = Digest(of: bytes.bytes)
        self.common = common
        // Without a version of the engine it is not known what it would draw.
        if run.plan.usesRasterEngine, run.rasterEngine?.version() == nil {
            entries = run.entries.map { _ in nil }
            return
        }
        let lenient = run.lenientSources
        var encoder = EntryEncoder()
        entries = run.entries.map { entry in
            var bytes = ByteEncoder()
            bytes.append(common)
            encoder.append(entry, to: &bytes)
            for source in entry.sources {
                guard let digest = files[DrawingPath(source).file] else { return nil }
                bytes.append(digest)
                bytes.append(lenient.contains(source))
            }
            return Digest(of: bytes.bytes)
        }
    }

    /// The key of the set; nil where one of its parts is.
    ///
    /// - Parameter parts: what it needs of each entry. The settings, titles and tags of these are in the manifest.
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
