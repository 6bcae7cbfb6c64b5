internal import GlyphModel
internal import PathGeometry

/// Fills a drawing whose open counters are closed.
extension OpenRoom {
    /// Fills ink with the open counters around some points closed.
    ///
    /// - Parameters:
    ///   - points: those that are filled without closing are skipped.
    ///   - fill: fills a drawing.
    static func closing(
        _ ink: Figure, around points: [Point], strokeWidth width: Double, tolerance: Double,
        _ fill: (Figure) -> Filling.Result
    ) -> Filling.Result {
        let plain = fill(ink)
        for (index, point) in points.enumerated() where !plain.path.contains(point) {
            guard let room = OpenRoom(in: ink, around: point, strokeWidth: width) else { continue }
            let rest = Array(points[(index + 1)...])
            func filled(_ path: Path) -> Filling.Result {
                closing(
                    Figure(path, flatness: ink.flatness), around: rest, strokeWidth: width, tolerance: tolerance, fill)
            }
            var result = room.filled(in: ink, strokeWidth: width, tolerance: tolerance, filled)
            result.named.append(point)
            return result
        }
        return plain
    }

    /// The filled ink with the counter closed: lines through the aperture are drawn in the other colour inside.
    ///
    /// - Parameter fill: fills a part of the drawing.
    func filled(
        in ink: Figure, strokeWidth width: Double, tolerance: Double, _ fill: (Path) -> Filling.Result
    ) -> Filling.Result {
        let (inside, across, beside) = others(in: ink)
        let body = ink.tree.path(of: [root] + inside)
        var result = fill(
            .union(ofNonNegative: [body, lid(strokeWidth: width, tolerance: tolerance)], tolerance: tolerance))
        for (roots, isAcross) in [(across, true), (beside, false)] where !roots.isEmpty {
            let other = fill(ink.tree.path(of: roots))
            var operation = isAcross ? BooleanOperation.exclusiveOr : .union
            if isAcross, let clearance {
                operation = .union
                let gap = other.path.offset(by: clearance, isNormal: true, tolerance: tolerance)
                result.path = result.path.combined(with: gap, by: .difference, tolerance: tolerance)
            } else if isAcross, isEnd(other.path, strokeWidth: width) {
                operation = .difference
            } else if isAcross, !isRunThrough(by: other.path, strokeWidth: width) {
                operation = .union
                let gap = other.path.offset(by: width / 2, isNormal: true, tolerance: tolerance)
                result.path = result.path.combined(with: gap, by: .difference, tolerance: tolerance)
            }
            result.path = result.path.combined(with: other.path, by: operation, tolerance: tolerance)
            result.note(other)
        }
        return result
    }

    /// Does ink end in the aperture? Its part outside would be a fragment.
    private func isEnd(_ ink: Path, strokeWidth width: Double) -> Bool {
        let flat = FlatPath(ink, tolerance: width / 20)
        // What ends a little farther out at a corner or a round edge ends there, too: the tip of a check mark.
        let near = (continuation == nil ? 0.75 : 1.5) * width
        return (0..<flat.contourCount).allSatisfy { contour in
            flat.corners(ofContour: contour).allSatisfy { corner in
                room.contains(corner) || mouth.contains { $0.squaredDistance(to: corner) < near * near }
            }
        }
    }

    /// Does ink cross the aperture as a line does? An arrow's head would be divided into two colours: it keeps its
    /// own, with a clearance around it.
    func isRunThrough(by ink: Path, strokeWidth width: Double) -> Bool {
        guard let from = wall.first, let to = wall.last else { return true }
        let flat = FlatPath(ink, tolerance: width / 20)
        let stepsPerWidth = 20.0
        let steps = max(1, Int(stepsPerWidth * mouthWidth / width))
        let crossed = (0...steps).count { flat.contains(from.interpolated(to: to, at: Double($0) / Double(steps))) }
        return Double(crossed) < 1.6 * stepsPerWidth
    }

    /// Adds the reason why the counter was filled.
    func explain(_ reason: FillDecision.Reason, in result: inout Filling.Result, strokeWidth width: Double) {
        result.decisions = result.decisions.map { decision in
            guard decision.outcome == .filled, decision.reason == .inside,
                let own = Path([decision.contour]).controlBounds, let box = bounds, box.insetBy(-width).contains(own)
            else { return decision }
            return FillDecision(contour: decision.contour, details: decision.details, outcome: .filled, reason: reason)
        }
    }

    /// The filled ink with the counter left open, if the last stated treatment of a point inside requires it.
    func left(
        open regions: [(point: Point, treatment: PartOverride.Treatment)], _ fill: () -> Filling.Result
    ) -> Filling.Result? {
        let stated = regions.filter { contains($0.point) }
        guard let last = stated.last, last.treatment != .solid else { return nil }
        var result = fill()
        result.named += stated.map(\.point)
        return result
    }

    /// The other components, by whether they are inside of the counter, cross its aperture, or are next to it.
    func others(in ink: Figure) -> (inside: [Int], across: [Int], beside: [Int]) {
        var others: (inside: [Int], across: [Int], beside: [Int]) = ([], [], [])
        for piece in ink.tree.roots where piece != root {
            if standing.contains(piece) {
                others.across.append(piece)
                continue
            }
            let corners = ink.flat.corners(ofContour: piece)
            switch corners.count(where: room.contains) {
            case 0: others.beside.append(piece)
            case corners.count: others.inside.append(piece)
            default: others.across.append(piece)
            }
        }
        return others
    }
}
