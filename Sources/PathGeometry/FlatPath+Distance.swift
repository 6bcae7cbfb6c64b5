extension FlatPath {
    /// The distance from a point to the nearest chord; infinite for an empty path.
    public func distance(to point: Point) -> Double {
        var least = Double.infinity
        for corners in contours {
            guard var a = corners.last else { continue }
            for b in corners {
                least = min(least, Line(a, b).distance(to: point))
                a = b
            }
        }
        return least
    }

    /// The distance to another path's chords, measured from this one's corners and the other's; nil if it
    /// is more than `limit`.
    public func distance(to other: FlatPath, within limit: Double) -> Double? {
        guard let box = bounds, let otherBox = other.bounds, box.insetBy(-limit).intersects(otherBox)
        else { return nil }
        let near = contours.joined().reduce(Double.infinity) { min($0, other.distance(to: $1)) }
        let far = other.contours.joined().reduce(near) { min($0, distance(to: $1)) }
        return far <= limit ? far : nil
    }

    /// The smallest rectangle around all corners.
    public var bounds: Rect? {
        contours.joined().reduce(nil) { (box: Rect?, point) in box?.union(point) ?? Rect(point) }
    }
}
