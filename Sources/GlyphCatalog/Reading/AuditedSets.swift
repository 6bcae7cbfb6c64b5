package import Markup
package import SemanticColor

/// An image set with its pictures: what lints judge.
package struct ImageSet: Sendable {
    package let set: AssetSet
    /// In the order of the file. A drawing that is alone has one slot for any appearance.
    package let slots: [CatalogSlot]
    /// By the name of the file.
    package let pictures: [String: CatalogPicture]
    /// The slots that are appearances of one picture, at the scale that tells most: the vector, or the largest scale.
    /// For several devices the first family is enough for a judgment of colours.
    package let appearances: [CatalogSlot]

    package enum Intent: String, Sendable { case template, original, automatic }

    /// What its name says, which most lints about looks ask.
    let words: AssetWords
    /// The intent of a drawable, which its file states otherwise.
    private let ownIntent: Intent?
    /// The drawings for dark that no slot names, with the names that a fix would choose, and their digests: a fix that
    /// was killed has left them.
    var spares: [String: Digest] = [:]

    package init(
        set: AssetSet, slots: [CatalogSlot], pictures: [String: CatalogPicture], intent: Intent? = nil
    ) {
        (self.set, self.slots, self.pictures, ownIntent) = (set, slots, pictures, intent)
        words = AssetWords(set)
        let filled = slots.filter { slot in slot.filename?.string.map { pictures[$0] != nil } ?? false }
        let family = filled.filter { $0.family == filled.first?.family }
        // A vector states no scale.
        let scales = family.map { $0.trait("scale") ?? "" }
        let scale = scales.contains("") ? "" : scales.max() ?? ""
        appearances = family.filter { ($0.trait("scale") ?? "") == scale }
    }

    /// `template-rendering-intent`; a name that ends in `Template` makes an automatic one a template.
    package var intent: Intent {
        if let ownIntent { return ownIntent }
        let stated = set.contents?.root["properties"]?["template-rendering-intent"]?.string
        let intent = stated.flatMap(Intent.init) ?? .automatic
        return intent == .automatic && set.name.hasSuffix("Template") ? .template : intent
    }

    package func picture(of slot: CatalogSlot) -> CatalogPicture? {
        slot.filename?.string.flatMap { pictures[$0] }
    }

    /// The picture that a running system shows in an appearance.
    package func picture(in appearance: Appearance) -> CatalogPicture? {
        appearances.chosen(in: appearance).flatMap(picture)
    }
}

extension ImageSet {
    /// A slot whose parts may be stretched is the ground of a control.
    private var isStretched: Bool { slots.contains { $0.node["resizing"] != nil } }

    /// The measures of a picture in it that contrast says something about; nil for grounds, photos, and others.
    func judgedMeasures(of slot: CatalogSlot?) -> PictureMeasures? {
        guard let slot, intent != .template, !isStretched, !words.isGroundOrInactive, let picture = picture(of: slot),
            !picture.isTiny, let measures = picture.measures, measures.canBeJudged
        else { return nil }
        return measures
    }

    /// The place of a slot; the drawing's own, if it is alone.
    func location(of slot: CatalogSlot) -> SourceFile.Location { set.location(of: slot) }

    /// Whether a slot of any device is for dark, with a file or with the name of one.
    var hasDarkSlot: Bool { slots.contains { $0.style == .dark && $0.filename != nil } }
    var hasHighSlot: Bool { slots.contains { $0.isHighContrast && $0.filename != nil } }
}

/// A color set with its values.
package struct ColorSet: Sendable {
    package struct Entry: Sendable {
        package var slot: CatalogSlot
        /// Nil where it cannot be read, which is reported, and in an empty slot.
        package var value: DynamicColor?
        /// The system colour that it refers to.
        package var reference: ColorRole?

        package init(slot: CatalogSlot, value: DynamicColor?, reference: ColorRole?) {
            (self.slot, self.value, self.reference) = (slot, value, reference)
        }
    }

    package var set: AssetSet
    package var entries: [Entry]

    package init(set: AssetSet, entries: [Entry]) { (self.set, self.entries) = (set, entries) }

    /// The entries for the first device that has some, at the gamut that is listed first.
    package var family: [Entry] {
        guard let first = entries.first(where: { $0.value != nil }) else { return [] }
        return entries.filter { $0.slot.family == first.slot.family && $0.value != nil }
    }

    /// The entry that a running system chooses.
    package func entry(in appearance: Appearance) -> Entry? { family.chosen(in: appearance) }

    /// The colour that a running system shows.
    package func color(in appearance: Appearance) -> Color? { entry(in: appearance)?.value?[appearance] }
}

extension Sequence<ColorSet.Entry> {
    /// The entry that a running system would choose for an appearance, of entries of one family.
    func chosen(in appearance: Appearance) -> ColorSet.Entry? {
        let slot = map(\.slot).chosen(in: appearance)
        return slot.flatMap { slot in first { $0.slot.node.offset == slot.node.offset } }
    }
}

/// A symbol set with its templates as they were read.
package struct SymbolSet: Sendable {
    package var set: AssetSet
    package var slots: [CatalogSlot]
    /// The parsed templates by the name of the file; those that are not XML are reported and left out.
    package var templates: [String: Document]

    package init(set: AssetSet, slots: [CatalogSlot], templates: [String: Document]) {
        (self.set, self.slots, self.templates) = (set, slots, templates)
    }
}

/// What stays of a set when its lints have run, for lints about several sets.
package struct SetSummary: Sendable {
    package var kind: AssetSet.Kind
    package var catalog: String
    package var path: String
    package var name: String
    package var qualifiedName: String
    package var location: SourceFile.Location
    /// The digests of its pictures by appearance, light first; empty for a set that is not of images.
    package var pictures: [Digest]
    /// The same of the grids of pictures, so that one picture in two files is found; empty where a grid is not known.
    package var grids: [Digest]
    package var intent: ImageSet.Intent
    /// The longer side of the light picture in points; nil where it is not known.
    package var side: Double?
    package var platform = AssetPlatform.apple
    /// As `AssetSet.isLoose`.
    package var isLoose = false

    /// For baselines and reports.
    package var subject: String { "\(kind.rawValue) \(qualifiedName)" }
}
