internal import GlyphModel
internal import GlyphReading
internal import Markup
internal import SemanticColor

/// Digests of what the files of an entry, and of the set, are made from.
struct RecordKeys: Sendable {
    /// By entry; nil where a drawing could not be read.
    let entries: [Digest?]
    /// Nil where one of those is.
    let set: Digest?

    /// - Parameters:
    ///   - drawings: the digests of the files with the drawings of the entries.
    ///   - program: what no other program has that may make other files of the same input.
    init(_ run: BuildRun, drawings: [String: Digest], program: String) {
        var common = ByteEncoder()
        common.append(program)
        common.append(run.plan.usesRasterEngine ? run.rasterEngine?.version() : nil)
        common.append(raw: run.sources.strictness)
        common.append(run.judges)
        common.append(run.manifest.palette)
        common.append(each: run.manifest.ownRoles.map(\.rawValue))
        common.append(each: run.manifest.exports)
        let shared = Digest(of: common.bytes)
        var encoder = EntryEncoder()
        entries = run.entries.map { entry in
            var bytes = ByteEncoder()
            bytes.append(shared)
            encoder.append(entry, to: &bytes)
            for source in entry.sources {
                guard let digest = drawings[DrawingPath(source).file] else { return nil }
                bytes.append(digest)
            }
            return Digest(of: bytes.bytes)
        }
        var bytes = ByteEncoder()
        bytes.append(run.manifest.source.path)
        bytes.append(Digest(of: run.manifest.source.bytes))
        for key in entries {
            guard let key else {
                set = nil
                return
            }
            bytes.append(key)
        }
        bytes.append(shared)
        set = Digest(of: bytes.bytes)
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
    }
}
