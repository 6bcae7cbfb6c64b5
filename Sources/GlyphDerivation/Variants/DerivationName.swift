package import GlyphModel

/// What a variant's name asks for: `slash.circle.fill`.
///
///     name                order of derivation
///     fill                filled
///     slash.fill          filled, slashed
///     slash.circle.fill   in the form that a filled circle asks for, slashed, in a filled circle
package struct DerivationName: Hashable, Sendable {
    /// What stands behind the glyph's name; empty for the asset of that very name.
    package let text: String
    /// The form that it states; nil where the appearance decides.
    package let form: GlyphForm?
    /// What follows the form, in the order of derivation.
    package let steps: [Derivation]

    /// The asset of the glyph's own name.
    package static let plain = DerivationName("", form: nil, steps: [])

    /// The glyph itself in one form.
    package init(_ form: GlyphForm) { self.init(form.rawValue, form: form, steps: []) }

    private init(_ text: String, form: GlyphForm?, steps: [Derivation]) {
        (self.text, self.form, self.steps) = (text, form, steps)
    }

    /// Why a text is not the name of a variant.
    package struct Fault: Error, Hashable, Sendable {
        package var message: String
        package var hint: String
    }

    /// - Parameters:
    ///   - text: words with periods between them, in the order of SF Symbols' names.
    ///   - derivations: what there is, in the order of derivation.
    /// - Throws: the first thing that is wrong with it.
    package static func parse(
        _ text: String, among derivations: [Derivation] = Derivation.all
    ) throws(Fault) -> DerivationName {
        var stated: [Derivation] = []
        for word in text.split(separator: ".", omittingEmptySubsequences: false) {
            guard let derivation = derivations.first(where: { $0.word == word }) else {
                throw Fault(
                    message: text == word ? "there is no variant '\(text)'" : "there is no '\(word)' for '\(text)'",
                    hint: "a variant is made of " + derivations.map(\.word).joined(separator: ", "))
            }
            if stated.contains(derivation) {
                throw Fault(message: "'\(word)' is duplicated in '\(text)'", hint: "write it once")
            }
            if let other = stated.first(where: { $0.excludes(derivation) }) {
                throw Fault(
                    message: "'\(other.word)' and '\(word)' cannot be combined", hint: "leave one of them out")
            }
            stated.append(derivation)
        }
        let ordered = Derivation.inOrderOfNames(derivations).filter(stated.contains)
        if ordered != stated {
            throw Fault(
                message: "the words of '\(text)' stand in another order",
                hint: "write '\(ordered.map(\.word).joined(separator: "."))'")
        }
        return DerivationName(
            text, form: stated.compactMap(\.form).first,
            steps: derivations.filter { $0.form == nil && stated.contains($0) })
    }
}

extension Derivation {
    /// The form of the glyph that it is, if it is one.
    package var form: GlyphForm? {
        if case .form(let form, _) = work { form } else { nil }
    }

    fileprivate func excludes(_ other: Derivation) -> Bool { place == other.place && place.holdsOne }

    fileprivate static func inOrderOfNames(_ derivations: [Derivation]) -> [Derivation] {
        Place.allCases.flatMap { place in derivations.filter { $0.place == place } }
    }

    /// Every variant that can be asked for, in an order that is always the same. There are as many as places allow:
    /// 23 of a mark, three enclosures and two forms.
    package static var names: [String] { names(among: all) }

    package static func names(among derivations: [Derivation]) -> [String] {
        var names: [[Derivation]] = [[]]
        for derivation in inOrderOfNames(derivations) {
            names += names.filter { !$0.contains(where: derivation.excludes) }.map { $0 + [derivation] }
        }
        return names.dropFirst().map { $0.map(\.word).joined(separator: ".") }
    }
}
