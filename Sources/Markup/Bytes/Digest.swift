/// A digest of bytes: where two digests are equal, the contents are.
///
/// It is BLAKE2b with 32 bytes and without a key (RFC 7693). Files may come from anybody, and nobody can make two
/// contents with one digest of this kind.
package struct Digest: Hashable, Sendable {
    /// Its bytes in their order, the first one the least significant.
    private var words: SIMD4<UInt64>

    /// The number of bytes.
    package static let size = 32

    /// The digest of some bytes.
    package init(of bytes: [UInt8]) { self.init(of: bytes[...]) }

    /// The digest of some bytes.
    package init(of bytes: ArraySlice<UInt8>) {
        var (state, start) = (BLAKE2b(), bytes.startIndex)
        // The last block, even if it is full or empty, is treated otherwise.
        while bytes.endIndex - start > BLAKE2b.blockSize {
            state.add(bytes, start..<start + BLAKE2b.blockSize, isLast: false)
            start += BLAKE2b.blockSize
        }
        state.add(bytes, start..<bytes.endIndex, isLast: true)
        words = state.result
    }

    /// Its first eight bytes as a number.
    package var first: UInt64 { words[0] }
}

extension Digest: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        for index in words.indices { encoder.append(fixed: words[index]) }
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        words = SIMD4()
        for index in words.indices { words[index] = try decoder.fixed() }
    }
}

/// In no meaningful order, but always in the same one.
extension Digest: Comparable {
    package static func < (a: Digest, b: Digest) -> Bool {
        for index in a.words.indices where a.words[index] != b.words[index] { return a.words[index] < b.words[index] }
        return false
    }
}

extension Digest: CustomStringConvertible {
    /// Its bytes as hexadecimal numbers.
    package var description: String {
        let digits = Array("0123456789abcdef")
        let bytes = words.indices.flatMap { word in (0..<8).map { words[word] >> (8 * $0) & 0xFF } }
        return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 0xF)]] })
    }
}
