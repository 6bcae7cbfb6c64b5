internal import GlyphModel
internal import Markup

/// The two ways in which a token names another (Format Module, 7).
struct TokenReference: Hashable, Sendable {
    /// Names from the root on.
    var path: [String]
    /// Whether it is a pointer, which may lead into a value; an alias names a whole token.
    var isPointer: Bool

    struct Fault: Error {
        var message: String
        init(_ message: String) { self.message = message }
    }

    /// Whether the text has the form of an alias. No type has text with a lone brace.
    static func isAlias(_ text: String) -> Bool { text.hasPrefix("{") || text.hasSuffix("}") }

    /// From `{group.token}`.
    init(alias text: String) throws(Fault) {
        guard text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count > 2 else {
            throw Fault("'\(text)' is not an alias: an alias is a path in braces, {group.token}")
        }
        path = text.dropFirst().dropLast().split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard path.allSatisfy(TokenName.isValid) else {
            throw Fault("'\(text)' is not an alias: names are separated by '.' and contain no braces")
        }
        isPointer = false
    }

    /// From `#/group/token/$value`: a JSON Pointer as a URI fragment (RFC 6901, 6).
    init(pointer text: String) throws(Fault) {
        guard text.hasPrefix("#/") else {
            throw Fault("'\(text)' is not a JSON Pointer into this file: a pointer begins with '#/'")
        }
        var path: [String] = []
        for part in text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false) {
            guard let name = Self.unescaped(part) else {
                throw Fault("'\(text)' is not a JSON Pointer: '\(part)' is not valid in a URI fragment")
            }
            path.append(name)
        }
        self.path = path
        isPointer = true
    }

    /// From either of the two, as `$extends` takes both.
    init(_ text: String) throws(Fault) {
        if text.hasPrefix("#") { try self.init(pointer: text) } else { try self.init(alias: text) }
    }

    /// Percent escapes, then `~1` and `~0`.
    private static func unescaped(_ part: Substring) -> String? {
        guard let text = PercentEncoding.fragment.decoded(part) else { return nil }
        let pieces = text.split(separator: "~", omittingEmptySubsequences: false)
        var name = String(pieces[0])
        for piece in pieces.dropFirst() {
            guard let first = piece.first, first == "0" || first == "1" else { return nil }
            name += (first == "0" ? "~" : "/") + piece.dropFirst()
        }
        return name
    }
}

extension TokenReference: CustomStringConvertible {
    var description: String { isPointer ? "#/" + path.joined(separator: "/") : "{" + path.joined(separator: ".") + "}" }
}
