internal import GlyphModel
internal import PathGeometry

extension DerivationRule {
    static let fold = DerivationRule(
        "fold", "The line between a page and its folded corner is cut.",
        .line { context in
            let ink = context.ink, width = context.width
            return context.test(beside: { Fold.cells(of: ink, component: $0, strokeWidth: width) }) { !$0.isOfItself }
        })

    static let door = DerivationRule(
        "door", "The frame of a door at the bottom of a house is cut.",
        .line { context in
            let ink = context.ink, width = context.width
            return context.test(
                beside: { root in
                    ink.tree.nodes[root].children.filter { Door.isDoor($0, of: root, in: ink, strokeWidth: width) }
                }) { $0.form != .tongue && !$0.isOfItself }
        })

    static let spur = DerivationRule(
        "spur", "A line that extends into a body from one place of its boundary is cut.",
        .line { context in
            let ink = context.ink, width = context.width, isFilled = context.isFilled
            // Few holes have inward spurs, and only those need it.
            let drawn = context.drawn
            return context.test(
                beside: { root in
                    ink.tree.nodes[root].children.filter {
                        Tongue.mayReach(into: $0, of: root, ink, drawn: { drawn }, strokeWidth: width) && isFilled($0)
                    }
                }) { $0.form == .tongue }
        })

    static let branching = DerivationRule(
        "branching", "A line that turns or branches in a body of some size is cut.",
        .line { context in
            let least = 150 * context.width * context.width, ink = context.ink, width = context.width
            return context.test(
                on: { root in
                    ink.tree.nodes[root].children.count > 1 && ink.tree.nodes[root].area > least
                        && !LineContext.isHalved(root, of: ink, strokeWidth: width)
                }) { $0.form == .figure }
        })

    /// The limits were measured on designers' own pairs.
    static let evenDivision = DerivationRule(
        "even-division", "Lines that divide a convex body evenly are cut: a globe, a life buoy, a table, a pie chart.",
        .line { context in
            let ink = context.ink, width = context.width
            return context.test(
                on: { root in
                    let body = ink.tree.nodes[root], cells = body.children.map { ink.tree.nodes[$0].area }
                    guard cells.count > 1, let least = cells.min(), let most = cells.max(), least > 0.11 * most
                    else { return false }
                    return body.area > LineContext.leastRoom * width * width
                        && body.area > 0.995 * ink.flat.hullArea(ofContour: root)
                        && !LineContext.isHalved(root, of: ink, strokeWidth: width)
                    // A line that winds through the body is as often the edge of something in front.
                }) { $0.form == .figure && $0.line.shareAtWall > 0.1 }
        })

    static let ball = DerivationRule(
        "ball", "The two bent seams of a ball are cut.",
        .line { context in
            let ink = context.ink, width = context.width
            return context.test(
                on: { root in
                    let cells = ink.tree.nodes[root].children.map { ink.tree.nodes[$0] }
                    guard cells.count == 3, ink.isRound(root, strokeWidth: width),
                        let middle = cells.max(by: { $0.area < $1.area })?.bounds.center
                    else { return false }
                    return middle.distance(to: ink.tree.nodes[root].bounds.center) < width / 2
                }) { $0.form == .across && $0.line.bends(strokeWidth: width) }
        })

    static let halves = DerivationRule(
        "halves", "A line that divides a box in halves is cut.",
        .line { context in
            let ink = context.ink, width = context.width
            return context.test(
                on: { root in
                    let body = ink.tree.nodes[root], halves = body.children.map { ink.tree.nodes[$0].area }
                    // Anything smaller is the bowl of a letter.
                    return body.area > 0.9 * body.bounds.area && body.area > LineContext.leastRoom * width * width
                        && halves.count == 2 && abs(halves[0] - halves[1]) < 0.03 * halves[0]
                }) { $0.form == .across }
        })

    static let flap = DerivationRule(
        "flap", "A line that hangs from the upper corners of a box, as an envelope's flap does, is cut.",
        .line { context in
            let motif = context.motif
            return motif.isEmpty ? nil : { motif.isFlap($0) }
        })

    static let band = DerivationRule(
        "band", "A band with a clasp across a box is cut.",
        .line { context in
            let motif = context.motif
            return motif.isEmpty ? nil : { motif.isBand($0) }
        })

    static let hanging = DerivationRule(
        "hanging", "What ends at the clearance inside of an overlay is cut, as it is a detail beyond it, too.",
        .line { context in
            guard context.isAcross, context.ink.tree.roots.contains(where: { context.ink.tree.nodes[$0].children.count > 1 })
            else { return nil }
            return { $0.hangsOnOverlay && ($0.form == .tongue || $0.form == .figure) }
        })

    static let drum = DerivationRule("drum", "Each disc of a cylinder gets a clearance from the one above.")
    static let overlap = DerivationRule("overlap", "A body behind another one gets a clearance from it.")
    static let header = DerivationRule("header", "A sheet below a solid header gets a clearance from it.")
    static let ribbon = DerivationRule("ribbon", "The ribbon of a gift is cut out.")
}
