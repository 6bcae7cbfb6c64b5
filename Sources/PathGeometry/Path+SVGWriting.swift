extension Path {
    /// The shortest `d` of an SVG path with these decimals (0 … 12).
    ///
    /// Coordinates are rounded first, then written relative or absolute, whichever is shorter; relative ones are
    /// differences of rounded ones, so that errors do not accumulate. All coordinates must be finite. Reading the text
    /// gives the rounded path again; with arcs, the control points of circular arcs may differ by a unit of the last
    /// decimal.
    ///
    /// - Parameters:
    ///   - arcTolerance: writes `a` commands where they are shorter, for cubics that deviate from a circle by at most
    ///     this; a quarter turn deviates by 0.00027 of the radius. Nil writes none. The flags are separated, as some
    ///     readers require.
    package func svgData(decimals: Int, arcTolerance: Double? = nil, moves: PathMoves = .shortest) -> String {
        precondition(isFinite, "only finite coordinates can be written")
        var writer = PathWriter(decimals: decimals, moves: moves)
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
    /// Each by an absolute `M`: the text may follow other path data, and is safe for readers that go on from the last point
    /// after a `z`, and not from the start of the subpath.
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
    /// Does the text end in a number with a point? Then a number that begins with a point needs no space.
    private var endsInFraction = false
    private var lastCubicControl: DecimalPoint?
    private var lastQuadraticControl: DecimalPoint?
    private var isClosed = false

    init(decimals: Int, moves: PathMoves) {
        precondition((0...12).contains(decimals), "0 to 12 decimals can be written")
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
            append(command(letter, Numbers(point)))
        } else {
            append(UInt8(ascii: "m"), relative: Numbers(point - current), absolute: Numbers(point))
        }
        repeated = repeated == UInt8(ascii: "m") ? UInt8(ascii: "l") : UInt8(ascii: "L")
        current = point
    }

    private func prefersRelative(_ next: Path.Element, from start: DecimalPoint) -> Bool {
        guard case .line(let point) = next else { return false }
        let (end, step) = (grid(point), grid(point) - start)
        guard step.x != 0, step.y != 0 else { return false }
        return length(UInt8(ascii: "l"), Numbers(step)) < length(UInt8(ascii: "L"), Numbers(end))
    }

    private mutating func line(to point: DecimalPoint) {
        let step = point - current
        if step.y == 0 {
            append(UInt8(ascii: "h"), relative: Numbers(step.x), absolute: Numbers(point.x))
        } else if step.x == 0 {
            append(UInt8(ascii: "v"), relative: Numbers(step.y), absolute: Numbers(point.y))
        } else {
            append(UInt8(ascii: "l"), relative: Numbers(step), absolute: Numbers(point))
        }
        current = point
    }

    private mutating func quadratic(_ control: DecimalPoint, to point: DecimalPoint, after last: DecimalPoint?) {
        let smooth = last.map(current.reflecting) ?? current
        var (steps, places) = (Numbers(), Numbers())
        if control != smooth { add(control, &steps, &places) }
        add(point, &steps, &places)
        append(control == smooth ? UInt8(ascii: "t") : UInt8(ascii: "q"), relative: steps, absolute: places)
        (lastQuadraticControl, current) = (control, point)
    }

    private mutating func cubic(
        _ control1: DecimalPoint, _ control2: DecimalPoint, to point: DecimalPoint, after last: DecimalPoint?
    ) {
        let smooth = last.map(current.reflecting) ?? current
        var (steps, places) = (Numbers(), Numbers())
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
        var long = measuring
        for index in first..<first + run.count { long.write(elements[index], next: nil) }
        guard arc.length < long.measured ?? 0 else { return 0 }
        append(arc)
        (lastCubicControl, lastQuadraticControl) = (nil, nil)
        (current, isClosed) = (end, false)
        return run.count
    }

    /// A copy that counts bytes instead of writing them.
    private var measuring: PathWriter {
        var copy = self
        (copy.bytes, copy.measured) = ([], 0)
        return copy
    }

    private func arc(_ run: ArcRun, to point: DecimalPoint) -> Command {
        let one = FixedDecimal.units(1, decimals: decimals)
        var shape = Numbers()
        for number in [run.radius, run.radius, 0, run.isLarge ? one : 0, run.isClockwise ? one : 0] {
            shape.append(number)
        }
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

    private struct Command {
        let letter: UInt8
        let numbers: Numbers
        /// The number of bytes.
        let length: Int
    }

    private func command(_ letter: UInt8, _ numbers: Numbers) -> Command {
        Command(letter: letter, numbers: numbers, length: length(letter, numbers))
    }

    /// The shorter form; if both are equally long, the relative one.
    private func shorter(_ letter: UInt8, relative: Numbers, absolute: Numbers) -> Command {
        let (short, long) = (command(letter, relative), command(letter & ~0x20, absolute))
        return short.length <= long.length ? short : long
    }

    private mutating func append(_ letter: UInt8, relative: Numbers, absolute: Numbers) {
        append(shorter(letter, relative: relative, absolute: absolute))
    }

    private mutating func append(_ command: Command) {
        if let count = measured { measured = count + command.length } else { write(command.letter, command.numbers) }
        repeated = command.letter
        endsInFraction = FixedDecimal(units: command.numbers.last, decimals: decimals).hasFraction
    }

    private mutating func write(_ letter: UInt8, _ numbers: Numbers) {
        let begins = letter != repeated
        if begins { bytes.append(letter) }
        Self.forEach(numbers, decimals, begins: begins, endsInFraction) { number, _, isSeparated in
            if isSeparated { bytes.append(UInt8(ascii: " ")) }
            number.append(to: &bytes)
        }
    }

    /// The number of bytes of a command.
    private func length(_ letter: UInt8, _ numbers: Numbers) -> Int {
        var count = letter != repeated ? 1 : 0
        Self.forEach(numbers, decimals, begins: letter != repeated, endsInFraction) { _, length, isSeparated in
            count += isSeparated ? length + 1 : length
        }
        return count
    }

    /// Calls `body` for each number, with whether it needs a space in front of it.
    ///
    /// Static, so that `body` may append to the text: an instance would have a copy of it.
    ///
    /// - Parameter begins: does the letter of the command stand in front of the first?
    @inline(__always) private static func forEach(
        _ numbers: Numbers, _ decimals: Int, begins: Bool, _ endsInFraction: Bool,
        _ body: (FixedDecimal, _ length: Int, _ isSeparated: Bool) -> Void
    ) {
        var (isFirst, hasFraction) = (begins, endsInFraction)
        for index in 0..<numbers.count {
            let number = FixedDecimal(units: numbers[index], decimals: decimals)
            let shape = number.shape
            let joins = isFirst || number.units < 0 || (shape.beginsWithDot && hasFraction)
            body(number, shape.length, !joins)
            (isFirst, hasFraction) = (false, shape.hasFraction)
        }
    }
}

/// The numbers of a command, in decimal units: at most seven, stored inline.
private struct Numbers {
    private var values = SIMD8<Int64>()
    private(set) var count = 0

    init() {}

    init(_ number: Int64) { append(number) }

    init(_ point: DecimalPoint) { append(point) }

    mutating func append(_ number: Int64) {
        values[count] = number
        count += 1
    }

    mutating func append(_ point: DecimalPoint) {
        append(point.x)
        append(point.y)
    }

    subscript(index: Int) -> Int64 { values[index] }

    var last: Int64 { values[count - 1] }
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
