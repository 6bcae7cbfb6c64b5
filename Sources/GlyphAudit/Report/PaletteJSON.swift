internal import Markup
package import SemanticColor

/// A palette as JSON, for other programs: each colour by its name, with a value for each of the eight appearances.
/// `ColorsSchema` describes it.
package enum PaletteJSON {
    package static func text(_ palette: Palette) -> String {
        let colors = palette.roles.compactMap { role in
            palette[role].map { (role.rawValue, color(role, $0, palette)) }
        }
        var document: [String: JSON] = [
            "version": 1, "colors": .object(Dictionary(colors, uniquingKeysWith: { first, _ in first })),
        ]
        document["generation"] = palette.generation.map { .string($0.rawValue) }
        return JSON.object(document).text
    }

    private static func color(_ role: ColorRole, _ color: DynamicColor, _ palette: Palette) -> JSON {
        let note = palette.note(on: role)
        let values = Appearance.allCases.map { ($0.name, value(color[$0])) }
        var members: [String: JSON] = [
            "values": .object(Dictionary(values, uniquingKeysWith: { first, _ in first }))
        ]
        members["sameAs"] = palette.target(of: role).map { .string($0.rawValue) }
        members["system"] = palette.systemColor(of: role).map { .string($0.rawValue) }
        members["description"] = note.description.map(JSON.string)
        members["deprecated"] = note.deprecation.map { $0.isEmpty ? true : .string($0) }
        return .object(members)
    }

    private static func value(_ color: Color) -> JSON {
        [
            "hex": .string(color.hex), "alpha": .number(color.alpha), "colorSpace": .string(color.space.rawValue),
            "components": [.number(color.red), .number(color.green), .number(color.blue)],
        ]
    }
}
