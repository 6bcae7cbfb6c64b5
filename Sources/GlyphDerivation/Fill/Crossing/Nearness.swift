internal import PathGeometry

/// The distances of a component from others, along their outer contours.
struct Nearness {
    /// The distance from the component to the nearest of the others; nil if it is above the limit.
    let clearance: Double?
    /// The outer contours of the others that have a concavity and are near, with the distance of each of their points.
    private let rims: [Rim]

    /// - Parameters:
    ///   - others: may include the component itself.
    ///   - limit: larger distances do not matter.
    ///   - width: the stroke width.
    init(of piece: Piece, to others: [Piece], within limit: Double, strokeWidth width: Double) {
        func rims(hasBay: Bool) -> [Rim] {
            others.compactMap { other in
                guard other.hasBay == hasBay, other.roots != piece.roots else { return nil }
                return Rim(of: other, to: piece.flat, within: limit, strokeWidth: width)
            }
        }
        // Only a component with a concavity can contain anything; if there is none, the other distances are not needed.
        let bays = rims(hasBay: true)
        guard bays.contains(where: { $0.mayHold(strokeWidth: width) }) else {
            (self.rims, clearance) = ([], nil)
            return
        }
        self.rims = bays.map { $0.refined(to: piece.flat) }
        clearance = (self.rims + rims(hasBay: false).map { $0.refined(to: piece.flat) })
            .compactMap { $0.distances.min() }.min()
    }

    /// The pockets of the others between two places that are within reach. A bridge from one component to another does
    /// not contain anything.
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
