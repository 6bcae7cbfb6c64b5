import GlyphKit
import Markup

/// Diagnostics for other programs.
enum DiagnosticsJSON {
    static func text(_ diagnostics: [Diagnostic]) -> String {
        let document: JSON = ["version": 1, "diagnostics": .array(diagnostics.map(value))]
        return document.text
    }

    private static func value(_ diagnostic: Diagnostic) -> JSON {
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
        return .object(members)
    }
}
