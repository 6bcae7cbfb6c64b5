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
