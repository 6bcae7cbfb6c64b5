internal import GlyphModel
internal import PathGeometry

/// The options of the style that affected a fill. A style that differs only in other options gives the same fill, to
/// the byte, because the derivation would take the same steps.
struct FillStakes {
    /// The treatment of lines that are attached to the boundaries of bodies.
    struct Lines {
        /// Some are part of a filled body: attached lines, or lines that divide two bodies.
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
    /// Is there a clearance below a header, or along a ribbon?
    private var hasGaps = false
    private var hasHoles = false
    /// Does a body have several faces?
    private var hasCells = false
    private var hasIslands = false
    /// Is there an island with a hole?
    private var hasRings = false
    private var hasHandles = false
    private var hasPanels = false
    /// Is there a person or a bookmark that is cleared with its outline?
    private var hasOutlines = false
    /// Was an open body closed, or could it be?
    private var closes: Bool

    /// - Parameters:
    ///   - style: the style of the fill.
    ///   - trace: records the lines that would have been found if they had been requested.
    init(of trace: inout FillTrace, style: FillStyle) {
        self.style = style
        closes = trace.closes || style.gaps == .open
        // Details that are put back on a closed body are not islands of its ink.
        hasIslands = trace.putsBackDetails
        for index in trace.steps.indices { add(&trace.steps[index]) }
    }

    private mutating func add(_ step: inout FillTrace.Step) {
        let (filling, nodes) = (step.filling, step.filling.ink.tree.nodes)
        // Ink and holes are nested alternately.
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
            // The hole is one of several.
            guard holes.count > 1 else { continue }
            hasHandles =
                hasHandles
                || holes.contains {
                    Handle($0, of: index, in: filling.ink.tree) != nil
                        || SideHandle.isHandle($0, of: index, in: filling.ink, strokeWidth: filling.width)
                }
            hasPanels =
                hasPanels
                || Panel(
                    in: filling.ink, component: index, isCrossed: filling.surroundings.drawn != nil,
                    strokeWidth: filling.width) != nil
        }
        hasGaps = hasGaps || step.hasGaps
        hasOutlines = hasOutlines || filling.portrait.isAttached || !filling.bookmarks.isEmpty
        if let fate = step.fate { return add(fate) }
        // The result for other styles is not known.
        guard style.lines == .detail, filling.ink.tree.roots.contains(where: { !nodes[$0].children.isEmpty }) else {
            return
        }
        step.found.lines = filling.attachedLines(isAsked: true, on: [])
        // All of them would be part of their bodies, because none was requested.
        for piece in step.found.lines?.pieces ?? [] { lines.note(piece, isCut: false) }
    }

    private mutating func add(_ other: Lines) {
        lines.keepsDetails = lines.keepsDetails || other.keepsDetails
        lines.keepsSeams = lines.keepsSeams || other.keepsSeams
        lines.cuts = lines.cuts || other.cuts
    }

    /// Could another style give another fill?
    func mayChange(to other: FillStyle) -> Bool {
        mayChangeLines(to: other.lines) || mayChangeRings(to: other.rings)
            // If details are not holes, it is not known whether a person is in a frame.
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
        // It is not known which faces other styles leave open.
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

/// The steps of a fill.
package struct FillTrace {
    struct Step {
        /// The index of the body.
        var body: Int
        var filling: Filling
        var found: Filling.Known
        /// Nil if no lines were requested.
        var fate: FillStakes.Lines?
        var hasGaps: Bool
    }

    fileprivate(set) var steps: [Step] = []
    /// Was anything filled other than the drawn ink, in one step?
    private(set) var closes = false
    /// Were details put back on top of the filled area?
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

    /// The findings about a body that was filled as drawn.
    func plain(_ body: Int) -> (filling: Filling, found: Filling.Known)? {
        closes ? nil : steps.first { $0.body == body }.map { ($0.filling, $0.found) }
    }
}
