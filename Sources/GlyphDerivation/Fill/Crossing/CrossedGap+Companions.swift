internal import PathGeometry

/// What stands in the clearance of a crosser goes with it, as the eraser goes with its pencil: else the clearance would
/// eat it up.
extension CrossedGap {
    /// The gaps with the pieces that lie mostly in their clearances, and are neither crossers themselves nor opened.
    static func withCompanions(_ gaps: [CrossedGap], of ink: Figure, _ pieces: [Piece]) -> [CrossedGap] {
        var taken = Set(gaps.flatMap { $0.roots + $0.bodies + $0.details })
        return gaps.map { gap in
            guard case .band(let reach) = gap.clearance else { return gap }
            func flat(_ roots: [Int]) -> FlatPath { ink.flat.selecting(ink.tree.all(in: roots)) }
            let crosser = flat(gap.roots)
            let companions = pieces.filter { piece in
                guard taken.isDisjoint(with: piece.roots),
                    piece.isMostly({ crosser.distance(to: $0, within: reach) <= reach })
                else { return false }
                return !flat(ink.tree.roots.filter { !piece.roots.contains($0) }).surrounds(piece)
            }.flatMap(\.roots)
            taken.formUnion(companions)
            return companions.isEmpty ? gap : gap.joined(by: companions, in: ink.tree)
        }
    }
}

extension FlatPath {
    /// Does a piece lie inside, as a detail does that the clearance swallows: is there a wall in most directions? Two
    /// thirds, as a bay's mouth may take up a third.
    fileprivate func surrounds(_ piece: Piece) -> Bool {
        guard let center = piece.bounds?.center else { return false }
        return 3 * Self.allAround.count { distance(from: center, along: $0) != nil } > 2 * Self.allAround.count
    }

    /// To points evenly along a square, which are the same mirrored and turned by a quarter.
    private static let allAround: [Vector] = (-3..<3).flatMap { step -> [Vector] in
        let side = Vector(3, Double(step))
        return [side, side.perpendicular, -side, -side.perpendicular].compactMap(\.normalized)
    }
}
