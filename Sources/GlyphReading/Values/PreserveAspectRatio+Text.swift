internal import GlyphModel

extension PreserveAspectRatio {
    /// Nil if the text is not valid. `defer`, which SVG 2 dropped, is skipped.
    init?(_ text: String) {
        var words = text.words
        if words.first == "defer" { words.removeFirst() }
        guard (1...2).contains(words.count), let align = Align(rawValue: words[0]) else { return nil }
        self.init(align: align)
        if words.count == 2 {
            guard let scale = Scale(rawValue: words[1]) else { return nil }
            self.scale = scale
        }
    }
}
