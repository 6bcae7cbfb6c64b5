/// What was probably meant.
enum Suggestion {
    /// The nearest of `known`, where one is near enough to be worth saying.
    static func nearest(to word: String, of known: [String]) -> String? {
        let limit = max(1, word.count / 3)
        var best: (word: String, distance: Int)?
        for candidate in known where abs(candidate.count - word.count) <= limit {
            let distance = distance(word.lowercased(), candidate.lowercased())
            if distance <= limit, distance < best?.distance ?? Int.max { best = (candidate, distance) }
        }
        return best?.word
    }

    /// "did you mean `x`?", or all that is known where that is short, or nothing.
    static func hint(for word: String, of known: [String]) -> String? {
        if let nearest = nearest(to: word, of: known) { return "did you mean '\(nearest)'?" }
        return known.isEmpty || known.count > 24 ? nil : "known here: " + known.joined(separator: ", ")
    }

    /// How many letters must be put in, taken out, changed, or swapped with the next one (the optimal
    /// string alignment distance).
    static func distance(_ a: String, _ b: String) -> Int {
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
