/// Joins between sections, and caps at the ends of a run.
extension StrokePen {
    /// The common normal of two sections that meet almost smoothly, so that no join is needed.
    func sharedNormal(_ before: StrokeSection, _ after: StrokeSection) -> Vector? {
        let sine = abs(before.endTangent.cross(after.startTangent))
        let cosine = before.endTangent.dot(after.startTangent)
        // Around a point the outer edge is an arc of the pen, which moves less.
        let shift = isPivot(before) || isPivot(after) ? 1.6 * tolerance : 2 * tolerance
        guard cosine > 0,
            sine * halfWidth <= shift || (isFlat(cosine) && isRoomy(before, sine) && isRoomy(after, sine))
        else { return nil }
        // To the point where the edges of both sides meet if they are continued straight:
        //     ____ ____
        //         V        on the other side they overlap, and end earlier.
        let sum = before.endTangent + after.startTangent
        return sum.perpendicular * (2 / sum.squaredLength)
    }

    /// Whether the inner edge of a section is a point, around which the outer one turns exactly.
    private func isPivot(_ section: StrokeSection) -> Bool {
        guard case .arc(let arc, _) = section.shape else { return false }
        return abs(abs(arc.radius) - halfWidth) <= CircularArc.hair(tolerance)
    }

    /// Whether the angle is so small that a round join, a miter and a bevel are the same within the tolerance. The
    /// height of the arc is half the width · (1 - cos(angle / 2)), which is a quarter of this for small angles.
    private func isFlat(_ cosine: Double) -> Bool { halfWidth * (1 - cosine) <= tolerance }

    /// Whether both edges of a section are long enough to be shortened or extended by the angle of its neighbour.
    private func isRoomy(_ section: StrokeSection, _ angle: Double) -> Bool {
        guard section.foldedSide == 0 else { return false }
        let chord = section.end - section.start
        let spread = (section.endTangent.perpendicular - section.startTangent.perpendicular) * halfWidth
        return min((chord + spread).length, (chord - spread).length) >= 4 * halfWidth * angle
    }

    /// Continues the outline around the joint. The outer side of the turn gets the join; the inner side returns to the
    /// joint, so that both sections keep their full shape.
    func join(_ before: StrokeSection, _ after: StrokeSection, side: Double, _ outline: inout Outline) {
        let joint = after.start
        let end = joint + after.startNormal * (side * halfWidth)
        if before.endNormal == after.startNormal { return outline.line(to: end) }
        let sine = before.endTangent.cross(after.startTangent)
        guard (sine < 0) == (side > 0) else {
            outline.line(to: joint)
            return outline.line(to: end)
        }
        switch after.continues ? .round : style.join {
        case .bevel: break
        case .round:
            if !isFlat(before.endTangent.dot(after.startTangent)) {
                return roundJoin(before.endTangent, after.startTangent, around: joint, side: side, to: end, &outline)
            }
        case .miter:
            // The miter's length over the width is 1 / cos(angle / 2); SVG 2, "stroke-miterlimit".
            let normals = before.endNormal + after.startNormal
            let cosine = normals.length / 2
            if cosine > 0, style.miterLimit * cosine >= 1 {
                outline.line(to: joint + normals * (side * halfWidth / (2 * cosine * cosine)))
            }
        }
        outline.line(to: end)
    }

    /// One cubic for up to a quarter turn, two for up to a half turn.
    private func roundJoin(
        _ before: Vector, _ after: Vector, around joint: Point, side: Double, to end: Point, _ outline: inout Outline
    ) {
        let cosine = before.dot(after)
        // A quarter turn may be larger by rounding and must not need a second cubic.
        if cosine >= -1e-6 {
            let tangent = CircularArc.tangentOfQuarter(cosine, abs(before.cross(after)))
            let handle = CircularArc.handle(tangent) * halfWidth
            return outline.cubic(outline.current + before * handle, end - after * handle, to: end)
        }
        // The middle is in the direction in which both tangents point away; this is well defined even if they are
        // opposite.
        guard let outward = (before - after).normalized else { return outline.line(to: end) }
        let middle = joint + outward * halfWidth
        let ahead = outward.perpendicular * -side
        let tangent = CircularArc.tangentOfQuarter(before.dot(ahead), abs(before.cross(ahead)))
        let handle = CircularArc.handle(tangent) * halfWidth
        outline.cubic(outline.current + before * handle, middle - ahead * handle, to: middle)
        outline.cubic(middle + ahead * handle, end - after * handle, to: end)
    }

    /// Draws the cap from the end of the outline around `center`, to the point on its opposite side.
    func cap(around center: Point, to end: Point, _ outline: inout Outline) {
        let normal = outline.current - center
        let ahead = normal.perpendicular
        switch style.cap {
        case .butt: outline.line(to: end)
        case .round:
            outline.quarter(around: center)
            outline.quarter(around: center, to: end)
        case .square:
            outline.line(to: center + normal + ahead)
            outline.line(to: center - normal + ahead)
            outline.line(to: end)
        }
    }

    /// Draws the dot of a run without length; only square caps show its direction.
    func dot(_ direction: Vector, _ outline: inout Outline) {
        guard style.cap != .butt, let direction = direction.normalized else { return }
        let center = outline.current
        let normal = direction.perpendicular * halfWidth
        outline.restart(at: center + normal)
        cap(around: center, to: center - normal, &outline)
        cap(around: center, to: center + normal, &outline)
    }
}
