import Markup
import Support
import Testing

/// Damaged bytes have another checksum.
@Suite struct ChecksumTests {
    private static func bytes(_ count: Int, _ random: inout SeededGenerator) -> [UInt8] {
        (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
    }

    @Test(arguments: [0, 1, 7, 8, 9, 63, 64, 65, 200]) func `changing any bit changes the checksum`(count: Int) {
        var random = SeededGenerator(seed: UInt64(count))
        let bytes = Self.bytes(count, &random)
        let sum = Checksum(of: bytes)
        #expect(Checksum(of: bytes) == sum)
        for bit in 0..<8 * count {
            var other = bytes
            other[bit / 8] ^= 1 << UInt8(bit % 8)
            #expect(Checksum(of: other) != sum, "\(bit)")
        }
        for length in 0..<count { #expect(Checksum(of: bytes[..<length]) != sum) }
        #expect(Checksum(of: bytes + [0]) != sum)
    }

    @Test func differentContentsHaveDifferentChecksums() {
        var random = SeededGenerator(seed: 1)
        var (contents, sums) = (Set<[UInt8]>(), Set<Checksum>())
        for _ in 0..<(Long.isOn ? 1_000_000 : 50_000) {
            let bytes = Self.bytes(.random(in: 0...40, using: &random), &random)
            contents.insert(bytes)
            sums.insert(Checksum(of: bytes))
        }
        // Zeros, and words in another order.
        for count in 0..<300 {
            contents.insert([UInt8](repeating: 0, count: count))
            sums.insert(Checksum(of: [UInt8](repeating: 0, count: count)))
        }
        let words = (1...20).map { word in [UInt8](repeating: UInt8(word), count: 8) }
        for first in words {
            for second in words {
                contents.insert(first + second)
                sums.insert(Checksum(of: first + second))
            }
        }
        #expect(sums.count == contents.count)
    }

    @Test func `a damaged file with a checksum is refused`() throws {
        var encoder = ByteEncoder()
        encoder.append("some text")
        encoder.append(0.25)
        let file = encoder.checked
        var decoder = try ByteDecoder(checked: file[...])
        #expect(try decoder.string() == "some text")
        #expect(try decoder.double() == 0.25)
        #expect(decoder.isAtEnd)
        for index in file.indices {
            var damaged = file
            damaged[index] ^= 0x10
            #expect(throws: ByteDecoder.Fault.self) { try ByteDecoder(checked: damaged[...]) }
            #expect(throws: ByteDecoder.Fault.self) { try ByteDecoder(checked: file[..<index]) }
        }
    }
}
