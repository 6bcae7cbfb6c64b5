/// Path data as Android reads it: the commands of SVG, but with a separator between all numbers, the flags of arcs too,
/// and a digit in front of each point.
package enum AndroidPathData {
    /// - Parameter data: the data of an SVG path, without exponents.
    package static func text(_ data: String) -> String {
        var writer = Writer()
        for byte in data.utf8 { writer.read(byte) }
        writer.endNumber()
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    private struct Writer {
        var bytes: [UInt8] = []
        private var number: [UInt8] = []
        private var command = UInt8(ascii: "M")
        /// The numbers since the command.
        private var count = 0

        private var isInArc: Bool { command | 0x20 == UInt8(ascii: "a") }

        mutating func read(_ byte: UInt8) {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                number.append(byte)
                // The flags of an arc are single digits; no separator need follow them.
                if isInArc, count % 7 == 3 || count % 7 == 4 { endNumber() }
            case UInt8(ascii: "."):
                if number.contains(byte) { endNumber() }
                number.append(byte)
            case UInt8(ascii: "-"):
                endNumber()
                number.append(byte)
            case UInt8(ascii: " "), UInt8(ascii: ","): endNumber()
            default:
                endNumber()
                bytes.append(byte)
                (command, count) = (byte, 0)
            }
        }

        mutating func endNumber() {
            guard !number.isEmpty else { return }
            if count > 0 { bytes.append(UInt8(ascii: count.isMultiple(of: 2) ? " " : ",")) }
            let isNegative = number.first == UInt8(ascii: "-")
            let digits = isNegative ? number.dropFirst() : number[...]
            if isNegative { bytes.append(UInt8(ascii: "-")) }
            if digits.first == UInt8(ascii: ".") { bytes.append(UInt8(ascii: "0")) }
            bytes += digits
            number.removeAll(keepingCapacity: true)
            count += 1
        }
    }
}
