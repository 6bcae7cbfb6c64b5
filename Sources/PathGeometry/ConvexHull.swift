extension FlatPath {
    /// The area of the convex hull of a contour, computed in one pass along it, since contours do not cross themselves
    /// (Melkman 1987).
    package func hullArea(ofContour index: Int) -> Double {
        let corners = corners(ofContour: index)
        guard let first = corners.first,
            let turn = corners.indices.dropFirst(2).first(where: { isTurn(first, corners[$0 - 1], corners[$0]) })
        else { return 0 }
        var hull = Hull(first, corners[turn - 1], corners[turn], room: corners.count)
        for corner in corners[(turn + 1)...] { hull.add(corner) }
        return hull.area
    }

    private func isTurn(_ a: Point, _ b: Point, _ c: Point) -> Bool { (b - a).cross(c - a) != 0 }

    /// The hull of the corners so far; the last corner that was added is at both ends.
    private struct Hull {
        private var ring: ContiguousArray<Point>
        private var front: Int
        private var back: Int

        /// - Parameter room: the total number of corners.
        init(_ a: Point, _ b: Point, _ c: Point, room: Int) {
            ring = ContiguousArray(repeating: c, count: 2 * room + 1)
            (front, back) = (room - 2, room + 1)
            let isClockwise = (b - a).cross(c - a) > 0
            (ring[front + 1], ring[front + 2]) = isClockwise ? (a, b) : (b, a)
        }

        mutating func add(_ corner: Point) {
            if isInside(front, corner), isInside(back - 1, corner) { return }
            while back - front > 2, !isInside(front, corner) { front += 1 }
            front -= 1
            ring[front] = corner
            while back - front > 2, !isInside(back - 1, corner) { back -= 1 }
            back += 1
            ring[back] = corner
        }

        /// Whether a point is on the inner side of the line from one corner of the hull to the next.
        private func isInside(_ index: Int, _ point: Point) -> Bool {
            (ring[index + 1] - ring[index]).cross(point - ring[index]) > 0
        }

        var area: Double {
            (front..<back).reduce(0) { $0 + (ring[$1] - ring[front]).cross(ring[$1 + 1] - ring[front]) } / 2
        }
    }
}
