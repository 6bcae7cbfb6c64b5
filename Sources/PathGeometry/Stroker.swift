/// Turns center lines into outlines whose non-zero filling is the stroke.
///
/// The stroke is the set that the normal of the center line sweeps, half the width to each side,
/// with joins and caps. Each of these pieces is drawn so that nothing in it winds backwards: where a
/// bend is tighter than half the width, the part that folds over is a loop of its own; on the
/// inner side of a corner the outline returns to the corner. So pieces may overlap in any way,
/// and windings only add up: there can be no holes that the sweep does not have.
struct Stroker {
    private let style: StrokeStyle
    private let halfWidth: Double
    private let tolerance: Double
    /// Its subpaths may overlap themselves and each other, and wind clockwise on screen around every
    /// point of the stroke.
    private(set) var outlines = Path()

    init(_ style: StrokeStyle, tolerance: Double) {
        self.style = style
        halfWidth = style.width / 2
        self.tolerance = tolerance
    }

    /// - Parameter direction: where a run without length looks, which only square caps show.
    mutating func stroke(_ run: Subpath, direction: Vector = Vector(1, 0)) {
        if run.segments.isEmpty, !run.isClosed { return }  // a lone move draws nothing
        var sections = run.segments.flatMap {
            StrokeSection.sections(of: $0, halfWidth: halfWidth, tolerance: tolerance)
        }
        guard !sections.isEmpty else { return dot(at: run.start, direction) }
        shareNormals(&sections, isClosed: run.isClosed)
        let plus = side(1, of: sections, isClosed: run.isClosed)
        let minus = side(-1, of: sections, isClosed: run.isClosed)
        // Forward on the left and back on the right is clockwise on screen.
        if run.isClosed {
            var back = Outline(at: plus.current)
            back.appendReversed(plus)
            outlines.append(minus)
            outlines.append(back)
        } else {
            let (first, last) = (sections[0], sections[sections.count - 1])
            var outline = minus
            cap(around: last.end, &outline)
            outline.appendReversed(plus)
            cap(around: first.start, &outline)
            outlines.append(outline)
        }
    }

    private mutating func dot(at center: Point, _ direction: Vector) {
        guard style.cap != .butt, let direction = direction.normalized else { return }
        var outline = Outline(at: center + direction.perpendicular * halfWidth)
        cap(around: center, &outline)
        cap(around: center, &outline)
        outlines.append(outline)
    }

    /// Where two sections meet almost smoothly, one normal serves both and no join is needed.
    private func shareNormals(_ sections: inout [StrokeSection], isClosed: Bool) {
        for index in sections.indices {
            let next = index + 1 == sections.count ? 0 : index + 1
            if next == 0, !isClosed { break }
            let (before, after) = (sections[index], sections[next])
            let angle = abs(Trigonometry.angle(from: before.endTangent, to: after.startTangent))
            guard angle * halfWidth <= 2 * tolerance || (isFlat(angle) && isRoomy(before, angle) && isRoomy(after, angle))
            else { continue }
            // To where the edges of both sides meet, if they go on straight:
            //     ____ ____
            //         V        on the other side they overlap, and end earlier.
            let sum = before.endTangent + after.startTangent
            let normal = sum.perpendicular * (2 / sum.squaredLength)
            sections[index].endNormal = normal
            sections[next].startNormal = normal
        }
    }

    /// Is the angle so small that a round join, a miter and a bevel are all the same?
    private func isFlat(_ angle: Double) -> Bool { halfWidth * angle * angle / 8 <= tolerance / 4 }

    /// Are both edges of a section long enough to give or take what its neighbour's angle asks for?
    private func isRoomy(_ section: StrokeSection, _ angle: Double) -> Bool {
        guard section.foldedSide == 0 else { return false }
        let chord = section.end - section.start
        let spread = (section.endTangent.perpendicular - section.startTangent.perpendicular) * halfWidth
        return min((chord + spread).length, (chord - spread).length) >= 4 * halfWidth * angle
    }

    // MARK: - Sides

    /// One edge of the stroke along all sections, drawn forward; `side` is 1 towards the normals.
    private mutating func side(_ side: Double, of sections: [StrokeSection], isClosed: Bool) -> Outline {
        let distance = side * halfWidth
        var outline = Outline(at: sections[0].start + sections[0].startNormal * distance)
        for (index, section) in sections.enumerated() {
            append(section, side: side, &outline)
            let next = index + 1 == sections.count ? 0 : index + 1
            if next == 0, !isClosed { break }
            join(section, sections[next], side: side, &outline)
        }
        return outline
    }

    private mutating func append(_ section: StrokeSection, side: Double, _ outline: inout Outline) {
        let end = section.end + section.endNormal * (side * halfWidth)
        guard let curve = section.curve else { return outline.line(to: end) }
        let offset = OffsetCurve(curve: curve, distance: side * halfWidth, tolerance: tolerance)
        let piece = OffsetCurve.Piece(
            from: section.from, to: section.to, start: outline.current, end: end,
            startTangent: section.startTangent, endTangent: section.endTangent)
        guard section.foldedSide == side else { return offset.append(piece, to: &outline) }
        // Along the evolute, and the part beyond it as a loop that winds like all others.
        let evolute = Evolute(curve: curve, distance: side * halfWidth, tolerance: tolerance)
        var fold = Outline(at: evolute.center(at: section.from, normal: section.startNormal))
        let begin = fold.current
        evolute.append(from: section.from, section.startNormal, to: section.to, section.endNormal, to: &fold)
        outline.line(to: begin)
        for segment in fold.segments { outline.append(segment) }
        outline.line(to: end)
        var edge = Outline(at: piece.start)
        offset.append(piece, to: &edge)
        appendLoop(fold, edge, forward: side < 0)
    }

    private mutating func appendLoop(_ fold: Outline, _ edge: Outline, forward: Bool) {
        let (there, back) = forward ? (fold, edge) : (edge, fold)
        guard let first = there.segments.first?.start ?? back.segments.first?.start,
            let turn = back.segments.last?.end
        else { return }
        var loop = Outline(at: first)
        for segment in there.segments { loop.append(segment) }
        loop.line(to: turn)
        loop.appendReversed(back)
        outlines.append(loop)
    }
}

// MARK: - Joins and caps

extension Stroker {
    /// Draws on around the joint. The side away from the turn gets the join; the other one returns
    /// to the joint, so that both sections keep their full shape.
    private func join(_ before: StrokeSection, _ after: StrokeSection, side: Double, _ outline: inout Outline) {
        let joint = after.start
        let end = joint + after.startNormal * (side * halfWidth)
        if before.endNormal == after.startNormal { return outline.line(to: end) }
        let angle = Trigonometry.angle(from: before.endTangent, to: after.startTangent)
        let isOuter = (angle < 0) == (side > 0)
        guard isOuter else {
            outline.line(to: joint)
            return outline.line(to: end)
        }
        switch after.continues ? .round : style.join {
        case .bevel: break
        case .round:
            if !isFlat(angle) {
                return outline.arc(around: joint, by: angle, to: end)
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

    /// From where the outline stands to the opposite side of `center`, around the end.
    private func cap(around center: Point, _ outline: inout Outline) {
        let normal = outline.current - center
        let ahead = normal.perpendicular
        switch style.cap {
        case .butt: break
        case .round: return outline.arc(around: center, by: .pi, to: center - normal)
        case .square:
            outline.line(to: center + normal + ahead)
            outline.line(to: center - normal + ahead)
        }
        outline.line(to: center - normal)
    }
}
