/// The pattern of dashes and gaps along a stroke, in the units of the path.
public struct DashPattern: Hashable, Sendable {
    /// Dash, gap, dash, gap …: never empty, even in number, not negative, not all zero.
    public let lengths: [Double]
    /// The offset in the pattern at which a subpath begins, in units of the path.
    public let offset: Double

    /// Creates a pattern; a list of odd length is repeated once. Nil if the list means a solid line (empty, all zero)
    /// or is invalid (negative, not finite). SVG 2, "stroke-dasharray".
    public init?(_ lengths: [Double], offset: Double = 0) {
        guard !lengths.isEmpty, offset.isFinite,
            lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), lengths.contains(where: { $0 > 0 })
        else { return nil }
        self.lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
        self.offset = offset
    }
}

/// A dash pattern that is too short in relation to its path, so that dividing the path would take too long.
public struct TooManyDashes: Error, Hashable, Sendable, CustomStringConvertible {
    /// Creates the error, which has no further data.
    public init() {}
    public var description: String { "a dash pattern gives more than \(Path.dashLimit) dashes" }
}

extension Path {
    /// The maximum number of dashes that a path is divided into; more are refused.
    public static let dashLimit = 200_000

    /// The dashes along the path as open subpaths. The pattern starts anew with each subpath.
    ///
    /// In a closed subpath, a dash that reaches the start is joined with the dash that begins there. A dash without
    /// length becomes a line without length; its direction, which only a square cap shows, is kept by `stroked`, not
    /// here. Lengths are arc lengths of the path: with `pathLength`, the caller scales the pattern first.
    public func dashed(_ pattern: DashPattern) throws(TooManyDashes) -> Path {
        Path(try dashes(pattern).map(\.run))
    }

    func dashes(_ pattern: DashPattern) throws(TooManyDashes) -> [Dash] {
        var result: [Dash] = []
        for subpath in subpaths {
            var dasher = Dasher(subpath, pattern)
            guard dasher.expectedCount + Double(result.count) <= Double(Path.dashLimit) else {
                throw TooManyDashes()
            }
            dasher.run()
            result += dasher.dashes
        }
        return result
    }
}

/// One dash, with the direction of the path at its start.
struct Dash {
    var run: Subpath
    var direction: Vector
}

/// Divides one subpath into dashes.
private struct Dasher {
    private let subpath: Subpath
    private let lengths: [Double]
    private let measures: [ArcLength]
    private let total: Double
    private(set) var dashes: [Dash] = []

    /// The index in the pattern: dashes have even indices.
    private var place = 0
    private var remaining: Double
    private var open: Dash?

    init(_ subpath: Subpath, _ pattern: DashPattern) {
        self.subpath = subpath
        lengths = pattern.lengths
        measures = subpath.segments.map { ArcLength($0) }
        total = measures.reduce(0) { $0 + $1.total }
        let period = lengths.reduce(0, +)
        var phase = pattern.offset.truncatingRemainder(dividingBy: period)
        if phase < 0 { phase += period }
        while phase >= lengths[place], phase > 0 {
            phase -= lengths[place]
            place = (place + 1) % lengths.count
        }
        remaining = lengths[place] - phase
    }

    var expectedCount: Double {
        total / lengths.reduce(0, +) * Double(lengths.count / 2)
    }

    private var isOn: Bool { place.isMultiple(of: 2) }

    mutating func run() {
        // A subpath without length is a dot with caps if the pattern begins with a dash.
        guard total > 0 else {
            if isOn { dashes = [Dash(run: subpath, direction: Vector(1, 0))] }
            return
        }
        let startsOn = isOn
        if startsOn { begin(subpath.start, measures.first?.segment.tangent(at: 0)) }
        for measure in measures where measure.total > 0 { walk(measure) }
        guard let last = open else { return }
        if subpath.isClosed, startsOn { return closeAcrossStart(last) }
        dashes.append(last)
    }

    /// Joins the last dash and the first one; a dash that never ended is the whole subpath.
    private mutating func closeAcrossStart(_ last: Dash) {
        guard !dashes.isEmpty else {
            dashes = [Dash(run: subpath, direction: last.direction)]
            return
        }
        var joined = last
        joined.run.segments += dashes[0].run.segments
        dashes[0] = joined
    }

    private mutating func walk(_ measure: ArcLength) {
        var (done, t) = (0.0, 0.0)
        while done + remaining < measure.total {
            done += remaining
            let next = measure.parameter(at: done)
            turn(measure.segment, from: t, to: next)
            t = next
        }
        remaining -= measure.total - done
        if isOn, t < 1 { open?.run.segments.append(measure.segment.subsegment(from: t, to: 1)) }
    }

    /// Ends a dash or a gap.
    private mutating func turn(_ segment: Segment, from: Double, to: Double) {
        if isOn, var dash = open {
            if to > from || dash.run.segments.isEmpty {
                dash.run.segments.append(segment.subsegment(from: from, to: to))
            }
            dashes.append(dash)
            open = nil
        }
        place = (place + 1) % lengths.count
        remaining = lengths[place]
        if isOn { begin(segment.point(at: to), segment.tangent(at: to)) }
    }

    private mutating func begin(_ point: Point, _ direction: Vector?) {
        open = Dash(run: Subpath(start: point), direction: direction ?? Vector(1, 0))
    }
}
