internal import Markup

/// Scans CSS text on the level of comments, strings, brackets and escapes.
extension ByteScanner {
    /// Skips white space and comments; with `withPageMarks` also `<!--` and `-->`, which old pages put around a sheet.
    mutating func skipSpaceAndComments(withPageMarks: Bool = false) {
        while let byte = peek {
            if byte.isSpace {
                index += 1
            } else if starts(with: "/*") {
                skipComment()
            } else if withPageMarks, starts(with: "<!--") {
                index += 4
            } else if withPageMarks, starts(with: "-->") {
                index += 3
            } else {
                return
            }
        }
    }

    private mutating func skipComment() {
        index += 2
        while !isAtEnd, !starts(with: "*/") { index += 1 }
        index = min(index + 2, bytes.count)
    }

    /// Moves to the first of these bytes outside of comments, strings, brackets and escapes, or to the end.
    mutating func skip(to stops: Set<UInt8>) {
        var closers: [UInt8] = []
        while let byte = peek {
            if closers.isEmpty, stops.contains(byte) { return }
            switch byte {
            case UInt8(ascii: "\\"): index = min(index + 2, bytes.count)
            case UInt8(ascii: "\""), UInt8(ascii: "'"): skipString()
            case UInt8(ascii: "/") where starts(with: "/*"): skipComment()
            default:
                if let closer = byte.closingBracket { closers.append(closer) }
                if closers.last == byte { closers.removeLast() }
                index += 1
            }
        }
    }

    /// A string ends at its quote, or at the end of the line (CSS Syntax 3, 4.3.5).
    mutating func skipString() {
        guard let quote = peek else { return }
        index += 1
        while let byte = peek {
            index += 1
            if byte == quote || byte == 0x0A { return }
            if byte == UInt8(ascii: "\\") { index = min(index + 1, bytes.count) }
        }
    }

    /// A name with its escapes resolved; nil if no name begins here.
    mutating func identifier() -> String? {
        var name: [UInt8] = []
        while let byte = peek {
            if byte == UInt8(ascii: "\\") {
                name += escape()
            } else if byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-")
                || byte == UInt8(ascii: "_") || byte >= 0x80
            {
                name.append(byte)
                index += 1
            } else {
                break
            }
        }
        return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
    }

    /// The UTF-8 bytes of the escape that begins here (CSS Syntax 3, 4.3.7).
    mutating func escape() -> [UInt8] {
        index += 1
        var value: UInt32 = 0
        var count = 0
        while count < 6, let byte = peek, byte.isHexDigit {
            value = value * 16 + UInt32(byte.isDigit ? byte - 0x30 : (byte | 0x20) - 0x61 + 10)
            count += 1
            index += 1
        }
        if count == 0 {
            guard let byte = peek else { return [] }
            index += 1
            return [byte]
        }
        if let byte = peek, byte.isSpace { index += 1 }
        let scalar = value == 0 ? nil : Unicode.Scalar(value)
        return Array(String(Character(scalar ?? "\u{FFFD}")).utf8)
    }

    /// The text of a range: comments become spaces, escapes outside of strings are resolved.
    func plainText(_ range: Range<Int>) -> String {
        var scanner = ByteScanner(Array(bytes[range]))
        var text: [UInt8] = []
        while let byte = scanner.peek {
            let start = scanner.index
            switch byte {
            case UInt8(ascii: "\\"): text += scanner.escape()
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                scanner.skipString()
                text += scanner.bytes[start..<scanner.index]
            case UInt8(ascii: "/") where scanner.starts(with: "/*"):
                scanner.skipComment()
                text.append(0x20)
            default:
                text.append(byte)
                scanner.index += 1
            }
        }
        return String(decoding: text, as: UTF8.self).trimmedOfSpace
    }
}

extension UInt8 {
    fileprivate var closingBracket: UInt8? {
        switch self {
        case UInt8(ascii: "("): UInt8(ascii: ")")
        case UInt8(ascii: "["): UInt8(ascii: "]")
        case UInt8(ascii: "{"): UInt8(ascii: "}")
        default: nil
        }
    }
}
