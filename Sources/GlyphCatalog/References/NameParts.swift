internal import Markup

/// What stands between two names in a text that has nothing else: `-` of `\(kind)-\(state)`.
struct JoinedName: Hashable, Sendable {
    var separator: String

    /// The characters that separate words in names.
    static let separators: Set<String> = ["", "-", "_", ".", "/", " "]

    /// - Parameter parts: what a text has around what is put in.
    init?(_ parts: [String]) {
        guard parts.count == 3, parts[0].isEmpty || parts[0].hasSuffix("/"), AssetNames.end(ofFile: parts[2]).isEmpty,
            Self.separators.contains(parts[1])
        else { return nil }
        separator = parts[1]
    }
}

/// The texts of all sources that are the beginning or the end of a name, so that a name which is put together of two
/// can be found: `let base = "home"`, `let state = "On"`, `UIImage(named: base + state)`.
///
/// Two texts make a name if one source has both, or if any source has a text that joins two names. A long text is made
/// for one family of names, such as the address of a collection, and makes one with any end.
struct NameParts: Sendable {
    /// The sources that have a text, by their numbers in the order of reading; empty for too many.
    private var sources: [String: [Int]] = [:]
    private var separators: Set<String> = []
    private var sourceCount = 0

    /// A text in more sources counts as one that each has.
    private static let sourceLimit = 64
    /// The bytes of a long text.
    private static let longPart = 32
    /// The number of texts that are kept.
    private static let partLimit = 200_000

    mutating func add(_ parts: Set<String>, _ joined: Set<JoinedName>) {
        separators.formUnion(joined.map(\.separator))
        for part in parts where sources[part] != nil || sources.count < Self.partLimit {
            if let known = sources[part], known.isEmpty { continue }
            sources[part, default: []].append(sourceCount)
            if sources[part, default: []].count > Self.sourceLimit { sources[part] = [] }
        }
        sourceCount += 1
    }

    /// Whether two texts make a name.
    ///
    /// - Parameter name: in lower case.
    func make(_ name: String) -> Bool {
        var index = name.startIndex
        while index < name.endIndex {
            let beginning = name[..<index]
            if let first = sources[String(beginning)] {
                if beginning.utf8.count >= Self.longPart { return true }
                let rest = name[index...]
                if isEnd(rest, "", of: first) { return true }
                let separator = String(rest.prefix(1))
                if JoinedName.separators.contains(separator), isEnd(rest.dropFirst(), separator, of: first) {
                    return true
                }
            }
            index = name.index(after: index)
        }
        return false
    }

    private func isEnd(_ rest: Substring, _ separator: String, of first: [Int]) -> Bool {
        let isJoined = separators.contains(separator)
        if isJoined, !rest.isEmpty, rest.utf8.allSatisfy(\.isDigit) { return true }
        guard let second = sources[String(rest)] else { return false }
        return isJoined || first.isEmpty || second.isEmpty || !Set(first).isDisjoint(with: second)
    }
}

/// The beginnings and ends of names that are put together at run time, of all sources.
struct EndsOfNames: Sendable {
    /// The ends of each beginning, by their numbers of characters.
    private var ends: [String: [Int: Set<String>]] = [:]
    private var count = 0
    /// Whether all pairs are kept.
    private(set) var areAll = true

    /// So many pairs are kept.
    let limit: Int

    init(limit: Int = 100_000) { self.limit = limit }

    mutating func add(_ pairs: Set<NameEnds>) {
        for pair in pairs {
            let length = pair.end.count
            if ends[pair.beginning]?[length]?.contains(pair.end) ?? false { continue }
            if count == limit {
                areAll = false
                return
            }
            ends[pair.beginning, default: [:]][length, default: []].insert(pair.end)
            count += 1
        }
    }

    /// Whether a name begins and ends in one of these ways.
    ///
    /// - Parameters:
    ///   - name: in lower case.
    ///   - work: the bytes that may still be compared.
    func make(_ name: String, _ work: inout Int) -> Bool {
        let places = Array(name.indices) + [name.endIndex]
        for (start, place) in places.enumerated() {
            guard let found = ends[String(name[..<place])] else { continue }
            // In order, so that the work is the same in each run.
            for length in found.keys.sorted() where start + length < places.count {
                if work < 0 { return false }
                work -= length
                let end = String(name[places[places.count - 1 - length]...])
                if found[length]?.contains(end) ?? false { return true }
            }
        }
        return false
    }
}

/// Names, sorted by their beginnings and by their ends.
struct NameIndex: Sendable {
    private let forward: [[UInt8]]
    private let backward: [[UInt8]]
    /// The first bytes of names.
    private let beginnings: Set<UInt32>

    /// - Parameter names: in lower case.
    init(_ names: [String]) {
        forward = names.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
        backward = names.map { $0.utf8.reversed() }.sorted { $0.lexicographicallyPrecedes($1) }
        beginnings = Set(forward.map { Self.beginning($0[...]) })
    }

    /// Whether a name begins or ends with a text.
    func hasPart(_ text: String) -> Bool {
        Self.has(Array(text.utf8), forward) || Self.has(text.utf8.reversed(), backward)
    }

    private static func has(_ beginning: [UInt8], _ sorted: [[UInt8]]) -> Bool {
        var (low, high) = (0, sorted.count)
        while low < high {
            let middle = (low + high) / 2
            if sorted[middle].lexicographicallyPrecedes(beginning) { low = middle + 1 } else { high = middle }
        }
        return low < sorted.count && sorted[low].starts(with: beginning)
    }

    /// Whether a name may begin as a word does, in any case.
    func mayBegin(with word: ArraySlice<UInt8>) -> Bool {
        // Capitals of other alphabets are not looked for here.
        word.prefix(2).contains { $0 >= 0x80 } || beginnings.contains(Self.beginning(word))
            || beginnings.contains(Self.beginning(word.prefix(1)))
    }

    /// Two bytes, or one of a name that has no more; letters in lower case, and other characters of ASCII alike.
    private static func beginning(_ word: ArraySlice<UInt8>) -> UInt32 {
        word.prefix(2).reduce(0) { $0 << 8 | UInt32($1 | 0x20) }
    }
}
