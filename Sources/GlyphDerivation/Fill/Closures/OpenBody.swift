internal import GlyphModel
internal import PathGeometry

extension DerivationRule {
    static let openBody = DerivationRule(
        "open-body", "A body that is open behind another object is closed along its outline.",
        .counter(.openBody) { ink in
            guard (2...20).contains(ink.tree.roots.count) else { return [] }
            // Nothing wider or smaller was a body in ten public sets.
            let nodes = ink.tree.nodes
            return OpenCounter.all(in: ink, upTo: 0.45, leastArea: 20, hullShare: leastHullShare, isOutermost: true) {
                root in
                let around = nodes[root].bounds.insetBy(-1.5 * ink.width)
                return ink.tree.roots.contains { $0 != root && nodes[$0].bounds.intersects(around) }
            }.compactMap { OpenBody($0, in: ink)?.closed }
        })

    /// A body is nearly convex; houses are the least so.
    fileprivate static let leastHullShare = 0.8
}

/// A body that is open in one place because something is drawn there: a ring with a check mark through it, a house with
/// a sign at its corner, a box that an arrow enters.
///
///      ╭───╴ ╷ ╶──╮           ███▌▐███
///      │     ▼     │    →     ███▙▟███      an overlay inside is knocked out,
///      ╰──────╴  ＋           ██████▌＋     an overlay outside keeps a clearance
private struct OpenBody {
    private let ink: Figure
    private let counter: OpenCounter
    /// The component in the aperture.
    private let overlay: Component
    /// How the outline continues; nil if nothing hides that.
    private let continuation: Continuation?

    /// Nil if a counter is not the inside of a body, or nothing is in its aperture.
    init?(_ counter: OpenCounter, in ink: Figure) {
        let (body, width) = (ink.tree.nodes[counter.root], counter.width)
        guard body.area + counter.area > DerivationRule.leastHullShare * ink.flat.hullArea(ofContour: counter.root)
        else { return nil }
        let continuation = Continuation(of: counter.boundary, strokeWidth: width)
        let standing = counter.standing(in: ink, continuing: continuation)
        guard !standing.isEmpty else { return nil }
        overlay = Component(standing, of: ink)
        (self.ink, self.counter) = (ink, counter)
        if case .corner(let corner, _) = continuation, !overlay.bounds.insetBy(-1.5 * width).contains(corner) {
            self.continuation = nil
        } else {
            self.continuation = continuation
        }
        // A hollow shape is a body itself, and so is one that is as large as this one: the links of a chain.
        guard overlay.bounds.area < 0.9 * body.bounds.area,
            standing.allSatisfy({ ink.tree.nodes[$0].children.isEmpty }),
            !overlay.leadsThrough([counter.root], of: ink)
        else { return nil }
        // The aperture is not wider than the component in it needs.
        let most = (hidesCorner ? 6.5 : 4) * width
        guard clearances(upTo: most).allSatisfy({ $0 < most }) else { return nil }
    }

    /// The distances of both ends of the outline from the component between them.
    private func clearances(upTo limit: Double) -> [Double] {
        [counter.boundary[0], counter.boundary[counter.boundary.count - 1]].map {
            overlay.flat.distance(to: $0, within: limit)
        }
    }

    /// Whether it is where the outline would have a corner.
    private var hidesCorner: Bool {
        if case .corner(let corner, _) = continuation {
            overlay.flat.distance(to: corner) < counter.width
        } else {
            false
        }
    }

    var closed: OpenCounter {
        let (width, standsOutside) = (counter.width, standsOutside)
        // A line through the aperture is knocked out even if the body was closed along a clearance around it.
        let isLine = !standsOutside && continuation != nil && runsThrough && isStroke
        var result: OpenCounter
        if standsOutside {
            let reach = min(max(clearances(upTo: 2 * width).min() ?? 0, width / 2), 2 * width)
            // A corner that the clearance does not reach would be left as a fragment.
            var isHidden = false
            if case .corner(let corner, _) = continuation { isHidden = overlay.flat.distance(to: corner) < reach }
            result = isHidden ? counter.closed(along: continuation) : counter
            result.clearance = reach
        } else {
            result = counter.closed(along: continuation)
        }
        result.standing = overlay.roots
        result.isForced = isLine
        return result
    }

    private var standsOutside: Bool {
        if counter.isBeyond(overlay.bounds.center) { return true }
        switch continuation {
        case .corner:
            // In the middle of the body it is its content, and at the corner a sign.
            let body = ink.tree.nodes[counter.root].bounds
            let off = overlay.bounds.center - body.center
            return max(abs(off.x) / body.width, abs(off.y) / body.height) > 0.25
        case nil:
            return !runsThrough
                || overlay.flat.samples(of: Array(0..<overlay.flat.contourCount), count: 96).share {
                    counter.isBeyond($0.point)
                } > 0.35
        case .circle, .straight: return false
        }
    }

    private var runsThrough: Bool { counter.isRunThrough(by: overlay.path) }

    private var isStroke: Bool {
        overlay.roots.allSatisfy { ink.tree.nodes[$0].area < 0.8 * counter.width * ink.flat.perimeter(ofContour: $0) }
    }
}

extension OpenCounter {
    /// The other components at the line across the aperture, or at the corner that it cuts off.
    fileprivate func standing(in ink: Figure, continuing continuation: Continuation?) -> [Int] {
        guard let start = boundary.first, let end = boundary.last else { return [] }
        let steps = max(4, Int(8 * opening / width))
        let line = (0...steps).map { start.interpolated(to: end, at: Double($0) / Double(steps)) }
        let corner: Point? = if case .corner(let corner, _) = continuation { corner } else { nil }
        return ink.tree.roots.filter { other in
            guard other != root else { return false }
            let flat = ink.flat.selecting([other])
            let isAtCorner = corner.map { ink.tree.nodes[other].bounds.insetBy(-width).contains($0) } ?? false
            let reach = isAtCorner ? width : width / 4
            return line.contains { flat.contains($0) || flat.distance(to: $0, within: reach) < reach }
        }
    }
}

/// How an outline stroke continues from one of its ends to the other, so that it closes a body.
enum Continuation {
    /// The outer circle of a ring.
    case circle(Circle)
    /// The outer corner where both ends meet if they are extended, and the stroke between them.
    case corner(Point, stroke: Path)
    /// In a straight line.
    case straight

    /// Nil if the ends point elsewhere: a line from one to the other cuts off the missing part.
    ///
    /// - Parameter boundary: the inner boundary from one end to the other, clockwise on screen around the ink.
    init?(of boundary: [Point], strokeWidth width: Double) {
        guard let first = boundary.first, let last = boundary.last else { return nil }
        if let circle = Circle(along: boundary, strokeWidth: width) {
            self = .circle(circle)
            return
        }
        guard let one = End(of: boundary, strokeWidth: width),
            let other = End(of: boundary.reversed(), strokeWidth: width),
            let across = (other.point - one.point).normalized
        else { return nil }
        if min(one.direction.dot(across), -other.direction.dot(across)) > 0.98 {
            self = .straight
            return
        }
        // How far both have to be extended until they meet.
        let (turn, way) = (one.direction.cross(other.direction), other.point - one.point)
        guard abs(turn) > 0.5 else { return nil }
        let (near, far) = (way.cross(other.direction) / turn, way.cross(one.direction) / turn)
        guard min(near, far) > 0, max(near, far) < 1.2 * first.distance(to: last) + 2 * width else { return nil }
        let inner = one.point + one.direction * near
        // The ink is on the other side of the boundary.
        let (out, otherOut) = (-one.direction.perpendicular * width, other.direction.perpendicular * width)
        let outer = inner + (out + otherOut) * (1 / (1 + out.dot(otherOut) / (width * width)))
        let stroke = [one.point + out, outer, other.point + otherOut, other.point, inner, one.point]
        self = .corner(outer, stroke: Path(polygon: stroke))
    }

    /// The points where the line from one end to the other bends.
    func bends(from start: Point, to end: Point) -> [Point] {
        switch self {
        case .circle(let circle):
            (1..<16).compactMap { step in
                let outward = (start.interpolated(to: end, at: Double(step) / 16) - circle.center).normalized
                return outward.map { circle.center + $0 * circle.radius }
            }
        case .corner(let corner, _): [corner]
        case .straight: []
        }
    }

    /// The missing part of the stroke; nil for a straight one.
    func stroke(from start: Point, to end: Point, strokeWidth width: Double, tolerance: Double) -> Path? {
        switch self {
        case .straight: return nil
        case .corner(_, let stroke): return stroke
        case .circle(let circle):
            let bends = bends(from: start, to: end)
            guard let first = bends.first, let last = bends.last else { return nil }
            // A little longer than the gap, so that it overlaps the ends.
            func beyond(_ end: Point, from next: Point) -> Point {
                end + ((end - next).normalized ?? .zero) * (width / 4)
            }
            let edge = [beyond(end, from: last)] + bends.reversed() + [beyond(start, from: first)]
            let sector = Path(polygon: [circle.center] + edge.map { circle.center + ($0 - circle.center) * 1.5 })
            func disc(_ radius: Double) -> Path { .ellipse(center: circle.center, radiusX: radius, radiusY: radius) }
            let ring = disc(circle.radius).subtracting([disc(circle.radius - width)], tolerance: tolerance)
            return ring.combined(with: sector, by: .intersection, tolerance: tolerance)
        }
    }

    /// A point of a boundary beyond the end of the stroke, and the direction from there to the end.
    private struct End {
        let point: Point
        let direction: Vector

        /// Nil if the boundary is curved there.
        init?(of boundary: [Point], strokeWidth width: Double) {
            guard let first = boundary.first, let last = boundary.last,
                let across = (last - first).normalized
            else { return nil }
            // Around the end of the stroke the boundary does not lead back to the aperture yet.
            let beside = boundary.prefix { $0.distance(to: first) < 3 * width }
            for (index, near) in beside.enumerated() {
                // The second for short ends.
                for (middle, far, flatness) in [(0.5, 1.1, 0.02), (0.25, 0.55, 0.01)] {
                    func point(at distance: Double) -> Point? {
                        boundary[index...].first { $0.distance(to: near) > distance * width }
                    }
                    guard let middle = point(at: middle), let far = point(at: far),
                        let direction = (middle - far).normalized, direction.dot(across) > 0.25
                    else { continue }
                    if abs(direction.cross(near - middle)) < flatness * width {
                        (self.point, self.direction) = (middle, direction)
                        return
                    }
                }
            }
            return nil
        }
    }
}

extension Circle {
    /// The outer circle of a ring, by the boundary of its inside; nil if that is not a part of a circle.
    fileprivate init?(along boundary: [Point], strokeWidth width: Double) {
        guard let first = boundary.first, let last = boundary.last else { return nil }
        let inner = boundary.filter { min($0.distance(to: first), $0.distance(to: last)) > 1.3 * width }
        guard inner.count > 8, let circle = Circle(fitting: inner), circle.radius > 2 * width,
            inner.allSatisfy({ abs($0.distance(to: circle.center) - circle.radius) < width / 10 })
        else { return nil }
        self.init(center: circle.center, radius: circle.radius + width)
    }
}
