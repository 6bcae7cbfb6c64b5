internal import Markup

/// Finds names of assets in property lists in their binary form, which Xcode and editors of scenes write
/// (Apple, CFBinaryPList.c: the objects, a table of their offsets, and 32 bytes about this table).
enum BinaryPropertyList {
    static func isBinaryPropertyList(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist0".utf8) }

    /// Reports all texts.
    ///
    /// - Returns: whether the file is complete.
    static func read(_ bytes: [UInt8], _ report: (Reference) -> Void) -> Bool {
        guard bytes.count >= 40 else { return false }
        let trailer = bytes.count - 32
        let width = Int(bytes[trailer + 6])
        guard (1...8).contains(width), let count = number(bytes, trailer + 8, 8),
            let table = number(bytes, trailer + 24, 8), table <= trailer, count <= (trailer - table) / width
        else { return false }
        // Objects may be in one place in a file that was made for this: all texts together are no longer than it.
        var (rest, isComplete) = (bytes.count, true)
        for index in 0..<count {
            guard let start = number(bytes, table + index * width, width), start < table else {
                isComplete = false
                continue
            }
            guard let text = text(at: start, in: bytes, before: table) else { continue }
            rest -= text.utf8.count
            if rest < 0 { return false }
            report(Reference(.text(text), at: start))
        }
        return isComplete
    }

    /// A number with its first byte first; nil for one that is larger than any file.
    private static func number(_ bytes: [UInt8], _ start: Int, _ width: Int) -> Int? {
        guard start >= 0, start + width <= bytes.count else { return nil }
        let value = bytes[start..<(start + width)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return value <= UInt64(UInt32.max) ? Int(value) : nil
    }

    /// A text in ASCII, or in UTF-16; nil for another object, and for a text that is longer than any name.
    private static func text(at start: Int, in bytes: [UInt8], before end: Int) -> String? {
        let mark = bytes[start]
        guard mark >> 4 == 5 || mark >> 4 == 6 else { return nil }
        let isWide = mark >> 4 == 6
        var (count, first) = (Int(mark & 0x0F), start + 1)
        if count == 0x0F {
            // A number follows, whose width is in its mark.
            guard first < end, bytes[first] >> 4 == 1, bytes[first] & 0x0F <= 3 else { return nil }
            let width = 1 << Int(bytes[first] & 0x0F)
            guard let value = number(bytes, first + 1, width) else { return nil }
            (count, first) = (value, first + 1 + width)
        }
        guard count > 0, count <= AssetNames.lengthLimit, first + count * (isWide ? 2 : 1) <= end else { return nil }
        if !isWide { return String(decoding: bytes[first..<(first + count)], as: UTF8.self) }
        let units = (0..<count).map { UInt16(bytes[first + 2 * $0]) << 8 | UInt16(bytes[first + 2 * $0 + 1]) }
        return String(decoding: units, as: UTF16.self)
    }
}
