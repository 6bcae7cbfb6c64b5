internal import GlyphModel
internal import PathGeometry

/// A hole in a component of the ink, with the data to decide whether it is the interior of a body.
struct Hole {
    /// The indices of their contours.
    let number: Int, component: Int
    let ink: Figure
    /// The drawn part of the ink, if an overlay closes it.
    let drawn: FlatPath?
    /// The stroke width, in units of the view box.
    let width: Double
    let style: FillStyle

    /// The reason why it is not an interior; nil if it is one. The first rule with an answer decides.
    var reasonToKeep: FillDecision.Reason? {
        for rule in DerivationRule.faces where style.uses(rule) {
            if case .face(let answer) = rule.work, let answer = answer(self) {
                return if case .kept(let reason) = answer { reason } else { nil }
            }
        }
        return nil
    }
}
