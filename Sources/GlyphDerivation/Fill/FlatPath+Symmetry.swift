internal import PathGeometry

extension FlatPath {
    /// Is one of the contours symmetric to an axis?
    ///
    /// - Parameters:
    ///   - direction: the direction of the axis, of length 1.
    ///   - slack: the maximum distance of a point from the mirror image, in units of the view box.
    ///   - share: the share of the length that may have no mirror image.
    func isSymmetric(
        contour: Int, about point: Point, along direction: Vector, within slack: Double, butFor share: Double = 0.1
    ) -> Bool {
        let across = direction.perpendicular
        return self.share(ofContour: contour) { sample in
            let mirrored = sample.point - across * (2 * (sample.point - point).dot(across))
            return distance(to: mirrored, within: slack) > slack
        } < max(share, 1e-9)
    }
}
