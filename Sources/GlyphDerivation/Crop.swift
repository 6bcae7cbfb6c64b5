package import PathGeometry

extension OutlinedLayer {
    /// The part of the layer inside of the view box; nil if there is none.
    package func cropped(to viewBox: Rect, tolerance: Double) -> OutlinedLayer? {
        guard let bounds = path.bounds else { return nil }
        if viewBox.insetBy(-tolerance).contains(bounds) { return self }
        var layer = self
        layer.path = path.combined(with: Path(viewBox), by: .intersection, tolerance: tolerance)
        return layer.path.isEmpty ? nil : layer
    }
}

extension Path {
    /// The outline of the rectangle, clockwise on screen.
    init(_ rect: Rect) {
        self.init()
        move(to: Point(rect.minX, rect.minY))
        line(to: Point(rect.maxX, rect.minY))
        line(to: Point(rect.maxX, rect.maxY))
        line(to: Point(rect.minX, rect.maxY))
        close()
    }
}
