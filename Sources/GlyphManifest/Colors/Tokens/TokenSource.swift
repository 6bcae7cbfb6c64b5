internal import Markup

/// Tokens that a resolver document names, in itself or in a file.
struct TokenSource {
    /// The place of the source in the document: the same source may be reached through many sets.
    var place: Int
    var root: JSONNode
}

extension [TokenSource] {
    /// Each of them twice at most: the first time decides the order of names, the last time the values.
    var withoutRepeats: [TokenSource] {
        var last: [Int: Int] = [:]
        for (index, source) in enumerated() { last[source.place] = index }
        if last.count == count { return self }
        var seen: Set<Int> = []
        return enumerated().filter { index, source in
            seen.insert(source.place).inserted || last[source.place] == index
        }.map(\.element)
    }
}
