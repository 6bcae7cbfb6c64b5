import Foundation
import Markup
import Support
import Testing

/// Compressed bytes are what Python's zlib decompresses to the same bytes.
@Suite(.takesTurns) struct DeflateTests {
    private static let zlib = Programs.python(imports: "zlib")

    /// The contents that differ after decompression, by their names.
    ///
    /// All are in two files, each content after the number of its bytes, so that one process reads all.
    private static func faults(_ contents: [(name: String, bytes: [UInt8])]) async throws -> [String] {
        let folder = try TemporaryFolder()
        func write(_ all: [[UInt8]], to name: String) throws {
            var file: [UInt8] = []
            for bytes in all {
                for shift in stride(from: 0, to: 32, by: 8) { file.append(UInt8(bytes.count >> shift & 0xFF)) }
                file += bytes
            }
            try Data(file).write(to: folder.url(name))
        }
        try write(contents.map(\.bytes), to: "plain")
        try write(contents.map { Deflate.compressed($0.bytes) }, to: "compressed")
        let script = """
            import sys, zlib
            def parts(path):
                data, at = open(path, 'rb').read(), 0
                while at < len(data):
                    size = int.from_bytes(data[at:at + 4], 'little')
                    yield data[at + 4:at + 4 + size]
                    at += 4 + size
            for number, (plain, packed) in enumerate(zip(parts(sys.argv[1]), parts(sys.argv[2]), strict=True)):
                reader = zlib.decompressobj(-15)
                try: isSame = reader.decompress(packed) == plain and reader.eof and not reader.unused_data
                except zlib.error: isSame = False
                print(number, isSame)
            """
        let arguments = ["python3", "-c", script, folder.url("plain").path, folder.url("compressed").path]
        let run = try await Programs.run(URL(filePath: "/usr/bin/env"), arguments)
        try #require(run.status == 0, "\(run.errors)")
        let lines = run.output.split(separator: "\n")
        try #require(lines.count == contents.count)
        return lines.filter { !$0.hasSuffix(" True") }.compactMap { line in
            line.split(separator: " ").first.flatMap { Int($0) }.map { contents[$0].name }
        }
    }

    @Test func `a reader of our own reads the same bytes`() throws {
        for bytes in [
            [], [7], [UInt8](repeating: 1, count: 70_000), Self.random(9_000, seed: 1), Self.text(20_000, seed: 2),
        ] {
            #expect(try Inflate.bytes(of: Deflate.compressed(bytes)) == bytes)
        }
        #expect(throws: Inflate.Fault.self) { try Inflate.bytes(of: Array(Deflate.compressed([1, 2, 3]).dropLast())) }
    }

    private static func random(_ count: Int, seed: UInt64, below limit: Int = 256) -> [UInt8] {
        var random = SeededGenerator(seed: seed)
        return (0..<count).map { _ in UInt8(Int.random(in: 0..<limit, using: &random)) }
    }

    /// Path data with numbers of few digits, in some JSON.
    private static func text(_ count: Int, seed: UInt64) -> [UInt8] {
        var (random, text) = (SeededGenerator(seed: seed), "[")
        while text.utf8.count < count {
            text += "{\"name\":\"glyph\(Int.random(in: 0..<500, using: &random))\",\"d\":\"M"
            for _ in 0..<Int.random(in: 5...40, using: &random) {
                text += "\(Int.random(in: 0..<24, using: &random)).\(Int.random(in: 0..<1_000, using: &random))"
                text += [" ", "L", "c", "-"].randomElement(using: &random) ?? ""
            }
            text += "z\"},"
        }
        return [UInt8](text.utf8.prefix(count))
    }

    /// All symbols, each as often as Fibonacci's numbers say, which begin again above a limit.
    private static var fibonacci: [UInt8] {
        var (bytes, one, other) = ([UInt8](), 1, 1)
        for symbol in UInt8.min...UInt8.max {
            bytes += [UInt8](repeating: symbol, count: one)
            (one, other) = one < 4_000 ? (other, one + other) : (1, 1)
        }
        var random = SeededGenerator(seed: 7)
        return bytes.shuffled(using: &random)
    }

    /// One block whose shortest code has more than 15 bits: 55 symbols are equally frequent, and twelve as frequent
    /// as Fibonacci's numbers say, of which the end of the block is the first. In this order almost no bytes are
    /// repeated, so that the literals keep their frequencies.
    private static var skewed: [UInt8] {
        var bytes = (UInt8(0)..<55).flatMap { [UInt8](repeating: $0, count: 260) }
        var (one, other) = (1, 2)
        for symbol in UInt8(200)..<212 {
            bytes += [UInt8](repeating: symbol, count: one)
            (one, other) = (other, one + other)
        }
        var random = SeededGenerator(seed: 8)
        return bytes.shuffled(using: &random)
    }

    private static var contents: [(name: String, bytes: [UInt8])] {
        var contents: [(name: String, bytes: [UInt8])] = [
            ("empty", []), ("one byte", [0xFF]), ("two bytes", [1, 2]), ("three zeros", [0, 0, 0]),
            ("equal bytes", [UInt8](repeating: 0x61, count: 70_000)),
            ("random bytes", random(200_000, seed: 1)), ("two symbols", random(50_000, seed: 2, below: 2)),
            ("text", text(200_000, seed: 3)), ("Fibonacci's frequencies", fibonacci), ("long codes", skewed),
            ("all symbols", [UInt8](0...255)),
        ]
        // The longest match at the longest distance, and one that is too far.
        for distance in [32_767, 32_768, 32_769] {
            let part = random(258, seed: 4)
            contents.append(("a match at \(distance)", part + random(distance - 258, seed: 5) + part))
        }
        // Blocks of literals end after so many bytes, and stored ones have at most 65,535.
        for size in [16_383, 16_384, 16_385, 32_768, 65_535, 65_536] {
            contents.append(("\(size) random bytes", random(size, seed: UInt64(size))))
            contents.append(("\(size) bytes of text", text(size, seed: UInt64(size))))
        }
        for length in 1...600 { contents.append(("\(length) equal bytes", [UInt8](repeating: 7, count: length))) }
        return contents
    }

    @Test(.enabled(if: zlib, "python3 with zlib is not installed"))
    func `zlib decompresses each kind of content`() async throws {
        #expect(try await Self.faults(Self.contents) == [])
    }

    @Test(.enabled(if: zlib, "python3 with zlib is not installed"))
    func `zlib decompresses random mixtures`() async throws {
        let mixtures = seeds(400).map { seed in
            var (random, bytes) = (SeededGenerator(seed: seed), [UInt8]())
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                let (count, seed) = (
                    Int.random(in: 0...3_000, using: &random), UInt64.random(in: 0...99, using: &random)
                )
                switch Int.random(in: 0...4, using: &random) {
                case 0: bytes += Self.random(count, seed: seed)
                case 1: bytes += Self.random(count, seed: seed, below: Int.random(in: 1...8, using: &random))
                case 2: bytes += Self.text(count, seed: seed)
                case 3: bytes += [UInt8](repeating: UInt8(seed), count: count)
                default: bytes += bytes.suffix(Int.random(in: 0...40_000, using: &random)).prefix(count)
                }
            }
            return (name: "seed \(seed)", bytes: bytes)
        }
        #expect(try await Self.faults(mixtures) == [])
    }

    @Test func `bytes that cannot be compressed become longer by one in a thousand at most`() {
        for size in [1_000, 20_000, 65_536, 200_000] {
            let compressed = Deflate.compressed(Self.random(size, seed: UInt64(size)))
            #expect(compressed.count <= size + max(5, size / 1_000), "\(size)")
        }
    }

    /// The bytes of these blocks follow from the specification alone (RFC 1951, 3.2.4 and 3.2.6).
    @Test func `short contents have the fixed codes`() {
        #expect(Deflate.compressed([]) == [0x03, 0x00])
        #expect(Deflate.compressed([UInt8(ascii: "a")]) == [0x4B, 0x04, 0x00])
    }

    @Test func `repeated bytes become short`() {
        #expect(Deflate.compressed([UInt8](repeating: 0x61, count: 70_000)).count < 120)
        let part = Self.random(258, seed: 4)
        let between = Self.random(32_768 - 258, seed: 5)
        let (near, far) = (part + between + part, part + between + [0] + part)
        #expect(Deflate.compressed(far).count > Deflate.compressed(near).count + 200)
    }

    @Test func `text becomes less than half as long`() {
        #expect(Deflate.compressed(Self.text(50_000, seed: 6)).count < 25_000)
    }
}

/// The test vectors of the specification (RFC 4648, 10).
@Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
])
func `base64 is as specified`(text: String, encoded: String) {
    #expect(Base64.encoded([UInt8](text.utf8)) == encoded)
}

@Test func `base64 of all bytes is what Foundation writes`() {
    var random = SeededGenerator(seed: 9)
    for count in 0..<100 {
        let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
        #expect(Base64.encoded(bytes) == Data(bytes).base64EncodedString())
    }
}
