extension Path {
    /// The shortest `d` of an SVG path for a number of decimals.
    ///
    /// - Parameter decimals: the decimals of each coordinate, 0 … 12.
    public func svgData(decimals: Int = 3) -> String { svgData(decimals: decimals, arcTolerance: nil) }

    /// The shortest `d` of an SVG path with these decimals (0 … 12).
    ///
    /// Coordinates are rounded first, then written relative or absolute: the shorter form. Relative ones are
    /// differences of rounded ones, so that errors do not accumulate. All coordinates must be finite. Reading the text
    /// gives the rounded path again; with arcs, the control points of circular arcs may differ by a unit of the last
    /// decimal.
    ///
    /// - Parameters:
    ///   - arcTolerance: the greatest deviation from a circle of cubics that are written as `a` commands, where those
    ///     are shorter; a quarter turn deviates by 0.00027 of the radius. Nil writes none. The flags are separated, as
    ///     some readers require.
    package func svgData(decimals: Int, arcTolerance: Double? = nil, moves: PathMoves = .shortest) -> String {
        precondition(isFinite, "only finite coordinates can be written")
        var writer = PathWriter(decimals: decimals, moves: moves, elements: elements.count)
        var index = 0
        while index < elements.count {
            let count = arcTolerance.map { writer.writeArc(elements, from: index, tolerance: $0) } ?? 0
            if count == 0 {
                writer.write(elements[index], next: index + 1 < elements.count ? elements[index + 1] : nil)
            }
            index += max(1, count)
        }
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}

/// How path data says where a subpath begins.
package enum PathMoves: Sendable {
    /// As briefly as SVG allows.
    case shortest
    /// Each by an absolute `M`: the text may follow other path data, and is safe for readers that go on from the last
    /// point after a `z`, and not from the start of the subpath.
    case absolute
}

/// A point whose coordinates are integers, in units of the smallest decimal.
private struct DecimalPoint: Equatable {
    var x: Int64 = 0
    var y: Int64 = 0

    static func - (a: DecimalPoint, b: DecimalPoint) -> DecimalPoint { DecimalPoint(x: a.x - b.x, y: a.y - b.y) }
    func reflecting(_ control: DecimalPoint) -> DecimalPoint {
        DecimalPoint(x: 2 * x - control.x, y: 2 * y - control.y)
    }
}

private struct PathWriter {
    let decimals: Int
    let moves: PathMoves
    private(set) var bytes: [UInt8] = []
    /// The number of bytes that a measurement would write; nil if they are written.
    private var measured: Int?

    private var current = DecimalPoint()
    private var start = DecimalPoint()
    /// The command that a segment without a letter repeats.
    private var repeated: UInt8?
    /// Whether the text ends in a number with a point. Then a number that begins with a point needs no space.
    private var endsInFraction = false
    private var lastCubicControl: DecimalPoint?
    private var lastQuadraticControl: DecimalPoint?
    private var isClosed = false

    /// - Parameter elements: the approximate number of elements that are written.
    init(decimals: Int, moves: PathMoves, elements: Int) {
        precondition((0...12).contains(decimals), "0 to 12 decimals can be written")
        bytes.reserveCapacity(16 * elements)
        self.decimals = decimals
        self.moves = moves
    }

    mutating func write(_ element: Path.Element, next: Path.Element?) {
        let (cubicControl, quadraticControl) = (lastCubicControl, lastQuadraticControl)
        (lastCubicControl, lastQuadraticControl) = (nil, nil)
        switch element {
        case .move(let point): return move(to: grid(point), next)
        case .line(let point): line(to: grid(point))
        case .quadratic(let control, let point):
            quadratic(grid(control), to: grid(point), after: quadraticControl)
        case .cubic(let control1, let control2, let point):
            cubic(grid(control1), grid(control2), to: grid(point), after: cubicControl)
        case .close:
            bytes.append(UInt8(ascii: "z"))
            (current, repeated, endsInFraction) = (start, nil, false)
        }
        isClosed = element == .close
    }

    private mutating func move(to point: DecimalPoint, _ next: Path.Element?) {
        // After a close, a segment continues from the start of the subpath.
        let isImplied = isClosed && point == start && next?.draws == true && moves == .shortest
        isClosed = false
        start = point
        if isImplied { return }
        if bytes.isEmpty || moves == .absolute {
            // The first move is absolute in both forms; written as `m`, it allows relative lines without a letter.
            let isRelative = moves == .shortest && next.map { prefersRelative($0, from: point) } ?? false
            let letter = isRelative ? UInt8(ascii: "m") : UInt8(ascii: "M")
            append(Command(letter: letter, numbers: numbers(point)))
        } else {
            append(UInt8(ascii: "m"), relative: numbers(point - current), absolute: numbers(point))
        }
        repeated = repeated == UInt8(ascii: "m") ? UInt8(ascii: "l") : UInt8(ascii: "L")
        current = point
    }

    private func prefersRelative(_ next: Path.Element, from start: DecimalPoint) -> Bool {
        guard case .line(let point) = next else { return false }
        let (end, step) = (grid(point), grid(point) - start)
        guard step.x != 0, step.y != 0 else { return false }
        return length(UInt8(ascii: "l"), numbers(step)) < length(UInt8(ascii: "L"), numbers(end))
    }

    private mutating func line(to point: DecimalPoint) {
        let step = point - current
        if step.y == 0 {
            append(UInt8(ascii: "h"), relative: numbers(step.x), absolute: numbers(point.x))
        } else if step.x == 0 {
            append(UInt8(ascii: "v"), relative: numbers(step.y), absolute: numbers(point.y))
        } else {
            append(UInt8(ascii: "l"), relative: numbers(step), absolute: numbers(point))
        }
        current = point
    }

    private mutating func quadratic(_ control: DecimalPoint, to point: DecimalPoint, after last: DecimalPoint?) {
        let smooth = last.map(current.reflecting) ?? current
        var (steps, places) = (Numbers(decimals: decimals), Numbers(decimals: decimals))
        if control != smooth { add(control, &steps, &places) }
        add(point, &steps, &places)
        append(control == smooth ? UInt8(ascii: "t") : UInt8(ascii: "q"), relative: steps, absolute: places)
        (lastQuadraticControl, current) = (control, point)
    }

    private mutating func cubic(
        _ control1: DecimalPoint, _ control2: DecimalPoint, to point: DecimalPoint, after last: DecimalPoint?
    ) {
        let smooth = last.map(current.reflecting) ?? current
        var (steps, places) = (Numbers(decimals: decimals), Numbers(decimals: decimals))
        if control1 != smooth { add(control1, &steps, &places) }
        add(control2, &steps, &places)
        add(point, &steps, &places)
        append(control1 == smooth ? UInt8(ascii: "s") : UInt8(ascii: "c"), relative: steps, absolute: places)
        (lastCubicControl, current) = (control2, point)
    }

    /// Writes the cubics from an index on as an arc if they are one and that is shorter; returns their number.
    mutating func writeArc(_ elements: ContiguousArray<Path.Element>, from first: Int, tolerance: Double) -> Int {
        guard elements[first].isCubic else { return 0 }
        var cubics = CubicRun()
        var start = value(of: current)
        for case .cubic(let control1, let control2, let end) in elements[first...].prefix(CubicRun.capacity)
            .prefix(while: \.isCubic)
        {
            cubics.append(CubicBezier(start, control1, control2, end))
            start = end
        }
        guard
            let run = ArcRun.longest(
                from: value(of: current), cubics, tolerance: tolerance, decimals: decimals,
                round: { value(of: grid($0)) })
        else { return 0 }
        let end = grid(cubics[run.count - 1].end)
        let arc = arc(run, to: end)
        guard isShorter(arc, than: elements[first..<first + run.count]) else { return 0 }
        append(arc)
        (lastCubicControl, lastQuadraticControl) = (nil, nil)
        (current, isClosed) = (end, false)
        return run.count
    }

    /// Whether a command has fewer bytes than some elements.
    private func isShorter(_ command: Command, than elements: ArraySlice<Path.Element>) -> Bool {
        let length = length(command.letter, command.numbers)
        var other = self
        (other.bytes, other.measured) = ([], 0)
        for element in elements {
            other.write(element, next: nil)
            if length < other.measured ?? 0 { return true }
        }
        return false
    }

    private func arc(_ run: ArcRun, to point: DecimalPoint) -> Command {
        var shape = Numbers(decimals: decimals)
        shape.append(run.radius)
        shape.append(run.radius)
        shape.append(digit: 0)
        shape.append(digit: run.isLarge ? 1 : 0)
        shape.append(digit: run.isClockwise ? 1 : 0)
        var (steps, places) = (shape, shape)
        add(point, &steps, &places)
        return shorter(UInt8(ascii: "a"), relative: steps, absolute: places)
    }

    private func value(of point: DecimalPoint) -> Point {
        Point(
            FixedDecimal(units: point.x, decimals: decimals).value,
            FixedDecimal(units: point.y, decimals: decimals).value)
    }

    private func grid(_ point: Point) -> DecimalPoint {
        DecimalPoint(
            x: FixedDecimal.units(point.x, decimals: decimals),
            y: FixedDecimal.units(point.y, decimals: decimals))
    }

    private func add(_ point: DecimalPoint, _ steps: inout Numbers, _ places: inout Numbers) {
        steps.append(point - current)
        places.append(point)
    }

    private func numbers(_ number: Int64) -> Numbers {
        var numbers = Numbers(decimals: decimals)
        numbers.append(number)
        return numbers
    }

    private func numbers(_ point: DecimalPoint) -> Numbers {
        var numbers = Numbers(decimals: decimals)
        numbers.append(point)
        return numbers
    }

    private struct Command {
        let letter: UInt8
        let numbers: Numbers
    }

    /// The shorter form; if both are equally long, the relative one.
    private func shorter(_ letter: UInt8, relative: Numbers, absolute: Numbers) -> Command {
        length(letter, relative) <= length(letter & ~0x20, absolute)
            ? Command(letter: letter, numbers: relative) : Command(letter: letter & ~0x20, numbers: absolute)
    }

    private mutating func append(_ letter: UInt8, relative: Numbers, absolute: Numbers) {
        append(shorter(letter, relative: relative, absolute: absolute))
    }

    private mutating func append(_ command: Command) {
        let (letter, numbers) = (command.letter, command.numbers)
        if let count = measured {
            measured = count + length(letter, numbers)
        } else {
            if letter != repeated {
                bytes.append(letter)
            } else if needsSpace(before: numbers) {
                bytes.append(UInt8(ascii: " "))
            }
            numbers.append(to: &bytes)
        }
        (repeated, endsInFraction) = (letter, numbers.endsInFraction)
    }

    /// The number of bytes of a command.
    private func length(_ letter: UInt8, _ numbers: Numbers) -> Int {
        numbers.length + (letter != repeated || needsSpace(before: numbers) ? 1 : 0)
    }

    /// Whether a space separates numbers from the text so far, if no letter does.
    private func needsSpace(before numbers: Numbers) -> Bool { !numbers.canFollow(fraction: endsInFraction) }
}

/// The numbers of a command, in decimal units, and the length of their text: at most seven, stored inline.
private struct Numbers {
    let decimals: Int
    private var values = SIMD8<Int64>()
    private var count = 0
    /// The bits of the numbers in front of which there is a space.
    private var spaces: UInt8 = 0
    /// The number of bytes.
    private(set) var length = 0
    private(set) var endsInFraction = false
    private var beginsWithDot = false

    init(decimals: Int) { self.decimals = decimals }

    mutating func append(_ number: Int64) {
        append(number, FixedDecimal(units: number, decimals: decimals).shape)
    }

    /// Appends a whole number of one digit.
    mutating func append(digit: Int64) {
        append(
            FixedDecimal.units(whole: digit, decimals: decimals), (length: 1, hasFraction: false, beginsWithDot: false)
        )
    }

    @inline(__always) private mutating func append(_ number: Int64, _ shape: FixedDecimal.Shape) {
        if count == 0 {
            beginsWithDot = shape.beginsWithDot
        } else if number >= 0, !(shape.beginsWithDot && endsInFraction) {
            spaces |= 1 << count
            length += 1
        }
        values[count] = number
        count += 1
        length += shape.length
        endsInFraction = shape.hasFraction
    }

    mutating func append(_ point: DecimalPoint) {
        append(point.x)
        append(point.y)
    }

    /// Whether the text can follow another number without a space.
    ///
    /// - Parameter fraction: whether that number has a point.
    func canFollow(fraction: Bool) -> Bool { values[0] < 0 || (beginsWithDot && fraction) }

    /// Appends the text.
    func append(to text: inout [UInt8]) {
        for index in 0..<count {
            if spaces & 1 << index != 0 { text.append(UInt8(ascii: " ")) }
            FixedDecimal(units: values[index], decimals: decimals).append(to: &text)
        }
    }
}

extension Path.Element {
    fileprivate var isCubic: Bool { if case .cubic = self { true } else { false } }

    fileprivate var draws: Bool {
        switch self {
        case .move, .close: false
        case .line, .quadratic, .cubic: true
        }
    }
}

// MARK: - Android

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
