/// Converts the bytes of an XML file to UTF-8 without a byte order mark (XML 1.0, 4.3.3 and appendix F).
enum XMLEncoding {
    /// - Throws: `xml-encoding` if the encoding is not supported or the bytes are not valid in it.
    static func decoded(_ source: SourceFile) throws(Findings) -> SourceFile {
        let bytes = source.bytes
        if bytes.starts(with: [0x1F, 0x8B]) {
            throw XMLFault(source: source).finding(
                "xml-compressed",
                "the file is gzip-compressed, and the size that it unpacks to has no limit", at: 0,
                hint: "decompress it first: gunzip -S .svgz FILE")
        }
        if bytes.starts(with: SourceFile.byteOrderMark) {
            let rest = Array(bytes.dropFirst(SourceFile.byteOrderMark.count))
            if rest.starts(with: SourceFile.byteOrderMark) {
                throw XMLFault(source: source).finding(
                    "xml-encoding", "the file begins with two byte order marks", at: 3,
                    hint: "save it again as UTF-8, without a mark")
            }
            return try checked(SourceFile(path: source.path, bytes: rest))
        }
        if bytes.starts(with: [0xFF, 0xFE]) { return try fromUTF16(source, lowByteFirst: true) }
        if bytes.starts(with: [0xFE, 0xFF]) { return try fromUTF16(source, lowByteFirst: false) }
        guard let declared = declaredEncoding(bytes) else { return try checked(source) }
        return try decoded(source, as: declared)
    }

    private static func decoded(
        _ source: SourceFile, as declared: (name: String, offset: Int)
    ) throws(Findings) -> SourceFile {
        switch declared.name.uppercased() {
        case "UTF-8", "UTF8", "US-ASCII", "ASCII": return try checked(source)
        // The declaration itself is in ASCII bytes, so the file cannot be UTF-16: the declaration is wrong.
        case "UTF-16", "UTF16": return try checked(source)
        case "ISO-8859-1", "ISO_8859-1", "LATIN1", "LATIN-1":
            return try checked(transcoded(source) { Unicode.Scalar($0) })
        case "WINDOWS-1252", "CP1252":
            return try checked(transcoded(source, windows1252))
        default:
            throw XMLFault(source: source).finding(
                "xml-encoding", "the encoding '\(declared.name)' is not supported",
                at: declared.offset, hint: "save the file as UTF-8")
        }
    }

    private static func transcoded(
        _ source: SourceFile, _ scalar: (UInt8) -> Unicode.Scalar
    ) -> SourceFile {
        var text = String.UnicodeScalarView()
        for byte in source.bytes { text.append(scalar(byte)) }
        return SourceFile(path: source.path, text: String(text))
    }

    /// Windows-1252 is Latin-1 but for 0x80…0x9F (WHATWG Encoding, index-windows-1252).
    private static func windows1252(_ byte: UInt8) -> Unicode.Scalar {
        guard (0x80...0x9F).contains(byte) else { return Unicode.Scalar(byte) }
        let upper: [UInt16] = [
            0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
            0x2039, 0x0152, 0x8D, 0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
            0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
        ]
        return Unicode.Scalar(upper[Int(byte - 0x80)]) ?? Unicode.Scalar(byte)
    }

    private static func fromUTF16(_ source: SourceFile, lowByteFirst: Bool) throws(Findings) -> SourceFile {
        let fault = XMLFault(source: source)
        let bytes = source.bytes
        guard bytes.count.isMultiple(of: 2) else {
            throw fault.finding(
                "xml-encoding", "the file ends within a UTF-16 code unit", at: bytes.count, hint: nil)
        }
        let units = stride(from: 2, to: bytes.count, by: 2).map { index in
            let first = UInt16(bytes[index])
            let second = UInt16(bytes[index + 1])
            return lowByteFirst ? first | second << 8 : first << 8 | second
        }
        var text = ""
        let isBroken = transcode(
            units.makeIterator(), from: UTF16.self, to: UTF32.self, stoppingOnError: true
        ) { unit in
            if let scalar = Unicode.Scalar(unit) { text.unicodeScalars.append(scalar) }
        }
        if isBroken {
            throw fault.finding(
                "xml-encoding", "an unpaired surrogate in UTF-16", at: 0, hint: "save the file as UTF-8")
        }
        return try checked(SourceFile(path: source.path, text: text))
    }

    /// Refuses invalid UTF-8 and characters that XML does not allow (XML 1.0, 2.2).
    private static func checked(_ source: SourceFile) throws(Findings) -> SourceFile {
        let bytes = source.bytes
        let fault = XMLFault(source: source)
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte < 0x80 {
                if byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D {
                    throw fault.syntax(
                        "the control character U+00\(byte.hexadecimal) is not allowed in XML", at: index)
                }
                index += 1
                continue
            }
            guard let length = scalarLength(bytes, at: index) else {
                throw fault.finding(
                    "xml-encoding", "the byte 0x\(byte.hexadecimal) is not UTF-8 here", at: index,
                    hint: "save the file as UTF-8, or declare its encoding in the first line")
            }
            index += length
        }
        return source
    }

    /// The length of the well-formed sequence at `index` (Unicode 15, table 3-7); nil if it is not well-formed.
    private static func scalarLength(_ bytes: [UInt8], at index: Int) -> Int? {
        let second: ClosedRange<UInt8>
        let length: Int
        switch bytes[index] {
        case 0xC2...0xDF: (second, length) = (0x80...0xBF, 2)
        case 0xE0: (second, length) = (0xA0...0xBF, 3)
        case 0xED: (second, length) = (0x80...0x9F, 3)
        case 0xE1...0xEF: (second, length) = (0x80...0xBF, 3)
        case 0xF0: (second, length) = (0x90...0xBF, 4)
        case 0xF1...0xF3: (second, length) = (0x80...0xBF, 4)
        case 0xF4: (second, length) = (0x80...0x8F, 4)
        default: return nil
        }
        guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
        for next in (index + 2)..<(index + max(length, 2)) where bytes[next] & 0xC0 != 0x80 { return nil }
        return length
    }

    /// The value of `encoding="…"` in an XML declaration, and its offset.
    private static func declaredEncoding(_ bytes: [UInt8]) -> (name: String, offset: Int)? {
        guard bytes.starts(with: Array("<?xml".utf8)),
            let end = bytes.firstIndex(of: UInt8(ascii: ">"))
        else { return nil }
        let key = Array("encoding".utf8)
        var index = 5
        while index + key.count < end, !bytes[index...].starts(with: key) { index += 1 }
        index += key.count
        while index < end, bytes[index] != 0x22, bytes[index] != 0x27 { index += 1 }
        guard index < end else { return nil }
        let value = bytes[(index + 1)..<end].prefix { $0 != bytes[index] }
        return (String(decoding: value, as: UTF8.self), index + 1)
    }
}
