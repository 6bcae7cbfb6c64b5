/// An element to be written. Attributes keep their order.
package struct XMLNode: Hashable, Sendable {
    /// The name with its prefix, if it has one.
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
    /// Whether the output begins with `<?xml version="1.0" encoding="UTF-8"?>`.
    package var hasDeclaration: Bool

    package init(indent: String = "  ", hasDeclaration: Bool = false) {
        self.indent = indent
        self.hasDeclaration = hasDeclaration
    }

    package func bytes(_ node: XMLNode) -> [UInt8] {
        var bytes: [UInt8] = []
        if hasDeclaration { bytes += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8 }
        write(node, margin: "", into: &bytes)
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }

    package func string(_ node: XMLNode) -> String { String(decoding: bytes(node), as: UTF8.self) }

    /// On one line, without a line feed at the end.
    package static func compact(_ node: XMLNode) -> String {
        var bytes: [UInt8] = []
        XMLWriter().write(node, margin: nil, into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func write(_ node: XMLNode, margin: String?, into bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "<"))
        bytes += node.name.utf8
        for pair in node.pairs {
            bytes.append(UInt8(ascii: " "))
            bytes += pair.name.utf8
            bytes.append(UInt8(ascii: "="))
            bytes.append(UInt8(ascii: "\""))
            Self.escape(pair.value, isAttribute: true, into: &bytes)
            bytes.append(UInt8(ascii: "\""))
        }
        if node.children.isEmpty && node.text.isEmpty {
            bytes.append(UInt8(ascii: "/"))
            bytes.append(UInt8(ascii: ">"))
            return
        }
        bytes.append(UInt8(ascii: ">"))
        Self.escape(node.text, isAttribute: false, into: &bytes)
        // White space next to a text would become part of it.
        let inner = node.text.isEmpty ? margin.map { $0 + indent } : nil
        for child in node.children {
            if let inner {
                bytes.append(UInt8(ascii: "\n"))
                bytes += inner.utf8
            }
            write(child, margin: inner, into: &bytes)
        }
        if let margin, inner != nil {
            bytes.append(UInt8(ascii: "\n"))
            bytes += margin.utf8
        }
        bytes.append(UInt8(ascii: "<"))
        bytes.append(UInt8(ascii: "/"))
        bytes += node.name.utf8
        bytes.append(UInt8(ascii: ">"))
    }

    /// For a value between double quotes: escapes quotes, invisible characters, and white space that XML would
    /// normalise; replaces characters that XML does not allow by U+FFFD.
    package static func escaped(_ value: String) -> String { escaped(value, isAttribute: true) }

    /// For text between tags.
    package static func escapedText(_ text: String) -> String { escaped(text, isAttribute: false) }

    private static func escape(_ text: String, isAttribute: Bool, into bytes: inout [UInt8]) {
        // Nearly every text is plain, and some are long: the bytes show it.
        let start = bytes.count
        bytes += text.utf8
        if needsNoEscaping(bytes.span.extracting(start..<bytes.count)) { return }
        bytes.removeSubrange(start...)
        bytes += escaped(text, isAttribute: isAttribute).utf8
    }

    /// Whether all bytes are visible ASCII that stays as it is. All are looked at, since many are at a time then.
    private static func needsNoEscaping(_ bytes: borrowing Span<UInt8>) -> Bool {
        var others: UInt8 = 0
        for index in 0..<bytes.count {
            let byte = bytes[index]
            others |= (byte &- 0x20 > 0x5E ? 1 : 0) | (byte == UInt8(ascii: "\"") ? 1 : 0)
            others |= (byte == UInt8(ascii: "&") ? 1 : 0) | (byte & 0xFD == UInt8(ascii: "<") ? 1 : 0)
        }
        return others == 0
    }

    private static func escaped(_ text: String, isAttribute: Bool) -> String {
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
}
