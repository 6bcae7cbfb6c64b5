/// Eight points of an offset curve at even parameters inside of a piece, one per SIMD lane.
struct OffsetSamples: BitwiseCopyable {
    typealias Lanes = SIMD8<Double>

    /// Their parameters, as shares of the piece.
    static let shares = Lanes(1, 2, 3, 4, 5, 6, 7, 8) / 9

    private(set) var x: Lanes
    private(set) var y: Lanes
    /// The velocity of the center line at each point; of any length.
    private var velocityX: Lanes
    private var velocityY: Lanes

    init(of piece: OffsetCurve.Piece, along curve: CubicBezier, distance: Double) {
        let t = OffsetSamples.shares * (piece.to - piece.from) + piece.from
        let (a, b, c) = (curve.control1 - curve.start, curve.control2 - curve.control1, curve.end - curve.control2)
        let (second, third) = (b - a, c - b - (b - a))
        // The curve and a third of its derivative as polynomials.
        velocityX = t * (t * third.x + 2 * second.x) + a.x
        velocityY = t * (t * third.y + 2 * second.y) + a.y
        x = t * (t * (t * third.x + 3 * second.x) + 3 * a.x) + curve.start.x
        y = t * (t * (t * third.y + 3 * second.y) + 3 * a.y) + curve.start.y
        let square = velocityX * velocityX + velocityY * velocityY
        let least = curve.polygonLength * 1e-7
        let isStill = square .<= least * least
        let factor = distance / square.squareRoot()
        x -= velocityY * factor
        y += velocityX * factor
        guard any(isStill) else { return }
        for lane in 0..<Lanes.scalarCount where isStill[lane] {
            let point = curve.point(at: t[lane])
            let normal = curve.tangent(at: t[lane], isEnd: false)?.perpendicular ?? .zero
            (x[lane], y[lane]) = (point.x + normal.x * distance, point.y + normal.y * distance)
        }
    }

    /// Points that are known, in no direction.
    ///
    /// - Parameter point: the point at a share of the piece.
    init(_ point: (Double) -> Point) {
        (x, y, velocityX, velocityY) = (.zero, .zero, .zero, .zero)
        for lane in 0..<Lanes.scalarCount {
            let place = point(OffsetSamples.shares[lane])
            (x[lane], y[lane]) = (place.x, place.y)
        }
    }

    /// The maximum of the lanes.
    static func greatest(_ lanes: Lanes) -> Double {
        let pairs = lanes.lowHalf.replacing(with: lanes.highHalf, where: lanes.highHalf .> lanes.lowHalf)
        return max(max(pairs[0], pairs[1]), max(pairs[2], pairs[3]))
    }

    /// The length of the polyline through all points, and its longest segment.
    func length(from start: Point, to end: Point) -> (total: Double, gap: Double) {
        var (total, greatest, last) = (0.0, 0.0, start)
        for lane in 0...Lanes.scalarCount {
            let next = lane == Lanes.scalarCount ? end : Point(x[lane], y[lane])
            let gap = last.distance(to: next)
            (total, greatest, last) = (total + gap, max(greatest, gap), next)
        }
        return (total, greatest)
    }

    /// The total angle by which the piece turns, and the largest share of it between two samples; a half turn for both
    /// if that is much too large.
    func turn(from start: Vector, to end: Vector) -> (total: Double, step: Double) {
        var (total, greatest, last) = (0.0, 0.0, start)
        for lane in 0...Lanes.scalarCount {
            let next = lane == Lanes.scalarCount ? end : Vector(velocityX[lane], velocityY[lane])
            let (sine, cosine) = (abs(last.cross(next)), last.dot(next))
            // The series of the arc tangent: up to the largest step it is accurate to a thousandth.
            let x = cosine > 0 ? sine / cosine : .infinity
            guard x < 0.37 else { return (.pi, .pi) }
            let angle = x - x * x * x / 3 + x * x * x * x * x / 5
            (total, greatest, last) = (total + angle, max(greatest, angle), next)
        }
        return (total, greatest)
    }
}
