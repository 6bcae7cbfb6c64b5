internal import PathGeometry

/// Lines that cross a body or reach into it from its wall: an envelope's flap, the edges of a cube.
///
///      ╭──┬──╮         ▟█▌▐█▙
///      │  │  │   →     ██▌▐██       cut out of the filled body, and on through its wall
///      ╰──┴──╯         ▜█▌▐█▛
struct AttachedLines {
    private(set) var pieces: [Piece] = []

    struct Piece {
        /// The line inside of the walls.
        let line: InnerLine
        let removal: Removal
        let form: Form
        /// Does it end nowhere but at a crosser's wall along the clearance?
        var hangsOnCrosser = false
    }

    /// What is cut out with a line.
    enum Removal {
        /// The notches through the walls where it ends.
        case notches(at: [InnerLine.Opening])
        /// The gap behind a body that stands in front.
        case gap(Path)
        /// What joins it to the walls, which stay whole.
        case joints([Path])
    }

    enum Form {
        /// Hangs on the wall in one place and reaches well into the body: a part of a figure in it.
        case tongue
        /// Turns or branches on its way from wall to wall, as what is drawn on a body does: a flap, a globe's lines.
        case figure
        /// Runs on from wall to wall.
        case across
        /// Parts two bodies, as a lid's edge or a waist does. Sets do not agree on what becomes of those.
        case seam
        /// The edge of a disc that lies on another.
        case rim
        /// That of a body in front of another.
        case edge
        /// That of what is cleared with it: the shoulders of a person whom the body frames, a bookmark.
        case outline
    }

    private let rim: FlatPath
    private let wall: Double
    private let width: Double
    private let tolerance: Double

    /// - Parameters:
    ///   - body: what is filled, without the details that are knocked out of it; in normal form.
    ///   - ink: what was drawn, of which the lines are a part; in normal form.
    ///   - across: what the body lies across; its wall along the clearance is never cut through.
    ///   - width: of the strokes.
    ///   - overlaps: do bodies draw back from those in front of them?
    ///   - drums: among the bodies.
    ///   - isOutline: does a line go round what is cleared with it?
    init(
        in body: Path, of ink: Path, across: Surroundings.FarSide?, strokeWidth width: Double, overlaps: Bool,
        drums: [Drum], tolerance: Double, isOutline: (InnerLine) -> Bool
    ) {
        self.width = width
        // A little more than the wall: walls made by hand are uneven.
        wall = 1.08 * width
        rim = FlatPath(body, tolerance: width / 40)
        self.tolerance = tolerance
        // What was drawn as solid areas may seem to have strokes like hairs: those are no lines.
        let length = (0..<rim.contourCount).reduce(0) { $0 + rim.perimeter(ofContour: $1) }
        guard length < 1000 * width, !ink.isEmpty else { return }
        let lines =
            InnerLine.lines(of: ink, in: body, rim: rim, wall: wall, strokeWidth: width)
            ?? InnerLine.lines(of: ink, in: body, rim: rim, wall: wall, strokeWidth: width, tolerance: tolerance)
        lazy var overlap =
            overlaps
            ? Overlap(of: body, rim: rim, ink: ink, strokeWidth: width, tolerance: tolerance) : nil
        // Between walls on three sides there is solid ink, and no line.
        for line in lines where isLine(line) {
            if isOutline(line) {
                let joints = line.openings.map { joint(at: $0) }
                pieces.append(Piece(line: line, removal: .joints(joints), form: .outline))
                continue
            }
            if let gap = drums.lazy.compactMap({ $0.gap(below: line, tolerance: tolerance) }).first {
                pieces.append(Piece(line: line, removal: .gap(gap), form: .rim))
                continue
            }
            if line.shareAtWall > 0.55 { continue }
            let free = line.openings.filter { across?.isOpposite($0, wall: wall) != true }
            if free.isEmpty, !line.openings.isEmpty {
                pieces.append(Piece(line: line, removal: .notches(at: []), form: form(of: line), hangsOnCrosser: true))
                continue
            }
            // A line that ends in corners only is the wall of another body behind this one.
            let open = free.filter { !isInCorner($0) }
            let isSeam = open.isEmpty && !line.openings.isEmpty
            if isSeam, let gap = overlap?.gap(behind: line) {
                pieces.append(Piece(line: line, removal: .gap(gap), form: .edge))
                continue
            }
            let form = isSeam ? .seam : form(of: line)
            pieces.append(Piece(line: line, removal: .notches(at: isSeam ? line.openings : open), form: form))
        }
    }

    private func form(of line: InnerLine) -> Form {
        if line.openings.count < 2 {
            let isFar =
                !line.openings.isEmpty
                && line.flat.corners(ofContour: 0).contains {
                    Tongue.isFar($0, from: rim, strokeWidth: width)
                }
            return isFar ? .tongue : .across
        }
        let ends = line.ends
        let farthest = ends.lazy.flatMap { end in ends.lazy.map(end.distance) }.max() ?? 0
        // As long as its area makes a line of one width.
        return farthest < Self.straightness * line.path.area / width ? .figure : .across
    }

    /// What is longer than the way between its ends by a quarter does not run straight on.
    private static let straightness = 0.8

    /// Does a point lie on one of the lines?
    func names(_ point: Point) -> Bool { pieces.contains { $0.line.path.contains(point) } }

    /// - Parameter cleared: what goes along with them, in normal form.
    func cut(_ pieces: [Piece], with cleared: Path, outOf filled: Path) -> Path {
        if pieces.isEmpty { return filled }
        let rest = filled.subtracting(
            pieces.flatMap(removed) + (cleared.isEmpty ? [] : [cleared]), tolerance: tolerance)
        // What rounded corners leave between a line and its notch is no detail of the drawing.
        return Path(rest.subpaths.filter { abs($0.area) > 0.05 * width * width })
    }

    private func removed(with piece: Piece) -> [Path] {
        switch piece.removal {
        case .gap(let gap): [gap]
        case .joints(let joints): [piece.line.path] + joints
        case .notches(let openings):
            [piece.line.path(with: openings.compactMap { notch(at: $0, of: piece.line) })]
        }
    }

    /// Between the end of a line and the wall as thick as it was drawn.
    private func joint(at opening: InnerLine.Opening) -> Path {
        let out = LineEnd.square(to: opening.to - opening.from) * (wall - width)
        return Path(polygon: [opening.from - out, opening.from + out, opening.to + out, opening.to - out])
    }

    /// The way on from a line through the wall, as deep as walls are.
    private func notch(at opening: InnerLine.Opening, of line: InnerLine) -> InnerLine.Notch? {
        guard LineEnd.isLine(opening, strokeWidth: width) else { return nil }
        return LineEnd(of: line.flat, opening, strokeWidth: width).notch(depth: 2 * wall + width)
    }

    /// Anything thinner is what the wall's inner corners leave.
    private func isLine(_ line: InnerLine) -> Bool {
        let area = line.path.area
        guard area > 0.6 * width * width else { return false }
        // Where most of it is no thinner, the mean tells.
        if 2 * area > 0.7 * width * line.perimeter { return true }
        return line.flat.estimatedStrokeWidth().map { $0 > 0.6 * width } ?? false
    }

    /// Does a line run into a corner that points into the body, where two outlines meet?
    private func isInCorner(_ end: InnerLine.Opening) -> Bool {
        guard let near = rim.nearest(to: end.from), let far = rim.nearest(to: end.to) else { return true }
        return near.distance(to: far) < 0.6 * end.from.distance(to: end.to)
    }
}
