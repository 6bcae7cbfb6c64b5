internal import GlyphModel
internal import PathGeometry

extension OpenCounter {
    /// The filled ink with the counter closed: lines through the aperture are drawn in the other colour inside. Nil if
    /// nothing is closed.
    ///
    ///      ╭──╴ │ ╶──╮          ███▌▐███
    ///      │    ▼    │    →     ████▼███
    ///      ╰─────────╯          ████████
    ///
    /// - Parameters:
    ///   - islands: if they are filled, what crosses the aperture is merged, too.
    ///   - fill: fills the drawing, or a part of it.
    func filled(
        in ink: Figure, islands: FillStyle.Islands, tolerance: Double, _ fill: (Figure) -> Filling.Result
    ) -> Filling.Result? {
        let (inside, across, beside) = others(in: ink)
        func figure(_ paths: [Path]) -> Figure {
            Figure(.union(ofNonNegative: paths, tolerance: tolerance), flatness: ink.flatness)
        }
        let lid = lid(tolerance: tolerance)
        if across.isEmpty {
            let closed = figure([ink.path, lid])
            return closed.holeCount > ink.holeCount ? fill(closed) : nil
        }
        var result = fill(figure([ink.tree.path(of: [root] + inside), lid]))
        func add(_ other: Filling.Result, by operation: BooleanOperation = .union) {
            result.path = result.path.combined(with: other.path, by: operation, tolerance: tolerance)
            result.note(other)
        }
        func part(_ roots: [Int]) -> Filling.Result { fill(Figure(ink.tree.path(of: roots), flatness: ink.flatness)) }
        var crossing = part(across)
        func decide(_ outcome: FillDecision.Outcome, _ reason: FillDecision.Reason) {
            crossing.decisions.removeAll { $0.reason == .line }
            crossing.decisions += across.map { FillDecision($0, of: ink.tree, outcome, reason) }
        }
        let endsHere = clearance == nil && isEnd(crossing.path)
        if islands == .fill, clearance == nil {
            decide(.merged, .detail)
            add(crossing)
        } else if endsHere || clearance == nil && isRunThrough(by: crossing.path) {
            decide(.cut, .detail)
            add(crossing, by: endsHere ? .difference : .exclusiveOr)
        } else {
            let gap = crossing.path.offset(by: clearance ?? width / 2, isNormal: true, tolerance: tolerance)
            let whole = Set(result.path.subpaths)
            let rest = result.path.combined(with: gap, by: .difference, tolerance: tolerance)
            // Fragments between letters.
            result.path = Path(rest.subpaths.filter { abs($0.area) > 2 * width * width || whole.contains($0) })
            decide(.kept, .crossing)
            add(crossing)
        }
        if !beside.isEmpty { add(part(beside)) }
        return result
    }

    /// Does ink end in the aperture? Its part outside would be a fragment.
    private func isEnd(_ ink: Path) -> Bool {
        let flat = FlatPath(ink, tolerance: width / 20)
        // At a corner or a round edge, what ends a little farther out ends there, too: the tip of a check mark.
        let near = (bends.isEmpty ? 0.75 : 1.5) * width
        return (0..<flat.contourCount).allSatisfy { contour in
            flat.corners(ofContour: contour).allSatisfy { corner in
                contains(corner) || aperture.contains { $0.squaredDistance(to: corner) < near * near }
            }
        }
    }

    /// Does ink cross the aperture as a line does? An arrow's head would be divided into two colours: it keeps its
    /// own, with a clearance around it.
    func isRunThrough(by ink: Path) -> Bool {
        guard let from = boundary.first, let to = boundary.last else { return true }
        let flat = FlatPath(ink, tolerance: width / 20)
        let stepsPerWidth = 20.0
        let steps = max(1, Int(stepsPerWidth * opening / width))
        let crossed = (0...steps).count { flat.contains(from.interpolated(to: to, at: Double($0) / Double(steps))) }
        return Double(crossed) < 1.6 * stepsPerWidth
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
            switch corners.count(where: contains) {
            case 0: others.beside.append(piece)
            case corners.count: others.inside.append(piece)
            default: others.across.append(piece)
            }
        }
        return others
    }
}

extension Figure {
    /// Of all components: what a closed counter encloses is in a hole of it.
    var holeCount: Int { tree.nodes.count(where: \.isHole) }
}
