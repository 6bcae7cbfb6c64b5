package import GlyphModel
internal import Markup
internal import SemanticColor

/// Findings for other programs, as `ReportSchema` describes them.
package enum JSONReport {
    /// - Parameter rules: the rules whose findings have a subject that a baseline identifies them by.
    package static func text(_ findings: [AuditFinding], of rules: [any ReportedRule] = Lint.all) -> String {
        let ids = Set(rules.map(\.id))
        let document: JSON = ["version": 1, "diagnostics": .array(findings.map { value($0, ids) })]
        return document.text
    }

    private static func value(_ finding: AuditFinding, _ ids: Set<String>) -> JSON {
        let diagnostic = finding.diagnostic
        var members: [String: JSON] = [
            "severity": .string(diagnostic.severity.rawValue), "id": .string(diagnostic.id),
            "message": .string(diagnostic.message),
        ]
        if let place = diagnostic.location {
            members["path"] = .string(place.path)
            members["line"] = .integer(place.line)
            members["column"] = .integer(place.column)
        }
        if let hint = diagnostic.hint { members["hint"] = .string(hint) }
        if !diagnostic.notes.isEmpty { members["notes"] = .array(diagnostic.notes.map(JSON.string)) }
        if let fix = diagnostic.fix { members["fix"] = value(fix) }
        if ids.contains(diagnostic.id) { members["subject"] = .string(finding.subject) }
        if let glyph = finding.glyph { members["glyph"] = .string(glyph) }
        let glyphs = finding.parts.compactMap(\.glyph)
        if !glyphs.isEmpty { members["glyphs"] = .array(glyphs.map(JSON.string)) }
        if let color = finding.color { members["color"] = .string(color.rawValue) }
        if !finding.measures.isEmpty { members["measures"] = .array(finding.measures.map(value)) }
        return .object(members)
    }

    private static func value(_ fix: Fix) -> JSON {
        [
            "message": .string(fix.message),
            "edits": .array(
                fix.edits.map { edit in
                    [
                        "path": .string(edit.path), "offset": .integer(edit.range.lowerBound),
                        "length": .integer(edit.range.count), "replacement": .string(edit.replacement),
                    ]
                }),
        ]
    }

    private static func value(_ measure: AuditMeasure) -> JSON {
        var members: [String: JSON] = [
            "asset": .string(measure.asset), "layer": .integer(measure.layer),
            "picture": .string(measure.picture.name), "appearance": .string(measure.setting.appearance.name),
            "background": .string(measure.setting.background),
            "reducesTransparency": .boolean(measure.setting.reducesTransparency),
            "ink": .string(measure.ink.hex), "ground": .string(measure.ground.hex),
            // Rounded down, so that a ratio below a minimum does not read as if it reached it.
            "ratio": .number(Double(ContrastRatio.thousandths(measure.ratio)) / 1000),
            "minimum": .number(measure.minimum), "apca": .number((measure.apca * 10).rounded() / 10),
        ]
        if measure.isPairedBySystem { members["pairedBySystem"] = true }
        if let role = measure.role { members["color"] = .string(role.rawValue) }
        if let underlay = measure.underlay { members["underlay"] = .integer(underlay) }
        if let backdrop = measure.setting.backdrop { members["backdrop"] = .string(backdrop.rawValue) }
        return .object(members)
    }
}

// MARK: - Schema

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
