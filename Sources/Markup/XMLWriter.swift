/// An element to be written. Attributes keep their order.
package struct XMLNode: Hashable, Sendable {
    /// With its prefix, if it has one.
    package var name: String
    package var attributes: [(name: String, value: String)] {
        get { pairs.map { ($0.name, $0.value) } }
        set { pairs = newValue.map { Pair(name: $0.name, value: $0.value) } }
    }
    package var children: [XMLNode]
    /// Precedes the children. A node with both text and children is written without indentation.
    package var text: String

    fileprivate struct Pair: Hashable, Sendable {
        var name: String
        var value: String
    }

    fileprivate var pairs: [Pair]

    package init(
        _ name: String, _ attributes: [(String, String)] = [], children: [XMLNode] = [], text: String = ""
    ) {
        self.name = name
        pairs = attributes.map { Pair(name: $0.0, value: $0.1) }
        self.children = children
        self.text = text
    }
}

/// Writes elements as UTF-8: one element per line, a fixed indent, a line feed at the end. Equal nodes give the same
/// bytes on every platform.
package struct XMLWriter: Sendable {
    /// The indent of one level.
    package var indent: String
    /// Does the output begin with `<?xml version="1.0" encoding="UTF-8"?>`?
    package var hasDeclaration: Bool

    package init(indent: String = "  ", hasDeclaration: Bool = false) {
        self.indent = indent
        self.hasDeclaration = hasDeclaration
    }

    package func bytes(_ node: XMLNode) -> [UInt8] { Array(string(node).utf8) }

    package func string(_ node: XMLNode) -> String {
        var result = hasDeclaration ? "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" : ""
        write(node, margin: "", into: &result)
        return result + "\n"
    }

    /// On one line, without a line feed at the end.
    package static func compact(_ node: XMLNode) -> String {
        var result = ""
        XMLWriter().write(node, margin: nil, into: &result)
        return result
    }

    private func write(_ node: XMLNode, margin: String?, into result: inout String) {
        result += "<"
        result += node.name
        for pair in node.pairs {
            result += " "
            result += pair.name
            result += "=\""
            result += Self.escaped(pair.value)
            result += "\""
        }
        if node.children.isEmpty && node.text.isEmpty {
            result += "/>"
            return
        }
        result += ">"
        result += Self.escapedText(node.text)
        // White space next to a text would become part of it.
        let inner = node.text.isEmpty ? margin.map { $0 + indent } : nil
        for child in node.children {
            if let inner {
                result += "\n"
                result += inner
            }
            write(child, margin: inner, into: &result)
        }
        if let margin, inner != nil { result += "\n" + margin }
        result += "</\(node.name)>"
    }

    /// For a value between double quotes: escapes quotes, invisible characters, and white space that XML would normalise;
    /// replaces characters that XML does not allow by U+FFFD.
    package static func escaped(_ value: String) -> String { escaped(value, isAttribute: true) }

    /// For text between tags.
    package static func escapedText(_ text: String) -> String { escaped(text, isAttribute: false) }

    private static func escaped(_ text: String, isAttribute: Bool) -> String {
        // Nearly every text is plain, and some are long: that is told by the bytes.
        if text.utf8.allSatisfy(isPlain) { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result.append(contentsOf: "&amp;".unicodeScalars)
            case "<": result.append(contentsOf: "&lt;".unicodeScalars)
            case ">": result.append(contentsOf: "&gt;".unicodeScalars)
            case "\"" where isAttribute: result.append(contentsOf: "&quot;".unicodeScalars)
            case "\n" where isAttribute, "\t" where isAttribute, "\r":
                result.append(contentsOf: "&#\(scalar.value);".unicodeScalars)
            case "\n", "\t": result.append(scalar)
            case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
            case _ where scalar.isInvisible: result.append(contentsOf: "&#\(scalar.value);".unicodeScalars)
            default: result.append(scalar)
            }
        }
        return String(result)
    }

    /// Does the byte stay as it is, and is it no part of U+FFFE and U+FFFF, or of an invisible character?
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<0x20, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), 0x7F, 0xC2, 0xE2,
            0xEF:
            false
        default: true
        }
    }
}
