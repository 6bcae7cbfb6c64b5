internal import PathGeometry

extension FlatPath {
    /// Does one of the contours find itself again on the other side of an axis?
    ///
    /// - Parameters:
    ///   - direction: of the axis, of length 1.
    ///   - slack: how far off its mirror image something may lie, in units of the view box.
    ///   - share: of its length that may have no mirror image.
    func isSymmetric(
        contour: Int, about point: Point, along direction: Vector, within slack: Double, butFor share: Double = 0.1
    ) -> Bool {
        let across = direction.perpendicular
        let samples = samples(ofContour: contour, count: 48)
        let single = samples.count { sample in
            let mirrored = sample.point - across * (2 * (sample.point - point).dot(across))
            return distance(to: mirrored, within: slack) > slack
        }
        return single == 0 || Double(single) < share * Double(samples.count)
    }
}
