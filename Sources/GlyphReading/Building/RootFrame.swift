internal import GlyphModel
internal import Markup
internal import PathGeometry

/// The root's size and view box, which the glyph keeps.
struct RootFrame: Hashable, Sendable {
    var width: Double
    var height: Double
    var viewBox: Rect
    var preserveAspectRatio = PreserveAspectRatio.initial

    /// From the view box to the viewport's pixels.
    var toPixels: Transform { preserveAspectRatio.transform(from: viewBox, toWidth: width, height: height) }

    /// The visible area in the units of the view box; larger than the view box if the aspect ratios differ.
    var visible: Rect {
        guard let back = toPixels.inverse else { return viewBox }
        let (a, b) = (back(Point(0, 0)), back(Point(width, height)))
        return Rect(minX: min(a.x, b.x), minY: min(a.y, b.y), maxX: max(a.x, b.x), maxY: max(a.y, b.y))
    }

    /// The default size of a replaced element (CSS Images 3, 4.1), for files that state no size.
    static let standard = RootFrame(
        width: 300, height: 150, viewBox: Rect(x: 0, y: 0, width: 300, height: 150))
}

/// Reads the frame; nil, with an error in the log, if there is no frame to draw in.
struct RootFrameReader {
    let root: Element
    let style: ComputedStyle
    /// The hint about a frame without area, if there is one.
    let emptyHint: String?

    mutating func read(into log: inout ReadingLog) -> RootFrame? {
        let viewBox = readViewBox(into: &log)
        if log.hasErrors, viewBox == nil { return nil }
        let width = size("width", .width, viewBox?.width, into: &log)
        let height = size("height", .height, viewBox?.height, into: &log)
        if log.hasErrors { return nil }
        guard let box = viewBox ?? frame(width, height) else {
            log.warn(
                "no-size", "the root has neither a viewBox nor a size; 300 by 150 is used", at: root.offset,
                hint: "add a viewBox")
            return .standard
        }
        // If only one size is stated, the other follows from the aspect ratio of the view box.
        let result = RootFrame(
            width: width ?? height.map { $0 * box.width / box.height } ?? box.width,
            height: height ?? width.map { $0 * box.height / box.width } ?? box.height,
            viewBox: box, preserveAspectRatio: preserveAspectRatio(into: &log))
        let numbers = [result.width, result.height, box.minX, box.minY, box.maxX, box.maxY]
        guard numbers.allSatisfy({ $0.magnitude <= ReadingLimits.coordinate }) else {
            log.stop("the frame extends beyond \(ReadingLimits.coordinate)", at: root.offset)
            return nil
        }
        let sides = [result.width, result.height, box.width, box.height]
        guard sides.allSatisfy({ $0 >= ReadingLimits.side }) else {
            log.stop("the frame is smaller than \(ReadingLimits.side)", at: root.offset)
            return nil
        }
        let ratios = [box.width / box.height, result.width / result.height]
        guard ratios.allSatisfy({ max($0, 1 / $0) <= ReadingLimits.ratio }) else {
            log.stop("one side of the frame is more than \(ReadingLimits.ratio) times the other", at: root.offset)
            return nil
        }
        let farthest = [box.minX, box.minY, box.maxX, box.maxY].map(\.magnitude).max() ?? 0
        guard farthest <= box.extent * ReadingLimits.distance else {
            log.stop("the frame is more than \(ReadingLimits.distance) times its size away from 0 0", at: root.offset)
            return nil
        }
        return result
    }

    private func frame(_ width: Double?, _ height: Double?) -> Rect? {
        guard width != nil || height != nil else { return nil }
        return Rect(
            x: 0, y: 0, width: width ?? RootFrame.standard.width, height: height ?? RootFrame.standard.height)
    }

    private func readViewBox(into log: inout ReadingLog) -> Rect? {
        guard let attribute = root.attribute("viewBox") else { return nil }
        guard let box = ViewBox.parse(attribute.value) else {
            log.fault(
                "invalid-viewbox", "viewBox is '\(attribute.value.prefix(40))', not four numbers with positive sizes",
                at: attribute.valueOffset)
            return nil
        }
        guard box.width > 0, box.height > 0 else {
            log.fail("empty-viewbox", "viewBox has no area, so nothing is drawn", at: attribute.valueOffset)
            return nil
        }
        return box
    }

    /// A stated size in pixels. Percentages refer to the view box, since nothing is around it; a size in another unit
    /// is the size of the view box.
    private func size(
        _ name: String, _ property: Property, _ whole: Double?, into log: inout ReadingLog
    ) -> Double? {
        if let attribute = root.attribute(name), Length(attribute.value) == nil,
            attribute.value.trimmedOfSpace.lowercased() != "auto"
        {
            log.fault(
                "invalid-size", "\(name) is '\(attribute.value.prefix(40))', which is not a length",
                at: attribute.valueOffset)
            return nil
        }
        if let attribute = root.attribute(name), let length = Length(attribute.value), length.value < 0 {
            log.fault("invalid-size", "\(name) is negative", at: attribute.valueOffset)
            return nil
        }
        guard let length = style.own.geometry[property] else { return nil }
        if length.unit == .percent { return whole.map { $0 * length.value / 100 } }
        let around = Viewport(width: whole ?? 0, height: whole ?? 0)
        let value = length.resolved(.horizontal, in: around, fontSize: style.fontSize)
        guard value > 0 else {
            log.fail("empty-size", "\(name) is zero, so nothing is drawn", at: root.offset, hint: emptyHint)
            return nil
        }
        // A file in millimetres was drawn for paper: beside others its units are what counts.
        if let whole, length.unit != .number, length.unit != .px { return whole }
        return value
    }

    private func preserveAspectRatio(into log: inout ReadingLog) -> PreserveAspectRatio {
        guard let attribute = root.attribute("preserveAspectRatio") else { return .initial }
        guard let value = PreserveAspectRatio(attribute.value) else {
            log.invalid("preserveAspectRatio", attribute.value, at: attribute.valueOffset)
            return .initial
        }
        return value
    }
}

// MARK: - Attributes

/// The grammar of `viewBox`.
enum ViewBox {
    /// Nil if it is not four finite numbers with non-negative sizes; a size of zero disables drawing.
    static func parse(_ text: String) -> Rect? {
        var scanner = ByteScanner(text)
        let (numbers, isComplete) = scanner.numbers()
        guard isComplete, numbers.count == 4, numbers[2] >= 0, numbers[3] >= 0 else { return nil }
        return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}

extension PreserveAspectRatio {
    /// Nil if the text is not valid. `defer`, which SVG 2 dropped, is skipped.
    init?(_ text: String) {
        var words = text.words
        if words.first == "defer" { words.removeFirst() }
        guard (1...2).contains(words.count), let align = Align(rawValue: words[0]) else { return nil }
        self.init(align: align)
        if words.count == 2 {
            guard let scale = Scale(rawValue: words[1]) else { return nil }
            self.scale = scale
        }
    }
}
