internal import Markup
public import PathGeometry

/// How a view box is fitted into a viewport of another shape (SVG 2, 8.7); spelled as in SVG.
public struct PreserveAspectRatio: Hashable, Sendable {
    public enum Align: String, Hashable, Sendable, CaseIterable {
        case none
        case xMinYMin, xMidYMin, xMaxYMin
        case xMinYMid, xMidYMid, xMaxYMid
        case xMinYMax, xMidYMax, xMaxYMax

        /// The share of the room that is left which lies in front of the picture.
        fileprivate var share: (x: Double, y: Double) {
            func share(_ letter: Substring) -> Double { letter == "Min" ? 0 : letter == "Mid" ? 0.5 : 1 }
            guard self != .none else { return (0, 0) }
            return (share(rawValue.dropFirst().prefix(3)), share(rawValue.suffix(3)))
        }
    }

    public enum Scale: String, Hashable, Sendable, CaseIterable { case meet, slice }

    public var align: Align
    public var scale: Scale

    public init(align: Align = .xMidYMid, scale: Scale = .meet) {
        self.align = align
        self.scale = scale
    }

    /// What holds where nothing is stated.
    public static let initial = PreserveAspectRatio()

    /// Nil where the text is not in the grammar. `defer`, which SVG 2 dropped, is skipped.
    public init?(_ text: String) {
        var words = text.words
        if words.first == "defer" { words.removeFirst() }
        guard (1...2).contains(words.count), let align = Align(rawValue: words[0]) else { return nil }
        self.init(align: align)
        if words.count == 2 {
            guard let scale = Scale(rawValue: words[1]) else { return nil }
            self.scale = scale
        }
    }

    /// As an attribute's value.
    public var text: String { scale == .meet ? align.rawValue : align.rawValue + " " + scale.rawValue }

    /// From the units of `viewBox`, whose sides are positive, to a viewport of this size at the origin.
    public func transform(from viewBox: Rect, toWidth width: Double, height: Double) -> Transform {
        var (x, y) = (width / viewBox.width, height / viewBox.height)
        if align != .none {
            let even = scale == .meet ? min(x, y) : max(x, y)
            (x, y) = (even, even)
        }
        let share = align.share
        return Transform(
            a: x, b: 0, c: 0, d: y,
            e: (width - viewBox.width * x) * share.x - viewBox.minX * x,
            f: (height - viewBox.height * y) * share.y - viewBox.minY * y)
    }
}

/// The grammar of `viewBox`.
enum ViewBox {
    /// Nil where it is not four finite numbers with sides that are not negative; a side may be zero,
    /// which turns drawing off.
    static func parse(_ text: String) -> Rect? {
        var scanner = ByteScanner(text)
        let (numbers, isWhole) = scanner.numbers()
        guard isWhole, numbers.count == 4, numbers[2] >= 0, numbers[3] >= 0 else { return nil }
        return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}
