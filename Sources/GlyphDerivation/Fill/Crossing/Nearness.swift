internal import PathGeometry

/// How near a piece comes to others, along their outer contours.
struct Nearness {
    /// The way from the piece to what is nearest of the others; nil if that is out of the limit.
    let clearance: Double?
    /// The outer contours of the others that have a bay and come near, with the way to each of their points.
    private let rims: [Rim]

    /// - Parameters:
    ///   - others: may hold the piece itself.
    ///   - limit: farther than this is as good as infinitely far.
    ///   - width: of the strokes.
    init(of piece: Piece, to others: [Piece], within limit: Double, strokeWidth width: Double) {
        func rims(hasBay: Bool) -> [Rim] {
            others.compactMap { other in
                guard other.hasBay == hasBay, other.roots != piece.roots else { return nil }
                return Rim(of: other, to: piece.flat, within: limit, strokeWidth: width)
            }
        }
        // Only what has a bay can hold anything, and where none of that does nobody asks for the rest.
        let bays = rims(hasBay: true)
        guard bays.contains(where: { $0.mayHold(strokeWidth: width) }) else {
            (self.rims, clearance) = ([], nil)
            return
        }
        self.rims = bays.map { $0.refined(to: piece.flat) }
        clearance = (self.rims + rims(hasBay: false).map { $0.refined(to: piece.flat) })
            .compactMap { $0.distances.min() }.min()
    }

    /// What the others hold between two places where they come within reach. A bridge from one piece to
    /// another holds nothing.
    func pockets(within reach: Double, strokeWidth width: Double) -> [Pocket] {
        rims.flatMap { rim -> [Pocket] in
            let count = rim.points.count
            guard let first = rim.distances.firstIndex(where: { $0 <= reach }) else { return [] }
            var pockets: [Pocket] = []
            var last = first
            for index in first + 1...first + count where rim.distances[index < count ? index : index - count] <= reach {
                if index > last + 1, rim.mayClose(last...index, strokeWidth: width),
                    let pocket = Pocket(along: rim.wall(last...index, beyond: reach), of: rim.root, strokeWidth: width)
                {
                    pockets.append(pocket)
                }
                last = index
            }
            return pockets
        }
    }
}
