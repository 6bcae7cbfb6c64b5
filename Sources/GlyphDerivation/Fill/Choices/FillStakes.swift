internal import GlyphModel
internal import PathGeometry

/// Which choices of its style had a say in a fill. A style that differs from it in others alone gives the same fill, to
/// the byte: the derivation would do the same step by step.
struct FillStakes {
    /// What became of lines that reach into bodies from their walls.
    struct Lines {
        /// Some are part of a filled body: lines that run into it, or that part two bodies.
        var keepsDetails = false, keepsSeams = false
        /// Some are cut.
        var cuts = false

        mutating func note(_ piece: AttachedLines.Piece, isCut: Bool) {
            if isCut {
                cuts = true
            } else if piece.form == .seam {
                keepsSeams = true
            } else {
                keepsDetails = true
            }
        }
    }

    private let style: FillStyle
    private var lines = Lines()
    /// Is there a gap below a header, or along a ribbon?
    private var hasGaps = false
    private var hasHoles = false
    /// Is there a body of several cells?
    private var hasCells = false
    private var hasIslands = false
    /// Is there an island with a hole?
    private var hasRings = false
    private var hasHandles = false
    private var hasPanels = false
    /// Is there someone, or a bookmark, that is cleared with its outline?
    private var hasOutlines = false
    /// Was a body closed where it was drawn open, or might it be?
    private var closes: Bool

    /// - Parameters:
    ///   - style: the one that the fill was made in.
    ///   - trace: learns of the lines that would have been there, had any been asked for.
    init(of trace: inout FillTrace, style: FillStyle) {
        self.style = style
        closes = trace.closes || style.gaps == .open
        // Those that are put back on a closed body are no islands of its ink.
        hasIslands = trace.putsBackDetails
        for index in trace.steps.indices { add(&trace.steps[index]) }
    }

    private mutating func add(_ step: inout FillTrace.Step) {
        let (filling, nodes) = (step.filling, step.filling.ink.tree.nodes)
        // Ink and holes lie in each other by turns.
        for index in nodes.indices {
            var (depth, parent) = (0, nodes[index].parent)
            while let node = parent { (depth, parent) = (depth + 1, nodes[node].parent) }
            guard depth.isMultiple(of: 2) else { continue }
            let holes = nodes[index].children
            hasHoles = hasHoles || !holes.isEmpty
            hasCells = hasCells || holes.count > 1
            if depth > 0 {
                hasIslands = true
                hasRings = hasRings || !holes.isEmpty
            }
            // Either is one of several holes.
            guard holes.count > 1 else { continue }
            hasHandles = hasHandles || holes.contains { Handle($0, of: index, in: filling.ink.tree) != nil }
            hasPanels =
                hasPanels
                || Panel(
                    in: filling.ink, component: index, isCrossed: filling.surroundings.drawn != nil,
                    strokeWidth: filling.width) != nil
        }
        hasGaps = hasGaps || step.hasGaps
        hasOutlines = hasOutlines || filling.portrait.isAttached || !filling.bookmarks.isEmpty
        if let fate = step.fate { return add(fate) }
        // Of other styles it is not known.
        guard style.lines == .detail, filling.ink.tree.roots.contains(where: { !nodes[$0].children.isEmpty }) else {
            return
        }
        step.found.lines = filling.attachedLines(isAsked: true, on: [])
        // All would be part of their bodies: none was asked for.
        for piece in step.found.lines?.pieces ?? [] { lines.note(piece, isCut: false) }
    }

    private mutating func add(_ other: Lines) {
        lines.keepsDetails = lines.keepsDetails || other.keepsDetails
        lines.keepsSeams = lines.keepsSeams || other.keepsSeams
        lines.cuts = lines.cuts || other.cuts
    }

    /// May another style give another fill?
    func mayChange(to other: FillStyle) -> Bool {
        mayChangeLines(to: other.lines) || mayChangeRings(to: other.rings)
            // Where details are no holes, it is not known who stands in a frame.
            || other.islands != style.islands
                && (hasIslands || hasOutlines || style.islands == .fill && hasCells)
            || other.handles != style.handles && hasHandles
            || other.panels != style.panels && hasPanels
            || other.gaps != style.gaps && closes
            || other.gapWidth != style.gapWidth && closes
            || other.inset != style.inset
    }

    private func mayChangeLines(to other: FillStyle.Lines) -> Bool {
        if other == style.lines { return false }
        // What other styles leave open is not known.
        guard style.lines == .detail else { return hasHoles }
        return switch other {
        case .cut: lines.keepsDetails
        case .split: lines.keepsDetails || lines.keepsSeams
        case .keep, .fold, .detail: lines.cuts || hasGaps
        }
    }

    private func mayChangeRings(to other: FillStyle.Rings) -> Bool {
        if other == style.rings { return false }
        if hasRings || lines.cuts && (other == .clear || style.rings == .clear) { return true }
        guard other == .fill || style.rings == .fill else { return false }
        return hasOutlines || style.rings == .fill && (hasIslands || hasCells)
    }
}

/// The steps that a fill was made in.
package struct FillTrace {
    struct Step {
        /// The number of the body.
        var body: Int
        var filling: Filling
        var found: Filling.Known
        /// Nil where no lines were asked for.
        var fate: FillStakes.Lines?
        var hasGaps: Bool
    }

    fileprivate(set) var steps: [Step] = []
    /// Was anything filled but the ink as it was drawn, at once?
    private(set) var closes = false
    /// Were details put back that lie on what is filled?
    var putsBackDetails = false

    /// - Parameter isWhole: is it all of the ink of a body, as it was drawn?
    mutating func add(_ filling: Filling, _ result: Filling.Result, ofBody body: Int, isWhole: Bool) {
        let gaps: [FillDecision.Reason] = [.header, .ribbon]
        steps.append(
            Step(
                body: body, filling: filling, found: result.found, fate: result.fate,
                hasGaps: result.decisions.contains { gaps.contains($0.reason) }))
        closes = closes || !isWhole
    }

    /// What was found in a body that was filled as it was drawn.
    func plain(_ body: Int) -> (filling: Filling, found: Filling.Known)? {
        closes ? nil : steps.first { $0.body == body }.map { ($0.filling, $0.found) }
    }
}
