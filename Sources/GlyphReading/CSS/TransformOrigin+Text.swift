extension TransformOrigin {
    /// One or two lengths or keywords, in the order x, y unless two keywords say otherwise (CSS Transforms 1, 4); a
    /// third one, for depth, has no effect.
    init?(_ text: String) {
        var words = text.lowercased().words
        guard (1...3).contains(words.count) else { return nil }
        if words.count == 3 { words.removeLast() }
        if words.count == 1 { words.append("center") }
        let vertical = ["top", "bottom"]
        if vertical.contains(words[0]), ["left", "right", "center"].contains(words[1]) { words.swapAt(0, 1) }
        guard let x = Self.length(words[0], ["left", "right"]), let y = Self.length(words[1], vertical) else {
            return nil
        }
        self.init(x: x, y: y)
    }

    private static func length(_ word: String, _ ends: [String]) -> Length? {
        if word == "center" { return .percent(50) }
        return ends.firstIndex(of: word).map { .percent(Double($0) * 100) } ?? Length(word)
    }
}
