/// Reads raw DEFLATE (RFC 1951): a judge of what is compressed, written for clearness and not for speed.
public struct Inflate {
    public struct Fault: Error, Equatable {}

    private let bytes: [UInt8]
    private var bit = 0
    private var output: [UInt8] = []

    /// - Throws: `Fault` for anything that is not whole.
    public static func bytes(of compressed: [UInt8]) throws -> [UInt8] {
        var reader = Inflate(bytes: compressed)
        while try !reader.readBlock() {}
        return reader.output
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    /// The lowest bit comes first.
    private mutating func number(bits: Int) throws -> Int {
        guard bit + bits <= bytes.count * 8 else { throw Fault() }
        defer { bit += bits }
        return (0..<bits).reduce(0) { $0 | Int(bytes[(bit + $1) / 8] >> ((bit + $1) % 8) & 1) << $1 }
    }

    /// Whether it was the last one.
    private mutating func readBlock() throws -> Bool {
        let isLast = try number(bits: 1) == 1
        switch try number(bits: 2) {
        case 0: try readStored()
        case 1:
            let lengths = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
            try readTokens(Code(lengths), Code([Int](repeating: 5, count: 30)))
        case 2:
            let (literals, distances) = try readCodes()
            try readTokens(literals, distances)
        default: throw Fault()
        }
        return isLast
    }

    private mutating func readStored() throws {
        bit = (bit + 7) / 8 * 8
        let (count, complement) = (try number(bits: 16), try number(bits: 16))
        guard count ^ complement == 0xFFFF else { throw Fault() }
        for _ in 0..<count { output.append(UInt8(try number(bits: 8))) }
    }

    /// Codes of the block's own (3.2.7).
    private mutating func readCodes() throws -> (Code, Code) {
        let counts = (try number(bits: 5) + 257, try number(bits: 5) + 1)
        let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
        var own = [Int](repeating: 0, count: 19)
        for place in 0..<(try number(bits: 4) + 4) { own[order[place]] = try number(bits: 3) }
        let code = Code(own)
        var lengths: [Int] = []
        while lengths.count < counts.0 + counts.1 {
            switch try symbol(of: code) {
            case 16:
                guard let last = lengths.last else { throw Fault() }
                lengths += repeatElement(last, count: try number(bits: 2) + 3)
            case 17: lengths += repeatElement(0, count: try number(bits: 3) + 3)
            case 18: lengths += repeatElement(0, count: try number(bits: 7) + 11)
            case let length: lengths.append(length)
            }
        }
        guard lengths.count == counts.0 + counts.1 else { throw Fault() }
        return (Code(Array(lengths[..<counts.0])), Code(Array(lengths[counts.0...])))
    }

    private mutating func readTokens(_ literals: Code, _ distances: Code) throws {
        while true {
            let symbol = try symbol(of: literals)
            if symbol == 256 { return }
            if symbol < 256 {
                output.append(UInt8(symbol))
                continue
            }
            // Lengths from 3 on, in fours with one more bit each; distances from 1 on, in pairs (3.2.5).
            let step = symbol - 257
            let extra = step < 8 || step == 28 ? 0 : step / 4 - 1
            let base = step == 28 ? 258 : step < 8 ? step + 3 : (4 + step % 4) << extra + 3
            let length = base + (try number(bits: extra))
            let pair = try self.symbol(of: distances)
            let more = max(0, pair / 2 - 1)
            let distance = (pair < 2 ? pair : (2 + pair % 2) << more) + 1 + (try number(bits: more))
            guard distance <= output.count else { throw Fault() }
            for _ in 0..<length { output.append(output[output.count - distance]) }
        }
    }

    private mutating func symbol(of code: Code) throws -> Int {
        var word = 0
        for length in 1...15 {
            word = word << 1 | (try number(bits: 1))
            if let symbol = code.symbols[[length, word]] { return symbol }
        }
        throw Fault()
    }

    /// Words of a canonical code, by their lengths (3.2.2).
    private struct Code {
        private(set) var symbols: [[Int]: Int] = [:]

        init(_ lengths: [Int]) {
            var word = 0
            for length in 1...15 {
                for (symbol, own) in lengths.enumerated() where own == length {
                    symbols[[length, word]] = symbol
                    word += 1
                }
                word <<= 1
            }
        }
    }
}
