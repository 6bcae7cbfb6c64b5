internal import GlyphFormats
internal import Markup

/// What the build of one part leaves for the one that joins the parts: what was made of each glyph, and its geometry.
package struct ShardPack: Sendable {
    /// Which part it is.
    package let shard: Shard
    /// Of what is the same for all parts.
    let common: Digest
    let record: BuildRecord
    /// As a cache has it.
    let geometry: [GeometryCache.Item]

    /// Its path below the output of the part.
    package static let path = "part.twinlight"

    /// In front of all bytes. Another layout needs another number.
    private static let mark = "twinlight part 1"

    /// As a file of the part.
    var file: AssetFile { AssetFile(path: Self.path, bytes: bytes) }
}

/// A file of it is verified as a whole: it ends with the digest of everything before.
extension ShardPack {
    /// Nil for bytes that are damaged, or of another version.
    package init?(_ bytes: [UInt8]) {
        guard bytes.count > Digest.size else { return nil }
        let content = bytes.dropLast(Digest.size)
        var (decoder, end) = (ByteDecoder(content), ByteDecoder(bytes.suffix(Digest.size)))
        do {
            guard try end.value(Digest.self) == Digest(of: content), try decoder.string() == Self.mark,
                let shard = Shard(try decoder.int(), of: try decoder.int())
            else { return nil }
            self.shard = shard
            common = try decoder.value()
            guard let record = BuildRecord(Array(try decoder.slice())) else { return nil }
            self.record = record
            geometry = try decoder.array { decoder throws(ByteDecoder.Fault) in
                (key: try decoder.value(), bytes: try decoder.slice())
            }
        } catch {
            return nil
        }
    }

    private var bytes: [UInt8] {
        var encoder = ByteEncoder()
        encoder.append(Self.mark)
        encoder.append(shard.number)
        encoder.append(shard.count)
        encoder.append(common)
        encoder.append(bytes: record.bytes[...])
        encoder.append(each: geometry) { encoder, item in
            encoder.append(item.key)
            encoder.append(bytes: item.bytes)
        }
        encoder.append(Digest(of: encoder.bytes))
        return encoder.bytes
    }
}
