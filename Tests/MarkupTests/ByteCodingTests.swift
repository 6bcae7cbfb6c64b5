import Support
import Testing

@testable import Markup

@Suite struct DigestTests {
    /// Of the bytes 0, 1, 2 … 250, 0, 1 …, as another implementation of RFC 7693 has them.
    @Test(arguments: [
        (0, "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8"),
        (1, "03170a2e7597b7b7e3d84c05391d139a62b157e78786d8c082f29dcf4c111314"),
        (3, "3d8c3d594928271f44aad7a04b177154806867bcf918e1549c0bc16f9da2b09b"),
        (127, "f2fe67ff342e21b8f45e8f2e0bcd1d9243245d50ee6c78042e9c491388791c72"),
        (128, "c3582f71ebb2be66fa5dd750f80baae97554f3b015663c8be377cfcb2488c1d1"),
        (129, "f7f3c46ba2564ff4c4c162da1f5b605f9f1c4aa6a20652a9f9a337c1a2f5b9c9"),
        (255, "d9ef0fc521b4266d16df662bec231bc2ec3989e7adeaf63169c295dc239dbbea"),
        (256, "582f782226018ec33076bd8d1c42413530ac7e1126260ffc0f306ba3befc3f24"),
        (257, "227e15ed64ee8e93eb7bc53828f76eed974f2c4ab1408c3d08f212b7f8d69904"),
        (1000, "b372d0608f720c8c3dd41e9c8eecb10143b41abe520b616607e754bf79c08331"),
    ])
    func aDigestIsBLAKE2bOf32Bytes(count: Int, text: String) {
        let bytes = (0..<count).map { UInt8($0 % 251) }
        #expect(Digest(of: bytes).description == text)
        #expect(Digest(of: ([7] + bytes)[1...]) == Digest(of: bytes))
    }
}

@Suite struct ByteCodingTests {
    @Test func `encoded values are decoded unchanged`() throws {
        let ints = [0, 1, -1, 63, 64, -64, -65, 127, 128, 300, -300, .max, .min]
        let doubles = [0, -0.0, 0.1, 1e300, -.infinity, .leastNonzeroMagnitude]
        let texts = ["", "a", "héart", "\u{1F426}", "a\0b"]
        let digest = Digest(of: [1, 2, 3])
        var encoder = ByteEncoder()
        for value in ints { encoder.append(value) }
        encoder.append(each: doubles) { $0.append($1) }
        encoder.append(each: texts)
        encoder.append(digest)
        encoder.append(Optional(digest))
        encoder.append(Digest?.none)
        encoder.append(true)
        var decoder = ByteDecoder(encoder.bytes)
        for value in ints { #expect(try decoder.int() == value) }
        #expect(
            try decoder.array { d throws(ByteDecoder.Fault) in try d.double() }.map(\.bitPattern)
                == doubles.map(\.bitPattern))
        #expect(try decoder.array { d throws(ByteDecoder.Fault) in try d.string() } == texts)
        #expect(try decoder.value(Digest.self) == digest)
        #expect(try decoder.optional(Digest.self) == digest)
        #expect(try decoder.optional(Digest.self) == nil)
        #expect(try decoder.bool())
        #expect(decoder.isAtEnd)
    }

    @Test func bytesThatEndTooEarlyAreAFault() {
        var encoder = ByteEncoder()
        encoder.append(each: ["one", "two"])
        for count in encoder.bytes.indices {
            var decoder = ByteDecoder(encoder.bytes[..<count])
            #expect(throws: ByteDecoder.Fault.self) {
                try decoder.array { d throws(ByteDecoder.Fault) in try d.string() }
            }
        }
    }

    @Test func otherBytesNeverEndTheProgram() {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<2_000 {
            let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            var decoder = ByteDecoder(bytes)
            _ = try? decoder.array { d throws(ByteDecoder.Fault) in try d.string() }
            _ = try? decoder.int()
            _ = try? decoder.optional(Digest.self)
        }
    }
}
