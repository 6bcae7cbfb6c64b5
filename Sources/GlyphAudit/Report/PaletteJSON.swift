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

// MARK: - Schema

/// The form of `PaletteJSON`: JSON Schema, draft 2020-12. New members may be added; no existing one changes its meaning
/// without another `version`.
package enum ColorsSchema {
    package static let text = #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "Twinlight colours",
          "type": "object",
          "required": ["version", "colors"],
          "properties": {
            "version": { "const": 1 },
            "generation": { "type": "string", "description": "The edition of the system's colours." },
            "colors": {
              "type": "object",
              "description": "By the names that manifests use.",
              "additionalProperties": { "$ref": "#/$defs/color" }
            }
          },
          "$defs": {
            "color": {
              "type": "object",
              "required": ["values"],
              "properties": {
                "values": {
                  "type": "object",
                  "description": "By appearance, with the values that fall back filled in.",
                  "required": [
                    "light", "dark", "light-high", "dark-high", "light-elevated", "dark-elevated",
                    "light-high-elevated", "dark-high-elevated"
                  ],
                  "additionalProperties": { "$ref": "#/$defs/value" }
                },
                "sameAs": { "type": "string", "description": "The colour that it is an alias of." },
                "system": { "type": "string", "description": "The system colour that it is." },
                "description": { "type": "string" },
                "deprecated": { "anyOf": [{ "const": true }, { "type": "string" }] }
              }
            },
            "value": {
              "type": "object",
              "required": ["hex", "alpha", "colorSpace", "components"],
              "properties": {
                "hex": {
                  "type": "string", "pattern": "^#[0-9A-F]{6}$",
                  "description": "The nearest in sRGB, without the opacity."
                },
                "alpha": { "type": "number", "minimum": 0, "maximum": 1 },
                "colorSpace": { "enum": ["srgb", "display-p3"] },
                "components": {
                  "type": "array", "items": { "type": "number" }, "minItems": 3, "maxItems": 3,
                  "description": "Red, green and blue in that space, 0 to 1."
                }
              }
            }
          }
        }

        """#
}
