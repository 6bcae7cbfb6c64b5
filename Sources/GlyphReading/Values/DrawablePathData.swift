/// Path data as Android splits it into numbers (hwui, `PathParser`; androidx, `PathParser`).
///
/// It differs from SVG in one point that matters: a flag of an arc is a number like all others. In `0 01.5` it finds
/// 0 and 1.5, has too few numbers then, and the drawable is not made; optimizers of SVG write flags so.
enum DrawablePathData {
    private static let arcNumbers = 7

    /// The offset, in bytes, of the first arc command whose numbers are not whole arcs; nil where there is none.
    static func brokenArc(in data: String) -> Int? {
        let bytes = Array(data.utf8)
        var index = 0
        while index < bytes.count {
            let start = index
            index += 1
            while index < bytes.count, !isCommand(bytes[index]) { index += 1 }
            guard bytes[start] | 0x20 == UInt8(ascii: "a") else { continue }
            if count(bytes[(start + 1)..<index]) % arcNumbers != 0 { return start }
        }
        return nil
    }

    /// The data without commands that have no numbers, which Android skips (`PathParser`), in their places.
    static func withoutEmptyCommands(_ data: String) -> String {
        var (bytes, start) = (Array(data.utf8), Int?.none)
        for index in 0...bytes.count where index == bytes.count || isCommand(bytes[index]) {
            if let start, bytes[start] | 0x20 != UInt8(ascii: "z"), count(bytes[(start + 1)..<index]) == 0 {
                bytes[start] = UInt8(ascii: " ")
            }
            start = index
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func isCommand(_ byte: UInt8) -> Bool {
        let small = byte | 0x20
        return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(small) && small != UInt8(ascii: "e")
    }

    /// How many numbers Android finds: one ends at a space, a comma, a minus that is not of an exponent, and a second
    /// point.
    private static func count(_ bytes: ArraySlice<UInt8>) -> Int {
        var (count, isInside, hasPoint, isExponent) = (0, false, false, false)
        for byte in bytes {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: ","), 0x09, 0x0A, 0x0D:
                (isInside, hasPoint, isExponent) = (false, false, false)
                continue
            case UInt8(ascii: "-") where isInside && !isExponent: (isInside, hasPoint) = (false, false)
            case UInt8(ascii: ".") where hasPoint: isInside = false
            default: break
            }
            if !isInside {
                count += 1
                (isInside, hasPoint) = (true, false)
            }
            if byte == UInt8(ascii: ".") { hasPoint = true }
            isExponent = byte | 0x20 == UInt8(ascii: "e")
        }
        return count
    }
}
