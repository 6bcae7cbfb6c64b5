extension Path {
    /// The maximum number of segments of path data; more are refused. No glyph needs more, and processing them would
    /// take minutes and gigabytes.
    public static let segmentLimit = 500_000

    /// Reads the `d` of an SVG path.
    ///
    /// - Throws: at the first fault, although SVG would draw the part before it. The offset of the error is in UTF-8
    ///   bytes.
    public init(svg text: String) throws(PathSyntaxError) {
        let bytes = Array(text.utf8)
        try self.init(svg: bytes.span)
    }

    /// Reads the `d` of an SVG path. Strict: any fault throws, although SVG would draw the part before it.
    public init(svg data: Span<UInt8>) throws(PathSyntaxError) {
        let (path, error) = Path.parse(svg: data)
        if let error { throw error }
        self = path
    }

    /// Reads the `d` of an SVG path; of faulty data, everything before the faulty segment, as renderers draw it (SVG 2,
    /// 9.5.4). Empty data and `none` give an empty path.
    public static func parse(svg data: Span<UInt8>) -> (path: Path, error: PathSyntaxError?) {
        var reader = PathReader()
        do {
            try reader.read(data)
            return (reader.path, nil)
        } catch {
            return (reader.path, error)
        }
    }

    /// The indices of the elements of `parse(svg:)` that end inside of an arc, where the path data has no vertex.
    package static func arcJoints(svg data: Span<UInt8>) -> Set<Int> {
        var reader = PathReader()
        try? reader.read(data)
        return reader.arcJoints
    }
}

/// The fault of invalid path data, and its location.
public struct PathSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of the fault.
    public enum Reason: Hashable, Sendable {
        /// Path data must begin with `M` or `m`.
        case moveExpected
        case unexpected(UInt8)
        case numberExpected
        /// A flag of an arc must be one character, `0` or `1`.
        case flagExpected
        /// A number, or a coordinate computed from numbers, is beyond the range of a double.
        case tooLarge
        /// More than `Path.segmentLimit` segments.
        case tooManySegments
    }

    /// In bytes from the beginning of the data; the length of the data if something is missing at the end.
    public var offset: Int
    /// The kind of the fault.
    public var reason: Reason

    /// Creates an error at a byte offset.
    public init(offset: Int, reason: Reason) {
        self.offset = offset
        self.reason = reason
    }

    public var description: String {
        switch reason {
        case .moveExpected: "path data does not begin with a move ('M' or 'm')"
        case .unexpected(let byte) where byte > 0x20 && byte < 0x7F:
            "unexpected '\(Character(Unicode.Scalar(byte)))' in path data"
        case .unexpected(let byte): "unexpected byte 0x\(String(byte, radix: 16, uppercase: true)) in path data"
        case .numberExpected: "expected a number in path data"
        case .flagExpected: "a flag of an arc is not 0 or 1"
        case .tooLarge: "a number in path data is too large"
        case .tooManySegments: "path data has more than \(Path.segmentLimit) segments"
        }
    }
}

// MARK: - Reading

/// Reads path data one command at a time (SVG 2, 9.3.9, with the numbers of SVG 1.1).
private struct PathReader {
    var path = Path()
    /// The elements that end inside of an arc.
    var arcJoints: Set<Int> = []
    private var offset = 0
    /// The last control point, for the smooth commands; nil after a command of another kind.
    private var lastCubicControl: Point?
    private var lastQuadraticControl: Point?

    mutating func read(_ data: Span<UInt8>) throws(PathSyntaxError) {
        skipSpace(data)
        if isNone(data) { return }
        while offset < data.count {
            let letter = data[offset]
            guard let command = Command(letter: letter) else { throw fault(.unexpected(letter)) }
            if path.isEmpty, command != .move { throw fault(.moveExpected) }
            offset += 1
            try readSegments(command, isRelative: letter & 0x20 != 0, data)
        }
    }

    /// The word `none` alone is an empty path (SVG 2, 9.3.2).
    private func isNone(_ data: Span<UInt8>) -> Bool {
        let word: [UInt8] = Array("none".utf8)
        guard data.count - offset >= word.count else { return false }
        for (index, byte) in word.enumerated() where data[offset + index] != byte { return false }
        return (offset + word.count..<data.count).allSatisfy { data[$0].isPathSpace }
    }

    /// A command letter with all its repetitions, up to the next letter.
    private mutating func readSegments(
        _ first: Command, isRelative: Bool, _ data: Span<UInt8>
    ) throws(PathSyntaxError) {
        var command = first
        skipSpace(data)
        while true {
            if path.elements.count >= Path.segmentLimit { throw fault(.tooManySegments) }
            try readSegment(command, from: isRelative ? path.current : .zero, data)
            if command == .move { command = .line }
            if command == .close { return skipSpace(data) }
            if skipSeparator(data) { continue }  // after a comma, another repetition must follow
            guard offset < data.count, data[offset].beginsNumber else { return }
        }
    }

    private mutating func readSegment(
        _ command: Command, from origin: Point, _ data: Span<UInt8>
    ) throws(PathSyntaxError) {
        let start = offset
        let before = path.current
        var cubicControl: Point?
        var quadraticControl: Point?
        var segment = [Point]()
        switch command {
        case .move, .line, .smoothQuadratic: segment = try points(1, from: origin, data)
        case .quadratic, .smoothCubic: segment = try points(2, from: origin, data)
        case .cubic: segment = try points(3, from: origin, data)
        case .horizontal: segment = [Point(origin.x + (try number(data)), before.y)]
        case .vertical: segment = [Point(before.x, origin.y + (try number(data)))]
        case .arc: return try readArc(from: origin, data)
        case .close: break
        }
        if command == .smoothCubic { segment.insert(before.reflecting(lastCubicControl), at: 0) }
        if command == .smoothQuadratic { segment.insert(before.reflecting(lastQuadraticControl), at: 0) }
        for point in segment where !point.isFinite {
            throw PathSyntaxError(offset: start, reason: .tooLarge)
        }
        switch command {
        case .move: path.move(to: segment[0])
        case .line, .horizontal, .vertical: path.line(to: segment[0])
        case .quadratic, .smoothQuadratic:
            path.quadratic(segment[0], to: segment[1])
            quadraticControl = segment[0]
        case .cubic, .smoothCubic:
            path.cubic(segment[0], segment[1], to: segment[2])
            cubicControl = segment[1]
        case .close: path.close()
        case .arc: break
        }
        (lastCubicControl, lastQuadraticControl) = (cubicControl, quadraticControl)
    }

    private mutating func readArc(from origin: Point, _ data: Span<UInt8>) throws(PathSyntaxError) {
        let start = offset
        let radiusX = try number(data)
        skipSeparator(data)
        let radiusY = try number(data)
        skipSeparator(data)
        let rotation = try number(data)
        skipSeparator(data)
        let isLarge = try flag(data)
        skipSeparator(data)
        let isClockwise = try flag(data)
        skipSeparator(data)
        let end = try points(1, from: origin, data)[0]
        let arc = EllipticalArc(
            from: path.current, radiusX: radiusX, radiusY: radiusY, rotation: rotation,
            isLarge: isLarge, isClockwise: isClockwise, to: end)
        guard end.isFinite else { throw PathSyntaxError(offset: start, reason: .tooLarge) }
        for segment in arc.segments {
            if segment.end != end { arcJoints.insert(path.elements.count) }
            path.append(segment)
        }
        (lastCubicControl, lastQuadraticControl) = (nil, nil)
    }

    private mutating func points(
        _ count: Int, from origin: Point, _ data: Span<UInt8>
    ) throws(PathSyntaxError) -> [Point] {
        var result: [Point] = []
        for index in 0..<count {
            if index > 0 { skipSeparator(data) }
            let x = try number(data)
            skipSeparator(data)
            result.append(Point(origin.x + x, origin.y + (try number(data))))
        }
        return result
    }

    private mutating func number(_ data: Span<UInt8>) throws(PathSyntaxError) -> Double {
        let start = offset
        guard let value = Double.read(decimal: data, at: &offset) else {
            if offset < data.count, Command(letter: data[offset]) == nil {
                throw fault(.unexpected(data[offset]))
            }
            throw fault(.numberExpected)
        }
        guard value.isFinite else { throw PathSyntaxError(offset: start, reason: .tooLarge) }
        return value.drawn
    }

    private mutating func flag(_ data: Span<UInt8>) throws(PathSyntaxError) -> Bool {
        guard offset < data.count, let digit = data[offset].decimalDigit, digit <= 1 else {
            throw fault(.flagExpected)
        }
        offset += 1
        return digit == 1
    }

    private mutating func skipSpace(_ data: Span<UInt8>) {
        while offset < data.count, data[offset].isPathSpace { offset += 1 }
    }

    /// White space with at most one comma in it. Returns whether there was a comma.
    @discardableResult
    private mutating func skipSeparator(_ data: Span<UInt8>) -> Bool {
        skipSpace(data)
        guard offset < data.count, data[offset] == UInt8(ascii: ",") else { return false }
        offset += 1
        skipSpace(data)
        return true
    }

    private func fault(_ reason: PathSyntaxError.Reason) -> PathSyntaxError {
        PathSyntaxError(offset: offset, reason: reason)
    }
}

private enum Command {
    case move, line, horizontal, vertical, cubic, smoothCubic, quadratic, smoothQuadratic, arc, close

    init?(letter: UInt8) {
        switch letter | 0x20 {
        case UInt8(ascii: "m"): self = .move
        case UInt8(ascii: "l"): self = .line
        case UInt8(ascii: "h"): self = .horizontal
        case UInt8(ascii: "v"): self = .vertical
        case UInt8(ascii: "c"): self = .cubic
        case UInt8(ascii: "s"): self = .smoothCubic
        case UInt8(ascii: "q"): self = .quadratic
        case UInt8(ascii: "t"): self = .smoothQuadratic
        case UInt8(ascii: "a"): self = .arc
        case UInt8(ascii: "z"): self = .close
        default: return nil
        }
    }
}

extension Point {
    /// The reflection of the last control point; this point itself if there is none.
    fileprivate func reflecting(_ control: Point?) -> Point {
        guard let control else { return self }
        return self + (self - control)
    }
}

extension UInt8 {
    fileprivate var isPathSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0C || self == 0x0D }

    fileprivate var beginsNumber: Bool {
        decimalDigit != nil || self == UInt8(ascii: "-") || self == UInt8(ascii: "+")
            || self == UInt8(ascii: ".")
    }
}
