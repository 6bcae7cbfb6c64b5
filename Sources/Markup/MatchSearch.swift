/// A literal byte, or a match: a copy of `length` bytes from `distance` bytes before.
struct Token {
    private let value: UInt32

    /// The lengths of matches have nine bits: up to 258 (RFC 1951, 3.2.5).
    private static let lengthBits: UInt32 = 9

    init(literal: UInt8) { value = UInt32(literal) }
    init(_ match: Match) { value = UInt32(match.distance) << Self.lengthBits | UInt32(match.length) }

    var isLiteral: Bool { value < 1 << Self.lengthBits }
    /// The byte of a literal, or the length of a match.
    var literalOrLength: Int { Int(value & (1 << Self.lengthBits - 1)) }
    var distance: Int { Int(value >> Self.lengthBits) }
}

struct Match {
    var length: Int
    var distance: Int

    static let none = Match(length: 0, distance: 1)

    /// About the number of bits that a match saves: a byte of such text takes about four bits, and a distance one bit
    /// for each time that it doubles.
    var gain: Int { 4 * length + (distance.leadingZeroBitCount - Int.bitWidth) }
}

/// Divides bytes into tokens (LZ77, RFC 1951, 4): the hash of the next five bytes leads to the last place where they
/// were.
struct MatchSearch {
    /// How far back a match may be, and how long it may be (RFC 1951, 2 and 3.2.5).
    private static let window = 1 << 15
    private static let longest = 258

    // These three are measured on JSON with paths.
    /// A match of this length is taken without a look at the next byte, where a longer one may begin, and later bytes
    /// of a match are not noted.
    private static let good = 16
    /// The bits that a match saves at least, and those that a match at the next byte saves more. They are for the
    /// symbols of the length and of the distance, and for the literal before the later match.
    private static let least = 8
    private static let more = 2
    /// The number of tokens in a block: more of them have codes that fit less, fewer have more codes.
    private static let blockSize = 1 << 14

    /// The four bytes from each byte on, the first one lowest, with zeros after the last byte. The last word is after
    /// the last byte.
    private let words: ContiguousArray<UInt32>
    private(set) var position = 0

    /// The last place of each hash, modulo 2¹⁶. What is there is compared with the bytes at the position, so that any
    /// number will do: zeros at the beginning, and places that are left from before the window.
    private var places = ContiguousArray<UInt16>(repeating: 0, count: 1 << 16)

    init(_ bytes: [UInt8]) {
        words = ContiguousArray(capacity: bytes.count + 1) { words in
            var word: UInt32 = 0
            for byte in bytes.prefix(3) { word = word &>> 8 | UInt32(byte) &<< 24 }
            for byte in bytes.dropFirst(3) {
                word = word &>> 8 | UInt32(byte) &<< 24
                words.append(word)
            }
            // Fewer than three bytes are not yet in the lowest ones.
            word &>>= 8 * UInt32(max(0, 3 - bytes.count))
            while !words.isFull {
                word &>>= 8
                words.append(word)
            }
        }
    }

    var isAtEnd: Bool { position == words.count - 1 }

    /// The tokens of the next block.
    mutating func tokens() -> ContiguousArray<Token> {
        var tokens = ContiguousArray<Token>()
        tokens.reserveCapacity(Self.blockSize + Self.good)
        // Spans are checked once for a block, and arrays at each change.
        let (all, start) = (words, position)
        let (words, end) = (all.span, all.count - 1)
        var position = start
        var places = self.places.mutableSpan
        precondition(places.count == 1 << 16)
        while tokens.count < Self.blockSize, position < end {
            var match = Self.match(words, &places, at: position)
            var next = position + 1
            guard match.length > 0 else {
                tokens.append(Token(literal: UInt8(truncatingIfNeeded: words[position])))
                position = next
                continue
            }
            // A match at the next byte may be so much better that it pays to leave this byte a literal.
            while match.length < Self.good, next < end {
                let other = Self.match(words, &places, at: next)
                next += 1
                guard other.gain > match.gain + Self.more else { break }
                tokens.append(Token(literal: UInt8(truncatingIfNeeded: words[position])))
                (match, position) = (other, position + 1)
            }
            tokens.append(Token(match))
            let noted = position + min(match.length, Self.good)
            position += match.length
            while next < noted {
                _ = Self.note(words, &places, next)
                next += 1
            }
            if next < position { _ = Self.note(words, &places, position - 1) }
        }
        self.position = position
        return tokens
    }

    /// Notes a place for its hash.
    ///
    /// - Returns: the last place with this hash, modulo 2¹⁶.
    @inline(__always)
    private static func note(_ words: Span<UInt32>, _ places: inout MutableSpan<UInt16>, _ position: Int) -> UInt16 {
        let bytes = words[position] ^ words[position &+ 1] &<< 3
        // The golden ratio in 32 bits, as multiplicative hashing has it (Knuth, The Art of Computer Programming 3,
        // 6.4).
        let hash = Int((bytes &* 0x9E37_79B1) &>> 16)
        let last = places[hash]
        places[hash] = UInt16(truncatingIfNeeded: position)
        return last
    }

    /// The match at a place, which is noted, or `none`.
    @inline(__always)
    private static func match(
        _ words: Span<UInt32>, _ places: inout MutableSpan<UInt16>, at position: Int
    ) -> Match {
        let last = note(words, &places, position)
        let distance = UInt16(truncatingIfNeeded: position) &- last
        // A distance of zero wraps to the largest number.
        guard distance &- 1 < UInt16(truncatingIfNeeded: min(position, window)) else { return .none }
        let place = position &- Int(distance)
        guard words[place] == words[position] else { return .none }
        let limit = min(longest, words.count &- 1 &- position)
        let match = Match(length: common(words, place, position, limit), distance: Int(distance))
        // So two bytes are no match, which the format does not have: they save eight bits at most.
        return match.gain > least ? match : .none
    }

    /// The number of equal bytes from two places on.
    @inline(__always)
    private static func common(_ words: Span<UInt32>, _ one: Int, _ other: Int, _ limit: Int) -> Int {
        var count = 0
        while count < limit {
            let difference = words[one &+ count] ^ words[other &+ count]
            if difference != 0 { return min(limit, count &+ difference.trailingZeroBitCount &>> 3) }
            count &+= 4
        }
        return limit
    }
}
