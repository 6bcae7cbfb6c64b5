extension FlatPath {
    /// The point on the chords that is nearest to a given point, the first of several; nil for an empty path.
    package func nearest(to point: Point) -> Point? { nearestChord(to: point)?.point }

    /// The nearest point with the index of its contour and the arc length along the contour.
    package func place(nearest point: Point) -> (contour: Int, length: Double, point: Point)? {
        guard let nearest = nearestChord(to: point) else { return nil }
        var length = corners[nearest.chord].distance(to: nearest.point)
        for chord in contours[nearest.contour].corners.lowerBound..<nearest.chord {
            length += corners[chord].distance(to: corners[chord + 1])
        }
        return (nearest.contour, length, nearest.point)
    }

    private func nearestChord(to point: Point) -> (contour: Int, chord: Int, point: Point)? {
        var best: (contour: Int, chord: Int, point: Point)?
        var least = Double.infinity
        for (number, contour) in contours.enumerated() where contour.box.squaredDistance(to: point) < least {
            for run in runs[contour.runs] where run.partCount == 0 && run.box.squaredDistance(to: point) < least {
                for chord in run.starts {
                    let place = Line(corners[chord], corners[chord + 1]).nearest(to: point)
                    let squared = (place - point).squaredLength
                    if squared < least { (least, best) = (squared, (number, chord, place)) }
                }
            }
        }
        return best
    }

    /// The point at an arc length along a contour from its first corner; the length is taken modulo the perimeter.
    package func point(ofContour index: Int, atLength length: Double) -> Point {
        let contour = contours[index]
        guard contour.perimeter > 0 else { return corners[contour.corners.lowerBound] }
        var rest = length - (length / contour.perimeter).rounded(.down) * contour.perimeter
        for chord in contour.corners {
            let side = corners[chord].distance(to: corners[chord + 1])
            if rest < side { return corners[chord].interpolated(to: corners[chord + 1], at: rest / side) }
            rest -= side
        }
        return corners[contour.corners.lowerBound]
    }
}
