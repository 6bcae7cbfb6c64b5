package import GlyphModel
package import Markup
package import PathGeometry

/// A step of the derivation of an asset's picture from a glyph, and the word that requests it: `fill` in
/// `bell.slash.circle.fill`.
///
/// A new derivation is one file that declares it, and one line in `all`:
///
///
///     extension Derivation {
///         static let slash = Derivation("slash", at: .mark) { picture, context throws(Findings) in … }
///     }
package struct Derivation: Sendable {
    /// The word in a variant's name. It contains letters only, because periods separate words.
    package let word: String
    /// The place of the word in a name.
    package let place: Place
    /// The function of the step.
    package let work: Work

    /// The places of words in a name, in the order of SF Symbols' names. Words of one place are in the order of `all`.
    package enum Place: Int, CaseIterable, Comparable, Sendable {
        /// Drawn on the glyph, such as a slash.
        case mark
        /// Drawn around the glyph, such as a circle.
        case enclosure
        /// The filled form of the glyph, or of its enclosure.
        case form

        /// Whether a name may have only one word of this place. A glyph can have two marks, but neither two enclosures
        /// nor two forms.
        package var holdsOne: Bool { self != .mark }

        package static func < (a: Place, b: Place) -> Bool { a.rawValue < b.rawValue }
    }

    package enum Work: Sendable {
        /// A form of the glyph itself, made from a drawing with its strokes before any step.
        case form(GlyphForm)
        /// A function from layers to layers. `formInside`, if present, means that the step itself takes the form that
        /// a name states, as enclosures do; it gives the form of the glyph inside.
        case step(Step, formInside: (@Sendable (GlyphForm) -> GlyphForm)?)
    }

    /// - Throws: the reason why the picture cannot be made, with a location and a hint.
    package typealias Step = @Sendable (DerivedDrawing, StepContext) throws(Findings) -> DerivedDrawing

    /// Creates a form of the glyph.
    package init(_ word: String, form: GlyphForm) { (self.word, place, work) = (word, .form, .form(form)) }

    /// Creates a step that follows the glyph's form.
    ///
    /// - Parameter formInside: for a step that itself takes the form of a name: the form of the glyph inside.
    package init(
        _ word: String, at place: Place, formInside: (@Sendable (GlyphForm) -> GlyphForm)? = nil, _ make: @escaping Step
    ) {
        (self.word, self.place, work) = (word, place, .step(make, formInside: formInside))
    }

    /// All derivations, in the order in which they are applied: filled first, then marked, then enclosed. The words in
    /// a name are in another order.
    package static let all: [Derivation] = [.outline, .fill, .slash, .circle, .square, .rectangle]

    /// The picture after this step, cropped to its view box; a form does not change it any more.
    ///
    /// - Throws: the errors of the step.
    package func applied(
        to picture: DerivedDrawing, _ context: StepContext
    ) throws(Findings) -> DerivedDrawing {
        guard case .step(let make, _) = work else { return picture }
        return try make(picture, context).cropped(context.tolerance)
    }
}

/// Derivations are equal if their words are.
extension Derivation: Hashable {
    package static func == (a: Derivation, b: Derivation) -> Bool { a.word == b.word }
    package func hash(into hasher: inout Hasher) { hasher.combine(word) }
}

/// The input of a step, in addition to the picture that it changes.
package struct StepContext: Sendable {
    /// The drawing, with the stroke width of the appearance.
    package var glyph: Glyph { didSet { knownPen = nil } }
    /// The diagonal of a slash.
    package var slash: SlashDirection
    /// The clearance around a mark, in units of the view box, if it is stated.
    package var gapWidth: Double?
    package var tolerance: Tolerance
    /// The form of the step itself, if it takes one; otherwise the form of the glyph.
    package var form: GlyphForm
    /// The sign of a badge, and its corner.
    package var badge: (glyph: Glyph, corner: Badge.Corner)?
    /// The result of `pen`, where another step has needed it already: it takes long for a drawing of areas.
    package var knownPen: Result<StrokeStyle?, Findings>?

    package init(
        glyph: Glyph, slash: SlashDirection, gapWidth: Double?, tolerance: Tolerance, form: GlyphForm
    ) {
        (self.glyph, self.slash, self.gapWidth) = (glyph, slash, gapWidth)
        (self.tolerance, self.form) = (tolerance, form)
    }

    /// The style of most of the glyph's strokes, without dashes: marks are drawn in the same style. For a glyph drawn
    /// as areas, a round style with the estimated stroke width; nil if that is not known.
    ///
    /// - Throws: the errors of `Glyph.outlined`.
    package func pen() throws(Findings) -> StrokeStyle? {
        if let knownPen { return try knownPen.get() }
        let pens = glyph.layers.filter { $0.clip == nil }.compactMap(\.stroke?.style).sorted { $0.width < $1.width }
        if !pens.isEmpty {
            var pen = pens[pens.count / 2]
            pen.dash = nil
            return pen
        }
        let length = tolerance.length(in: glyph.viewBox.extent)
        let ink = Path.union(ofNonNegative: try glyph.outlined(tolerance: tolerance).map(\.path), tolerance: length)
        let flatness = glyph.flatness(strokeWidth: nil, tolerance: length)
        return FlatPath(ink, tolerance: flatness).estimatedStrokeWidth().map {
            StrokeStyle(width: $0, cap: .round, join: .round)
        }
    }

    /// The same for the lines of a mark. A solid body is as wide as itself: where that is more than lines ever are, the
    /// line has the usual width.
    package func markPen() throws(Findings) -> StrokeStyle? {
        guard var pen = try pen() else { return nil }
        let extent = glyph.viewBox.extent
        if pen.width > extent * Self.widest { pen.width = extent * Self.usual }
        return pen
    }

    /// Lines are never wider than this share of the view box: at 24 pixels, three, as the heaviest icons have them.
    private static let widest = 0.125
    /// Two at 24 pixels, as most sets of outlines have them.
    private static let usual = 1.0 / 12
}
