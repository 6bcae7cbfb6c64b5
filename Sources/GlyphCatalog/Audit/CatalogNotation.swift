internal import GlyphManifest
internal import Markup
internal import SemanticColor

/// How a color set states a value: its colour space, and the notation of each component. A changed value keeps them.
struct CatalogNotation {
    /// The value of `color`.
    private let node: JSONNode
    private let components: JSONNode
    private let space: CatalogColorSpace

    /// Nil for a reference, and for a value that cannot be read, which is reported.
    init?(_ node: JSONNode?) {
        guard let node, node["reference"] == nil, let components = node["components"],
            let space = node["color-space"]?.string.flatMap(CatalogColorSpace.init),
            space.components.allSatisfy({ components[$0]?.string != nil })
        else { return nil }
        (self.node, self.components, self.space) = (node, components, space)
    }

    /// The colour that is read back after it was written here.
    func written(_ color: Color) -> Color {
        let values = texts(of: color).map { Self.value($0.text) ?? 0 }
        return space.color(values, alpha: color.alpha)
    }

    /// Another colour in the place of this one. Its alpha stays as it is written, and so does what is equal.
    func edits(to color: Color, with edit: JSONEdit) -> [Fix.Edit] {
        texts(of: color).compactMap { name, text in
            guard let known = components[name], Self.value(known.string ?? "") != Self.value(text) else { return nil }
            return edit.replacement(of: known, by: .string(text))
        }
    }

    /// The `color` of another entry, with all other members of this one.
    func json(of color: Color) -> JSON {
        var members = components.json
        for (name, text) in texts(of: color) { members[name] = .string(text) }
        var value = node.json
        value["components"] = .object(members)
        return .object(value)
    }

    private static func value(_ text: String) -> Double? { CatalogComponent.value(text, isAlpha: false) }

    /// For messages: `#14479E`. The digits are of sRGB, which is said of a colour in another space: in the field of
    /// Xcode for its own space, they would be another colour.
    static func text(of color: Color) -> String {
        let percent = Int((color.alpha * 100).rounded())
        return color.hex + (color.space == .sRGB ? "" : " (sRGB)") + (percent < 100 ? " at \(percent) %" : "")
    }

    private func texts(of color: Color) -> [(name: String, text: String)] {
        zip(space.components, space.values(of: color)).map { name, value in
            (name, Self.text(value, as: components[name]?.string ?? ""))
        }
    }

    /// A value of 0…1, or beyond it in an extended space, in the notation of another one.
    private static func text(_ value: Double, as known: String) -> String {
        // Xcode writes three decimals.
        if known.contains(".") { return decimalText(value, digits: 3) }
        let byte = Int((min(max(value, 0), 1) * 255).rounded())
        let prefix = known.prefix(2)
        guard prefix == "0x" || prefix == "0X" else { return String(byte) }
        let hasSmallDigits = known.dropFirst(2).contains { $0.isLowercase }
        let digits = String(byte, radix: 16, uppercase: !hasSmallDigits)
        return prefix + String(repeating: "0", count: 2 - digits.count) + digits
    }
}

extension JSONNode {
    /// The members of an object.
    var json: [String: JSON] {
        Dictionary(members.map { ($0.name, JSON($0.value)) }, uniquingKeysWith: { $1 })
    }
}

extension CatalogColorSpace {
    /// The inverse of `color`, within the range of the space.
    fileprivate func values(of color: Color) -> [Double] {
        guard let definition else { return [Self.gray(of: color)] }
        let own = self == .sRGB ? color.converted(to: .sRGB) : color
        let values = own.components(in: definition)
        let all = [values.x, values.y, values.z]
        return isExtended ? all : all.map { min(max($0, 0), 1) }
    }

    /// The gray of gamma 2.2 with the luminance of a colour, by bisection: to a thousandth of a byte.
    private static func gray(of color: Color) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<20 {
            let middle = (low + high) / 2
            if Color(gamma22: middle).luminance < color.luminance { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
