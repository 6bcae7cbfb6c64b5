/// Changes texts as slips of tools and of people, and as attackers do: the same for the same seed.
public struct Mutation {
    private var random: SeededGenerator

    public init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    private static let numbers = [
        "0", "-0", "1e3", "1e5", "-1e8", "1e12", "1e300", "1e400", "1e-5", "1e-12", "-1e-300", "nan", "-nan", "inf",
        "-inf",
        "999999999999999999999", "0x10", ".", "-", "1e", "--1", "1,", "1 2", "%", "50%", "1e9px", "\u{661}",
    ]
    private static let texts = [
        "", " ", "url(#a)", "url(http://a.example/)", "none", "inherit", "currentColor", "#", "#12", "rgb(",
        "matrix(1 2 2 4 0 0)",
        "scale(1e6)", "skewX(90)", "rotate(nan)", "javascript:a()", "&amp;", "../../../../etc/passwd", "a/b", "CON",
        "-", "\u{202E}a",
        "\u{0}", "]]>", "<!--", "true", "light dark", "label", "systemRed", "fill slash circle.fill",
    ]

    public mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...3, using: &random) { change(&bytes) }
        return bytes
    }

    private mutating func change(_ bytes: inout [UInt8]) {
        guard !bytes.isEmpty else { return }
        switch Int.random(in: 0..<9, using: &random) {
        case 0: bytes[place(bytes)] = .random(in: 0...255, using: &random)
        case 1: bytes[place(bytes)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 2: bytes.removeLast(bytes.count - place(bytes))
        case 3: bytes.removeSubrange(range(bytes))
        case 4:
            let part = Array(bytes[range(bytes)])
            let count = part.isEmpty ? 0 : Int.random(in: 1...max(1, min(30, 20_000 / part.count)), using: &random)
            bytes.insert(contentsOf: (0..<count).flatMap { _ in part }, at: place(bytes))
        case 5: bytes.insert(contentsOf: Array(bytes[range(bytes)]), at: place(bytes))
        case 6, 7:
            replace(&bytes, Self.numbers) {
                $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
            }
        default: replaceValue(&bytes)
        }
    }

    private mutating func place(_ bytes: [UInt8]) -> Int { Int.random(in: bytes.indices, using: &random) }

    private mutating func range(_ bytes: [UInt8]) -> Range<Int> {
        let (a, b) = (place(bytes), place(bytes))
        return min(a, b)..<max(a, b)
    }

    /// Replaces a run of bytes of a kind by one of some texts.
    private mutating func replace(_ bytes: inout [UInt8], _ texts: [String], _ belongs: (UInt8) -> Bool) {
        let start = place(bytes)
        guard let first = bytes[start...].firstIndex(where: belongs) else { return }
        let end = bytes[first...].firstIndex { !belongs($0) } ?? bytes.count
        bytes.replaceSubrange(first..<end, with: Array((texts.randomElement(using: &random) ?? "").utf8))
    }

    /// Replaces a quoted value.
    private mutating func replaceValue(_ bytes: inout [UInt8]) {
        let quote = UInt8(ascii: "\"")
        guard let first = bytes[place(bytes)...].firstIndex(of: quote),
            let end = bytes[(first + 1)...].firstIndex(of: quote)
        else { return }
        bytes.replaceSubrange(first + 1..<end, with: Array((Self.texts.randomElement(using: &random) ?? "").utf8))
    }
}
