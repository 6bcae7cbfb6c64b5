/// Detects whether bytes are the ones that were written: damaged or cut-off bytes have another checksum, but for one
/// time in 2⁶⁴.
///
/// It is not a `Digest`: anyone can make other bytes with the same checksum. So it is only for what the program alone
/// writes. Eight bytes take a few steps, a tenth of what a digest takes: each word is mixed in by a product with an odd
/// number, which maps no two sums to one, and by a rotation, which brings the upper bits down for the next product.
package struct Checksum: Hashable, Sendable {
    private let value: UInt64

    /// An odd number with about as many ones as zeros: the golden ratio in 64 bits, as multiplicative hashing has it
    /// (Knuth, The Art of Computer Programming 3, 6.4).
    private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

    package init(of bytes: [UInt8]) { self.init(of: bytes[...]) }

    package init(of bytes: ArraySlice<UInt8>) {
        let span = bytes.span
        var (sum, start) = (Self.factor, 0)
        Self.mix(UInt64(span.count), into: &sum)
        while span.count - start >= 8 {
            Self.mix(Self.word(span.extracting(start..<start + 8)), into: &sum)
            start += 8
        }
        var (rest, shift) = (UInt64(0), UInt64(0))
        for index in start..<span.count { (rest, shift) = (rest | UInt64(span[index]) << shift, shift + 8) }
        Self.mix(rest, into: &sum)
        // The last word in the upper bits, too.
        Self.mix(sum >> 32, into: &sum)
        value = sum
    }

    @inline(__always)
    private static func mix(_ word: UInt64, into sum: inout UInt64) {
        let product = (sum ^ word) &* factor
        sum = product &>> 29 | product &<< 35
    }

    @inline(__always)
    private static func word(_ bytes: borrowing Span<UInt8>) -> UInt64 {
        // Known here, it spares the check of each byte.
        precondition(bytes.count == 8)
        let low = UInt64(bytes[0]) | UInt64(bytes[1]) << 8 | UInt64(bytes[2]) << 16 | UInt64(bytes[3]) << 24
        let high = UInt64(bytes[4]) | UInt64(bytes[5]) << 8 | UInt64(bytes[6]) << 16 | UInt64(bytes[7]) << 24
        return low | high << 32
    }
}

extension Checksum: ByteCodable {
    /// The number of bytes that it is written in.
    package static let size = 8

    package func encode(into encoder: inout ByteEncoder) { encoder.append(fixed: value) }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) { value = try decoder.fixed() }
}

extension ByteEncoder {
    /// The bytes, with their checksum at the end: for a file that is verified as a whole.
    package var checked: [UInt8] {
        var encoder = self
        encoder.append(Checksum(of: bytes))
        return encoder.bytes
    }
}

extension ByteDecoder {
    /// The checksum of a file's bytes, which end with it.
    ///
    /// - Throws: a fault where they are damaged or cut off.
    package init(checked bytes: ArraySlice<UInt8>) throws(Fault) {
        guard bytes.count >= Checksum.size else { throw Fault() }
        let content = bytes.dropLast(Checksum.size)
        var end = ByteDecoder(bytes.suffix(Checksum.size))
        guard try end.value(Checksum.self) == Checksum(of: content) else { throw Fault() }
        self.init(content)
    }
}
