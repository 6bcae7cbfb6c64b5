internal import Markup
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
