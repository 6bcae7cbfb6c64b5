internal import GlyphFormats
internal import GlyphModel
internal import GlyphReading
internal import Markup
internal import SemanticColor

/// What the last build of a manifest made, by digests of what it made it from. The next build makes only what is made
/// from something else; its files are the same as without the record.
package struct BuildRecord: Sendable {
    /// The glyphs, by the digests of their entries and drawings, as bytes: often only a part of them is needed.
    private var glyphs: [Digest: ArraySlice<UInt8>] = [:]
    /// Of the glyphs, in the order of the manifest.
    private var keys: [Digest] = []
    /// Nil where there is no earlier build.
    let set: SetRecord?

    /// In front of all bytes. Another layout needs another number.
    private static let mark = "twinlight build 2"

    /// A record of nothing.
    package init() { set = nil }

    /// - Parameters:
    ///   - earlier: has those that are only named by their digests.
    init(_ glyphs: [(key: Digest, record: GlyphRecord?)], set: SetRecord? = nil, earlier: BuildRecord = BuildRecord()) {
        self.set = set
        for (key, record) in glyphs {
            keys.append(key)
            self.glyphs[key] =
                record.map { record in
                    var encoder = ByteEncoder()
                    encoder.append(record)
                    return encoder.bytes[...]
                } ?? earlier.glyphs[key]
        }
    }

    /// What the parts of one build made.
    init(joining parts: [BuildRecord]) {
        set = nil
        keys = parts.flatMap(\.keys)
        for part in parts { glyphs.merge(part.glyphs) { first, _ in first } }
    }

    package var isEmpty: Bool { keys.isEmpty }

    /// The keys of all entries that were made; some may have findings that a record cannot keep.
    var allKeys: Set<Digest> { Set(keys) }

    /// What was made of an entry; nil where the entry or one of its drawings has changed.
    func glyph(_ key: Digest) -> GlyphRecord? {
        guard let bytes = glyphs[key] else { return nil }
        var decoder = ByteDecoder(bytes)
        return try? decoder.value()
    }
}

/// A file of it is verified as a whole: it ends with the checksum of everything before.
extension BuildRecord {
    /// Nil for bytes that are damaged, or of another version.
    package init?(_ bytes: [UInt8]) {
        do {
            var decoder = try ByteDecoder(checked: bytes[...])
            guard try decoder.string() == Self.mark else { return nil }
            set = try decoder.optional()
            for _ in 0..<(try decoder.count()) {
                let key: Digest = try decoder.value()
                keys.append(key)
                glyphs[key] = try decoder.slice()
            }
        } catch {
            return nil
        }
    }

    /// As a file.
    package var bytes: [UInt8] {
        var encoder = ByteEncoder()
        encoder.append(Self.mark)
        encoder.append(set)
        encoder.append(each: keys) { encoder, key in
            encoder.append(key)
            encoder.append(bytes: glyphs[key] ?? [])
        }
        return encoder.checked
    }
}

/// What a build made of all glyphs together.
struct SetRecord: Sendable {
    /// Of all that it was made from.
    var key: Digest
    /// By export.
    var files: [[AssetFile]]
    /// What was found in the set, none of it an error.
    var findings: [Diagnostic]

    /// Whether it only names a file whose bytes are needed.
    func needs(_ paths: Set<String>) -> Bool {
        !paths.isEmpty && files.contains { $0.contains { paths.contains($0.path) } }
    }
}

extension SetRecord: ByteCodable {
    func encode(into encoder: inout ByteEncoder) {
        encoder.append(key)
        encoder.append(each: files) { $0.append(each: $1) }
        encoder.append(each: findings)
    }

    init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        key = try decoder.value()
        files = try decoder.array { decoder throws(ByteDecoder.Fault) in try decoder.array() }
        findings = try decoder.array()
    }
}

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
        bytes.append(run.plan.usesRasterEngine ? run.options.rasterEngine?.version() : nil)
        bytes.append(raw: run.sources.strictness)
        bytes.append(run.judges)
        bytes.append(run.manifest.palette)
        bytes.append(each: run.manifest.ownRoles.map(\.rawValue))
        bytes.append(each: run.manifest.exports)
        let common = Digest(of: bytes.bytes)
        self.common = common
        // Without a version of the engine it is not known what it would draw.
        if run.plan.usesRasterEngine, run.options.rasterEngine?.version() == nil {
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
