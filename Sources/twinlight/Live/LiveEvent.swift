import GlyphKit
import Markup

/// An event for the page: the number of the newest build, the picks so far, and the faults.
struct LiveEvent: Hashable, Sendable {
    /// Increases by one with each build that gives a page.
    var build: Int
    /// The line that was picked for a glyph, by its name.
    var picked: [String: String]
    var diagnostics: [Fault]

    struct Fault: Hashable, Sendable {
        var severity, id, message: String
        /// `path:line:column`.
        var place: String?
        var hint: String?
        var notes: [String]

        init(_ diagnostic: Diagnostic) {
            severity = diagnostic.severity.rawValue
            (id, message, hint, notes) = (diagnostic.id, diagnostic.message, diagnostic.hint, diagnostic.notes)
            place = diagnostic.location.map { "\($0)" }
        }

        fileprivate var json: JSON {
            var members: [String: JSON] = [
                "severity": .string(severity), "id": .string(id), "message": .string(message),
                "notes": .array(notes.map(JSON.string)),
            ]
            members["place"] = place.map(JSON.string)
            members["hint"] = hint.map(JSON.string)
            return .object(members)
        }
    }

    /// In the format of event streams (HTML, 9.2): `fault` where an error prevents a build, else `change`.
    var bytes: [UInt8] {
        let json: JSON = [
            "build": .integer(build), "picked": .object(picked.mapValues(JSON.string)),
            "diagnostics": .array(diagnostics.map(\.json)),
        ]
        let kind = diagnostics.contains { $0.severity == Diagnostic.Severity.error.rawValue } ? "fault" : "change"
        // Line ends in strings are escaped.
        return Array("event: \(kind)\ndata: \(json.compact)\n\n".utf8)
    }

    /// A comment without content, which detects closed connections.
    static let heartbeat = Array(": still here\n\n".utf8)
}
