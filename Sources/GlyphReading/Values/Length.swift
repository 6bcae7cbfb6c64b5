internal import Markup

/// A number with a unit, as in CSS and SVG.
struct Length: Hashable, Sendable {
    enum Unit: String, Sendable {
        case number = ""
        case px, `in`, cm, mm, pt, pc, q, em, ex, ch, rem, vw, vh, vmin, vmax
        case percent = "%"

        /// Whether it is relative to the window that shows the picture.
        var isOfWindow: Bool { self == .vw || self == .vh || self == .vmin || self == .vmax }
    }

    var value: Double
    var unit: Unit

    init(_ value: Double, _ unit: Unit = .number) {
        self.value = value
        self.unit = unit
    }

    /// Nil if the text is not exactly one length.
    init?(_ text: some StringProtocol) {
        var scanner = ByteScanner(text)
        scanner.skipBlank()
        guard let length = scanner.length() else { return nil }
        scanner.skipBlank()
        guard scanner.isAtEnd else { return nil }
        self = length
    }

    /// Whether a text is a length in a unit of a window. These have a letter that nearly all texts lack.
    static func isOfWindow(_ text: String) -> Bool {
        text.utf8.contains { $0 | 0x20 == UInt8(ascii: "v") } && Length(text)?.unit.isOfWindow == true
    }

    static func percent(_ value: Double) -> Length { Length(value, .percent) }
}

extension ByteScanner {
    mutating func length() -> Length? {
        let start = index
        guard let value = number() else { return nil }
        if take(UInt8(ascii: "%")) { return .percent(value) }
        let word = word()
        // Most lengths are plain numbers.
        if word.isEmpty { return Length(value) }
        guard let unit = Length.Unit(rawValue: word) else {
            index = start
            return nil
        }
        return Length(value, unit)
    }
}

/// The size that a percentage refers to (SVG 2, 8.9).
enum LengthAxis { case horizontal, vertical, other }

/// The sizes that percentages and relative units refer to, in user units.
struct Viewport: Hashable, Sendable {
    var width: Double
    var height: Double
    /// The outermost viewport, which `vw` and `vh` refer to.
    var rootWidth: Double
    var rootHeight: Double

    init(width: Double, height: Double, rootWidth: Double? = nil, rootHeight: Double? = nil) {
        self.width = width
        self.height = height
        self.rootWidth = rootWidth ?? width
        self.rootHeight = rootHeight ?? height
    }

    /// A viewport of another size with the same root.
    func resized(width: Double, height: Double) -> Viewport {
        Viewport(width: width, height: height, rootWidth: rootWidth, rootHeight: rootHeight)
    }

    /// The length of 100 %; for lengths without a direction, the diagonal divided by √2.
    func extent(_ axis: LengthAxis) -> Double {
        switch axis {
        case .horizontal: width
        case .vertical: height
        case .other: ((width * width + height * height) / 2).squareRoot()
        }
    }
}

/// The sizes of fonts that lengths are relative to, in user units.
struct FontSize: Hashable, Sendable {
    /// The font size of text if the document states none (CSS: `medium`).
    static let medium = 16.0

    /// The size that `em` refers to.
    var own = medium
    /// The size that `rem` refers to: the font size of the root element.
    var root = medium
}

extension Length {
    /// In user units, which are pixels of 96 per inch (CSS Values 4, 6.2).
    func resolved(_ axis: LengthAxis, in viewport: Viewport, fontSize: FontSize = FontSize()) -> Double {
        switch unit {
        case .number, .px: value
        case .in: value * 96
        case .cm: value * 96 / 2.54
        case .mm: value * 96 / 25.4
        case .q: value * 96 / 101.6
        case .pt: value * 4 / 3
        case .pc: value * 16
        case .em: value * fontSize.own
        // Half an em, since the metrics of the font are not known (CSS Values 4, 6.1.1).
        case .ex, .ch: value * fontSize.own / 2
        case .rem: value * fontSize.root
        case .vw: value * viewport.rootWidth / 100
        case .vh: value * viewport.rootHeight / 100
        case .vmin: value * min(viewport.rootWidth, viewport.rootHeight) / 100
        case .vmax: value * max(viewport.rootWidth, viewport.rootHeight) / 100
        case .percent: value * viewport.extent(axis) / 100
        }
    }
}
