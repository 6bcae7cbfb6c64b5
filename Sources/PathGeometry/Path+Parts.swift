extension Path {
    /// The connected parts of a path in normal form: each outer contour with its holes.
    package var parts: [[Subpath]] {
        let contours = subpaths.filter { !$0.segments.isEmpty }
        let outer = contours.filter { $0.area > 0 }
        var parts = outer.map { [$0] }
        for hole in contours where hole.area <= 0 {
            // A hole is in the smallest of the contours around it.
            let around = outer.indices.filter {
                outer[$0].bounds.contains(hole.bounds) && outer[$0].winding(around: hole.start) != 0
            }
            if let owner = around.min(by: { outer[$0].area < outer[$1].area }) { parts[owner].append(hole) }
        }
        return parts
    }
}
