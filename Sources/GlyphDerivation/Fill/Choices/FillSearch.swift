package import GlyphModel
package import Markup
internal import PathGeometry

/// Computes the alternatives of a fill one after the other, and only as many as are needed.
package struct FillSearch {
    private let drawing: PreparedOutline
    private let style: FillStyle
    private let isTogether: (OutlinedLayer, OutlinedLayer) -> Bool
    private let fill: DerivedLayers
    private let trace: FillTrace
    private var outline: SampleGrid?
    /// Computed on demand.
    private var regions: FillRegions?
    /// An upper bound of the total weight of the faces.
    private var mostOfRegions: Double
    /// The alternatives that have not been computed yet; faces come last.
    private var open: [FillChoice]
    private var isExpanded = false
    private var uncertainty: FillUncertainty
    private var alternatives: [(choice: FillChoice, layers: [OutlinedLayer], weight: Double)] = []
    /// The sampled fill and alternatives.
    private var seen: [SampleGrid] = []

    private static let most = 8

    /// - Parameter fill: the fill in the style.
    package init(
        _ drawing: PreparedOutline, _ style: FillStyle, fill: (layers: DerivedLayers, trace: FillTrace),
        isTogether: @escaping (OutlinedLayer, OutlinedLayer) -> Bool
    ) {
        (self.drawing, self.style, self.isTogether) = (drawing, style, isTogether)
        self.fill = fill.layers
        var trace = fill.trace
        uncertainty = FillUncertainty(style: style)
        // A drawing that is a filled form already was not filled by this derivation.
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

    /// Is the uncertainty above a limit, and is there an alternative? The result is the same as with all candidates,
    /// but in most cases a few are computed: the weights of the others have known bounds.
    package mutating func isAbove(_ limit: Double) -> Bool {
        while alternatives.count < Self.most, !(open.isEmpty && isExpanded) {
            // Far larger than the rounding errors of a sum of weights.
            let rounding = 1e-9
            let rest = rest
            if uncertainty.value(with: rest.upperBound + rounding) <= limit { return false }
            if !alternatives.isEmpty, uncertainty.value(with: rest.lowerBound - rounding) > limit { return true }
            if !isExpanded, regions?.rooms == nil { refineRegions() } else { lookAtNext() }
        }
        return uncertainty.value > limit && !alternatives.isEmpty
    }

    /// Computes all candidates.
    ///
    /// - Throws: the errors of `outlined`.
    package mutating func candidates() throws(Findings) -> FillCandidates {
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

    /// The bounds of the total weight of the remaining alternatives.
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

    /// First the holes, then the open counters: each is cheaper than the fills, which may not be needed afterwards.
    private mutating func refineRegions() {
        if regions == nil {
            regions = FillRegions(of: drawing, style: style, trace: trace)
        } else {
            regions?.findRooms()
        }
        mostOfRegions = regions?.most(Self.weight(in: uncertainty)) ?? 0
    }

    /// The weight of a face with a treatment; it does not depend on the share of the fill.
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
        offer(choice, layers, SampleGrid(layers, in: drawing.glyph.viewBox))
    }

    private mutating func outlineGrid() -> SampleGrid {
        let grid = outline ?? SampleGrid(drawing.inks.map(\.path), in: drawing.glyph.viewBox)
        outline = grid
        return grid
    }

    private mutating func offer(_ choice: FillChoice, _ layers: [OutlinedLayer], _ grid: SampleGrid) {
        if seen.isEmpty { seen = [SampleGrid(fill.layers, in: drawing.glyph.viewBox)] }
        let overlaps = seen.map { $0.overlap(with: grid) }
        // Two fills that differ by less than one percent look the same.
        guard overlaps.allSatisfy({ $0 < 0.99 }) else { return }
        seen.append(grid)
        let difference = 1 - overlaps[0]
        uncertainty.count(choice, difference: difference)
        alternatives.append((choice, layers, uncertainty.weight(of: choice, difference: difference)))
        // The weight of the outline narrows the bounds of the rest.
        if alternatives.count == 1 { _ = outlineGrid() }
    }
}
