internal import SemanticColor

/// The content of something in one appearance.
struct Rendition<Content: Equatable> {
    var appearance: Appearance
    var content: Content
}

extension Rendition: Equatable {}
extension Rendition: Sendable where Content: Sendable {}

extension Array {
    /// The shortest equivalent list: one rendition, light and dark, or all four.
    ///
    /// High contrast is left out where it equals normal contrast. Where it differs all four are given, since
    /// for a missing dark and high it is not defined whether dark or high would win. A missing rendition
    /// is the picture of the appearance that it falls back to. The first one is light.
    func reduced<Content>() -> [Rendition<Content>] where Element == Rendition<Content> {
        let (given, appearances) = (self, map(\.appearance))
        func content(_ appearance: Appearance) -> Content? {
            let shown = appearance.standIn(among: appearances)
            return given.indices.first { appearances[$0] == shown }.map { given[$0].content } ?? given.first?.content
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
