package import PathGeometry

/// The outlines of one picture in three weights, which can be interpolated: they have the same contours and segments,
/// in kind, order and start.
///
/// The other two are not drawn again, but are Regular's own outline after its edges have moved.
package struct WeightMasters: Hashable, Sendable {
    package var ultralight: Master
    package var regular: [Path]
    package var black: Master

    /// An outer weight.
    package struct Master: Hashable, Sendable {
        package var paths: [Path]
        /// The stroke width, in stroke widths of Regular: as near to the requested width as the outline allows.
        package var width: Double
        /// The reason why it is not the requested weight.
        package var limit: Limit?
    }

    package enum Limit: String, Hashable, Sendable {
        /// A gap or a counter would close.
        case gap
        /// Lines that touch would come apart.
        case contact
        /// Edges would cross.
        case crossing
        /// There are more than `DerivationLimits.movingSegments` of them: nothing moves.
        case detail
    }

    /// A layer in Regular.
    package struct Layer {
        /// In normal form.
        var outline: Path
        var speeds: EdgeSpeeds
        var erases: Bool
        var hasFixedOutline: Bool

        /// - Parameters:
        ///   - lines: the lines that the outline follows.
        ///   - erases: whether the outline takes away the layers behind it.
        ///   - hasFixedOutline: whether the outline is the same in all weights.
        package init(_ outline: Path, lines: [CenterLine], erases: Bool = false, hasFixedOutline: Bool = false) {
            (self.outline, speeds, self.erases, self.hasFixedOutline) = (
                outline, EdgeSpeeds(lines), erases, hasFixedOutline
            )
        }

        func speeds(isHeavier: Bool) -> [Double] {
            let speeds = speeds.speeds(of: outline, isHeavier: isHeavier)
            return hasFixedOutline ? speeds.map { _ in 0 } : speeds
        }
    }

    /// The widths that are asked for. The system's own symbols reach from about a third of Regular's stroke width to
    /// twice of it.
    package static let (lightest, heaviest) = (0.3, 2.0)
    /// Weights in this range differ as clearly from Regular as weights of text.
    package static let (plainLightest, plainHeaviest) = (0.5, 1.5)
    /// Gaps stay open by this share of Regular's stroke width, and lines that touch overlap by half of it.
    private static let margin = 0.25
    /// This many halvings find a width to a thirtieth of Regular's.
    private static let searches = 5
}

extension WeightMasters {
    /// - Parameters:
    ///   - layers: the layers, from back to front.
    ///   - width: the stroke width of Regular.
    ///   - tolerance: the tolerance, in units of the drawing.
    package init(of layers: [Layer], width: Double, tolerance: Double) {
        let paths = layers.map(\.outline)
        regular = paths
        guard paths.reduce(0, { $0 + $1.elements.count }) <= DerivationLimits.movingSegments else {
            ultralight = Master(paths: paths, width: 1, limit: .detail)
            black = ultralight
            return
        }
        func moving(isHeavier: Bool) -> MovingLayers {
            MovingLayers(layers, isHeavier: isHeavier, width: width, tolerance: tolerance)
        }
        ultralight = moving(isHeavier: false)
            .master(near: Self.lightest, margin: -Self.margin / 4, searches: Self.searches)
        black = moving(isHeavier: true).master(near: Self.heaviest, margin: Self.margin, searches: Self.searches)
    }
}

/// The outlines of all layers of a picture, which move together.
private struct MovingLayers {
    let layers: [Path]
    let outlines: [MovingOutline]
    let counts: [Int]
    let width: Double
    let tolerance: Double
    /// Edges as near as this many tolerances touch.
    private static let coarseness = 4.0

    /// The junctions of each layer.
    private let junctions: [[LineJunction]]
    private let lines: [EdgeSpeeds]
    /// Layers that lie on each other with nothing erased between them, and the number of contours that they show
    /// together.
    private let sheets: [(layers: [Int], count: Int)]

    init(_ layers: [WeightMasters.Layer], isHeavier: Bool, width: Double, tolerance: Double) {
        let paths = layers.map(\.outline)
        self.layers = paths
        lines = layers.map(\.speeds)
        (self.width, self.tolerance) = (width, tolerance)
        junctions = layers.map { isHeavier ? [] : $0.speeds.junctions(of: $0.outline) }
        // Edges shorter than this are traces of a corner.
        outlines = layers.map { layer in
            MovingOutline(
                layer.outline, speeds: layer.speeds(isHeavier: isHeavier), detail: width / 6, tolerance: tolerance / 8)
        }
        counts = paths.map { $0.normalized(tolerance: Self.coarseness * tolerance).contourCount }
        sheets = layers.indices.split { layers[$0].erases }.filter { $0.count > 1 }.map { sheet in
            (Array(sheet), Self.contours(of: paths, in: Array(sheet), tolerance))
        }
    }

    /// The master whose width is nearest to a goal.
    ///
    /// - Parameter margin: a length; the outline must also allow a width that is this much farther from 1.
    func master(near goal: Double, margin: Double, searches: Int) -> WeightMasters.Master {
        if fault(at: goal + margin) == nil, let paths = sound(at: goal) {
            return WeightMasters.Master(paths: paths, width: goal, limit: nil)
        }
        var (bearable, unbearable) = (1.0, goal + margin)
        for _ in 0..<searches {
            let middle = (bearable + unbearable) / 2
            if fault(at: middle) == nil { bearable = middle } else { unbearable = middle }
        }
        let limit = fault(at: unbearable)
        // A weight that text shows clearly is worth more than the margin.
        let plain = goal > 1 ? WeightMasters.plainHeaviest : WeightMasters.plainLightest
        let nearest =
            goal > 1
            ? max(1, min(goal, bearable < plain ? bearable - margin : max(bearable - margin, plain)))
            : min(1, max(goal, bearable > plain ? bearable - margin : min(bearable - margin, plain)))
        // Outlines between the weights can cross where none of both does: a smaller step is straighter.
        for share in [1, 0.8, 0.6, 0.4, 0.2] {
            let width = 1 + (nearest - 1) * share
            if width != 1, let paths = sound(at: width) {
                return WeightMasters.Master(paths: paths, width: width, limit: limit ?? .crossing)
            }
        }
        return WeightMasters.Master(paths: layers, width: 1, limit: limit ?? .crossing)
    }

    private func moved(to share: Double) -> [Path]? {
        var paths: [Path] = []
        for outline in outlines {
            guard let path = outline.moved(by: (share - 1) * width / 2) else { return nil }
            paths.append(path)
        }
        return paths
    }

    /// The outlines at a width, if they and the outlines between them and Regular are without faults.
    private func sound(at share: Double) -> [Path]? {
        guard let paths = moved(to: share) else { return nil }
        for (index, path) in paths.enumerated() {
            guard let middle = path.interpolated(to: layers[index], at: 0.5),
                fault(in: middle, index) == nil, fault(in: path, index) == nil,
                lines[index].join(path, at: junctions[index], share)
            else { return nil }
        }
        guard faultBetween(paths) == nil else { return nil }
        return paths
    }

    private func fault(at share: Double) -> WeightMasters.Limit? {
        // A contour that has vanished was a counter, or a thin part.
        guard let paths = moved(to: share) else { return share > 1 ? .gap : .contact }
        for (index, path) in paths.enumerated() {
            if let fault = fault(in: path, index) { return fault }
            if !lines[index].join(path, at: junctions[index], share) { return .contact }
        }
        return faultBetween(paths)
    }

    /// The fault between layers that have met or come apart; nil if there is none.
    private func faultBetween(_ paths: [Path]) -> WeightMasters.Limit? {
        for sheet in sheets {
            let count = Self.contours(of: paths, in: sheet.layers, tolerance)
            if count != sheet.count { return count < sheet.count ? .gap : .contact }
        }
        return nil
    }

    private static func contours(of paths: [Path], in sheet: [Int], _ tolerance: Double) -> Int {
        Path.union(ofNonNegative: sheet.map { paths[$0] }, tolerance: coarseness * tolerance).contourCount
    }

    /// The fault of an outline that is no longer in normal form: edges cross, or a contour has turned over. Nil if
    /// there is none.
    private func fault(in path: Path, _ index: Int) -> WeightMasters.Limit? {
        guard path.isFinite else { return .crossing }
        let normal = path.normalized(tolerance: Self.coarseness * tolerance)
        let count = normal.contourCount
        if count < counts[index] { return .gap }
        if count > counts[index] { return .contact }
        for (mine, its) in zip(path.subpaths, layers[index].subpaths) where (mine.area > 0) != (its.area > 0) {
            return .gap
        }
        // A loop in an edge has an area of its own.
        let loops = (path.controlBounds?.extent ?? 0) * tolerance * 4
        return abs(normal.area - path.area) <= loops ? nil : .crossing
    }
}

extension Path {
    fileprivate var contourCount: Int {
        elements.reduce(0) { if case .move = $1 { $0 + 1 } else { $0 } }
    }
}
