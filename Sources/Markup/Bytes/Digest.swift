/// A digest of bytes: where two digests are equal, the contents are.
///
/// It is BLAKE2b with 32 bytes and without a key (RFC 7693). Files may come from anywhere, and it is not feasible to
/// make two contents with one digest of this kind.
package struct Digest: Hashable, Sendable {
    /// Its bytes in their order, the first one the least significant. A vector would need another alignment in memory
    /// than its neighbours.
    private let (word0, word1, word2, word3): (UInt64, UInt64, UInt64, UInt64)

    /// The number of bytes.
    package static let size = 32

    /// The digest of some bytes.
    package init(of bytes: [UInt8]) { self.init(of: bytes[...]) }

    /// The digest of some bytes.
    package init(of bytes: ArraySlice<UInt8>) {
        var (state, start) = (BLAKE2b(), 0)
        let (span, size) = (bytes.span, BLAKE2b.blockSize)
        // The last block, even if it is full or empty, is treated otherwise.
        while span.count - start > size {
            state.add(span.extracting(start..<start + size), isLast: false)
            start += size
        }
        var last = [UInt8](repeating: 0, count: size)
        for index in start..<span.count { last[index - start] = span[index] }
        state.add(last.span, size: span.count - start, isLast: true)
        (word0, word1, word2, word3) = state.result
    }

    /// Its first eight bytes as a number.
    package var first: UInt64 { word0 }

    private var words: [UInt64] { [word0, word1, word2, word3] }

    /// The first bytes distinguish digests as well as all of them do.
    package func hash(into hasher: inout Hasher) { hasher.combine(word0) }
}

extension Digest: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(fixed: word0)
        encoder.append(fixed: word1)
        encoder.append(fixed: word2)
        encoder.append(fixed: word3)
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        (word0, word1, word2, word3) = (
            try decoder.fixed(), try decoder.fixed(), try decoder.fixed(), try decoder.fixed()
        )
    }
}

/// In no meaningful order, but always in the same one.
extension Digest: Comparable {
    package static func < (a: Digest, b: Digest) -> Bool {
        (a.word0, a.word1, a.word2, a.word3) < (b.word0, b.word1, b.word2, b.word3)
    }
}

extension Digest: CustomStringConvertible {
    /// Its bytes as hexadecimal numbers.
    package var description: String {
        let digits = Array("0123456789abcdef")
        let bytes = words.flatMap { word in (0..<8).map { word >> (8 * $0) & 0xFF } }
        return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 0xF)]] })
    }
}
