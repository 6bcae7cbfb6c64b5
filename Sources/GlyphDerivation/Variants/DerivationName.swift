package import GlyphModel

/// The parsed name of a variant: `slash.circle.fill`.
///
///     name                order of derivation
///     fill                filled
///     slash.fill          filled, slashed
///     slash.circle.fill   in the form required by a filled circle, slashed, in a filled circle
package struct DerivationName: Hashable, Sendable {
    /// The text after the glyph's name; empty for the asset with the glyph's own name.
    package let text: String
    /// The stated form; nil if the appearance decides.
    package let form: GlyphForm?
    /// The steps after the form, in the order of derivation.
    package let steps: [Derivation]

    /// The asset with the glyph's own name.
    package static let plain = DerivationName("", form: nil, steps: [])

    /// The glyph itself in one form.
    package init(_ form: GlyphForm) { self.init(form.rawValue, form: form, steps: []) }

    private init(_ text: String, form: GlyphForm?, steps: [Derivation]) {
        (self.text, self.form, self.steps) = (text, form, steps)
    }

    /// The reason why a text is not the name of a variant.
    package struct Fault: Error, Hashable, Sendable {
        package var message: String
        package var hint: String
    }

    /// - Parameters:
    ///   - text: words separated by periods, in the order of SF Symbols' names.
    ///   - derivations: the available ones, in the order of derivation.
    /// - Throws: the first fault.
    package static func parse(
        _ text: String, among derivations: [Derivation] = Derivation.all
    ) throws(Fault) -> DerivationName {
        var stated: [Derivation] = []
        for word in text.split(separator: ".", omittingEmptySubsequences: false) {
            guard let derivation = derivations.first(where: { $0.word == word }) else {
                throw Fault(
                    message: text == word ? "unknown variant '\(text)'" : "unknown word '\(word)' in '\(text)'",
                    hint: "a variant consists of " + derivations.map(\.word).joined(separator: ", "))
            }
            if stated.contains(derivation) {
                throw Fault(message: "'\(word)' is duplicated in '\(text)'", hint: "write it once")
            }
            if let other = stated.first(where: { $0.excludes(derivation) }) {
                throw Fault(
                    message: "'\(other.word)' and '\(word)' cannot be combined", hint: "remove one of them")
            }
            stated.append(derivation)
        }
        let ordered = Derivation.inOrderOfNames(derivations).filter(stated.contains)
        if ordered != stated {
            throw Fault(
                message: "the words of '\(text)' are in the wrong order",
                hint: "write '\(ordered.map(\.word).joined(separator: "."))'")
        }
        return DerivationName(
            text, form: stated.compactMap(\.form).first,
            steps: derivations.filter { $0.form == nil && stated.contains($0) })
    }

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

extension Derivation {
    /// The form of the glyph, if the derivation is a form.
    package var form: GlyphForm? {
        if case .form(let form) = work { form } else { nil }
    }

    fileprivate func excludes(_ other: Derivation) -> Bool { place == other.place && place.holdsOne }

    fileprivate static func inOrderOfNames(_ derivations: [Derivation]) -> [Derivation] {
        Place.allCases.flatMap { place in derivations.filter { $0.place == place } }
    }

    /// Every possible variant in a stable order. The number depends on the places: one form, one enclosure, any marks.
    package static var names: [String] { names(among: all) }

    package static func names(among derivations: [Derivation]) -> [String] {
        var names: [[Derivation]] = [[]]
        for derivation in inOrderOfNames(derivations) {
            names += names.filter { !$0.contains(where: derivation.excludes) }.map { $0 + [derivation] }
        }
        return names.dropFirst().map { $0.map(\.word).joined(separator: ".") }
    }
}
