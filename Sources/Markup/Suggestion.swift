/// Suggestions for misspelled words.
package enum Suggestion {
    /// The nearest word of `known`, if one is near enough to be suggested.
    package static func nearest(to word: String, of known: [String]) -> String? {
        nearest(to: word, of: known, most: 1).first
    }

    /// The words of `known` that are near enough, each once, the nearest first; equally near words keep their order.
    package static func nearest(to word: String, of known: [String], most: Int) -> [String] {
        let limit = max(1, word.count / 3)
        var seen: Set<String> = []
        var near: [(word: String, distance: Int, index: Int)] = []
        for (index, candidate) in known.enumerated() where abs(candidate.count - word.count) <= limit {
            guard seen.insert(candidate).inserted else { continue }
            let distance = distance(word.lowercased(), candidate.lowercased())
            if distance <= limit { near.append((candidate, distance, index)) }
        }
        // A word that differs only in case is certainly the one that was meant.
        if near.contains(where: { $0.distance == 0 }) { near.removeAll { $0.distance > 0 } }
        return near.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.prefix(most).map(\.word)
    }

    /// "did you mean `x`?", or the list of all known words if it is short; otherwise nil.
    package static func hint(for word: String, of known: [String]) -> String? {
        if let nearest = nearest(to: word, of: known) { return "did you mean '\(nearest)'?" }
        return known.isEmpty || known.count > 24 ? nil : "known here: " + known.joined(separator: ", ")
    }

    /// The number of letters to insert, delete, change or swap with the next one (the optimal string alignment
    /// distance).
    package static func distance(_ a: String, _ b: String) -> Int {
        let (a, b) = (Array(a.prefix(64)), Array(b.prefix(64)))
        guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for i in 1...a.count {
            var row = [i]
            for j in 1...b.count {
                var cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                    cost = min(cost, beforeLast[j - 2] + 1)
                }
                row.append(cost)
            }
            (beforeLast, last) = (last, row)
        }
        return last[b.count]
    }
}
