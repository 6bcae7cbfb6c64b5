internal import Markup
internal import PathGeometry

/// The small grammars of attribute values, read from left to right.
extension ByteScanner {
    init(_ text: some StringProtocol) { self.init(Array(text.utf8)) }

    mutating func skipBlank() {
        while let byte = peek, byte.isSpace { index += 1 }
    }

    /// Skips white space with at most one comma in it. Returns whether there was a comma.
    @discardableResult
    mutating func skipSeparator() -> Bool {
        skipBlank()
        guard take(UInt8(ascii: ",")) else { return false }
        skipBlank()
        return true
    }

    /// The longest number that begins here; nil if there is none or it is beyond the range of `Double`.
    mutating func number() -> Double? {
        var end = index
        guard let value = Double.read(decimal: bytes.span, at: &end), value.isFinite else { return nil }
        index = end
        return value.drawn
    }

    /// Letters, in lower case; empty if there are none.
    mutating func word() -> String {
        let start = index
        while let byte = peek, byte.isLetter { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
    }

    /// All numbers of a list separated by white space or single commas, and whether the whole text was such a list.
    mutating func numbers() -> (values: [Double], isComplete: Bool) {
        var values: [Double] = []
        skipBlank()
        while let value = number() {
            values.append(value)
            if skipSeparator(), isAtEnd { return (values, false) }
        }
        return (values, isAtEnd)
    }
}

extension UInt8 {
    /// Whether it is white space of SVG and CSS: tab, line feed, form feed, carriage return, space.
    var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0C || self == 0x0D }
}

extension StringProtocol where UTF8View: BidirectionalCollection {
    /// The text without white space at its ends, as SVG and CSS understand white space.
    var trimmedOfSpace: String {
        // Nearly all texts have none.
        if let first = utf8.first, let last = utf8.last, !first.isSpace, !last.isSpace { return String(self) }
        let bytes = Array(utf8)
        guard let first = bytes.firstIndex(where: { !$0.isSpace }),
            let last = bytes.lastIndex(where: { !$0.isSpace })
        else { return "" }
        return String(decoding: bytes[first...last], as: UTF8.self)
    }

    /// Its words, separated by white space.
    var words: [String] {
        utf8.split(whereSeparator: \.isSpace).map { String(decoding: $0, as: UTF8.self) }
    }
}
