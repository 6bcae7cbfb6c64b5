internal import GlyphModel
internal import PathGeometry

/// A body that is open in one place because something stands there: a ring with a check mark through it, a page with a
/// pencil at its corner, a box that an arrow enters.
///
///      ╭───╴ ╷ ╶──╮           ███▌▐███     what stands inside is knocked out,
///      │     ▼     │    →      ███▙▟███     what stands outside gets a clearance
///      ╰───────────╯           ████████
enum OpenBody {
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
        guard isUsed, width > 0, (2...20).contains(ink.tree.roots.count),
            let body = body(in: ink, strokeWidth: width, plain)
        else { return plain }
        if let left = body.left(open: regions, { plain }) { return left }
        // Each step closes a hole, so the recursion terminates for any drawing.
        guard body.walled(ink, strokeWidth: width, tolerance: tolerance).holes > ink.holes else { return plain }
        var result = body.filled(in: ink, strokeWidth: width, tolerance: tolerance) {
            closing(
                Figure($0, flatness: ink.flatness), isUsed: true, strokeWidth: width, regions: regions,
                tolerance: tolerance, fill)
        }
        guard body.share(in: ink, where: { result.path.contains($0) }) > 0.3 else { return plain }
        body.explain(.crossing, in: &result, strokeWidth: width)
        return result
    }

    private static func body(
        in ink: Figure, strokeWidth width: Double, _ plain: Filling.Result
    ) -> OpenRoom? {
        for candidate in OpenRoom.rooms(in: ink, strokeWidth: width) where candidate.area > 20 * width * width {
            guard let point = candidate.innerPoint(in: ink),
                let room = OpenRoom(in: ink, around: point, strokeWidth: width), room.root == candidate.root,
                let from = room.wall.first, let to = room.wall.last
            else { continue }
            let body = ink.tree.nodes[room.root]
            guard (body.area + room.area) / ink.flat.hullArea(ofContour: room.root) > 0.8 else { continue }
            let steps = max(4, Int(8 * room.mouthWidth / width))
            let chord = (0...steps).map { from.interpolated(to: to, at: Double($0) / Double(steps)) }
            let standing = ink.tree.roots.filter { root in
                guard root != room.root else { return false }
                let flat = ink.flat.selecting([root])
                return chord.contains { flat.contains($0) || flat.distance(to: $0, within: width / 4) < width / 4 }
            }
            let flat = ink.flat.selecting(standing)
            guard !standing.isEmpty, let frame = flat.bounds, frame.area < 0.9 * body.bounds.area,
                [from, to].allSatisfy({ flat.distance(to: $0, within: 3 * width) < 3 * width })
            else { continue }
            if SlantedArrow.isArrow(standing, of: ink, strokeWidth: width)
                || PowerSign.isBar(standing, of: ink, in: [room.root], of: ink, strokeWidth: width)
            {
                continue
            }
            // What is hollow is a body itself.
            if standing.contains(where: { !ink.tree.nodes[$0].children.isEmpty }) { continue }
            var continuation = room.continuation(strokeWidth: width)
            if case .corner(_, let corner) = continuation, !frame.insetBy(-1.5 * width).contains(corner) {
                continuation = .none
            }
            var closed = room
            let isOutside = room.isOutside(standing, of: ink)
            if isOutside {
                let reach = min(
                    max([from, to].map { flat.distance(to: $0) }.min() ?? 0, width / 2), 2 * width)
                closed.clearance = reach
                if case .corner(_, let corner) = continuation, flat.distance(to: corner) < reach {
                    closed = closed.closed(by: continuation)
                }
            } else {
                closed = room.closed(by: continuation)
            }
            if candidate.share(in: ink, where: { plain.path.contains($0) }) < 0.3 {
                // A face that stays light for another reason is closed, too.
                let isFace = plain.decisions.contains {
                    $0.reason != .line && $0.reason != .crossing && Path([$0.contour]).contains(point)
                }
                if !isFace { return closed }
            } else if !isOutside {
                switch continuation {
                case .none: continue
                case .corner:
                    // A sign at the corner keeps its clearance.
                    let off = frame.center - body.bounds.center
                    if max(abs(off.x) / body.bounds.width, abs(off.y) / body.bounds.height) > 0.25 { continue }
                case .circle, .straight: break
                }
                // What runs through the aperture is knocked out rather than surrounded by a clearance.
                if closed.isRunThrough(by: ink.tree.path(of: standing), strokeWidth: width) { return closed }
            }
        }
        return nil
    }
}

extension OpenRoom {
    /// The share of the counter, without the ink in it, for which a condition is true.
    fileprivate func share(in ink: Figure, where holds: (Point) -> Bool) -> Double {
        guard let box = bounds else { return 0 }
        var (all, some) = (0, 0)
        for row in 1..<16 {
            for column in 1..<16 {
                let point = Point(
                    box.minX + box.width * Double(column) / 16, box.minY + box.height * Double(row) / 16)
                guard contains(point), !ink.flat.contains(point) else { continue }
                all += 1
                if holds(point) { some += 1 }
            }
        }
        return all == 0 ? 0 : Double(some) / Double(all)
    }
}

extension Figure { fileprivate var holes: Int { tree.roots.reduce(0) { $0 + tree.nodes[$1].children.count } } }
