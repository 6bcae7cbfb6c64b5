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
        var state = BLAKE2b()
        var rest = bytes
        // The last block, even if it is full or empty, is treated otherwise.
        while rest.count > BLAKE2b.blockSize {
            state.add(rest.prefix(BLAKE2b.blockSize), isLast: false)
            rest = rest.dropFirst(BLAKE2b.blockSize)
        }
        state.add(rest, isLast: true)
        words = state.result
    }
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

extension Digest: CustomStringConvertible {
    /// Its bytes as hexadecimal numbers.
    package var description: String {
        let digits = Array("0123456789abcdef")
        let bytes = words.indices.flatMap { word in (0..<8).map { words[word] >> (8 * $0) & 0xFF } }
        return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 0xF)]] })
    }
}

/// The state of RFC 7693 between blocks.
private struct BLAKE2b {
    static let blockSize = 128

    /// Of the square roots of the first primes, as for SHA-512.
    private static let start = (
        SIMD4<UInt64>(0x6A09_E667_F3BC_C908, 0xBB67_AE85_84CA_A73B, 0x3C6E_F372_FE94_F82B, 0xA54F_F53A_5F1D_36F1),
        SIMD4<UInt64>(0x510E_527F_ADE6_82D1, 0x9B05_688C_2B3E_6C1F, 0x1F83_D9AB_FB41_BD6B, 0x5BE0_CD19_137E_2179)
    )

    private var high: SIMD4<UInt64>
    private var low = start.1
    private var count: UInt64 = 0

    init() {
        high = Self.start.0
        // The parameters: the length of the digest, no key, no tree.
        high[0] ^= 0x0101_0000 ^ UInt64(Digest.size)
    }

    var result: SIMD4<UInt64> { high }

    mutating func add(_ block: ArraySlice<UInt8>, isLast: Bool) {
        count += UInt64(block.count)
        var rows = Rows(a: high, b: low, c: Self.start.0, d: Self.start.1, message: Self.message(block))
        rows.d[0] ^= count
        if isLast { rows.d[2] ^= .max }
        rows.mix()
        high ^= rows.a ^ rows.c
        low ^= rows.b ^ rows.d
    }

    /// The words of a block; a short one ends with zeros.
    private static func message(_ block: ArraySlice<UInt8>) -> SIMD16<UInt64> {
        var message = SIMD16<UInt64>()
        var (word, shift, index) = (UInt64(0), UInt64(0), 0)
        for byte in block {
            word |= UInt64(byte) << shift
            shift += 8
            if shift == 64 {
                message[index] = word
                (word, shift, index) = (0, 0, index + 1)
            }
        }
        if shift > 0 { message[index] = word }
        return message
    }
}

/// The sixteen words of the working state, and those of a block.
private struct Rows {
    var a, b, c, d: SIMD4<UInt64>
    var message: SIMD16<UInt64>

    mutating func mix() {
        round(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
        round(14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3)
        round(11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4)
        round(7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8)
        round(9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13)
        round(2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9)
        round(12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11)
        round(13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10)
        round(6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5)
        round(10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0)
        round(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
        round(14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3)
    }

    /// The columns, then the diagonals, with the words of the block in this order.
    @inline(__always)
    private mutating func round(
        _ p0: Int, _ p1: Int, _ p2: Int, _ p3: Int, _ p4: Int, _ p5: Int, _ p6: Int, _ p7: Int, _ p8: Int, _ p9: Int,
        _ p10: Int, _ p11: Int, _ p12: Int, _ p13: Int, _ p14: Int, _ p15: Int
    ) {
        let m = message
        quarters(SIMD4(m[p0], m[p2], m[p4], m[p6]), SIMD4(m[p1], m[p3], m[p5], m[p7]))
        b = SIMD4(b[1], b[2], b[3], b[0])
        c = SIMD4(c[2], c[3], c[0], c[1])
        d = SIMD4(d[3], d[0], d[1], d[2])
        quarters(SIMD4(m[p8], m[p10], m[p12], m[p14]), SIMD4(m[p9], m[p11], m[p13], m[p15]))
        b = SIMD4(b[3], b[0], b[1], b[2])
        c = SIMD4(c[2], c[3], c[0], c[1])
        d = SIMD4(d[1], d[2], d[3], d[0])
    }

    @inline(__always)
    private mutating func quarters(_ x: SIMD4<UInt64>, _ y: SIMD4<UInt64>) {
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
    private func rotated(_ words: SIMD4<UInt64>, by count: UInt64) -> SIMD4<UInt64> {
        words &>> SIMD4(repeating: count) | words &<< SIMD4(repeating: 64 - count)
    }
}
