package import GlyphModel
internal import PathGeometry
internal import SemanticColor
internal import Support

/// A set as it was and as it is, for tests of comparisons and of their pages.
package struct ChangedSets: Sendable {
    package var old: GlyphSet
    package var new: GlyphSet

    package init(_ old: [GlyphAsset], _ new: [GlyphAsset]) {
        (self.old, self.new) = (GlyphSets.set(old), GlyphSets.set(new))
    }

    private static let square = "M4 4H20V20H4Z"
    private static let small = "M6 6H18V18H6Z"

    /// Two glyphs with other shapes: one is lower, and one has a dot.
    package static let shapes: ChangedSets = {
        var sets = ChangedSets(
            [GlyphSets.glyph("a", square), GlyphSets.glyph("b & c", small)],
            [GlyphSets.glyph("a", "M4 4H20V16H4Z"), GlyphSets.glyph("b & c", small)])
        let dot = TintedLayer(path: .circle(Point(3, 3), radius: 0.2), paint: .role("label", opacity: 1))
        for index in sets.new.assets[1].pictures.indices {
            sets.new.assets[1].pictures[index].drawing.layers.append(dot)
        }
        return sets
    }()

    /// A change of every kind.
    package static let everyKind: ChangedSets = {
        let disc = "M12 3A9 9 0 0 1 12 21A9 9 0 0 1 12 3Z"
        let other = GlyphSets.color("#405060", dark: nil)
        var sets = ChangedSets([], [])
        sets.old = GlyphSets.set(
            [
                GlyphSets.glyph("same", square), GlyphSets.glyph("shape", square), GlyphSets.glyph("tint", square),
                GlyphSets.glyph("brand", small, tint: "brand"), GlyphSets.glyph("before", disc),
                GlyphSets.glyph("gone", small),
            ], colors: ["brand": GlyphSets.color("#14479E", dark: nil), "one": other])
        sets.new = GlyphSets.set(
            [
                GlyphSets.glyph("same", square), GlyphSets.glyph("shape", small),
                GlyphSets.glyph("tint", square, tint: "systemRed"), GlyphSets.glyph("brand", small, tint: "brand"),
                GlyphSets.glyph("after", disc), GlyphSets.glyph("came", "M3 12H21V20Z"),
            ], colors: ["brand": GlyphSets.color("#7A1F5C", dark: nil), "two": other])
        return sets
    }()
}
