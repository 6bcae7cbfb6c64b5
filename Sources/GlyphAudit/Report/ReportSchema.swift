/// The form of JSON reports, for programs that read them: JSON Schema, draft 2020-12. New members may be added; no
/// existing one changes its meaning without another `version`.
package enum ReportSchema {
    package static let text = #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "Twinlight report",
          "type": "object",
          "required": ["version", "diagnostics"],
          "properties": {
            "version": { "const": 1 },
            "diagnostics": { "type": "array", "items": { "$ref": "#/$defs/diagnostic" } }
          },
          "$defs": {
            "diagnostic": {
              "type": "object",
              "required": ["severity", "id", "message"],
              "dependentRequired": { "path": ["line", "column"], "line": ["path"], "column": ["path"] },
              "properties": {
                "severity": { "enum": ["error", "warning", "info"] },
                "id": { "type": "string", "pattern": "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" },
                "message": { "type": "string" },
                "path": { "type": "string", "description": "As the command line named it." },
                "line": { "type": "integer", "minimum": 1 },
                "column": { "type": "integer", "minimum": 1, "description": "In bytes of UTF-8." },
                "hint": { "type": "string" },
                "notes": { "type": "array", "items": { "type": "string" } },
                "fix": { "$ref": "#/$defs/fix" },
                "subject": {
                  "type": "string",
                  "description": "What it is about, independent of lines: a baseline identifies the finding by it."
                },
                "glyph": { "type": "string" },
                "glyphs": {
                  "type": "array",
                  "description": "All glyphs of a finding that is reported once for the set.",
                  "items": { "type": "string" }
                },
                "color": { "type": "string" },
                "measures": {
                  "type": "array",
                  "description": "The layers and settings that it is about, the worst first.",
                  "items": { "$ref": "#/$defs/measure" }
                }
              },
              "additionalProperties": false
            },
            "fix": {
              "type": "object",
              "required": ["message", "edits"],
              "properties": {
                "message": { "type": "string" },
                "edits": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/edit" } }
              },
              "additionalProperties": false
            },
            "edit": {
              "type": "object",
              "required": ["path", "offset", "length", "replacement"],
              "properties": {
                "path": { "type": "string" },
                "offset": { "type": "integer", "minimum": 0, "description": "In bytes of UTF-8." },
                "length": { "type": "integer", "minimum": 0 },
                "replacement": { "type": "string" }
              },
              "additionalProperties": false
            },
            "measure": {
              "type": "object",
              "required": [
                "asset", "layer", "picture", "appearance", "background", "reducesTransparency", "ink", "ground",
                "ratio", "minimum", "apca"
              ],
              "properties": {
                "asset": { "type": "string" },
                "layer": { "type": "integer", "minimum": 0, "description": "From the back." },
                "underlay": { "type": "integer", "minimum": 0, "description": "The layer that it is drawn on." },
                "color": { "type": "string" },
                "picture": { "enum": ["light", "dark", "light-high", "dark-high"] },
                "appearance": { "type": "string", "pattern": "^(light|dark)(-high)?(-elevated)?$" },
                "background": { "type": "string" },
                "backdrop": { "enum": ["light", "mid", "dark"], "description": "What is behind a material." },
                "reducesTransparency": { "type": "boolean" },
                "ink": { "type": "string", "pattern": "^#[0-9A-F]{6}$", "description": "The visible colour, in sRGB." },
                "ground": { "type": "string", "pattern": "^#[0-9A-F]{6}$" },
                "ratio": { "type": "number", "minimum": 1, "maximum": 21, "description": "WCAG 2." },
                "minimum": { "type": "number", "minimum": 1, "maximum": 21 },
                "apca": { "type": "number", "description": "Lc of APCA-W3 0.1.9, for information only." },
                "pairedBySystem": {
                  "type": "boolean",
                  "description": "Is it a pair of the system, which the minimum does not apply to?"
                }
              },
              "additionalProperties": false
            }
          }
        }

        """#
}
