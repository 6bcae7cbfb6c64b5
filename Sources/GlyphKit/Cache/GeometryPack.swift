internal import Markup

/// Two files of a cache: items one after the other, and an index of them. They are written once and never changed.
///
/// The index has a digest of itself and one of each item, so that what is damaged, cut off or from elsewhere is not
/// used.
struct GeometryPack {
    struct Entry {
        var key: Digest
        var start: Int
        var count: Int
        /// Of the bytes of the item.
        var digest: Digest

        /// In the file of all items.
        var place: Range<Int> { start..<start + count }

        func isSound(_ bytes: [UInt8]) -> Bool { Digest(of: bytes) == digest }
    }

    /// The beginning of an index. Another layout gets another one.
    private static let mark = "twinlight geometry 1\n"

    private(set) var entries: [Entry] = []

    /// Lays the items out one after the other.
    init(of items: [(key: Digest, bytes: ArraySlice<UInt8>)]) {
        var start = 0
        for (key, bytes) in items {
            entries.append(Entry(key: key, start: start, count: bytes.count, digest: Digest(of: bytes)))
            start += bytes.count
        }
    }

    /// - Throws: a fault where the index is damaged, or is not one.
    init(index bytes: [UInt8]) throws(ByteDecoder.Fault) {
        let mark = Array(Self.mark.utf8)
        guard bytes.starts(with: mark), bytes.count >= mark.count + Digest.size else { throw ByteDecoder.Fault() }
        let content = bytes[mark.count...].dropLast(Digest.size)
        var end = ByteDecoder(bytes.suffix(Digest.size))
        guard try end.value(Digest.self) == Digest(of: content) else { throw ByteDecoder.Fault() }
        var decoder = ByteDecoder(content)
        entries = try decoder.array { decoder throws(ByteDecoder.Fault) in
            let (key, start, count): (Digest, _, _) = (try decoder.value(), try decoder.int(), try decoder.int())
            guard start >= 0, count >= 0, start <= Int.max - count else { throw ByteDecoder.Fault() }
            return Entry(key: key, start: start, count: count, digest: try decoder.value())
        }
    }

    var index: [UInt8] {
        var encoder = ByteEncoder()
        encoder.append(each: entries) { encoder, entry in
            encoder.append(entry.key)
            encoder.append(entry.start)
            encoder.append(entry.count)
            encoder.append(entry.digest)
        }
        var end = ByteEncoder()
        end.append(Digest(of: encoder.bytes))
        return Array(Self.mark.utf8) + encoder.bytes + end.bytes
    }
}
