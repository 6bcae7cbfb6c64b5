internal import PathGeometry

/// Room in the arms of a piece, open to the outside, which somebody says is the inside of a body: closed straight
/// across the mouth.
///
///      ╭──╴ │ ╶──╮          ███▌▐███     what runs through the mouth is drawn in the other colour inside
///      │    ▼    │    →     ████▼███
///      ╰─────────╯          ████████
struct OpenRoom {
    /// The piece that has it.
    let root: Int
    /// In squared units of the view box.
    let area: Double
    /// From one side of it to the other, in units of the view box.
    let mouthWidth: Double
    /// From one side of the mouth to the other, clockwise on screen around the ink; in units of the view box.
    private let wall: [Point]
    /// Where the way across the mouth turns, if it does not go straight.
    private let corner: Point?
    /// The same closed across.
    private let room: FlatPath

    private init(
        _ mouth: Mouth, over corner: Point? = nil, of rim: [Point], _ root: Int, in ink: Figure,
        strokeWidth width: Double
    ) {
        self.root = root
        self.corner = corner
        mouthWidth = mouth.width
        wall = mouth.wall(along: rim, corners: ink.flat.corners(ofContour: root), strokeWidth: width)
        let outline = wall + (corner.map { [$0] } ?? [])
        area = corner == nil ? mouth.area : -Path(polygon: outline).area
        room = FlatPath(polygon: outline)
    }

    /// The room around a point that the narrowest mouth closes; nil where nothing goes round most of it.
    init?(in ink: Figure, around point: Point, strokeWidth width: Double) {
        guard width > 0, ink.tree.innermost(around: point) == nil else { return nil }
        let found = ink.tree.roots.compactMap { root -> (root: Int, rim: [Point], narrowest: Mouth, best: Mouth)? in
            let rim = Self.rim(of: root, in: ink, strokeWidth: width)
            let mouths = Mouth.all(of: rim, around: point, upTo: Self.widest)
            guard let narrowest = mouths.min(by: { $0.width < $1.width }) else { return nil }
            // Ends of lines face each other with a width to choose from: the outermost is flush with the rest.
            let best = mouths.filter { $0.width <= narrowest.width + 1.2 * width }.max { $0.area < $1.area }
            return (root, rim, narrowest, best ?? narrowest)
        }
        guard let nearest = found.min(by: { $0.narrowest.width < $1.narrowest.width }) else { return nil }
        self.init(nearest.best, of: nearest.rim, nearest.root, in: ink, strokeWidth: width)
    }

    /// The room under a piece that ends at its bottom on the left and on the right, from the one end to the other; nil
    /// where it does not.
    init?(underArch root: Int, in ink: Figure, strokeWidth width: Double) {
        let rim = Self.rim(of: root, in: ink, strokeWidth: width)
        let bounds = ink.tree.nodes[root].bounds
        func lowest(of side: Double) -> Int? {
            let indices = rim.indices.filter { (rim[$0].x - bounds.center.x) * side > 0 }
            guard let floor = indices.map({ rim[$0].y }).max(), floor > bounds.maxY - width / 4 else { return nil }
            // Of an end that is cut off straight, the inner corner.
            return indices.filter { rim[$0].y > floor - width / 50 }
                .min { (rim[$0].x - rim[$1].x) * side < 0 }
        }
        // Clockwise around the ink, the inside of an arch is gone along from right to left.
        guard let from = lowest(of: 1), let to = lowest(of: -1) else { return nil }
        self.init(
            Mouth(from: from, to: to < from ? to + rim.count : to, of: rim), of: rim, root, in: ink, strokeWidth: width)
    }

    /// The room under a piece that comes down at its bottom on one side only, closed along the floor and up to its other
    /// end; nil where it does not.
    ///
    /// - Parameter side: where that end is; 1 on the right, -1 on the left.
    init?(underHalfArch root: Int, endingOn side: Double, in ink: Figure, strokeWidth width: Double) {
        let rim = Self.rim(of: root, in: ink, strokeWidth: width)
        let bounds = ink.tree.nodes[root].bounds
        let (edge, foot) = side > 0 ? (bounds.maxX, bounds.minX) : (bounds.minX, bounds.maxX)
        let high = rim.indices.filter { abs(rim[$0].x - edge) < width / 4 }
        let low = rim.indices.filter { rim[$0].y > bounds.maxY - width / 4 }
        guard high.allSatisfy({ rim[$0].y < bounds.minY + 1.8 * width }),
            low.allSatisfy({ abs(rim[$0].x - foot) < 1.8 * width }),
            // Of ends that are cut off straight, the inner corners.
            let end = high.filter({ abs(rim[$0].x - edge) < width / 50 }).max(by: { rim[$0].y < rim[$1].y }),
            let toe = low.filter({ rim[$0].y > bounds.maxY - width / 50 })
                .min(by: { abs(rim[$0].x - edge) < abs(rim[$1].x - edge) })
        else { return nil }
        let (from, to) = side > 0 ? (end, toe) : (toe, end)
        self.init(
            Mouth(from: from, to: to < from ? to + rim.count : to, of: rim), over: Point(edge, bounds.maxY), of: rim, root,
            in: ink, strokeWidth: width)
    }

    /// The smallest rectangle around it.
    var bounds: Rect? { room.bounds }

    func contains(_ point: Point) -> Bool { room.contains(point) }

    /// What one might take for the insides of bodies, the largest first; at most one to a piece.
    static func rooms(in ink: Figure, strokeWidth width: Double) -> [OpenRoom] {
        guard width > 0 else { return [] }
        let least = leastArea * width * width
        return ink.tree.roots.compactMap { root -> OpenRoom? in
            guard ink.flat.hullArea(ofContour: root) > ink.tree.nodes[root].area + least / 2 else { return nil }
            let rim = rim(of: root, in: ink, strokeWidth: width)
            return Mouth.all(of: rim, around: nil, upTo: plainly).filter { $0.area > least }
                .min { $0.width * $1.way < $1.width * $0.way }
                .map { OpenRoom($0, of: rim, root, in: ink, strokeWidth: width) }
        }.sorted { $0.area > $1.area }
    }

    /// Deep in the room, and off the ink; nil where all of it is ink.
    func innerPoint(in ink: Figure) -> Point? {
        room.bounds?.deepestPoint(ofGrid: 16) { point in
            guard room.contains(point), !ink.flat.contains(point), ink.tree.innermost(around: point) == nil
            else { return nil }
            return min(room.distance(to: point), ink.flat.distance(to: point))
        }
    }

    /// A mouth as a share of the wall: a flat tray has one of three quarters, and less of a wall holds nothing.
    private static let widest = 0.8
    /// The same where nobody asked: a box of which half a side is missing.
    private static let plainly = 0.3
    /// In squared widths of a stroke.
    private static let leastArea = 8.0

    private static func rim(of root: Int, in ink: Figure, strokeWidth width: Double) -> [Point] {
        let count = Int(4 * ink.flat.perimeter(ofContour: root) / width)
        // All pairs of them are tried.
        return ink.flat.samples(ofContour: root, count: min(max(24, count), 400)).map(\.point)
    }

    /// The ink with the room closed.
    func walled(_ ink: Figure, strokeWidth width: Double, tolerance: Double) -> Figure {
        let lid = lid(strokeWidth: width, tolerance: tolerance)
        return Figure(.union(ofPositive: [ink.path, lid], tolerance: tolerance), flatness: ink.flatness)
    }

    /// The wall that is missing: a stroke's width along the mouth, to the inside.
    private func lid(strokeWidth width: Double, tolerance: Double) -> Path {
        guard let from = wall.first, let to = wall.last else { return Path() }
        let sill = [from] + (corner.map { [$0] } ?? []) + [to]
        let strips = zip(sill, sill.dropFirst()).compactMap { from, to -> Path? in
            guard let along = (to - from).normalized else { return nil }
            let inside = along.perpendicular * width
            return Path(polygon: [from, to, to + inside, from + inside])
        }
        let outline = wall + (corner.map { [$0] } ?? [])
        // Into the walls, as samples cut their corners.
        return Path(polygon: outline.reversed()).grown(by: width / 4, tolerance: tolerance)
            .combined(with: .union(ofPositive: strips, tolerance: tolerance), by: .intersection, tolerance: tolerance)
    }
}

extension OpenRoom {
    /// Fills ink with the rooms closed that lie around some points.
    ///
    /// - Parameters:
    ///   - points: those that are filled anyhow are passed by.
    ///   - fill: fills a drawing.
    static func closing(
        _ ink: Figure, around points: [Point], strokeWidth width: Double, tolerance: Double,
        _ fill: (Figure) -> Filling.Result
    ) -> Filling.Result {
        let plain = fill(ink)
        for (index, point) in points.enumerated() where !plain.path.contains(point) {
            guard let room = OpenRoom(in: ink, around: point, strokeWidth: width) else { continue }
            let rest = Array(points[(index + 1)...])
            func filled(_ path: Path) -> Filling.Result {
                closing(
                    Figure(path, flatness: ink.flatness), around: rest, strokeWidth: width, tolerance: tolerance, fill)
            }
            var result = room.filled(in: ink, strokeWidth: width, tolerance: tolerance, filled)
            result.named.append(point)
            return result
        }
        return plain
    }

    /// The filled ink with the room closed: what runs through the mouth is drawn in the other colour inside.
    ///
    /// - Parameter fill: fills a part of the drawing.
    func filled(
        in ink: Figure, strokeWidth width: Double, tolerance: Double, _ fill: (Path) -> Filling.Result
    ) -> Filling.Result {
        let (inside, across, beside) = others(in: ink)
        let body = ink.tree.path(of: [root] + inside)
        var result = fill(.union(ofPositive: [body, lid(strokeWidth: width, tolerance: tolerance)], tolerance: tolerance))
        for (roots, isAcross) in [(across, true), (beside, false)] where !roots.isEmpty {
            let other = fill(ink.tree.path(of: roots))
            var operation = isAcross ? BooleanOperation.exclusiveOr : .union
            if isAcross, !isRunThrough(by: other.path, strokeWidth: width) {
                operation = .union
                let gap = other.path.grown(by: width / 2, isNormal: true, tolerance: tolerance)
                result.path = result.path.combined(with: gap, by: .difference, tolerance: tolerance)
            }
            result.path = result.path.combined(with: other.path, by: operation, tolerance: tolerance)
            result.note(other)
        }
        return result
    }

    /// Does ink cross the mouth as a line does? An arrow's head in it would fall apart, half in one colour and half in the
    /// other: it keeps its own, with a gap around.
    private func isRunThrough(by ink: Path, strokeWidth width: Double) -> Bool {
        guard let from = wall.first, let to = wall.last else { return true }
        let flat = FlatPath(ink, tolerance: width / 20)
        let stepsPerWidth = 20.0
        let steps = max(1, Int(stepsPerWidth * mouthWidth / width))
        let crossed = (0...steps).count { flat.contains(from.interpolated(to: to, at: Double($0) / Double(steps))) }
        return Double(crossed) < 1.6 * stepsPerWidth
    }

    /// Says why the room was filled.
    func explain(_ reason: FillDecision.Reason, in result: inout Filling.Result, strokeWidth width: Double) {
        result.decisions = result.decisions.map { decision in
            guard decision.outcome == .filled, decision.reason == .inside,
                let own = Path([decision.contour]).controlBounds, let box = bounds, box.insetBy(-width).contains(own)
            else { return decision }
            return FillDecision(contour: decision.contour, details: decision.details, outcome: .filled, reason: reason)
        }
    }

    /// The filled ink with the room as it is, where the last that is stated of a point in it says so.
    func left(
        open regions: [(point: Point, treatment: PartOverride.Treatment)], _ fill: () -> Filling.Result
    ) -> Filling.Result? {
        let stated = regions.filter { contains($0.point) }
        guard let last = stated.last, last.treatment != .solid else { return nil }
        var result = fill()
        result.named += stated.map(\.point)
        return result
    }

    /// The other pieces, by whether they lie in the room, run through its mouth, or stand beside it.
    func others(in ink: Figure) -> (inside: [Int], across: [Int], beside: [Int]) {
        var others: (inside: [Int], across: [Int], beside: [Int]) = ([], [], [])
        for piece in ink.tree.roots where piece != root {
            let corners = ink.flat.corners(ofContour: piece)
            switch corners.count(where: room.contains) {
            case 0: others.beside.append(piece)
            case corners.count: others.inside.append(piece)
            default: others.across.append(piece)
            }
        }
        return others
    }
}
