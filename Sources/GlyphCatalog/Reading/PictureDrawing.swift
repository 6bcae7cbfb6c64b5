internal import GlyphModel
internal import PathGeometry
internal import SemanticColor

extension PictureGrid {
    /// The colours of a drawing at the middles of the points, strokes and clips included. The current colour is black.
    /// A line that is thinner than a point is drawn as wide as a point.
    ///
    /// `WorkLimit` counts its work.
    init(_ glyph: Glyph) {
        var canvas = PictureCanvas()
        let frame = PictureFrame(glyph.viewBox)
        for layer in glyph.layers {
            if WorkLimit.isExceeded { break }
            canvas.enter(layer.groups)
            let clip = layer.clip.map { PictureMask(of: $0, .nonzero, in: frame) }
            func paint(_ mask: PictureMask, _ paint: Paint) {
                canvas.paint(clip.map(mask.intersection) ?? mask, paint, in: glyph.viewBox)
            }
            if let fill = layer.fill, !fill.paint.isClear {
                paint(PictureMask(of: layer.path, fill.rule, in: frame), fill.paint)
            }
            if let stroke = layer.stroke, !stroke.paint.isClear {
                paint(PictureMask(strokeOf: layer.path, stroke.style, in: frame), stroke.paint)
            }
        }
        canvas.enter([])
        self.init(colors: canvas.colors, numbers: canvas.points)
    }
}

/// The colours of the points while layers are composited.
private struct PictureCanvas {
    /// A group that is open, or the picture itself.
    private struct Level {
        var group: OpacityGroup?
        /// The index of each point's colour.
        var points = [UInt32](repeating: 0, count: PictureGrid.side * PictureGrid.side)
    }

    /// The colours that were painted; the first stands for none.
    private(set) var colors: [Color] = [.clear]
    private var numbers: [Color: UInt32] = [:]
    private var levels = [Level(group: nil)]
    /// The last result: neighbours mostly have the same colours.
    private var last: (above: UInt32, below: UInt32, result: UInt32) = (0, 0, 0)

    /// More colours than these are looked through for the ones that are in use.
    private static let most = 1 << 16

    /// When all groups are closed.
    var points: [UInt32] { levels[0].points }

    /// Closes the groups that the next layer is not in, and opens its own.
    mutating func enter(_ groups: [OpacityGroup]) {
        if groups.isEmpty && levels.count == 1 { return }
        let open = levels.dropFirst().compactMap(\.group)
        let common = zip(open, groups).prefix { $0.id == $1.id }.count
        for _ in common..<max(common, open.count) { close() }
        for group in groups[common...] { levels.append(Level(group: group)) }
    }

    private mutating func close() {
        guard levels.count > 1, let level = levels.popLast(), let group = level.group else { return }
        WorkLimit.spend(level.points.count / 8)
        var (known, faint): (UInt32, UInt32) = (0, 0)
        for index in level.points.indices where level.points[index] != 0 {
            if level.points[index] != known {
                known = level.points[index]
                faint = number(of: colors[Int(known)].opacity(group.opacity))
            }
            composite(faint, at: index)
        }
    }

    mutating func paint(_ mask: PictureMask, _ paint: Paint, in viewBox: Rect) {
        if colors.count > Self.most { removeUnused() }
        guard case .gradient(let gradient) = paint else {
            guard let color = paint.colors.first, color.alpha > 0 else { return }
            let number = number(of: color)
            mask.forEachPoint { composite(number, at: $0 * PictureGrid.side + $1) }
            return
        }
        let (width, height) = (viewBox.width / Double(PictureGrid.side), viewBox.height / Double(PictureGrid.side))
        WorkLimit.spend(PictureGrid.side * PictureGrid.side)
        mask.forEachPoint { row, column in
            let color = gradient.color(
                at: Point(viewBox.minX + (Double(column) + 0.5) * width, viewBox.minY + (Double(row) + 0.5) * height))
            if color.alpha > 0 { composite(number(of: color), at: row * PictureGrid.side + column) }
        }
    }

    private mutating func composite(_ above: UInt32, at index: Int) {
        let below = levels[levels.count - 1].points[index]
        if below == 0 || colors[Int(above)].alpha >= 1 {
            levels[levels.count - 1].points[index] = above
            return
        }
        if last.above != above || last.below != below {
            last = (above, below, number(of: colors[Int(above)].composited(over: colors[Int(below)])))
        }
        levels[levels.count - 1].points[index] = last.result
    }

    private mutating func number(of color: Color) -> UInt32 {
        if let known = numbers[color] { return known }
        let number = UInt32(colors.count)
        colors.append(color)
        numbers[color] = number
        return number
    }

    private mutating func removeUnused() {
        let old = colors
        (colors, numbers, last) = ([.clear], [:], (0, 0, 0))
        for level in levels.indices {
            for index in levels[level].points.indices where levels[level].points[index] != 0 {
                levels[level].points[index] = number(of: old[Int(levels[level].points[index])])
            }
        }
    }
}

// MARK: - Areas

/// The frame of a grid: a view box in columns. A row may be higher or lower than a column is wide.
struct PictureFrame {
    private let origin: Point
    private let scale: Double
    /// The height of a row.
    let step: Double

    init(_ viewBox: Rect) {
        origin = Point(viewBox.minX, viewBox.minY)
        scale = Double(PictureGrid.side) / viewBox.width
        step = viewBox.height / viewBox.width
    }

    /// From the middle of the first point.
    func place(_ point: Point) -> Point {
        Point((point.x - origin.x) * scale - 0.5, (point.y - origin.y) * scale - 0.5 * step)
    }

    func length(_ length: Double) -> Double { length * scale }

    /// Calls the body with the corners of each subpath as chords, in columns.
    func forEachContour(of path: Path, _ body: (_ corners: [Point], _ isClosed: Bool, _ isDrawn: Bool) -> Void) {
        var (corners, isDrawn) = ([Point](), false)
        var work = 0
        func end(isClosed: Bool) {
            if !corners.isEmpty { body(corners, isClosed, isDrawn || isClosed) }
            work += corners.count
            corners.removeAll(keepingCapacity: true)
            isDrawn = false
        }
        func append(_ segment: Segment, bend: Double) {
            let count = Self.chordCount(bend: bend)
            for index in 1..<max(count, 1) { corners.append(segment.point(at: Double(index) / Double(count))) }
            corners.append(segment.end)
        }
        for element in path.elements {
            switch element {
            case .move(let point):
                end(isClosed: false)
                corners.append(place(point))
                continue
            case .line(let point): corners.append(place(point))
            case .quadratic(let control, let point):
                guard let start = corners.last else { continue }
                let curve = QuadraticBezier(start, place(control), place(point))
                let bend = ((curve.end - curve.control) - (curve.control - curve.start)).length / 4
                append(.quadratic(curve), bend: bend)
            case .cubic(let control1, let control2, let point):
                guard let start = corners.last else { continue }
                let curve = CubicBezier(start, place(control1), place(control2), place(point))
                let first = (curve.control2 - curve.control1) - (curve.control1 - curve.start)
                let last = (curve.end - curve.control2) - (curve.control2 - curve.control1)
                append(.cubic(curve), bend: max(first.length, last.length) * 0.75)
            case .close: end(isClosed: true)
            }
            isDrawn = !corners.isEmpty
        }
        end(isClosed: false)
        WorkLimit.spend(work)
    }

    /// Chords within a fifth of a point of a curve, by the bound on its second difference (Wang's formula; Goldman,
    /// "Pyramid Algorithms", 5.6).
    private static func chordCount(bend: Double) -> Int {
        let count = (bend * 5).squareRoot().rounded(.up)
        return Int(min(max(count, 1), 1024))
    }
}

/// The points of a grid that an area covers: those whose middle is in it.
struct PictureMask {
    private static let side = PictureGrid.side

    /// From the top; the lowest bit is the leftmost point.
    private(set) var rows = [UInt64](repeating: 0, count: side)

    func intersection(_ other: PictureMask) -> PictureMask {
        var mask = self
        for row in rows.indices { mask.rows[row] &= other.rows[row] }
        return mask
    }

    @inline(__always) func forEachPoint(_ body: (_ row: Int, _ column: Int) -> Void) {
        for row in rows.indices {
            var bits = rows[row]
            while bits != 0 {
                body(row, bits.trailingZeroBitCount)
                bits &= bits - 1
            }
        }
    }

    /// The area inside of a path: changes of the winding number are noted where edges cross the rows, and added up
    /// along each row.
    init(of path: Path, _ rule: FillRule, in frame: PictureFrame) {
        var changes = [Int32](repeating: 0, count: Self.side * Self.side)
        var (top, bottom, work) = (Self.side, 0, 0)
        frame.forEachContour(of: path) { corners, _, _ in
            var start = corners[corners.count - 1]
            for end in corners {
                let isDown = start.y < end.y
                let (upper, lower) = isDown ? (start, end) : (end, start)
                let first = Int((upper.y / frame.step).clamped.rounded(.up))
                let beyond = Int((lower.y / frame.step).clamped.rounded(.up))
                if first < beyond {
                    work += (beyond - first) / 4
                    (top, bottom) = (min(top, first), max(bottom, beyond))
                    let slope = (lower.x - upper.x) / (lower.y - upper.y)
                    for row in first..<beyond {
                        let place = upper.x + (Double(row) * frame.step - upper.y) * slope
                        let column = Int(place.clamped.rounded(.up))
                        if column < Self.side { changes[row * Self.side + column] += isDown ? 1 : -1 }
                    }
                }
                start = end
            }
        }
        WorkLimit.spend(work + Self.side)
        guard top < bottom else { return }
        for row in top..<bottom {
            var (winding, bits): (Int32, UInt64) = (0, 0)
            for column in 0..<Self.side {
                winding &+= changes[row * Self.side + column]
                if rule == .evenodd ? winding & 1 != 0 : winding != 0 { bits |= 1 << UInt64(column) }
            }
            rows[row] = bits
        }
    }

    /// The points near the centre line of a stroke. Corners are round, which differs from a miter in a few points.
    init(strokeOf path: Path, _ style: StrokeStyle, in frame: PictureFrame) {
        // Of too many dashes, the line as a whole is what is seen.
        let drawn = style.dash.flatMap { try? path.dashed($0) } ?? path
        let radius = max(frame.length(style.width), 1, frame.step) / 2
        frame.forEachContour(of: drawn) { corners, isClosed, isDrawn in
            if WorkLimit.isExceeded || !isDrawn { return }
            let isLoop = isClosed || corners.count > 1 && corners[0] == corners[corners.count - 1]
            if !corners.contains(where: { $0 != corners[0] }) {
                markDot(corners[0], radius, style.cap, frame)
                return
            }
            for index in corners.indices {
                let isEnd = !isLoop && (index == 0 || index == corners.count - 1)
                if !isEnd || style.cap == .round { markDisc(corners[index], radius, frame) }
                guard index > 0 || isClosed else { continue }
                let from = corners[index > 0 ? index - 1 : corners.count - 1]
                let (start, end) = (!isLoop && index == 1, !isLoop && index == corners.count - 1)
                let reach = style.cap == .square ? radius : 0
                markBar(from, corners[index], radius, start ? reach : 0, end ? reach : 0, frame)
            }
        }
    }

    private mutating func markDot(_ place: Point, _ radius: Double, _ cap: LineCap, _ frame: PictureFrame) {
        switch cap {
        case .butt: break
        case .round: markDisc(place, radius, frame)
        case .square: markBar(place, Point(place.x + 1e-6, place.y), radius, radius, radius, frame)
        }
    }

    private mutating func markDisc(_ center: Point, _ radius: Double, _ frame: PictureFrame) {
        let lines = Self.rows(center.y - radius, center.y + radius, frame)
        WorkLimit.spend(lines.count / 2)
        for row in lines {
            let y = Double(row) * frame.step - center.y
            let half = max(radius * radius - y * y, 0).squareRoot()
            mark(row, center.x - half, center.x + half)
        }
    }

    /// A straight piece of a stroke, with so much more at its ends: the points between two parallel lines, and between
    /// two across.
    private mutating func markBar(
        _ from: Point, _ to: Point, _ radius: Double, _ before: Double, _ behind: Double, _ frame: PictureFrame
    ) {
        let length = (to - from).length
        guard length > 0 else { return }
        let along = (to - from) * (1 / length)
        let reach = Vector(
            radius * abs(along.y) + max(before, behind) * abs(along.x),
            radius * abs(along.x) + max(before, behind) * abs(along.y))
        let lines = Self.rows(min(from.y, to.y) - reach.y, max(from.y, to.y) + reach.y, frame)
        WorkLimit.spend(lines.count / 2)
        for row in lines {
            let y = Double(row) * frame.step - from.y
            var (low, high) = (-Double.infinity, Double.infinity)
            // The distance along the line, and from it, of a point at x is a linear function of x.
            for (slope, offset, least, most) in [
                (along.x, y * along.y, -before, length + behind), (along.y, -y * along.x, -radius, radius),
            ] {
                if abs(slope) < 1e-9 {
                    if offset < least - 1e-9 || offset > most + 1e-9 { high = -.infinity }
                } else {
                    let (a, b) = ((least - offset) / slope, (most - offset) / slope)
                    (low, high) = (max(low, min(a, b)), min(high, max(a, b)))
                }
            }
            if low <= high { mark(row, from.x + low, from.x + high) }
        }
    }

    /// The points of a row between two places.
    @inline(__always) private mutating func mark(_ row: Int, _ low: Double, _ high: Double) {
        // Within rounding errors, a middle on the edge is inside.
        let first = Int((low - 1e-9).clamped.rounded(.up))
        let last = Int(min(max((high + 1e-9).rounded(.down), -1), Double(Self.side - 1)))
        if first <= last { rows[row] |= (~0 << UInt64(first)) & (~0 >> UInt64(Self.side - 1 - last)) }
    }

    private static func rows(_ low: Double, _ high: Double, _ frame: PictureFrame) -> Range<Int> {
        let first = Int((low / frame.step - 1e-9).clamped.rounded(.up))
        let beyond = Int(((high / frame.step + 1e-9).rounded(.down) + 1).clamped)
        return first < beyond ? first..<beyond : 0..<0
    }
}

extension Double {
    /// Clamped to the range of grid indices.
    fileprivate var clamped: Double { Swift.min(Swift.max(self, 0), Double(PictureGrid.side)) }
}
