extension Path {
    /// The location at an arc length along the path, in units of the path, from its first drawn point. Moves do not
    /// count, closing lines do. A length below zero or beyond the path's length gives its first or last location; nil
    /// for a path without segments.
    public func location(atLength length: Double) -> PathLocation? {
        var rest = max(0, length)
        var last: PathLocation?
        for (index, subpath) in subpaths.enumerated() {
            for (number, segment) in subpath.segments.enumerated() {
                let measure = ArcLength(segment)
                if rest <= measure.total {
                    let t = measure.parameter(at: rest)
                    return PathLocation(subpath: index, segment: number, of: segment, at: t)
                }
                rest -= measure.total
                last = PathLocation(subpath: index, segment: number, of: segment, at: 1)
            }
        }
        return last
    }

    /// The arc length from the first drawn point to a location, in units of the path.
    ///
    /// - Parameter location: a location on this path.
    public func length(to location: PathLocation) -> Double {
        let before = subpaths.prefix(location.subpath).reduce(0) { $0 + $1.length }
        let segments = subpaths[location.subpath].segments
        let whole = segments.prefix(location.segment).reduce(before) { $0 + ArcLength($1).total }
        return whole + ArcLength(segments[location.segment]).length(from: 0, to: location.parameter)
    }
}

extension Subpath {
    /// The total length of all segments, in units of the path.
    public var length: Double { segments.reduce(0) { $0 + ArcLength($1).total } }
}
