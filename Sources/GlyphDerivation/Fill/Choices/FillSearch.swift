internal import Markup
internal import PathGeometry

/// Looks at what else a fill could be, one candidate after the other, and no further than is asked.
package struct FillSearch {
    private let drawing: PreparedOutline
    private let style: FillStyle
    private let isTogether: (OutlinedLayer, OutlinedLayer) -> Bool
    private let fill: DerivedLayers
    private let trace: FillTrace
    private var outline: InkGrid?
    /// Found when they are first asked for.
    private var regions: FillRegions?
    /// What the regions may weigh together.
    private var mostOfRegions: Double
    /// Those to be looked at yet; regions come last.
    private var open: [FillChoice]
    private var isExpanded = false
    private var uncertainty: FillUncertainty
    private var alternatives: [(choice: FillChoice, layers: [OutlinedLayer], weight: Double)] = []
    /// The fill, and the alternatives.
    private var seen: [InkGrid] = []

    private static let most = 8

    /// - Parameter fill: in the style.
    init(
        _ drawing: PreparedOutline, _ style: FillStyle, fill: (layers: DerivedLayers, trace: FillTrace),
        isTogether: @escaping (OutlinedLayer, OutlinedLayer) -> Bool
    ) {
        (self.drawing, self.style, self.isTogether) = (drawing, style, isTogether)
        self.fill = fill.layers
        var trace = fill.trace
        uncertainty = FillUncertainty(style: style)
        // What is a filled form already was not filled by us.
        isExpanded = drawing.glyph.isFilled
        if isExpanded {
            (open, mostOfRegions) = ([], 0)
        } else {
            let stakes = FillStakes(of: &trace, style: style)
            open = style.alternatives.filter(stakes.mayChange).map { .style($0) } + [.outline]
            mostOfRegions = FillRegions.most(of: drawing, Self.weight(in: uncertainty))
        }
        self.trace = trace
    }

    /// Is the uncertainty above a limit, and is there an alternative? The same as all candidates tell, mostly by a few
    /// of them: what the others may weigh is known.
    mutating func isAbove(_ limit: Double) -> Bool {
        while alternatives.count < Self.most, !(open.isEmpty && isExpanded) {
            // Rounding errors of a sum of weights are far smaller.
            let rounding = 1e-9
            let rest = rest
            if uncertainty.value(with: rest.upperBound + rounding) <= limit { return false }
            if !alternatives.isEmpty, uncertainty.value(with: rest.lowerBound - rounding) > limit { return true }
            if !isExpanded, regions?.rooms == nil { refineRegions() } else { lookAtNext() }
        }
        return uncertainty.value > limit && !alternatives.isEmpty
    }

    /// All of them.
    ///
    /// - Throws: what `outlined` throws.
    mutating func candidates() throws(Findings) -> FillCandidates {
        while alternatives.count < Self.most, !(open.isEmpty && isExpanded) { lookAtNext() }
        let isUnited = alternatives.contains { $0.choice == .outline }
        let outline = isUnited ? try drawing.outlined() : []
        return FillCandidates(
            layers: fill.layers,
            alternatives: alternatives.map { item in
                FillCandidates.Alternative(
                    choice: item.choice, layers: item.choice == .outline ? outline : item.layers, weight: item.weight)
            },
            uncertainty: uncertainty.value)
    }

    /// What the open ones may weigh together.
    private var rest: ClosedRange<Double> {
        var (low, high) = (0.0, 0.0)
        for choice in open {
            var range = uncertainty.range(of: choice)
            if choice == .outline, let outline, let fill = seen.first {
                range = uncertainty.weight(of: choice, difference: 1 - fill.overlap(with: outline))...0
            }
            (low, high) = (low + range.lowerBound, high + range.upperBound)
        }
        return low...(isExpanded ? high : high + mostOfRegions)
    }

    /// First the holes, then the rooms: either costs less than the fills that may not be needed after.
    private mutating func refineRegions() {
        if regions == nil {
            regions = FillRegions(of: drawing, style: style, trace: trace)
        } else {
            regions?.findRooms()
        }
        mostOfRegions = regions?.most(Self.weight(in: uncertainty)) ?? 0
    }

    /// Of a region that is treated so; how much of the fill it is does not matter.
    private static func weight(in uncertainty: FillUncertainty) -> (PartOverride.Treatment) -> Double {
        { uncertainty.weight(of: .region(Point(0, 0), $0), difference: 0) }
    }

    private mutating func lookAtNext() {
        if open.isEmpty {
            while regions?.rooms == nil { refineRegions() }
            isExpanded = true
            open = regions?.all.map { .region($0.point, $0.treatment) } ?? []
            return
        }
        let choice = open.removeFirst()
        let layers: [OutlinedLayer]
        switch choice {
        case .derived: return
        case .style(let other): layers = drawing.filled(other, after: trace, isTogether: isTogether).layers
        case .region(let point, let treatment):
            layers = drawing.filled(style, with: (point, treatment), after: trace, isTogether: isTogether).layers
        case .outline: return offer(choice, [], outlineGrid())
        }
        offer(choice, layers, InkGrid(layers, in: drawing.glyph.viewBox))
    }

    private mutating func outlineGrid() -> InkGrid {
        let grid = outline ?? InkGrid(drawing.inks.map(\.path), in: drawing.glyph.viewBox)
        outline = grid
        return grid
    }

    private mutating func offer(_ choice: FillChoice, _ layers: [OutlinedLayer], _ grid: InkGrid) {
        if seen.isEmpty { seen = [InkGrid(fill.layers, in: drawing.glyph.viewBox)] }
        let overlaps = seen.map { $0.overlap(with: grid) }
        // Within one part in a hundred, two fills look the same.
        guard overlaps.allSatisfy({ $0 < 0.99 }) else { return }
        seen.append(grid)
        let difference = 1 - overlaps[0]
        uncertainty.count(choice, difference: difference)
        alternatives.append((choice, layers, uncertainty.weight(of: choice, difference: difference)))
        // How much the outline tells for the fill narrows down what the rest may come to.
        if alternatives.count == 1 { _ = outlineGrid() }
    }
}
