internal import Markup

/// The value of `select`: a comma-separated list of `#id`, `.class` and `element`.
public struct Selector: Hashable, Sendable {
    /// A name of an element, or of a group around it.
    public enum Simple: Hashable, Sendable {
        case id(String)
        case type(String)
        case `class`(String)
    }

    /// The alternative names; one match is enough.
    public var alternatives: [Simple]

    /// Matches elements with one of these names, and their descendants.
    public init(_ alternatives: [Simple]) { self.alternatives = alternatives }

    /// Whether it matches the element, or a group around it.
    public func matches(_ element: ElementIdentity) -> Bool {
        element.lineage.contains { names in
            alternatives.contains { simple in
                switch simple {
                case .id(let id): names.id == id
                case .type(let type): names.element == type
                case .class(let name): names.classes.contains(name)
                }
            }
        }
    }
}

// MARK: - Syntax

/// A selector that cannot be read.
package struct SelectorSyntaxError: Error, Hashable {
    /// The first invalid byte of the text.
    package var offset: Int
}

extension Selector {
    /// Reads a list of `#id`, `.class` and `element`, separated by commas and spaces.
    package init(parsing text: String) throws(SelectorSyntaxError) {
        var alternatives: [Simple] = []
        var offset = 0
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            alternatives.append(try Self.simple(part, at: offset))
            offset += part.utf8.count + 1
        }
        self.init(alternatives)
    }

    /// The offset of the first invalid byte; 0 where all are valid.
    package static func faultOffset(in text: String) -> Int {
        do {
            _ = try Selector(parsing: text)
            return 0
        } catch {
            return error.offset
        }
    }

    private static func simple(_ part: Substring, at offset: Int) throws(SelectorSyntaxError) -> Simple {
        var name = part.drop { $0 == " " }
        var start = offset + part.utf8.count - name.utf8.count
        while name.last == " " { name.removeLast() }
        let sign = name.first.flatMap { $0 == "#" || $0 == "." ? $0 : nil }
        if sign != nil {
            name = name.dropFirst()
            start += 1
        }
        if let bad = faultOffset(inName: name) { throw SelectorSyntaxError(offset: start + bad) }
        return sign == "#" ? .id(String(name)) : sign == "." ? .class(String(name)) : .type(String(name))
    }

    /// Names are letters, digits, `_` and `-`, and begin with a letter or `_`.
    private static func faultOffset(inName name: Substring) -> Int? {
        var offset = 0
        for scalar in name.unicodeScalars {
            let fits = offset == 0 ? isLetter(scalar) : isLetter(scalar) || isDigit(scalar) || scalar == "-"
            if !fits { return offset }
            offset += UTF8.width(scalar)
        }
        return name.isEmpty ? 0 : nil
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || NameCharacter.isLetter(scalar)
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { NameCharacter.isDigit(scalar) }
}
