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
        let frame = glyph.viewBox
        for layer in glyph.layers {
            if WorkLimit.isExceeded { break }
            canvas.enter(layer.groups)
            let clip = layer.clip.map { SampleGrid($0, isEvenOdd: false, in: frame) }
            func paint(_ mask: SampleGrid, _ paint: Paint) {
                canvas.paint(clip.map(mask.intersection) ?? mask, paint, in: glyph.viewBox)
            }
            if let fill = layer.fill, !fill.paint.isClear {
                paint(SampleGrid(layer.path, isEvenOdd: fill.rule == .evenodd, in: frame), fill.paint)
            }
            if let stroke = layer.stroke, !stroke.paint.isClear {
                paint(SampleGrid(strokeOf: layer.path, stroke.style, in: frame), stroke.paint)
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

    mutating func paint(_ mask: SampleGrid, _ paint: Paint, in viewBox: Rect) {
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

extension SampleGrid {
    /// What a stroke covers, which is at least as wide as a point.
    fileprivate init(strokeOf path: Path, _ style: StrokeStyle, in viewBox: Rect) {
        let point = viewBox.width / Double(Self.side)
        var style = style
        style.width = max(style.width, point)
        self.init((try? path.stroked(style, tolerance: point / 8)) ?? path, isEvenOdd: false, in: viewBox)
    }

    @inline(__always) fileprivate func forEachPoint(_ body: (_ row: Int, _ column: Int) -> Void) {
        for row in rows.indices {
            var bits = rows[row]
            while bits != 0 {
                body(row, bits.trailingZeroBitCount)
                bits &= bits - 1
            }
        }
    }
}
