package import Markup

/// What formats need of a glyph's pictures, besides their drawings.
package struct AssetNeeds: Hashable, Sendable {
    /// Whether there are pictures in three weights.
    package var hasWeights = false
    /// Whether the strokes of a drawing stay with their outlines.
    package var keepsStrokes = false

    package init(hasWeights: Bool = false, keepsStrokes: Bool = false) {
        (self.hasWeights, self.keepsStrokes) = (hasWeights, keepsStrokes)
    }

    package static let none = AssetNeeds()
}

extension AssetNeeds: ByteEncodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(hasWeights)
        encoder.append(keepsStrokes)
    }
}
