package import GlyphModel
internal import Markup
internal import SemanticColor

/// Findings for other programs, as `ReportSchema` describes them.
package enum JSONReport {
    package static func text(_ findings: [AuditFinding]) -> String {
        let document: JSON = ["version": 1, "diagnostics": .array(findings.map(value))]
        return document.text
    }

    private static func value(_ finding: AuditFinding) -> JSON {
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
        if Lint.named(diagnostic.id) != nil { members["subject"] = .string(finding.subject) }
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
