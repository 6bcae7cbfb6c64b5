internal import Markup

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
    private static let mark = "twinlight build 1"

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

/// A file of it is verified as a whole: it ends with the digest of everything before.
extension BuildRecord {
    /// Nil for bytes that are damaged, or of another version.
    package init?(_ bytes: [UInt8]) {
        guard bytes.count > Digest.size else { return nil }
        let content = bytes.dropLast(Digest.size)
        var end = ByteDecoder(bytes.suffix(Digest.size))
        guard (try? end.value(Digest.self)) == Digest(of: content) else { return nil }
        var decoder = ByteDecoder(content)
        do {
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
        encoder.append(Digest(of: encoder.bytes))
        return encoder.bytes
    }
}
