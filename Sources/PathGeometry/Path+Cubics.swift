extension Path {
    /// The same path in lines and curves with two control points.
    package var asCubics: Path {
        Path(
            subpaths.map { subpath in
                var subpath = subpath
                for index in subpath.segments.indices {
                    if case .quadratic = subpath.segments[index] {
                        subpath.segments[index] = .cubic(subpath.segments[index].asCubic)
                    }
                }
                return subpath
            })
    }
}
