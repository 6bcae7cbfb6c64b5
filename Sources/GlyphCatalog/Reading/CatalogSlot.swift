package import Markup
package import SemanticColor

/// An entry of `images`, `colors` or `symbols`: what the system chooses by its traits.
package struct CatalogSlot: Sendable {
    package var node: JSONNode
    /// `.light` where the entry states it; nil for any appearance, the fallback.
    package var style: Appearance.Style?
    package var isHighContrast = false
    /// The other keys that select it, sorted by name: `idiom`, `scale`, `display-gamut`, `language-direction`, …
    package var traits: [Trait]
    /// Nil for an empty slot, also where its name is empty, and in color sets.
    package var filename: JSONNode?
    /// Where it is stated, of an Android resource, which has no `Contents.json`.
    package private(set) var place: SourceFile.Location?

    package struct Trait: Hashable, Sendable {
        package var name: String
        package var value: String

        package init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
    }

    /// The keys that select. Others, such as `compression-type` or a tool's own, do not tell slots apart.
    private static let selecting: Set<String> = [
        "idiom", "subtype", "scale", "display-gamut", "language-direction", "width-class", "height-class",
        "screen-width", "memory", "graphics-feature-set", "locale",
    ]

    /// Nil for a value that is not an object. Appearances that are not known stay traits, such as `luminosity: tinted`.
    package init?(_ node: JSONNode) {
        guard node.isObject else { return nil }
        self.node = node
        filename = node["filename"].flatMap { ($0.string ?? "").isEmpty ? nil : $0 }
        traits = node.members.compactMap { member in
            guard Self.selecting.contains(member.name), let value = member.value.string else { return nil }
            return Trait(member.name, value)
        }
        for appearance in node["appearances"]?.elements ?? [] {
            switch (appearance["appearance"]?.string, appearance["value"]?.string) {
            case ("luminosity", "light"): style = .light
            case ("luminosity", "dark"): style = .dark
            case ("contrast", "high"): isHighContrast = true
            case (let name, let value): traits.append(Trait(name ?? "?", value ?? "?"))
            }
        }
        traits.sort { ($0.name, $0.value) < ($1.name, $1.value) }
    }

    /// The one slot of a drawing that is alone, for any appearance.
    init(ofFile name: String) {
        node = JSONNode(.object([]), offset: 0)
        filename = JSONNode(.string(name), offset: 0)
        traits = []
    }

    /// A slot of an Android resource.
    ///
    /// - Parameters:
    ///   - number: among the slots of the resource; the node has it as its offset.
    ///   - file: the key of its picture; nil for a colour.
    ///   - scale: the pixels per point; nil for a vector.
    init(_ number: Int, style: Appearance.Style?, file: String?, scale: String? = nil, at place: SourceFile.Location) {
        node = JSONNode(.object([]), offset: number)
        filename = file.map { JSONNode(.string($0), offset: 0) }
        traits = scale.map { [Trait("scale", $0)] } ?? []
        (self.style, self.place) = (style, place)
    }

    /// The slots of a set, in the order of the file; entries that are not objects are left out.
    package static func all(in contents: JSONFile?, _ key: String) -> [CatalogSlot] {
        (contents?.root[key]?.elements ?? []).compactMap { CatalogSlot($0) }
    }

    package func trait(_ name: String) -> String? { traits.first { $0.name == name }?.value }

    package var idiom: String { trait("idiom") ?? "universal" }

    /// The part of the appearances that is neither light nor dark nor increased contrast, such as `luminosity: tinted`.
    var otherAppearance: Trait? {
        traits.first { ContentsGrammar.appearances[$0.name] != nil || $0.name == "?" }
    }

    var isRightToLeft: Bool { trait("language-direction") == "right-to-left" }
    var isLeftToRight: Bool { trait("language-direction") == "left-to-right" }

    /// The traits without appearances and scale: slots that have them in common are appearances of one picture.
    package var family: [Trait] { traits.filter { $0.name != "scale" } }
}

extension CatalogSlot {
    /// 1.5 for an Android app's `1.5x`; nil where none is stated.
    var pixelsPerPoint: Double? { trait("scale").flatMap { Double($0.dropLast()) } }

    /// 2 for `2x`; nil where none is stated, or one that is not known.
    var scale: Int? { trait("scale").flatMap { ["1x": 1, "2x": 2, "3x": 3][$0] } }

    /// What it is for, without the scale.
    var circumstances: [Trait] {
        family + [Trait("style", style?.rawValue ?? ""), Trait("contrast", isHighContrast ? "high" : "")]
    }

    /// Its appearance and traits in words: `universal, 2x, dark`.
    var words: String {
        let appearance = [style?.rawValue, isHighContrast ? "high contrast" : nil].compactMap { $0 }
        let others = traits.filter { $0.name != "idiom" }.map {
            $0.name == "scale" ? $0.value : "\($0.name) \($0.value)"
        }
        return ([idiom] + others + (appearance.isEmpty ? ["any appearance"] : appearance)).joined(separator: ", ")
    }
}

extension Sequence<CatalogSlot> {
    /// The slot that a running system would choose for an appearance, of slots of one family and scale.
    ///
    /// Catalogs do not distinguish levels. High contrast in light is written without a luminosity.
    package func chosen(in appearance: Appearance) -> CatalogSlot? {
        let isHigh = appearance.contrast == .high
        let choices: [(Appearance.Style?, Bool)] =
            appearance.style == .light
            ? [(.light, isHigh), (nil, isHigh), (.light, false), (nil, false)]
            : [(.dark, isHigh), (.dark, false), (nil, isHigh), (nil, false)]
        for (style, high) in choices {
            if let slot = first(where: { $0.style == style && $0.isHighContrast == high }) { return slot }
        }
        return nil
    }
}
