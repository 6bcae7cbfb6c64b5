internal import Markup
internal import PathGeometry

/// The grammar of `viewBox`.
enum ViewBox {
    /// Nil if it is not four finite numbers with non-negative sizes; a size of zero disables drawing.
    static func parse(_ text: String) -> Rect? {
        var scanner = ByteScanner(text)
        let (numbers, isWhole) = scanner.numbers()
        guard isWhole, numbers.count == 4, numbers[2] >= 0, numbers[3] >= 0 else { return nil }
        return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}
