/// A picture in three weights that can be interpolated, and the notes of a symbol set about its layers.
///
/// **Contract**: the three drawings have the same layers, and their paths the same commands, in kind and order.
package struct SymbolDrawing: Hashable, Sendable {
    package var ultralight: Drawing
    package var regular: Drawing
    package var black: Drawing
    /// The notes of each layer.
    package var notes: [Note]
    /// The stroke widths of the outer weights, in stroke widths of Regular.
    package var widths: Widths

    /// The notes of a symbol set about a layer, besides its colour.
    package struct Note: Hashable, Sendable {
        package var role: LayerRole
        /// Whether it is in the glyph's own tint, and not in one that is stated for the layer.
        package var isInTint: Bool
        /// Layers of one group move together.
        package var motionGroup: Int
        /// The value, 0 … 1, from which a symbol with a variable value shows it; nil for always.
        package var variable: Double?
        /// Whether it erases the layers below it, and shows nothing itself.
        package var erases: Bool

        package init(
            role: LayerRole, isInTint: Bool, motionGroup: Int, variable: Double? = nil, erases: Bool = false
        ) {
            (self.role, self.isInTint) = (role, isInTint)
            (self.motionGroup, self.variable, self.erases) = (motionGroup, variable, erases)
        }
    }

    package struct Widths: Hashable, Sendable {
        package var ultralight: Double
        package var black: Double

        package init(ultralight: Double, black: Double) { (self.ultralight, self.black) = (ultralight, black) }
    }

    package init(ultralight: Drawing, regular: Drawing, black: Drawing, notes: [Note], widths: Widths) {
        (self.ultralight, self.regular, self.black) = (ultralight, regular, black)
        (self.notes, self.widths) = (notes, widths)
    }

    /// The drawings, from light to heavy.
    package var masters: [Drawing] { [ultralight, regular, black] }
}
