/// Compression with the same bytes on every platform: raw DEFLATE (RFC 1951), which browsers decompress as
/// `deflate-raw`. Libraries of systems differ in their versions, and so in their bytes.
///
/// Text is divided into blocks. Repeated strings of a block become matches, which are lengths and distances
/// (`MatchSearch`). Each block is then written with codes of its own, with the fixed codes, or as it is, whichever is
/// the shortest (`Block`).
package enum Deflate {
    package static func compressed(_ bytes: [UInt8]) -> [UInt8] {
        var (search, output) = (MatchSearch(bytes), BitWriter(capacity: bytes.count / 2))
        repeat {
            let start = search.position
            let block = Block(search.tokens(), of: bytes[start..<search.position])
            block.write(to: &output, isLast: search.isAtEnd)
        } while !search.isAtEnd
        return output.finished()
    }
}

// MARK: - Blocks

/// Tokens with the frequencies of their symbols (RFC 1951, 3.2.3).
private struct Block {
    private let tokens: ContiguousArray<Token>
    private let bytes: ArraySlice<UInt8>
    private var literals = [Int](repeating: 0, count: 286)
    private var distances = [Int](repeating: 0, count: 30)
    /// The number of bits after symbols.
    private var extraBits = 0

    private static let end = 256

    init(_ tokens: ContiguousArray<Token>, of bytes: ArraySlice<UInt8>) {
        (self.tokens, self.bytes) = (tokens, bytes)
        literals[Self.end] = 1
        for token in tokens {
            guard !token.isLiteral else {
                literals[token.literalOrLength] += 1
                continue
            }
            let (length, distance) = (Symbol(length: token.literalOrLength), Symbol(distance: token.distance))
            literals[length.index] += 1
            distances[distance.index] += 1
            extraBits += length.extraBits + distance.extraBits
        }
    }

    /// Writes the shortest form: the codes of the block, the fixed codes, or the bytes as they are.
    func write(to output: inout BitWriter, isLast: Bool) {
        let own = (literals: Code(for: literals, limit: 15), distances: Code(for: distances, limit: 15))
        let header = CodeHeader(own.literals.lengths, own.distances.lengths)
        func size(_ codes: (literals: Code, distances: Code)) -> Int {
            codes.literals.size(of: literals) + codes.distances.size(of: distances) + extraBits
        }
        let (ownSize, fixedSize) = (header.size + size(own), size(Code.fixed))
        let stored = Stored(bytes)
        if stored.size(at: output) < 3 + min(ownSize, fixedSize) {
            stored.write(to: &output, isLast: isLast)
        } else if fixedSize <= ownSize {
            output.append(isLast ? 1 : 0, 1)
            output.append(0b01, 2)
            write(Code.fixed, to: &output)
        } else {
            output.append(isLast ? 1 : 0, 1)
            output.append(0b10, 2)
            header.write(to: &output)
            write(own, to: &output)
        }
    }

    private func write(_ codes: (literals: Code, distances: Code), to output: inout BitWriter) {
        for token in tokens {
            guard !token.isLiteral else {
                output.append(codes.literals[token.literalOrLength])
                continue
            }
            let (length, distance) = (Symbol(length: token.literalOrLength), Symbol(distance: token.distance))
            output.append(codes.literals[length.index])
            output.append(length.extra, length.extraBits)
            output.append(codes.distances[distance.index])
            output.append(distance.extra, distance.extraBits)
        }
        output.append(codes.literals[Self.end])
    }
}

/// The symbol of a length or of a distance, and the bits after it (RFC 1951, 3.2.5).
///
/// The tables of the specification are floating-point numbers: the symbol has the exponent and the upper bits of the
/// fraction, two for lengths and one for distances, and the extra bits are the rest of the fraction.
private struct Symbol {
    let index: Int
    let extra: UInt32
    let extraBits: Int

    @inline(__always)
    init(length: Int) {
        // Only the longest has a symbol of its own.
        self = length == 258 ? Symbol(index: 285, extra: 0, extraBits: 0) : Symbol(length - 3, 2, from: 257)
    }

    @inline(__always)
    init(distance: Int) { self.init(distance - 1, 1, from: 0) }

    private init(index: Int, extra: UInt32, extraBits: Int) {
        (self.index, self.extra, self.extraBits) = (index, extra, extraBits)
    }

    @inline(__always)
    private init(_ value: Int, _ fractionBits: Int, from first: Int) {
        extraBits = max(0, Int.bitWidth - 1 - (value | 1).leadingZeroBitCount - fractionBits)
        index = first + extraBits << fractionBits + value >> extraBits
        extra = UInt32(value & (1 << extraBits - 1))
    }
}

/// Bytes as they are (RFC 1951, 3.2.4).
private struct Stored {
    private static let most = 65_535
    let bytes: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    func size(at output: borrowing BitWriter) -> Int {
        let first = 3 + output.padding(after: 3)
        let count = max(1, (bytes.count + Self.most - 1) / Self.most)
        return first + 8 * (count - 1) + 32 * count + 8 * bytes.count
    }

    func write(to output: inout BitWriter, isLast: Bool) {
        var rest = bytes
        repeat {
            let part = rest.prefix(Self.most)
            rest = rest.dropFirst(Self.most)
            output.append(isLast && rest.isEmpty ? 1 : 0, 1)
            output.append(0b00, 2)
            output.append(0, output.padding(after: 0))
            output.append(UInt32(part.count), 16)
            output.append(UInt32(part.count) ^ 0xFFFF, 16)
            for byte in part { output.append(UInt32(byte), 8) }
        } while !rest.isEmpty
    }
}

// MARK: - Codes

/// A prefix code: by symbol, a string of bits (RFC 1951, 3.2.2).
private struct Code {
    let lengths: [UInt8]
    /// The code of each symbol, first bit lowest, with its length in the upper half.
    private let words: [UInt32]

    /// The fixed codes (RFC 1951, 3.2.6).
    static let fixed = (
        literals: Code((0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }),
        distances: Code([UInt8](repeating: 5, count: 30))
    )

    /// Numbers codes of one length in the order of the symbols.
    private init(_ lengths: [UInt8]) {
        self.lengths = lengths
        var counts = [UInt32](repeating: 0, count: 16)
        for length in lengths where length > 0 { counts[Int(length)] += 1 }
        var next = [UInt32](repeating: 0, count: 16)
        for length in 1..<15 { next[length + 1] = (next[length] + counts[length]) << 1 }
        words = lengths.map { length in
            defer { next[Int(length)] += 1 }
            return length == 0 ? 0 : next[Int(length)].reversed(length) | UInt32(length) << 16
        }
    }

    /// The shortest code (Huffman, A method for the construction of minimum-redundancy codes, 1952). If a length is
    /// above the limit, the frequencies are halved until none is, as bzip2 does it: equal frequencies have the lengths
    /// of a balanced tree.
    init(for frequencies: [Int], limit: UInt8) {
        var symbols = frequencies.indices.filter { frequencies[$0] > 0 }
        // Decompressors may refuse a code that is not complete: it has two symbols at least.
        symbols += frequencies.indices.filter { frequencies[$0] == 0 }.prefix(max(0, 2 - symbols.count))
        symbols.sort { (frequencies[$0], $0) < (frequencies[$1], $1) }
        var weights = symbols.map { frequencies[$0] }
        var depths = Self.depths(of: weights)
        // The rarest symbol has the longest code.
        while depths[0] > limit {
            weights = weights.map { ($0 + 1) / 2 }
            depths = Self.depths(of: weights)
        }
        var lengths = [UInt8](repeating: 0, count: frequencies.count)
        for (symbol, depth) in zip(symbols, depths) { lengths[symbol] = depth }
        self.init(lengths)
    }

    /// The depths of leaves with these weights, which ascend, in the tree that has the two lightest nodes under one
    /// node, and so on. The weights of inner nodes ascend, too, so that the lightest node is the next of either kind.
    private static func depths(of leaves: [Int]) -> [UInt8] {
        let root = 2 * leaves.count - 2
        var (weights, parents) = (leaves, [Int](repeating: root, count: root + 1))
        var (leaf, inner) = (0, leaves.count)
        for node in leaves.count...root {
            var weight = 0
            for _ in 0..<2 {
                let isLeaf = inner == node || leaf < leaves.count && weights[leaf] <= weights[inner]
                let child = isLeaf ? leaf : inner
                if isLeaf { leaf += 1 } else { inner += 1 }
                parents[child] = node
                weight += weights[child]
            }
            weights.append(weight)
        }
        var depths = [UInt8](repeating: 0, count: root + 1)
        for node in (0..<root).reversed() { depths[node] = depths[parents[node]] + 1 }
        return [UInt8](depths.prefix(leaves.count))
    }

    subscript(_ symbol: Int) -> UInt32 { words[symbol] }

    func size(of frequencies: [Int]) -> Int {
        zip(frequencies, lengths).reduce(0) { $0 + $1.0 * Int($1.1) }
    }
}

extension UInt32 {
    /// The lower bits in reverse order: codes begin with their upper bit, all else with its lowest (RFC 1951, 3.1.1).
    fileprivate func reversed(_ count: UInt8) -> UInt32 {
        (0..<count).reduce(0) { $0 << 1 | self >> UInt32($1) & 1 }
    }
}

/// The lengths of a block's codes, which are compressed by a code themselves (RFC 1951, 3.2.7).
private struct CodeHeader {
    private let counts: (literals: Int, distances: Int)
    /// Each symbol with the bits after it: 0 to 15 are lengths, 16 repeats the one before, 17 and 18 are zeros.
    private var runs: [(symbol: Int, extra: UInt32)] = []
    private let code: Code
    /// The number of lengths of `code` that are written.
    private let count: Int

    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    private static let extraBits = [Int](repeating: 0, count: 16) + [2, 3, 7]

    init(_ literals: [UInt8], _ distances: [UInt8]) {
        func count(_ lengths: [UInt8], least: Int) -> Int { max(least, (lengths.lastIndex { $0 > 0 } ?? 0) + 1) }
        counts = (count(literals, least: 257), count(distances, least: 1))
        var rest = literals.prefix(counts.literals) + distances.prefix(counts.distances)
        while let length = rest.first {
            let count = rest.prefix { $0 == length }.count
            rest = rest.dropFirst(count)
            Self.append(Int(length), count, to: &runs)
        }
        var frequencies = [Int](repeating: 0, count: 19)
        for run in runs { frequencies[run.symbol] += 1 }
        let code = Code(for: frequencies, limit: 7)
        self.code = code
        self.count = max(4, (Self.order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    }

    private static func append(_ length: Int, _ count: Int, to runs: inout [(symbol: Int, extra: UInt32)]) {
        var rest = count
        func repeated(_ symbol: Int, _ range: ClosedRange<Int>) {
            while rest >= range.lowerBound {
                let part = min(rest, range.upperBound)
                runs.append((symbol, UInt32(part - range.lowerBound)))
                rest -= part
            }
        }
        if length == 0 {
            repeated(18, 11...138)
            repeated(17, 3...10)
        } else {
            runs.append((length, 0))
            rest -= 1
            repeated(16, 3...6)
        }
        for _ in 0..<rest { runs.append((length, 0)) }
    }

    var size: Int {
        14 + 3 * count + runs.reduce(0) { $0 + Int(code.lengths[$1.symbol]) + Self.extraBits[$1.symbol] }
    }

    func write(to output: inout BitWriter) {
        output.append(UInt32(counts.literals - 257), 5)
        output.append(UInt32(counts.distances - 1), 5)
        output.append(UInt32(count - 4), 4)
        for symbol in Self.order.prefix(count) { output.append(UInt32(code.lengths[symbol]), 3) }
        for run in runs {
            output.append(code[run.symbol])
            output.append(run.extra, Self.extraBits[run.symbol])
        }
    }
}

// MARK: - Bits

/// Bytes that are filled from their lowest bit on (RFC 1951, 3.1.1).
private struct BitWriter {
    /// Four bytes each, the first one lowest.
    private var words = ContiguousArray<UInt32>()
    /// The bits that are in no word yet: fewer than 32.
    private var bits: UInt64 = 0
    private var count = 0

    init(capacity: Int) { words.reserveCapacity(capacity / 4) }

    /// The number of bits to the end of a byte, after some others.
    func padding(after more: Int) -> Int { -(count + more) & 7 }

    @inline(__always)
    mutating func append(_ value: UInt32, _ size: Int) {
        bits |= UInt64(value) &<< UInt64(count)
        count &+= size
        guard count >= 32 else { return }
        words.append(UInt32(truncatingIfNeeded: bits))
        (bits, count) = (bits &>> 32, count &- 32)
    }

    /// Appends a code with its length in the upper half.
    @inline(__always)
    mutating func append(_ word: UInt32) { append(word & 0xFFFF, Int(word &>> 16)) }

    consuming func finished() -> [UInt8] {
        let size = 4 * words.count + (count + 7) / 8
        words.append(UInt32(truncatingIfNeeded: bits))
        let bytes = ContiguousArray<UInt8>(capacity: 4 * words.count) { bytes in
            for word in words {
                bytes.append(UInt8(truncatingIfNeeded: word))
                bytes.append(UInt8(truncatingIfNeeded: word &>> 8))
                bytes.append(UInt8(truncatingIfNeeded: word &>> 16))
                bytes.append(UInt8(truncatingIfNeeded: word &>> 24))
            }
        }
        return [UInt8](bytes.prefix(size))
    }
}

// MARK: - As text

/// Bytes as text (RFC 4648, 4): three bytes are four characters of 6 bits each. `=` is in place of the characters that
/// the last bytes do not fill.
package enum Base64 {
    /// The characters by their six bits (RFC 4648, table 1).
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// The text has no line breaks, as a `data:` address needs it (RFC 4648, 3.1).
    ///
    /// - Complexity: O(*n*).
    package static func encoded(_ bytes: [UInt8]) -> String {
        let (alphabet, end) = (Self.alphabet, UInt8(ascii: "="))
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let count = min(3, bytes.count - start)
            // The first byte is the highest one.
            var group = Int(bytes[start]) << 16
            if count > 1 { group |= Int(bytes[start + 1]) << 8 }
            if count > 2 { group |= Int(bytes[start + 2]) }
            text.append(alphabet[group >> 18])
            text.append(alphabet[group >> 12 & 0x3F])
            text.append(count > 1 ? alphabet[group >> 6 & 0x3F] : end)
            text.append(count > 2 ? alphabet[group & 0x3F] : end)
        }
        return String(decoding: text, as: UTF8.self)
    }
}
