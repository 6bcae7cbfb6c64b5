package import GlyphModel
internal import PathGeometry

/// Finds the glyphs whose bodies a drawing may show, by what is seen of these: by tiles of their ink, at their place.
///
///     ┌────┬────┬────┐      A sign hides some tiles of a body; the others are, point for point, in both drawings.
///     │ ╭──┼────┼─╮  │      The simplest bodies with a tile are found by it, and a body is looked at where a glyph
///     ├─┼──┼────┼─┼──┤      has enough of the tiles that find it.
///     │ ╰──┼── ╳│╳   │
///     └────┴────┴────┘
///
/// A tile names only few bodies, so that time and memory are linear in the number of glyphs, whatever these
/// have in common. Only ink decides, so that a part of a set finds the same as the whole set.
package struct RelativeIndex: Sendable {
    /// A glyph of the set.
    package struct Member: Sendable {
        let trace: InkTrace
        let style: FillStyle
        let isStated: Bool
        let name: String

        /// - Parameters:
        ///   - style: how it is filled.
        ///   - isStated: whether it states itself how it is filled.
        ///   - name: of two bodies that are as simple, the first one is taken.
        package init(_ trace: InkTrace, style: FillStyle, isStated: Bool, name: String) {
            (self.trace, self.style, self.isStated, self.name) = (trace, style, isStated, name)
        }
    }

    /// A body that a glyph may show.
    package struct Candidate: Hashable, Sendable {
        /// The number of the body among all, the simplest first.
        package let body: Int
        /// The glyph that it is of.
        package let glyph: Int
        /// Its number among the parts of that glyph.
        package let part: Int
    }

    /// A part of a glyph.
    private struct Body {
        let glyph: Int
        let part: Int
        /// Which glyphs may show it.
        let kind: Int
    }

    /// Glyphs whose fills are derived in the same way; the style is nil for bodies of glyphs that state their fills.
    private struct Kind: Hashable {
        let viewBox: Rect
        let style: FillStyle?
    }

    private let members: [Member?]
    private let bodies: [Body]
    private let kinds: [Kind: Int]
    private let tiles: KeyTable

    /// - Parameter members: nil for a glyph that has no relatives.
    package init(of members: [Member?]) {
        self.members = members
        var (bodies, kinds, tiles): ([Body], [Kind: Int], [KeyTable.Post]) = ([], [:], [])
        var known: Set<SameInk> = []
        for (glyph, number) in Self.bySimplicity(members) {
            guard let member = members[glyph] else { continue }
            let part = member.trace.parts[number]
            let key = Kind(viewBox: member.trace.viewBox, style: member.isStated ? nil : member.style)
            let kind = kinds[key] ?? kinds.count
            kinds[key] = kind
            // Of equal bodies, the simplest glyph has the one that others take.
            guard known.insert(SameInk(kind: kind, ink: part.ink)).inserted else { continue }
            let body = bodies.count
            bodies.append(Body(glyph: glyph, part: number, kind: kind))
            tiles += part.ink.tileKeys.map { KeyTable.Post(key: $0.mixed(with: kind), number: body) }
        }
        (self.bodies, self.kinds, self.tiles) = (bodies, kinds, KeyTable(tiles, count: bodies.count))
    }

    private struct SameInk: Hashable {
        let kind: Int
        let ink: SampleGrid
    }

    /// The parts of all glyphs, the simplest first: glyphs that draw little besides it, have few contours, and state
    /// nothing. The order of names decides last.
    private static func bySimplicity(_ members: [Member?]) -> [(glyph: Int, part: Int)] {
        let parts = members.indices.flatMap { glyph in
            (members[glyph]?.trace.parts.indices).map { $0.map { (glyph: glyph, part: $0) } } ?? []
        }
        let ranks = parts.map { place -> (Int, Int, Int, String, Int) in
            guard let member = members[place.glyph] else { return (0, 0, 0, "", 0) }
            return (
                member.trace.parts[place.part].others, member.trace.contours, member.isStated ? 1 : 0, member.name,
                place.part
            )
        }
        return parts.indices.sorted { ranks[$0] < ranks[$1] }.map { parts[$0] }
    }

    /// The bodies that a glyph may show, the simplest first.
    package func candidates(of glyph: Int) -> [Candidate] {
        guard let member = members[glyph] else { return [] }
        let (viewBox, near) = (member.trace.viewBox, member.trace.ink.grown)
        let keys = member.trace.ink.tileKeys
        return [member.style, nil].compactMap { kinds[Kind(viewBox: viewBox, style: $0)] }.flatMap { kind in
            tiles.shared(by: keys.map { $0.mixed(with: kind) }).compactMap { number, shared -> Candidate? in
                let body = bodies[number]
                guard Self.leastShare * shared >= Int(tiles.counts[number]), body.glyph != glyph,
                    let part = members[body.glyph]?.trace.parts[body.part],
                    BodyView(part.ink, in: member.trace.ink, near, besides: part.others) != nil
                else { return nil }
                return Candidate(body: number, glyph: body.glyph, part: body.part)
            }
        }.sorted { $0.body < $1.body }
    }

    /// The ink of a body.
    func ink(of candidate: Candidate) -> SampleGrid {
        members[candidate.glyph]?.trace.parts[candidate.part].ink ?? SampleGrid()
    }

    /// A divisor: a body is looked at where a glyph has one in so many of the tiles that find it.
    private static let leastShare = 3
}

// MARK: - Keys

/// The first few numbers that were posted with each key.
private struct KeyTable: Sendable {
    struct Post {
        let key: UInt64
        let number: Int
    }

    /// Ascending.
    private let keys: [UInt64]
    private let numbers: [Int32]
    /// Where the keys with the same first bits begin: for each key, about one.
    private let starts: [Int32]
    private let shift: UInt64
    /// How many of its keys name each number.
    let counts: [Int32]

    /// A key that more bodies have distinguishes nothing.
    private static let most = 6

    /// - Parameters:
    ///   - posts: the first ones of a key are kept.
    ///   - count: the number of all numbers.
    init(_ posts: [Post], count: Int) {
        let sorted = posts.sorted { $0.key == $1.key ? $0.number < $1.number : $0.key < $1.key }
        var (keys, numbers, counts, run) = ([UInt64](), [Int32](), Array(repeating: Int32(0), count: count), 0)
        for post in sorted {
            run = keys.last == post.key ? run + 1 : 1
            if run > Self.most { continue }
            keys.append(post.key)
            numbers.append(Int32(post.number))
            counts[post.number] += 1
        }
        (self.keys, self.numbers, self.counts) = (keys, numbers, counts)
        let bits = UInt64(Int.bitWidth - (keys.count | 1).leadingZeroBitCount)
        shift = 64 - bits
        var starts = Array(repeating: Int32(keys.count), count: 1 << Int(bits))
        for index in keys.indices.reversed() { starts[Int(keys[index] >> shift)] = Int32(index) }
        self.starts = starts
    }

    /// The numbers that some keys name, each with how many of these do, in ascending order.
    func shared(by wanted: [UInt64]) -> [(number: Int, count: Int)] {
        var named: [Int32] = []
        named.reserveCapacity(wanted.count * Self.most)
        for key in wanted {
            var index = Int(starts[Int(key >> shift)])
            while index < keys.count, keys[index] < key { index += 1 }
            while index < keys.count, keys[index] == key {
                named.append(numbers[index])
                index += 1
            }
        }
        named.sort()
        var (counted, first): ([(number: Int, count: Int)], Int) = ([], 0)
        for index in named.indices where index + 1 == named.count || named[index + 1] != named[index] {
            counted.append((Int(named[index]), index + 1 - first))
            first = index + 1
        }
        return counted
    }
}

extension UInt64 {
    /// A key of both, by the finalizer of SplitMix64.
    fileprivate func mixed(with other: Int) -> UInt64 {
        var mixed = self &+ UInt64(truncatingIfNeeded: other) &* 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}

extension SampleGrid {
    /// A key of each tile of 8 × 8 points that has some, with its place.
    fileprivate var tileKeys: [UInt64] {
        var keys: [UInt64] = []
        for row in stride(from: 0, to: Self.side, by: 8) {
            for column in stride(from: 0, to: Self.side, by: 8) {
                var tile: UInt64 = 0
                for line in row..<row + 8 { tile = tile << 8 | rows[line] >> UInt64(column) & 0xFF }
                if tile != 0 { keys.append(tile.mixed(with: row * Self.side + column + 1)) }
            }
        }
        return keys
    }
}
