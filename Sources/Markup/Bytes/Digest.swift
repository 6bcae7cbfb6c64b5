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
        (word0, word1, word2, word3) = state.digestWords
    }

    /// Its first eight bytes as a number.
    package var first: UInt64 { word0 }

    private var words: [UInt64] { [word0, word1, word2, word3] }

    /// The first bytes distinguish digests as well as all of them do.
    package func hash(into hasher: inout Hasher) { hasher.combine(word0) }
}

extension Digest {
    /// The digest of the bytes of a value.
    package init(of value: some ByteEncodable) {
        var encoder = ByteEncoder()
        encoder.append(value)
        self.init(of: encoder.bytes)
    }
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

// MARK: - BLAKE2b

/// The state of BLAKE2b between blocks (RFC 7693, 3.2).
private struct BLAKE2b {
    static let blockSize = 128

    private var (h0, h1, h2, h3) = (Self.start.0, Self.start.1, Self.start.2, Self.start.3)
    private var (h4, h5, h6, h7) = (Self.start.4, Self.start.5, Self.start.6, Self.start.7)
    private var count: UInt64 = 0

    /// The fractions of the square roots of the first primes, as for SHA-512 (RFC 7693, 2.6).
    private static let start: Words.Half = (
        0x6A09_E667_F3BC_C908, 0xBB67_AE85_84CA_A73B, 0x3C6E_F372_FE94_F82B, 0xA54F_F53A_5F1D_36F1,
        0x510E_527F_ADE6_82D1, 0x9B05_688C_2B3E_6C1F, 0x1F83_D9AB_FB41_BD6B, 0x5BE0_CD19_137E_2179
    )

    init() {
        // The parameters: the length of the digest, no key, no tree.
        h0 ^= 0x0101_0000 ^ UInt64(Digest.size)
    }

    /// The first 32 bytes.
    var digestWords: (UInt64, UInt64, UInt64, UInt64) { (h0, h1, h2, h3) }

    /// - Parameters:
    ///   - block: as many bytes as a block has; the last one has zeros at its end.
    ///   - size: the number of its bytes that count.
    mutating func add(_ block: borrowing Span<UInt8>, size: Int = Self.blockSize, isLast: Bool) {
        // Known here, it spares the check of each byte.
        precondition(block.count == Self.blockSize)
        count &+= UInt64(size)
        let m = (
            Self.word(block, 0), Self.word(block, 8), Self.word(block, 16), Self.word(block, 24),
            Self.word(block, 32), Self.word(block, 40), Self.word(block, 48), Self.word(block, 56),
            Self.word(block, 64), Self.word(block, 72), Self.word(block, 80), Self.word(block, 88),
            Self.word(block, 96), Self.word(block, 104), Self.word(block, 112), Self.word(block, 120)
        )
        var words = Words((h0, h1, h2, h3, h4, h5, h6, h7), Self.start)
        words.v12 ^= count
        if isLast { words.v14 = ~words.v14 }
        words.round(m.0, m.1, m.2, m.3, m.4, m.5, m.6, m.7, m.8, m.9, m.10, m.11, m.12, m.13, m.14, m.15)
        words.round(m.14, m.10, m.4, m.8, m.9, m.15, m.13, m.6, m.1, m.12, m.0, m.2, m.11, m.7, m.5, m.3)
        words.round(m.11, m.8, m.12, m.0, m.5, m.2, m.15, m.13, m.10, m.14, m.3, m.6, m.7, m.1, m.9, m.4)
        words.round(m.7, m.9, m.3, m.1, m.13, m.12, m.11, m.14, m.2, m.6, m.5, m.10, m.4, m.0, m.15, m.8)
        words.round(m.9, m.0, m.5, m.7, m.2, m.4, m.10, m.15, m.14, m.1, m.11, m.12, m.6, m.8, m.3, m.13)
        words.round(m.2, m.12, m.6, m.10, m.0, m.11, m.8, m.3, m.4, m.13, m.7, m.5, m.15, m.14, m.1, m.9)
        words.round(m.12, m.5, m.1, m.15, m.14, m.13, m.4, m.10, m.0, m.7, m.6, m.3, m.9, m.2, m.8, m.11)
        words.round(m.13, m.11, m.7, m.14, m.12, m.1, m.3, m.9, m.5, m.0, m.15, m.4, m.8, m.6, m.2, m.10)
        words.round(m.6, m.15, m.14, m.9, m.11, m.3, m.0, m.8, m.12, m.2, m.13, m.7, m.1, m.4, m.10, m.5)
        words.round(m.10, m.2, m.8, m.4, m.7, m.6, m.1, m.5, m.15, m.11, m.9, m.14, m.3, m.12, m.13, m.0)
        words.round(m.0, m.1, m.2, m.3, m.4, m.5, m.6, m.7, m.8, m.9, m.10, m.11, m.12, m.13, m.14, m.15)
        words.round(m.14, m.10, m.4, m.8, m.9, m.15, m.13, m.6, m.1, m.12, m.0, m.2, m.11, m.7, m.5, m.3)
        (h0, h1, h2, h3) = (
            h0 ^ words.v0 ^ words.v8, h1 ^ words.v1 ^ words.v9, h2 ^ words.v2 ^ words.v10, h3 ^ words.v3 ^ words.v11
        )
        (h4, h5, h6, h7) = (
            h4 ^ words.v4 ^ words.v12, h5 ^ words.v5 ^ words.v13, h6 ^ words.v6 ^ words.v14, h7 ^ words.v7 ^ words.v15
        )
    }

    /// The eight bytes from an index on.
    @inline(__always)
    private static func word(_ block: borrowing Span<UInt8>, _ at: Int) -> UInt64 {
        let low =
            UInt64(block[at]) | UInt64(block[at &+ 1]) << 8 | UInt64(block[at &+ 2]) << 16
            | UInt64(block[at &+ 3]) << 24
        let high =
            UInt64(block[at &+ 4]) | UInt64(block[at &+ 5]) << 8 | UInt64(block[at &+ 6]) << 16
            | UInt64(block[at &+ 7]) << 24
        return low | high << 32
    }
}

/// The sixteen words that a block is mixed into.
private struct Words {
    var v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15: UInt64

    typealias Half = (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)

    init(_ a: Half, _ b: Half) {
        (v0, v1, v2, v3, v4, v5, v6, v7) = a
        (v8, v9, v10, v11, v12, v13, v14, v15) = b
    }

    /// The columns, then the diagonals, with the words of the block in this order.
    @inline(__always)
    mutating func round(
        _ a: UInt64, _ b: UInt64, _ c: UInt64, _ d: UInt64, _ e: UInt64, _ f: UInt64, _ g: UInt64, _ h: UInt64,
        _ i: UInt64, _ j: UInt64, _ k: UInt64, _ l: UInt64, _ m: UInt64, _ n: UInt64, _ o: UInt64, _ p: UInt64
    ) {
        Self.mix(&v0, &v4, &v8, &v12, a, b)
        Self.mix(&v1, &v5, &v9, &v13, c, d)
        Self.mix(&v2, &v6, &v10, &v14, e, f)
        Self.mix(&v3, &v7, &v11, &v15, g, h)
        Self.mix(&v0, &v5, &v10, &v15, i, j)
        Self.mix(&v1, &v6, &v11, &v12, k, l)
        Self.mix(&v2, &v7, &v8, &v13, m, n)
        Self.mix(&v3, &v4, &v9, &v14, o, p)
    }

    @inline(__always)
    private static func mix(
        _ a: inout UInt64, _ b: inout UInt64, _ c: inout UInt64, _ d: inout UInt64, _ x: UInt64, _ y: UInt64
    ) {
        a = a &+ b &+ x
        d = rotated(d ^ a, by: 32)
        c = c &+ d
        b = rotated(b ^ c, by: 24)
        a = a &+ b &+ y
        d = rotated(d ^ a, by: 16)
        c = c &+ d
        b = rotated(b ^ c, by: 63)
    }

    @inline(__always)
    private static func rotated(_ word: UInt64, by count: UInt64) -> UInt64 {
        word &>> count | word &<< (64 &- count)
    }
}
