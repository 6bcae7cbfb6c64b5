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
        for layer in glyph.layers {
            if WorkLimit.isExceeded { break }
            canvas.enter(layer.groups)
            let clip = layer.clip.map { PictureMask(of: $0, .nonzero, in: glyph.viewBox) }
            func paint(_ mask: PictureMask, _ paint: Paint) {
                canvas.paint(clip.map(mask.intersection) ?? mask, paint, in: glyph.viewBox)
            }
            if let fill = layer.fill, !fill.paint.isClear {
                paint(PictureMask(of: layer.path, fill.rule, in: glyph.viewBox), fill.paint)
            }
            if let stroke = layer.stroke, !stroke.paint.isClear {
                paint(PictureMask(strokeOf: layer.path, stroke.style, in: glyph.viewBox), stroke.paint)
            }
        }
        self.init(canvas.flattened())
    }
}

/// The colours of the points while layers are composited.
private struct PictureCanvas {
    /// A group that is open, or the picture itself.
    private struct Level {
        var group: OpacityGroup?
        var points = [Color](repeating: .clear, count: PictureGrid.side * PictureGrid.side)
    }

    private var levels = [Level(group: nil)]

    /// Closes the groups that the next layer is not in, and opens its own.
    mutating func enter(_ groups: [OpacityGroup]) {
        let open = levels.dropFirst().compactMap(\.group)
        let common = zip(open, groups).prefix { $0.id == $1.id }.count
        for _ in common..<max(common, open.count) { close() }
        for group in groups[common...] { levels.append(Level(group: group)) }
    }

    private mutating func close() {
        guard let level = levels.popLast(), let group = level.group, !levels.isEmpty else { return }
        WorkLimit.spend(level.points.count / 8)
        var mixer = Mixer()
        for index in level.points.indices where level.points[index].alpha > 0 {
            let color = level.points[index].opacity(group.opacity)
            mixer.composite(color, onto: &levels[levels.count - 1].points[index])
        }
    }

    mutating func paint(_ mask: PictureMask, _ paint: Paint, in viewBox: Rect) {
        var mixer = Mixer()
        let (width, height) = (viewBox.width / Double(PictureGrid.side), viewBox.height / Double(PictureGrid.side))
        let own = paint.flatColor
        for (row, bits) in mask.rows.enumerated() {
            var bits = bits
            while bits != 0 {
                let column = bits.trailingZeroBitCount
                bits &= bits - 1
                let color =
                    own
                    ?? paint.color(
                        at: Point(
                            viewBox.minX + (Double(column) + 0.5) * width, viewBox.minY + (Double(row) + 0.5) * height))
                mixer.composite(color, onto: &levels[levels.count - 1].points[row * PictureGrid.side + column])
            }
        }
    }

    /// The colours of all points, when all groups are closed.
    mutating func flattened() -> [Color] {
        enter([])
        return levels[0].points
    }

    /// Composites colours; neighbours mostly have the same ones.
    private struct Mixer {
        private var last: (above: Color, below: Color, result: Color)?

        mutating func composite(_ above: Color, onto below: inout Color) {
            if above.alpha >= 1 || below.alpha <= 0 {
                below = above
                return
            }
            if let last, last.above == above, last.below == below {
                below = last.result
                return
            }
            let result = above.composited(over: below)
            last = (above, below, result)
            below = result
        }
    }
}

extension Paint {
    /// Its colour; nil for a gradient.
    fileprivate var flatColor: Color? {
        switch self {
        case .color(let color): color
        case .currentColor(let opacity): CurrentColor.drawn.opacity(opacity)
        case .gradient: nil
        }
    }

    fileprivate func color(at point: Point) -> Color {
        if case .gradient(let gradient) = self { gradient.color(at: point) } else { flatColor ?? .clear }
    }
}

// MARK: - Masks

/// The points of a grid that an area covers: those whose middle is in it.
private struct PictureMask {
    private static let side = PictureGrid.side

    /// From the top; the lowest bit is the leftmost point.
    private(set) var rows = [UInt64](repeating: 0, count: side)

    func intersection(_ other: PictureMask) -> PictureMask {
        var mask = self
        for row in rows.indices { mask.rows[row] &= other.rows[row] }
        return mask
    }

    /// The area inside of a path: changes of the winding number are noted where edges cross the rows, and added up
    /// along each row.
    init(of path: Path, _ rule: FillRule, in viewBox: Rect) {
        let (across, down) = (Double(Self.side) / viewBox.width, Double(Self.side) / viewBox.height)
        // The last column is behind the last point.
        let width = Self.side + 1
        var changes = [Int32](repeating: 0, count: Self.side * width)
        // An eighth of a point.
        let flat = FlatPath(path, tolerance: viewBox.extent / Double(8 * Self.side))
        var work = 0
        for contour in 0..<flat.contourCount {
            let corners = flat.corners(ofContour: contour)
            guard let last = corners.last else { continue }
            func onGrid(_ corner: Point) -> Point {
                Point((corner.x - viewBox.minX) * across - 0.5, (corner.y - viewBox.minY) * down - 0.5)
            }
            var start = onGrid(last)
            work += corners.count
            for corner in corners {
                let end = onGrid(corner)
                let isDown = start.y < end.y
                let (top, bottom) = isDown ? (start, end) : (end, start)
                let (first, beyond) = (Int(top.y.clamped.rounded(.up)), Int(bottom.y.clamped.rounded(.up)))
                if first < beyond {
                    work += (beyond - first) / 4
                    let slope = (bottom.x - top.x) / (bottom.y - top.y)
                    for row in first..<beyond {
                        let column = Int((top.x + (Double(row) - top.y) * slope).clamped.rounded(.up))
                        changes[row * width + column] += isDown ? 1 : -1
                    }
                }
                start = end
            }
        }
        WorkLimit.spend(work + Self.side)
        for row in 0..<Self.side {
            var (winding, bits): (Int32, UInt64) = (0, 0)
            for column in 0..<Self.side {
                winding &+= changes[row * width + column]
                if rule == .evenodd ? winding & 1 != 0 : winding != 0 { bits |= 1 << UInt64(column) }
            }
            rows[row] = bits
        }
    }

    /// The points near the centre line of a stroke. Corners are round, which differs from a miter in a few points.
    init(strokeOf path: Path, _ style: StrokeStyle, in viewBox: Rect) {
        // Of too many dashes, the line as a whole is what is seen.
        let drawn = style.dash.flatMap { try? path.dashed($0) } ?? path
        var pen = StrokeMaskPen(style, in: viewBox)
        for subpath in drawn.subpaths {
            if WorkLimit.isExceeded { break }
            pen.draw(subpath)
        }
        rows = pen.rows
    }
}

/// Marks the points near lines.
private struct StrokeMaskPen {
    private static let side = PictureGrid.side

    private(set) var rows = [UInt64](repeating: 0, count: side)
    private let viewBox: Rect
    private let cell: Vector
    private let radius: Double
    private let cap: LineCap

    init(_ style: StrokeStyle, in viewBox: Rect) {
        self.viewBox = viewBox
        cell = Vector(viewBox.width / Double(Self.side), viewBox.height / Double(Self.side))
        radius = max(style.width, cell.x, cell.y) / 2
        cap = style.cap
    }

    mutating func draw(_ subpath: Subpath) {
        let flat = FlatPath(Path([subpath]), tolerance: viewBox.extent / Double(8 * Self.side))
        guard flat.contourCount > 0 else { return }
        var corners = Array(flat.corners(ofContour: 0))
        guard let first = corners.first else { return }
        if corners.count == 1 {
            // A dot.
            if cap != .butt, !subpath.segments.isEmpty || subpath.isClosed {
                mark(first, first, startsOpen: false, endsOpen: false)
            }
            return
        }
        // A contour does not repeat its first corner.
        if subpath.isClosed || subpath.end == subpath.start { corners.append(first) }
        for index in 1..<corners.count {
            mark(
                corners[index - 1], corners[index], startsOpen: !subpath.isClosed && index == 1,
                endsOpen: !subpath.isClosed && index == corners.count - 1)
        }
    }

    /// - Parameters:
    ///   - startsOpen: whether the first point has a cap.
    ///   - endsOpen: whether the last point has a cap.
    private mutating func mark(_ from: Point, _ to: Point, startsOpen: Bool, endsOpen: Bool) {
        let (line, squaredLength) = (to - from, (to - from).squaredLength)
        let length = squaredLength.squareRoot()
        // A square reaches farther along a diagonal.
        let reach = cap == .square ? radius * 1.5 : radius
        let columns = Self.indices(
            min(from.x, to.x) - reach - viewBox.minX, max(from.x, to.x) + reach - viewBox.minX, cell.x)
        let lines = Self.indices(
            min(from.y, to.y) - reach - viewBox.minY, max(from.y, to.y) + reach - viewBox.minY, cell.y)
        guard !columns.isEmpty, !lines.isEmpty else { return }
        WorkLimit.spend(1 + columns.count * lines.count / 16)
        for row in lines {
            var bits: UInt64 = 0
            let y = viewBox.minY + (Double(row) + 0.5) * cell.y
            for column in columns {
                let offset = Point(viewBox.minX + (Double(column) + 0.5) * cell.x, y) - from
                var along = squaredLength > 0 ? offset.dot(line) / length : 0
                if along < 0 && startsOpen || along > length && endsOpen {
                    if cap == .butt { continue }
                    if cap == .square {
                        let beyond = along < 0 ? -along : along - length
                        let across = abs(offset.x * line.y - offset.y * line.x) / length
                        if beyond <= radius, across <= radius { bits |= 1 << UInt64(column) }
                        continue
                    }
                }
                along = min(max(along, 0), length)
                let nearest = length > 0 ? line * (along / length) : Vector(0, 0)
                if (offset - nearest).squaredLength <= radius * radius { bits |= 1 << UInt64(column) }
            }
            rows[row] |= bits
        }
    }

    /// The points whose middles are between two distances from the edge.
    private static func indices(_ low: Double, _ high: Double, _ cell: Double) -> Range<Int> {
        let first = (low / cell - 0.5).rounded(.up).clamped
        let last = (high / cell - 0.5).rounded(.down)
        return last < first ? 0..<0 : Int(first)..<Int((last + 1).clamped)
    }
}

extension Double {
    /// Clamped to the range of grid indices.
    fileprivate var clamped: Double { Swift.min(Swift.max(self, 0), Double(PictureGrid.side)) }
}
