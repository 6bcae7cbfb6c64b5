internal import PathGeometry

extension DerivationRule {
    static let cloud = DerivationRule(
        "cloud", "A cloud that is open at the bottom is closed there: its lobes go on to the line that touches both.",
        .counter(.cloud) { ink, width in
            guard var counter = Cloud.counter(in: ink, strokeWidth: width), let point = counter.innerPoint(in: ink)
            else { return [] }
            // A clearance around the arrow closes it, too.
            counter.isLeftOpen = { !$0.path.contains(point) }
            return [counter]
        })
}

/// A cloud that is open at the bottom, with an arrow or rain in its aperture. Designers close it straight across and
/// fill it, like clouds without anything in their aperture.
///
///       ╭──╮                ▟██▙
///     ╭─╯│ ╰─╮    →       ▟██▌▐██▙       lines through the aperture are drawn in the other colour inside
///     ╰─ ▼ ──╯            ▜██▼███▛
enum Cloud {
    static func counter(in ink: Figure, strokeWidth width: Double) -> OpenCounter? {
        guard width > 0, (2...6).contains(ink.tree.roots.count) else { return nil }
        let nodes = ink.tree.nodes
        for root in ink.tree.roots {
            let sky = nodes[root].bounds
            guard nodes[root].children.isEmpty, sky.area > 40 * width * width, sky.width > 1.1 * sky.height
            else { continue }
            for arrow in ink.tree.roots where arrow != root && hangs(nodes[arrow].bounds, from: sky, width) {
                let point = Point(nodes[arrow].bounds.center.x, (nodes[arrow].bounds.minY + sky.minY + width) / 2)
                // Straight below it there may only be the part that hangs there.
                guard ink.flat.selecting([root]).distance(from: point, along: Vector(0, 1)) == nil,
                    // Its ends may be on the ground, or anywhere.
                    let counter = OpenCounter(underArch: root, in: ink, strokeWidth: width)
                        ?? OpenCounter(in: ink, around: point, strokeWidth: width),
                    counter.root == root, isLobed(counter, in: ink)
                else { continue }
                let across = counter.others(in: ink).across
                if across.contains(arrow), across.allSatisfy({ isNarrow(nodes[$0].bounds, below: sky) }) {
                    return counter
                }
            }
        }
        return nil
    }

    /// Does a frame hang down from the middle of another?
    private static func hangs(_ arrow: Rect, from sky: Rect, _ width: Double) -> Bool {
        arrow.minY > sky.minY + 2 * width && arrow.minY < sky.maxY - width && arrow.maxY > sky.maxY - width / 2
            && abs(arrow.center.x - sky.center.x) < 0.2 * sky.width
    }

    /// Is a frame below the middle of another?
    private static func isNarrow(_ arrow: Rect, below sky: Rect) -> Bool {
        abs(arrow.center.x - sky.center.x) < 0.35 * sky.width && arrow.width < 0.5 * sky.width
    }

    /// Is the shape around a counter neither nearly convex, like a box, or a sign with a stroke through its aperture,
    /// nor far from convex, like an arm?
    private static func isLobed(_ counter: OpenCounter, in ink: Figure) -> Bool {
        let form = ink.tree.nodes[counter.root].area + counter.area
        return counter.area > 25 * counter.width * counter.width
            && (0.95...0.992).contains(form / ink.flat.hullArea(ofContour: counter.root))
    }
}
