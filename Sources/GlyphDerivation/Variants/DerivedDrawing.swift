package import GlyphModel
package import PathGeometry

/// A variant during its derivation; steps change it.
package struct DerivedDrawing: Hashable, Sendable {
    /// From back to front, in normal form.
    package var layers: [OutlinedLayer]
    /// The visible part. If a step enlarges it, the picture grows: a unit keeps its length.
    package var viewBox: Rect
    /// The lines that its outline follows. A step adds the lines that it draws or knocks out, and moves all with the
    /// picture.
    package var centerLines: [CenterLine]
    /// The same picture of whole layers, some of which erase the layers below them; nil if that is the same one.
    /// Symbols have it, as their layers move.
    package var stack: [OutlinedLayer]?

    package init(layers: [OutlinedLayer], viewBox: Rect, centerLines: [CenterLine] = []) {
        (self.layers, self.viewBox, self.centerLines) = (layers, viewBox, centerLines)
    }

    /// The part of the picture inside of the view box.
    package func cropped(_ tolerance: Tolerance) -> DerivedDrawing {
        let length = tolerance.length(in: viewBox.extent)
        var picture = self
        picture.layers = layers.compactMap { $0.cropped(to: viewBox, tolerance: length) }
        picture.stack = stack?.compactMap { $0.cropped(to: viewBox, tolerance: length) }
        return picture
    }

    /// The picture in other coordinates of the same view box.
    ///
    /// - Parameter transform: a transform that scales evenly.
    package func transformed(by transform: Transform) -> DerivedDrawing {
        var picture = self
        for index in layers.indices {
            picture.layers[index].path = layers[index].path.transformed(by: transform)
        }
        if var stack {
            for index in stack.indices { stack[index].path = stack[index].path.transformed(by: transform) }
            picture.stack = stack
        }
        picture.centerLines = centerLines.map { $0.transformed(by: transform) }
        return picture
    }

    /// Draws an area on top, in the paint that covers most of the picture; in the whole tint, if that fades. Selectors
    /// match it by an element name: `<layer select="slash" tint="systemRed"/>`. Nothing is drawn on a picture without
    /// layers.
    ///
    /// - Parameters:
    ///   - path: a path in normal form.
    ///   - picture: the picture that it gets the paint of, if it is not this one.
    package mutating func add(_ path: Path, as element: String, like picture: DerivedDrawing? = nil) {
        guard !path.isEmpty, let ink = (picture ?? self).layers.max(by: { abs($0.path.area) < abs($1.path.area) })
        else { return }
        let identity = ElementIdentity([ElementIdentity.Names(element: element)])
        // A mark is seen as a whole: it does not fade with the layer below it.
        let paint = ink.paint.fades ? .currentColor(opacity: 1) : ink.paint
        var layer = OutlinedLayer(path: path, paint: paint, element: identity, location: ink.location)
        layer.step = element
        layers.append(layer)
    }

    /// States the layers of the picture as a stack: areas are erased from the areas of another picture, and what it has
    /// on top is drawn.
    ///
    /// - Parameters:
    ///   - area: the area around the picture on top, in normal form.
    ///   - scraps: the other areas to erase, in normal form.
    mutating func stack(on picture: DerivedDrawing, erasing area: Path, _ scraps: Path) {
        guard let top = layers.last else { return }
        var erasers = [top, top]
        (erasers[0].path, erasers[0].erases, erasers[0].hasFixedOutline) = (scraps, true, true)
        (erasers[1].path, erasers[1].erases) = (area, true)
        stack = (picture.stack ?? picture.layers) + erasers.filter { !$0.path.isEmpty } + [top]
    }

    /// Removes an area from all layers.
    package mutating func cut(_ path: Path, _ tolerance: Tolerance) {
        let length = tolerance.length(in: viewBox.extent)
        for index in layers.indices {
            layers[index].path = layers[index].path.combined(with: path, by: .difference, tolerance: length)
        }
        layers.removeAll(where: \.path.isEmpty)
    }
}

// MARK: - Scraps

extension DerivedDrawing {
    /// The bounds of all that is drawn; nil for an empty picture.
    var ink: Rect? { layers.compactMap(\.path.bounds).reduce(nil) { whole, bounds in whole?.union(bounds) ?? bounds } }

    /// Removes an area, and the scraps of the shapes it cuts through.
    ///
    /// - Returns: an area that covers the scraps, in normal form. It reaches beyond their edges, which may move in a
    ///   symbol.
    mutating func clear(_ area: Path, penWidth width: Double, _ tolerance: Tolerance) -> Path {
        let before = self
        cut(area, tolerance)
        let scraps = removeScraps(since: before, penWidth: width)
        if scraps.isEmpty { return Path() }
        let length = tolerance.length(in: viewBox.extent)
        func around(_ paths: [Path], _ margin: Double) -> Path {
            .union(ofNonNegative: paths + paths.map { $0.margin(margin, tolerance: length) }, tolerance: length)
        }
        let kept = around(layers.map(\.path), width / 8)
        return around(scraps, width / 2).combined(with: kept, by: .difference, tolerance: length)
    }

    /// Removes the rest that a cut has left of a part if it is too small to be seen as that part: less than a dot of
    /// the pen, or thinner than half of a line. Parts that the cut did not touch stay, however small they are.
    ///
    /// - Parameter before: the picture before the cut, layer by layer the same or fewer.
    /// - Returns: the removed areas.
    private mutating func removeScraps(since before: DerivedDrawing, penWidth width: Double) -> [Path] {
        let dot = width * width * Double.pi / 4
        let old = Set(before.layers.flatMap { $0.path.subpaths.map(Scrap.init) })
        var removed: [Path] = []
        func isKept(_ part: [Subpath]) -> Bool {
            guard let outer = part.first, !old.contains(Scrap(outer)) else { return true }
            let area = part.reduce(0) { $0 + $1.area }
            let flat = FlatPath(Path(part), tolerance: width / 60)
            let edge = (0..<flat.contourCount).reduce(0) { $0 + flat.perimeter(ofContour: $1) }
            // The mean thickness of a long shape is twice its area over its edge.
            return area > 0.8 * dot && 2 * area / edge > 0.45 * width
        }
        for index in layers.indices {
            var kept: [Subpath] = []
            var keepsAll = true
            for part in layers[index].path.parts {
                if isKept(part) {
                    kept += part
                } else {
                    removed.append(Path(part))
                    keepsAll = false
                }
            }
            if !keepsAll { layers[index].path = Path(kept) }
        }
        layers.removeAll(where: \.path.isEmpty)
        return removed
    }
}

/// The identity of a contour that has not changed.
private struct Scrap: Hashable {
    let bounds: [Double]

    init(_ contour: Subpath) {
        // A cut elsewhere may move a coordinate by rounding.
        bounds = [contour.bounds.minX, contour.bounds.minY, contour.bounds.maxX, contour.bounds.maxY, contour.area]
            .map { ($0 * 1000).rounded() }
    }
}

// MARK: - Lines

/// A line whose stroke made a part of a picture's outline: of the drawing, or of a step.
///
/// It says how the outline moves where lines get wider: an edge that is half a width away from such a line moves away
/// from it, whether the line is ink or knocked out.
package struct CenterLine: Hashable, Sendable {
    /// In the coordinates of the picture.
    package var path: Path
    package var style: StrokeStyle
    /// How much wider it gets where lines of the picture get wider by one unit: less in a part that is shown smaller.
    package var growth = 1.0
    /// How much more than its growth the outer side of a closed line moves, and how much less the inner one, as a
    /// share.
    package var outwards = 0.0
    /// The step that drew it, as layers have it; nil for a line of the drawing.
    package var step: String?

    package init(path: Path, style: StrokeStyle, step: String? = nil) {
        (self.path, self.style, self.step) = (path, style, step)
    }

    /// The line in other coordinates.
    ///
    /// - Parameter transform: a transform that scales evenly.
    package func transformed(by transform: Transform) -> CenterLine {
        var line = self
        line.path = path.transformed(by: transform)
        line.style.width *= transform.scaleFactor
        line.growth *= transform.scaleFactor
        return line
    }

    /// The lines of a drawing's strokes, and the contours of its filled shapes, which are lines without a width.
    package static func lines(of glyph: Glyph) -> [CenterLine] {
        glyph.layers.flatMap { layer -> [CenterLine] in
            var lines: [CenterLine] = []
            if layer.fill != nil { lines.append(CenterLine(path: layer.path, style: StrokeStyle(width: 0))) }
            if let stroke = layer.stroke { lines.append(CenterLine(path: layer.path, style: stroke.style)) }
            return lines
        }
    }
}
