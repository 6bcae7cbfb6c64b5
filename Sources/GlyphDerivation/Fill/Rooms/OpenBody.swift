internal import GlyphModel
internal import PathGeometry

/// A body that is open in one place because something stands there: a ring with a check mark through it, a house with
/// a sign at its corner, a box that an arrow enters. It is closed as its outline continues.
///
///      ╭───╴ ╷ ╶──╮           ███▌▐███
///      │     ▼     │    →     ███▙▟███      what stands inside is knocked out,
///      ╰──────╴  ＋           ██████▌＋     what stands outside keeps a clearance
struct OpenBody {
    private let ink: Figure
    private let width: Double
    private let counter: OpenRoom
    /// The roots of the components in the aperture.
    private let standing: [Int]
    /// Their contours, and the bounding box.
    private let flat: FlatPath, frame: Rect

    /// Fills ink with all such bodies closed that would stay open otherwise.
    ///
    /// - Parameters:
    ///   - regions: the stated treatments of points; one in the counter that is not `solid` leaves it open.
    ///   - fill: fills a drawing.
    static func closing(
        _ ink: Figure, isUsed: Bool, strokeWidth width: Double,
        regions: [(point: Point, treatment: PartOverride.Treatment)],
        tolerance: Double, _ fill: (Figure) -> Filling.Result
    ) -> Filling.Result {
        let plain = fill(ink)
        guard isUsed, width > 0, (2...20).contains(ink.tree.roots.count) else { return plain }
        let counters = OpenRoom.rooms(in: ink, strokeWidth: width, upTo: widest, least: least)
        let closed = counters.lazy.compactMap { counter in
            OpenBody(counter, in: ink, strokeWidth: width)?.closed(insteadOf: plain)
        }.first
        guard let closed else { return plain }
        if let left = closed.left(open: regions, { plain }) { return left }
        // Each step closes a hole, so the recursion terminates for any drawing.
        guard closed.walled(ink, strokeWidth: width, tolerance: tolerance).holeCount > ink.holeCount else {
            return plain
        }
        var result = closed.filled(in: ink, strokeWidth: width, tolerance: tolerance) {
            closing(
                Figure($0, flatness: ink.flatness), isUsed: true, strokeWidth: width, regions: regions,
                tolerance: tolerance, fill)
        }
        guard closed.filledShare(in: result, besides: ink) > 0.3 else { return plain }
        closed.explain(.openBody, in: &result, strokeWidth: width)
        return result
    }

    /// The maximum width of an aperture, as a share of the boundary's length, and the minimum area, in squared stroke
    /// widths. Nothing smaller was a body in ten public sets.
    private static let (widest, least) = (0.45, 20.0)

    /// Nil if a counter is not the inside of a body, or nothing stands in its aperture.
    private init?(_ found: OpenRoom, in ink: Figure, strokeWidth width: Double) {
        // Its narrowest aperture may be inside; the body is closed at the outer one.
        guard let point = found.innerPoint(in: ink),
            let counter = OpenRoom(in: ink, around: point, strokeWidth: width), counter.root == found.root
        else { return nil }
        let body = ink.tree.nodes[counter.root]
        // A body is nearly convex; houses are the least so.
        guard body.area + counter.area > 0.8 * ink.flat.hullArea(ofContour: counter.root) else { return nil }
        standing = counter.standing(in: ink, strokeWidth: width)
        flat = ink.flat.selecting(standing)
        // What is hollow is a body itself, and so is what is as large as this one: the links of a chain.
        guard !standing.isEmpty, let frame = flat.bounds, frame.area < 0.9 * body.bounds.area,
            standing.allSatisfy({ ink.tree.nodes[$0].children.isEmpty })
        else { return nil }
        (self.ink, self.width, self.counter, self.frame) = (ink, width, counter, frame)
        // It stands in the aperture if that is as wide as it needs.
        guard clearances.allSatisfy({ $0 < 4 * width }), !isRow,
            !SlantedArrow.isArrow(standing, of: ink, strokeWidth: width),
            !PowerSign.isBar(standing, of: ink, in: [counter.root], of: ink, strokeWidth: width)
        else { return nil }
    }

    /// The distances from both ends of the outline to what stands between them.
    private var clearances: [Double] { counter.ends.map { flat.distance(to: $0, within: 5 * width) } }

    /// Does it belong to a row from the outside to the inside, like a word over the edge of a page?
    private var isRow: Bool {
        let (inside, _, beside) = counter.others(in: ink)
        return [inside, beside].allSatisfy { others in
            others.contains { ink.flat.selecting([$0]).isNear(flat, within: width) }
        }
    }

    /// The closed counter; nil if the body needs no closing.
    ///
    /// - Parameter plain: the fill without it.
    private func closed(insteadOf plain: Filling.Result) -> OpenRoom? {
        let continuation = continuation
        let standsOutside = standsOutside(continuation)
        let share = counter.filledShare(in: plain, besides: ink)
        if share > 0.5 || counter.isDecided(in: plain, besides: ink) {
            // Light for another reason, or closed along a clearance. A line through the aperture is knocked out rather
            // than surrounded by that.
            guard share > 0.3, !standsOutside, continuation != nil, isLine, runsThrough else { return nil }
        }
        guard standsOutside else { return counter.closed(along: continuation, by: standing, clearance: nil) }
        let clearance = min(max(clearances.min() ?? 0, width / 2), 2 * width)
        // A corner that the clearance does not reach would be left as a fragment.
        var isHidden = false
        if case .corner(let corner, _) = continuation { isHidden = flat.distance(to: corner) < clearance }
        return counter.closed(along: isHidden ? continuation : nil, by: standing, clearance: clearance)
    }

    /// How the outline continues; nil if nothing hides that.
    private var continuation: Continuation? {
        let continuation = Continuation(of: counter.wall, strokeWidth: width)
        if case .corner(let corner, _) = continuation, !frame.insetBy(-1.5 * width).contains(corner) { return nil }
        return continuation
    }

    private func standsOutside(_ continuation: Continuation?) -> Bool {
        if counter.isBeyond(frame.center) { return true }
        switch continuation {
        case .corner:
            // In the middle of the body it is its content, and at the corner a sign.
            let body = ink.tree.nodes[counter.root].bounds
            let off = frame.center - body.center
            return max(abs(off.x) / body.width, abs(off.y) / body.height) > 0.25
        case nil: return !runsThrough || flat.share(where: counter.isBeyond) > 0.35
        case .circle, .straight: return false
        }
    }

    private var runsThrough: Bool { counter.isRunThrough(by: ink.tree.path(of: standing), strokeWidth: width) }

    /// Is it made of strokes?
    private var isLine: Bool {
        standing.allSatisfy { ink.tree.nodes[$0].area < 0.8 * width * ink.flat.perimeter(ofContour: $0) }
    }
}

extension OpenRoom {
    /// The other components at the line across the aperture, or at the corner that it cuts off.
    fileprivate func standing(in ink: Figure, strokeWidth width: Double) -> [Int] {
        let steps = max(4, Int(8 * mouthWidth / width))
        let line =
            ends.count < 2 ? [] : (0...steps).map { ends[0].interpolated(to: ends[1], at: Double($0) / Double(steps)) }
        let corner: Point? =
            if case .corner(let corner, _) = Continuation(of: wall, strokeWidth: width) { corner } else { nil }
        return ink.tree.roots.filter { other in
            guard other != root else { return false }
            let flat = ink.flat.selecting([other])
            let isAtCorner = corner.map { ink.tree.nodes[other].bounds.insetBy(-width).contains($0) } ?? false
            let reach = isAtCorner ? width : width / 4
            return line.contains { flat.contains($0) || flat.distance(to: $0, within: reach) < reach }
        }
    }

    /// The share of the counter that is filled, besides the ink in it.
    fileprivate func filledShare(in result: Filling.Result, besides ink: Figure) -> Double {
        guard let box = bounds else { return 0 }
        let places = (1..<16).map { Double($0) / 16 }
        let points = places.flatMap { row in
            places.map { Point(box.minX + box.width * $0, box.minY + box.height * row) }
        }.filter { contains($0) && !ink.flat.contains($0) }
        return Double(points.count { result.path.contains($0) }) / Double(max(1, points.count))
    }

    /// Does a fill treat the counter as a face that stays light?
    fileprivate func isDecided(in result: Filling.Result, besides ink: Figure) -> Bool {
        guard let point = innerPoint(in: ink) else { return false }
        return result.decisions.contains {
            $0.reason != .line && $0.reason != .crossing && Path([$0.contour]).contains(point)
        }
    }
}

extension FlatPath {
    /// The share of the contours for which a condition is true.
    fileprivate func share(where holds: (Point) -> Bool) -> Double {
        let all = (0..<contourCount).flatMap { samples(ofContour: $0, count: 48) }
        return Double(all.count { holds($0.point) }) / Double(max(1, all.count))
    }
}
