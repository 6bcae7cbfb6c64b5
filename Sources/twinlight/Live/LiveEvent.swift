import Foundation
import GlyphKit
import Markup

/// What a page is told: the number of the newest build, what was picked so far, and what is wrong.
struct LiveEvent: Encodable, Hashable, Sendable {
    /// Goes up by one with each build that gave a page.
    var build: Int
    /// The line that was picked for a glyph, by its name.
    var picked: [String: String]
    var diagnostics: [Fault]

    struct Fault: Encodable, Hashable, Sendable {
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
    }

    /// As an event stream has it (HTML, 9.2): `fault` where an error keeps a build from being made, else `change`.
    var bytes: [UInt8] {
        // Strings and numbers cannot fail to be encoded, and line ends in them are escaped.
        let json = (try? JSONEncoder.plain.encode(self)) ?? Data()
        let kind = diagnostics.contains { $0.severity == Diagnostic.Severity.error.rawValue } ? "fault" : "change"
        return Array("event: \(kind)\ndata: ".utf8) + json + Array("\n\n".utf8)
    }

    /// Says nothing; a connection that is gone is noticed by it.
    static let heartbeat = Array(": still here\n\n".utf8)
}

extension JSONEncoder {
    /// On one line, always the same way.
    static var plain: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}
