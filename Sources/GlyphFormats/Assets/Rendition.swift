internal import SemanticColor

/// What one appearance of something comes out as.
struct Rendition<Content: Equatable> {
    var appearance: Appearance
    var content: Content
}

extension Rendition: Equatable {}
extension Rendition: Sendable where Content: Sendable {}

extension Array {
    /// The least list that says the same: one rendition, light and dark, or all four.
    ///
    /// High contrast goes where it equals normal contrast. Where it differs all four are given, since
    /// for a missing dark and high it is uncertain whether dark or high would win. A missing rendition
    /// is taken from the appearance that stands in for it. The first one is light.
    func reduced<Content>() -> [Rendition<Content>] where Element == Rendition<Content> {
        let given = self
        func content(_ appearance: Appearance) -> Content? {
            let shown = appearance.standIn(among: given.map(\.appearance))
            return (given.first { $0.appearance == shown } ?? given.first)?.content
        }
        func renditions(_ appearances: [Appearance]) -> [Rendition<Content>] {
            appearances.compactMap { appearance in
                content(appearance).map { Rendition(appearance: appearance, content: $0) }
            }
        }
        if content(.lightHigh) != content(.light) || content(.darkHigh) != content(.dark) {
            return renditions(Appearance.withoutLevels)
        }
        return renditions(content(.dark) == content(.light) ? [.light] : [.light, .dark])
    }
}
