internal import PathGeometry

/// Two equal rings that are joined beyond their ends: the handles of scissors, the lenses of binoculars. They stay
/// open. The heads of notes have nothing beyond the joint, and the lenses of spectacles are joined between them.
///
///       ╲   ╱
///        ╲ ╱
///         ╳       beyond the crossing the blades diverge again, symmetrically
///       ╭╯ ╰╮
///       ╰╯ ╰╯
enum Scissors {
    static func isRing(_ hole: Int, of component: Int, in figure: Figure, strokeWidth width: Double) -> Bool {
        let (nodes, flat) = (figure.tree.nodes, figure.flat)
        let body = nodes[component]
        func isRing(_ hole: Int) -> Bool { nodes[hole].children.isEmpty && figure.isRound(hole, strokeWidth: width) }
        guard body.children.count > 1, isRing(hole), case let rings = body.children.filter(isRing), rings.count == 2
        else { return false }
        let (one, other) = (nodes[rings[0]].bounds, nodes[rings[1]].bounds)
        let middle = one.center.interpolated(to: other.center, at: 0.5)
        guard abs(one.width - other.width) < width / 4, let across = (other.center - one.center).normalized
        else { return false }
        // From the center between the rings to the blades.
        let aside = across.perpendicular
        let ahead = (body.bounds.center - middle).dot(aside) < 0 ? -aside : aside
        let corners = flat.corners(ofContour: component).map { $0 - middle }
        guard let far = corners.map({ $0.dot(ahead) }).max(),
            corners.allSatisfy({ $0.dot(ahead) > -one.width / 2 - 1.5 * width })
        else { return false }
        let form = flat.selecting([component])
        let inked = stride(from: 0, through: far, by: width / 8).filter { form.contains(middle + ahead * $0) }
        guard let crossing = inked.first, crossing > one.width / 2, let fork = inked.last,
            // Only the crossing is on the axis.
            Double(inked.count) * width / 8 > 0.9 * (fork - crossing)
        else { return false }
        func hasTip(_ corners: [Vector], _ side: Double) -> Bool {
            corners.contains { $0.dot(ahead) > fork + width && $0.dot(across) * side > width }
        }
        // One blade may be drawn in two parts, with a gap next to the other blade.
        let all = figure.tree.roots.flatMap { flat.corners(ofContour: $0) }.map { $0 - middle }
        guard [1, -1].allSatisfy({ hasTip(all, $0) }), [1, -1].contains(where: { hasTip(corners, $0) })
        else { return false }
        return flat.isSymmetric(contour: component, about: middle, along: aside, within: width / 2)
    }
}
