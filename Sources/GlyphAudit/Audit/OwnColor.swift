internal import Markup
internal import PathGeometry
internal import SemanticColor

/// A colour that the manifest defines by value, or imports, with its places in the text.
struct OwnColor: Sendable {
    var role: ColorRole
    /// Its own name, and the names that refer to it by `same-as`.
    var names: Set<ColorRole>
    var color: DynamicColor
    /// `color`, or the `import` that it comes from; the first one, where several do.
    var element: Element
    /// The stated values, in the order of the text; none of an imported colour.
    var values: [(appearance: Appearance, element: Element)]

    var isImported: Bool { element.name == "import" }

    /// The appearances that have a value of their own.
    var stated: [Appearance] { Appearance.allCases.filter { color.stated($0) != nil } }

    /// Where the value of an appearance is stated.
    func place(of appearance: Appearance) -> Int { (value(appearance) ?? element).offset }

    func value(_ appearance: Appearance) -> Element? { values.first { $0.appearance == appearance }?.element }

    /// How the value that an appearance shows is written.
    func notation(of appearance: Appearance) -> ValueNotation { ValueNotation(value(color.source(of: appearance))) }

    /// - Parameter ownRoles: all names that are not of system colours.
    static func all(in document: Document, of palette: Palette, ownRoles: [ColorRole]) -> [OwnColor] {
        let parts = document.root.children.filter { $0.name == "palette" }.flatMap(\.children)
        let elements = parts.filter { $0.name == "color" }
        let targets = Dictionary(
            elements.compactMap { element in
                element["same-as"].flatMap { target in element["name"].map { ($0, target) } }
            }, uniquingKeysWith: { first, _ in first })
        let source = parts.first { $0.name == "import" }
        let named = Dictionary(
            elements.compactMap { element in element["name"].map { ($0, element) } },
            uniquingKeysWith: { first, _ in first })
        let ends = ends(of: targets)
        let aliases = Dictionary(grouping: targets.keys) { ends[$0] }
        return ownRoles.compactMap { role in
            let name = role.rawValue
            let own = named[name]
            guard let element = own ?? source, element["same-as"] == nil, let color = palette[role] else { return nil }
            // An imported colour that refers to a system colour is that system colour.
            if own == nil, palette.systemColor(of: role) != nil { return nil }
            let values = element.children.filter { $0.name == "value" }.map { (appearance(of: $0), $0) }
            return OwnColor(
                role: role, names: Set(([name] + (aliases[name] ?? [])).map { ColorRole(rawValue: $0) }), color: color,
                element: element, values: values)
        }
    }

    private static func appearance(of value: Element) -> Appearance {
        Appearance(
            style: value["style"].flatMap(Appearance.Style.init) ?? .light,
            contrast: value["contrast"].flatMap(Appearance.Contrast.init) ?? .normal,
            level: value["level"].flatMap(Appearance.Level.init) ?? .base)
    }

    /// The end of the chain of names that begins with each. A manifest with a cycle of names is refused before.
    static func ends(of targets: [String: String]) -> [String: String] {
        var ends: [String: String] = [:]
        for name in targets.keys {
            var (current, passed) = (name, [String]())
            while ends[current] == nil, passed.count <= targets.count, let next = targets[current] {
                passed.append(current)
                current = next
            }
            let end = ends[current] ?? current
            for member in passed { ends[member] = end }
        }
        return ends
    }
}

// MARK: - Notation

/// How a `value` states its colour: by bytes, in Display P3 or in OKLCH. A changed one keeps the notation.
enum ValueNotation {
    case hex, displayP3, oklch

    /// - Parameter value: the element; without one, bytes.
    init(_ value: Element?) {
        self = value?["display-p3"] != nil ? .displayP3 : value?["oklch"] != nil ? .oklch : .hex
    }

    /// The colour after it is written and read again.
    func written(_ color: Color) -> Color {
        switch self {
        case .hex: return Color.fromBytes(of: color)
        case .displayP3:
            let c = rounded(color.converted(to: .displayP3).components(in: .displayP3))
            return Color(space: .displayP3, red: c.x, green: c.y, blue: c.z, alpha: color.alpha)
        case .oklch:
            let c = rounded(color.components(in: .oklch))
            return Color(oklchLightness: c.x, chroma: c.y, hue: c.z, alpha: color.alpha)
        }
    }

    /// The name of the attribute, and its text for a colour; the alpha is not in it.
    func attribute(_ color: Color) -> (name: String, value: String) {
        switch self {
        case .hex: ("srgb", color.hex)
        case .displayP3: ("display-p3", text(color.converted(to: .displayP3).components(in: .displayP3)))
        case .oklch: ("oklch", text(color.components(in: .oklch)))
        }
    }

    /// A whole `value` element, as in a manifest.
    func line(_ color: Color, for appearance: Appearance) -> String {
        var node = XMLNode("value", [])
        if appearance.style == .dark { node.attributes.append(("style", "dark")) }
        if appearance.contrast == .high { node.attributes.append(("contrast", "high")) }
        if appearance.level == .elevated { node.attributes.append(("level", "elevated")) }
        let (name, value) = attribute(color)
        node.attributes.append((name, value))
        if color.alpha < 1 { node.attributes.append(("alpha", Self.number(color.alpha))) }
        return String(XMLWriter().string(node).dropLast())
    }

    private func text(_ c: SIMD3<Double>) -> String {
        [c.x, c.y, c.z].map(Self.number).joined(separator: " ")
    }

    /// Four digits: a fifth of a byte's step.
    private func rounded(_ c: SIMD3<Double>) -> SIMD3<Double> {
        (c * 10_000).rounded(.toNearestOrAwayFromZero) / 10_000
    }

    /// As in manifests: with the zero before the point.
    private static func number(_ value: Double) -> String { FixedDecimal(value, decimals: 4).withZero }
}

extension ElementEdit {
    /// The values that a colour needs: existing ones are changed in place, new ones inserted after the last.
    func values(_ values: [ColorValue], of own: OwnColor) -> [Fix.Edit] {
        var edits: [Fix.Edit] = []
        var new: [String] = []
        for value in values {
            let (appearance, color) = (value.appearance, value.color)
            guard let element = own.value(appearance) else {
                new.append(own.notation(of: appearance).line(color, for: appearance))
                continue
            }
            let (name, text) = ValueNotation(element).attribute(color)
            guard let attribute = element.attribute(name) else { continue }
            // #RRGGBBAA: the alpha stays.
            let alpha = name == "srgb" && attribute.value.utf8.count == 9 ? attribute.value.suffix(2) : ""
            edits.append(self.value(of: attribute, to: text + alpha))
        }
        if let last = own.values.last?.element, !new.isEmpty {
            let insertions = new.map { insertion($0, behind: last) }
            edits.append(
                Fix.Edit(
                    path: source.path, range: insertions[0].range,
                    replacement: insertions.map(\.replacement).joined()))
        }
        return edits
    }
}
