import GlyphKit
import Markup

/// What a page is told: the number of the newest build, what was picked so far, and what is wrong.
struct LiveEvent: Hashable, Sendable {
    /// Goes up by one with each build that gave a page.
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

    /// As an event stream has it (HTML, 9.2): `fault` where an error keeps a build from being made, else `change`.
    var bytes: [UInt8] {
        let json: JSON = [
            "build": .integer(build), "picked": .object(picked.mapValues(JSON.string)),
            "diagnostics": .array(diagnostics.map(\.json)),
        ]
        let kind = diagnostics.contains { $0.severity == Diagnostic.Severity.error.rawValue } ? "fault" : "change"
        // Line ends in strings are escaped.
        return Array("event: \(kind)\ndata: \(json.compact)\n\n".utf8)
    }

    /// Says nothing; a connection that is gone is noticed by it.
    static let heartbeat = Array(": still here\n\n".utf8)
}
