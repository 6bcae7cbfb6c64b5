internal import SemanticColor

/// The values of `fill` and `stroke`.
enum PaintValue: Hashable, Sendable {
    case none
    case color(Color)
    case currentColor
    /// A gradient or pattern of this document, and the fallback if the reference is not valid.
    case server(id: String, fallback: Plain?)
    /// A reference outside of the document, which is never followed.
    case external(fallback: Plain?)
    /// `context-fill` or `context-stroke`.
    case context(isFill: Bool)

    enum Plain: Hashable, Sendable {
        case none, currentColor
        case color(Color)
    }

    init(_ plain: Plain) {
        switch plain {
        case .none: self = .none
        case .currentColor: self = .currentColor
        case .color(let color): self = .color(color)
        }
    }

    /// Nil if the text is not a paint.
    init?(_ text: String) {
        let text = text.trimmedOfSpace
        switch text.lowercased() {
        case "context-fill": self = .context(isFill: true)
        case "context-stroke": self = .context(isFill: false)
        default:
            guard let (address, rest) = LocalReference.url(at: text) else {
                guard let plain = Plain(text) else { return nil }
                self.init(plain)
                return
            }
            let fallback = Plain(rest)
            if fallback == nil, !rest.isEmpty { return nil }
            if case .local(let id) = address {
                self = .server(id: id, fallback: fallback)
            } else {
                self = .external(fallback: fallback)
            }
        }
    }
}

extension PaintValue.Plain {
    init?(_ text: String) {
        var text = text.trimmedOfSpace
        // In SVG 1.1, a colour may be followed by an ICC colour, which is ignored.
        if text.utf8.contains(UInt8(ascii: "(")), let range = text.range(ofWord: "icc-color("), range > text.startIndex
        {
            text = String(text[..<range]).trimmedOfSpace
        }
        switch text.lowercased() {
        case "none": self = .none
        case "currentcolor": self = .currentColor
        default:
            guard let color = Color(css: text) else { return nil }
            self = .color(color)
        }
    }
}

extension String {
    /// The index of the first occurrence of an ASCII word.
    fileprivate func range(ofWord word: String) -> String.Index? {
        let (bytes, pattern) = (Array(utf8), Array(word.utf8))
        guard bytes.count >= pattern.count else { return nil }
        for start in 0...(bytes.count - pattern.count)
        where bytes[start..<start + pattern.count].elementsEqual(pattern) {
            return utf8.index(utf8.startIndex, offsetBy: start)
        }
        return nil
    }
}

/// The target of a reference.
enum LocalReference: Hashable, Sendable {
    case local(String)
    case external(String)

    /// Creates a reference from an `href`.
    init(_ address: String) {
        let address = address.trimmedOfSpace
        self = address.first == "#" ? .local(String(address.dropFirst())) : .external(address)
    }

    /// The `url(…)` at the beginning of the text, and the rest of the text.
    static func url(at text: String) -> (LocalReference, rest: String)? {
        guard text.prefix(4).lowercased() == "url(" else { return nil }
        let bytes = Array(text.utf8.dropFirst(4))
        var index = bytes.firstIndex { !$0.isSpace } ?? bytes.count
        guard index < bytes.count else { return nil }
        var address: [UInt8] = []
        let quote = bytes[index]
        let isQuoted = quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"")
        if isQuoted { index += 1 }
        let end = isQuoted ? quote : UInt8(ascii: ")")
        while index < bytes.count, bytes[index] != end {
            address.append(bytes[index])
            index += 1
        }
        if isQuoted {
            index = bytes[index...].firstIndex(of: UInt8(ascii: ")")) ?? bytes.count
        }
        let rest = String(decoding: bytes.dropFirst(index + 1), as: UTF8.self).trimmedOfSpace
        return (LocalReference(String(decoding: address, as: UTF8.self)), rest)
    }
}
