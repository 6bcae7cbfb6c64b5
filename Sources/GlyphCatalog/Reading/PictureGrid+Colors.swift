internal import SemanticColor

extension PictureGrid {
    /// More distinct colours than these are made fewer.
    static let colorLimit = 256
    /// What is less opaque is no colour.
    private static let leastAlpha = 1.0 / 8

    /// - Parameter points: the colour of each point, in rows from the top.
    init(_ points: [Color]) {
        var table = ColorTable(points.filter { $0.alpha >= Self.leastAlpha })
        let numbers = points.map { $0.alpha >= Self.leastAlpha ? table.number(of: $0) : 0 }
        self.init(colors: table.colors, points: numbers)
    }

    /// The pixels nearest to the middles of the points. Nil where there are not four bytes for each pixel.
    init?(_ bitmap: BitmapDecoder.Bitmap) {
        let (width, height) = (bitmap.width, bitmap.height)
        guard width > 0, height > 0, bitmap.bytes.count / 4 / width == height, bitmap.bytes.count == 4 * width * height
        else { return nil }
        let colors = (0..<Self.side * Self.side).map { index -> Color in
            let row = (2 * (index / Self.side) + 1) * height / (2 * Self.side)
            let column = (2 * (index % Self.side) + 1) * width / (2 * Self.side)
            let start = 4 * (row * width + column)
            let pixel = bitmap.bytes[start..<(start + 4)]
            return Color(
                bytes: pixel[start], pixel[start + 1], pixel[start + 2], alpha: Double(pixel[start + 3]) / 255)
        }
        self.init(colors)
    }
}

/// Numbers the colours of a picture. If there are too many, similar ones share a number, and the first of them stands
/// for all.
private struct ColorTable {
    /// The first is no colour.
    private(set) var colors: [Color] = [.clear]
    private var numbers: [Color: UInt16] = [:]
    private var shared: [UInt32: UInt16] = [:]
    /// Bits of each component by which colours are told apart; nil for exact ones.
    private var bits: Int?
    private var last: (color: Color, number: UInt16)?

    init(_ all: [Color]) {
        var distinct: Set<Color> = []
        var previous: Color?
        for color in all where color != previous {
            distinct.insert(color)
            previous = color
        }
        guard distinct.count > PictureGrid.colorLimit else { return }
        // With two bits, there are not more than the limit.
        bits = (2...5).reversed().first { bits in
            Set(distinct.map { Self.key(of: $0, bits) }).count <= PictureGrid.colorLimit
        }
    }

    mutating func number(of color: Color) -> UInt16 {
        if let last, last.color == color { return last.number }
        let number = findNumber(of: color)
        last = (color, number)
        return number
    }

    private mutating func findNumber(of color: Color) -> UInt16 {
        if let known = numbers[color] { return known }
        let key = bits.map { Self.key(of: color, $0) }
        if let key, let known = shared[key] {
            numbers[color] = known
            return known
        }
        let number = UInt16(colors.count)
        colors.append(color)
        numbers[color] = number
        if let key { shared[key] = number }
        return number
    }

    private static func key(of color: Color, _ bits: Int) -> UInt32 {
        let (red, green, blue) = color.bytes
        let alpha = UInt8((min(max(color.alpha, 0), 1) * 255).rounded())
        return [red, green, blue, alpha].reduce(0) { $0 << 8 | UInt32($1 >> UInt8(8 - bits)) }
    }
}
