internal import PathGeometry

extension FlatPath {
    /// Does one of the contours, but for a tenth of its length, find all of it again on the other side of an axis?
    ///
    /// - Parameters:
    ///   - direction: of the axis, of length 1.
    ///   - slack: how far off its mirror image something may lie, in units of the view box.
    func isSymmetric(contour: Int, about point: Point, along direction: Vector, within slack: Double) -> Bool {
        let across = direction.perpendicular
        let samples = samples(ofContour: contour, count: 48)
        let paired = samples.count { sample in
            let mirrored = sample.point - across * (2 * (sample.point - point).dot(across))
            return distance(to: mirrored, within: slack) <= slack
        }
        return 10 * paired > 9 * samples.count
    }
}
