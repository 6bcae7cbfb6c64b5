package import GlyphModel

/// A step of a variant, with the form that it takes itself.
package struct DerivedStep: Hashable, Sendable {
    package var derivation: Derivation
    /// Nil for a step that leaves the form to the glyph.
    package var form: GlyphForm?
    /// The sign that it draws, for a badge.
    package var badge: Badge?

    package init(_ derivation: Derivation, form: GlyphForm? = nil, badge: Badge? = nil) {
        (self.derivation, self.form, self.badge) = (derivation, form, badge)
    }
}

extension DerivationName {
    /// Decides which part is drawn in which form: the outermost step that takes a form has the one that the name
    /// states, or the form of the appearance if the name states none. Without such a step the glyph has it.
    ///
    /// - Parameter shown: the form of the appearance.
    package func derived(in shown: GlyphForm) -> (form: GlyphForm, steps: [DerivedStep]) {
        var form = form ?? shown
        var steps = steps.map { DerivedStep($0) }
        for index in steps.indices.reversed() {
            guard case .step(_, let formInside?) = steps[index].derivation.work else { continue }
            steps[index].form = form
            form = formInside(form)
        }
        return (form, steps)
    }
}
