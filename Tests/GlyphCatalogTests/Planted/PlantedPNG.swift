import GlyphCatalog
import SemanticColor
import Support

/// A picture in pixels, as a real PNG of eight bits with alpha whose data are stored and not compressed.
struct PlantedPNG {
    let side: Int
    /// The colour at a point of a square of 24 × 24; a pixel is the mean of four points, so that its edges are smooth.
    let color: (Double, Double) -> Color?

    var bytes: [UInt8] {
        var rows: [UInt8] = []
        for row in 0..<side {
            rows.append(0)
            for column in 0..<side {
                rows += pixel(column, row)
            }
        }
        return Self.file(width: side, height: side, data: Self.stored(rows))
    }

    private func pixel(_ column: Int, _ row: Int) -> [UInt8] {
        let scale = 24 / Double(side)
        var (sum, alpha) = (SIMD3<Double>(), 0.0)
        for (x, y) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
            guard let color = color((Double(column) + x) * scale, (Double(row) + y) * scale) else { continue }
            sum += SIMD3(color.red, color.green, color.blue) * color.alpha
            alpha += color.alpha
        }
        if alpha == 0 { return [0, 0, 0, 0] }
        sum /= alpha
        let (red, green, blue) = Color(red: sum.x, green: sum.y, blue: sum.z).bytes
        return [red, green, blue, UInt8((alpha / 4 * 255).rounded())]
    }

    /// A file with a header that states a size, and with these compressed data.
    static func file(width: Int, height: Int, data: [UInt8]) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", number(width) + number(height) + [8, 6, 0, 0, 0]) + chunk("IDAT", data)
            + chunk("IEND", [])
    }

    /// Bytes as a zlib stream of stored blocks (RFC 1950, RFC 1951).
    static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = [0x78, 0x01]
        var rest = bytes[...]
        repeat {
            let block = rest.prefix(65_535)
            rest = rest.dropFirst(block.count)
            let count = UInt16(block.count)
            result.append(rest.isEmpty ? 1 : 0)
            for word in [count, ~count] { result += [UInt8(word & 0xFF), UInt8(word >> 8)] }
            result += block
        } while !rest.isEmpty
        return result + number(Int(adler(bytes)))
    }

    static func chunk(_ kind: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(kind.utf8) + data
        return number(data.count) + body + number(Int(checksum(body)))
    }

    static func number(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    private static func adler(_ bytes: [UInt8]) -> UInt32 {
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return high << 16 | low
    }

    /// CRC-32, as PNG has it (ISO/IEC 15948, annex D).
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~0) { sum, byte in table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8) }
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
    }
}

extension BitmapDecoder {
    /// Decodes what `PlantedPNG` writes, and nothing else.
    static let planted = BitmapDecoder { bytes in
        guard bytes.count > 33, bytes[1] == 0x50, bytes[25] == 6 else { return nil }
        let (width, height) = (value(bytes, 16), value(bytes, 20))
        guard (1...4096).contains(width), (1...4096).contains(height) else { return nil }
        var (offset, data) = (8, [UInt8]())
        while offset + 12 <= bytes.count {
            let count = value(bytes, offset)
            guard offset + 12 + count <= bytes.count else { return nil }
            if bytes[offset + 4..<offset + 8].elementsEqual("IDAT".utf8) {
                data += bytes[offset + 8..<offset + 8 + count]
            }
            offset += 12 + count
        }
        let stride = width * 4 + 1
        guard data.count > 6, let rows = rows(of: Array(data[2..<data.count - 4])), rows.count == stride * height
        else { return nil }
        let pixels = (0..<height).flatMap { rows[$0 * stride + 1..<($0 + 1) * stride] }
        return Bitmap(width: width, height: height, bytes: pixels)
    }

    /// Stored blocks are copied at once: a debug build takes long for single bits.
    private static func rows(of data: [UInt8]) -> [UInt8]? {
        var (result, offset) = ([UInt8](), 0)
        while offset + 5 <= data.count {
            let isLast = data[offset]
            guard isLast <= 1 else { return try? Inflate.bytes(of: data) }
            let count = Int(data[offset + 1]) | Int(data[offset + 2]) << 8
            guard offset + 5 + count <= data.count else { return nil }
            result += data[offset + 5..<offset + 5 + count]
            offset += 5 + count
            if isLast == 1 { return result }
        }
        return nil
    }

    private static func value(_ bytes: [UInt8], _ offset: Int) -> Int {
        bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
}
