package import GlyphModel
package import Markup

/// One step on the way from a glyph to the picture of an asset, and the word that asks for it: `fill` in
/// `bell.slash.circle.fill`.
///
/// A new one is one file that declares it, and one line in `all`. It states what there is to know of it:
///
///     extension Derivation {
///         static let slash = Derivation("slash", at: .mark) { picture, context throws(Findings) in … }
///     }
package struct Derivation: Sendable {
    /// What it contributes to a variant's name. Letters only: periods stand between words.
    package let word: String
    /// Where the word stands in a name.
    package let place: Place
    /// What it does.
    package let work: Work

    /// Where words stand in a name, in the order of SF Symbols' names. Those of one place stand in the order of `all`.
    package enum Place: Int, CaseIterable, Comparable, Sendable {
        /// Drawn on the glyph, as a slash is.
        case mark
        /// Drawn around it, as a circle is.
        case enclosure
        /// What is drawn solid: the glyph, or what encloses it.
        case form

        /// May a name have one of its words only? A glyph can be marked twice, and neither enclosed twice nor drawn in
        /// two forms.
        package var holdsOne: Bool { self != .mark }

        package static func < (a: Place, b: Place) -> Bool { a.rawValue < b.rawValue }
    }

    package enum Work: Sendable {
        /// A form of the glyph itself: made from a drawing with its strokes alive, before any step.
        case form(GlyphForm, @Sendable (FormRequest) throws(Findings) -> DerivedForm)
        /// From layers to layers. The function, where there is one, says that the step takes the form that a name
        /// states for itself, as enclosures do, and which form the glyph then has in it.
        case step(Step, formInside: (@Sendable (GlyphForm) -> GlyphForm)?)
    }

    /// - Throws: what keeps the picture from being made, with a place and a hint.
    package typealias Step = @Sendable (DerivedPicture, StepContext) throws(Findings) -> DerivedPicture

    /// A form of the glyph.
    package init(
        _ word: String, form: GlyphForm, _ make: @escaping @Sendable (FormRequest) throws(Findings) -> DerivedForm
    ) {
        (self.word, place, work) = (word, .form, .form(form, make))
    }

    /// A step that follows the glyph's form.
    ///
    /// - Parameter formInside: for what takes the form of a name for itself: which form the glyph has in it.
    package init(
        _ word: String, at place: Place, formInside: (@Sendable (GlyphForm) -> GlyphForm)? = nil, _ make: @escaping Step
    ) {
        (self.word, self.place, work) = (word, place, .step(make, formInside: formInside))
    }

    /// All there are, in the order in which they are derived: filled first, then marked, then enclosed. That is not the
    /// order of the words in a name.
    package static let all: [Derivation] = [.outline, .fill]
}

extension Derivation {
    /// A picture after this step, cropped to its view box; a form changes nothing any more.
    ///
    /// - Throws: what the step throws.
    package func applied(
        to picture: DerivedPicture, _ context: StepContext
    ) throws(Findings) -> DerivedPicture {
        guard case .step(let make, _) = work else { return picture }
        return try make(picture, context).cropped(context.tolerance)
    }
}

/// There is one derivation of a word.
extension Derivation: Hashable {
    package static func == (a: Derivation, b: Derivation) -> Bool { a.word == b.word }
    package func hash(into hasher: inout Hasher) { hasher.combine(word) }
}
