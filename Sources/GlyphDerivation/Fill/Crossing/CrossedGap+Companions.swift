internal import PathGeometry

/// Components inside of the clearance of an overlay belong to it, as the eraser to its pencil: otherwise the clearance
/// would remove them.
extension CrossedGap {
    /// The gaps with the components that are mostly in their clearances and neither overlay other bodies nor are
    /// opened.
    static func withCompanions(_ gaps: [CrossedGap], of ink: Figure, _ pieces: [Piece]) -> [CrossedGap] {
        var taken = Set(gaps.flatMap { $0.roots + $0.bodies + $0.details })
        return gaps.map { gap in
            guard case .band(let reach) = gap.clearance else { return gap }
            func flat(_ roots: [Int]) -> FlatPath { ink.flat.selecting(ink.tree.all(in: roots)) }
            let overlay = flat(gap.roots)
            let companions = pieces.filter { piece in
                guard taken.isDisjoint(with: piece.roots),
                    piece.isMostly({ overlay.distance(to: $0, within: reach) <= reach })
                else { return false }
                return !flat(ink.tree.roots.filter { !piece.roots.contains($0) }).surrounds(piece)
            }.flatMap(\.roots)
            taken.formUnion(companions)
            return companions.isEmpty ? gap : gap.joined(by: companions, in: ink.tree)
        }
    }
}

extension FlatPath {
    /// Is a component inside of the pocket, like a detail that the clearance would remove: is there a boundary in most
    /// directions? Two thirds, because the aperture may take up a third.
    fileprivate func surrounds(_ piece: Piece) -> Bool {
        guard let center = piece.bounds?.center else { return false }
        return 3 * Self.allAround.count { distance(from: center, along: $0) != nil } > 2 * Self.allAround.count
    }

    /// Points at equal intervals along a square; they are the same if mirrored or rotated by a quarter turn.
    private static let allAround: [Vector] = (-3..<3).flatMap { step -> [Vector] in
        let side = Vector(3, Double(step))
        return [side, side.perpendicular, -side, -side.perpendicular].compactMap(\.normalized)
    }
}
