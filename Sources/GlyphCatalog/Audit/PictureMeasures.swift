internal import PathGeometry
package import SemanticColor

/// What lints measure of a picture's grid of colours: how much of its outline people see on a background, and which
/// colours it has.
///
/// Only what is half as opaque as the strongest point counts. So a shadow around an icon, a faint plate behind one, and
/// the points at the edge of pixels that are mostly empty are not its outline. Pixels at an edge are mixtures with
/// nothing: there, the strongest point nearby has the colour that was drawn.
package struct PictureMeasures: Sendable {
    package private(set) var grid: PictureGrid
    /// The largest alpha.
    package let strength: Double
    /// The points that count as drawn, in rows from the top; the lowest bit is the leftmost point.
    private let drawn: [UInt64]
    /// The connected parts, with the number of their points by the index of the colour.
    private let parts: [Part]

    private struct Part {
        var outline: [UInt16: Int] = [:]
        var ink: [UInt16: Int] = [:]
    }

    /// - Parameter blur: how many points away the colour of an edge is drawn undiluted: 0 for a vector.
    package init(_ grid: PictureGrid, blur: Int = 0) {
        self.grid = grid
        let alphas = grid.colors.map(\.alpha)
        // Each colour is in use.
        let strength = alphas.dropFirst().max() ?? 0
        self.strength = strength
        let isFaint = alphas.dropFirst().contains { $0 < strength / 2 }
        drawn = isFaint ? grid.rows { $0 != 0 && alphas[Int($0)] >= strength / 2 } : grid.inkRows
        parts = Self.parts(of: grid, drawn, alphas, blur)
    }

    /// The measures with other values of the colours, which have the same alphas.
    package func recolored(_ change: (Color) -> Color) -> PictureMeasures {
        var measures = self
        measures.grid = grid.recolored(change)
        return measures
    }

    /// The measures of a grid that was made of pixels.
    ///
    /// - Parameter side: the number of pixels along the shorter side; nil where it is not known.
    static func ofPixels(_ grid: PictureGrid, side: Double?) -> PictureMeasures {
        // A pixel may cover several points.
        let points = Double(PictureGrid.side)
        return PictureMeasures(grid, blur: min(4, max(1, Int((points / max(side ?? points, 1)).rounded(.up)))))
    }
}

// MARK: - Parts

extension PictureMeasures {
    /// The connected parts; diagonal neighbours are connected. All is done a row of 64 points at a time.
    private static func parts(of grid: PictureGrid, _ drawn: [UInt64], _ alphas: [Double], _ blur: Int) -> [Part] {
        let side = PictureGrid.side
        let outline = PictureGrid.outlineRows(of: drawn)
        let known = grid.colors.count
        var (outlineCounts, inkCounts) = (ColorCounts(known), ColorCounts(known))
        return connectedParts(of: drawn).map { part in
            for (row, bits) in part {
                var (ink, edge) = (bits, bits & outline[row])
                while ink != 0 {
                    inkCounts.add(grid.points[row * side + ink.trailingZeroBitCount])
                    ink &= ink - 1
                }
                while edge != 0 {
                    let index = row * side + edge.trailingZeroBitCount
                    outlineCounts.add(strongest(near: index, in: grid, alphas, blur))
                    edge &= edge - 1
                }
            }
            return Part(outline: outlineCounts.removeAll(), ink: inkCounts.removeAll())
        }
    }

    /// The parts as the bits that they have in some rows; a row may occur more than once in a part.
    private static func connectedParts(of drawn: [UInt64]) -> [[(row: Int, bits: UInt64)]] {
        var left = drawn
        var parts: [[(row: Int, bits: UInt64)]] = []
        for row in drawn.indices {
            while left[row] != 0 {
                var part: [(row: Int, bits: UInt64)] = []
                var open = [(row: row, bits: left[row] & (~left[row] &+ 1))]
                while let (row, seed) = open.popLast() {
                    let bits = left[row].runs(through: seed)
                    if bits == 0 { continue }
                    left[row] &= ~bits
                    part.append((row, bits))
                    let beside = bits | bits << 1 | bits >> 1
                    if row > 0, left[row - 1] & beside != 0 { open.append((row - 1, beside)) }
                    if row + 1 < left.count, left[row + 1] & beside != 0 { open.append((row + 1, beside)) }
                }
                parts.append(part)
            }
        }
        return parts
    }

    /// The number of points by the index of a colour.
    private struct ColorCounts {
        private var counts: [Int]
        private var known: [UInt16] = []

        init(_ colors: Int) { counts = Array(repeating: 0, count: colors) }

        mutating func add(_ index: UInt16) {
            if counts[Int(index)] == 0 { known.append(index) }
            counts[Int(index)] += 1
        }

        /// All of them; then there are none.
        mutating func removeAll() -> [UInt16: Int] {
            var all: [UInt16: Int] = [:]
            for index in known {
                all[index] = counts[Int(index)]
                counts[Int(index)] = 0
            }
            known.removeAll(keepingCapacity: true)
            return all
        }
    }

    /// The index of the colour of the most opaque point so many points away; of equals, the one nearest by.
    private static func strongest(near index: Int, in grid: PictureGrid, _ alphas: [Double], _ blur: Int) -> UInt16 {
        var best = grid.points[index]
        guard blur > 0, alphas[Int(best)] < 0.99 else { return best }
        let (row, column) = (index / PictureGrid.side, index % PictureGrid.side)
        for distance in 1...blur {
            for y in max(0, row - distance)...min(PictureGrid.side - 1, row + distance) {
                for x in max(0, column - distance)...min(PictureGrid.side - 1, column + distance) {
                    let point = grid.points[y * PictureGrid.side + x]
                    if alphas[Int(point)] > alphas[Int(best)] + 0.01 { best = point }
                }
            }
        }
        return best
    }
}

// MARK: - What is seen on a background

extension PictureMeasures {
    /// The share of a part that must be visible, such as an icon on a plate, so that the part is recognized: an eighth.
    package static let leastVisibleInk = 0.125

    /// The share of the outline that reaches a ratio on every one of the backgrounds, from 0 to 1.
    ///
    /// A plate that is lost on a background does not hide the icon on it: the whole outline of a connected part counts
    /// as seen, if `leastVisibleInk` of its points reaches the ratio.
    package func visibleShare(
        on backgrounds: [Color], ratio: Double, leastVisibleInk: Double = leastVisibleInk
    ) -> Double {
        visibleShare(leastVisibleInk: leastVisibleInk) { color in
            backgrounds.allSatisfy { ContrastRatio.reaches(color.contrastRatio(on: $0), ratio) }
        }
    }

    /// The same by another condition, which is asked once for each colour.
    package func visibleShare(leastVisibleInk: Double = leastVisibleInk, where isSeen: (Color) -> Bool) -> Double {
        var known: [UInt16: Bool] = [:]
        func count(_ points: [UInt16: Int]) -> Int {
            points.reduce(0) { sum, entry in
                let isVisible = known[entry.key] ?? isSeen(grid.colors[Int(entry.key)])
                known[entry.key] = isVisible
                return isVisible ? sum + entry.value : sum
            }
        }
        var (whole, held) = (0, 0)
        for part in parts {
            let outline = part.outline.values.reduce(0, +)
            let ink = part.ink.values.reduce(0, +)
            whole += outline
            held += Double(count(part.ink)) >= leastVisibleInk * Double(ink) ? outline : count(part.outline)
        }
        return whole == 0 ? 1 : Double(held) / Double(whole)
    }

    /// Whether people see the picture on all of the backgrounds: at least half of its outline reaches the ratio.
    package func holds(
        on backgrounds: [Color], ratio: Double = ContrastNeed.graphics, leastVisibleInk: Double = leastVisibleInk
    ) -> Bool {
        visibleShare(on: backgrounds, ratio: ratio, leastVisibleInk: leastVisibleInk) >= 0.5
    }

    /// The colours of its outline that are not seen on some of the backgrounds.
    func lostColors(on backgrounds: [Color]) -> [Color] {
        outlineColors.map(\.color).filter { color in
            !backgrounds.allSatisfy { ContrastRatio.reaches(color.contrastRatio(on: $0), ContrastNeed.graphics) }
        }
    }

    /// The colours of its outline, with the number of points of each.
    package var outlineColors: [(color: Color, count: Int)] {
        var counts: [UInt16: Int] = [:]
        for part in parts { counts.merge(part.outline, uniquingKeysWith: +) }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { (grid.colors[Int($0.key)], $0.value) }
    }
}

// MARK: - Colours

extension PictureMeasures {
    /// The number of points that count as drawn.
    package var drawnCount: Int { drawn.reduce(0) { $0 + $1.nonzeroBitCount } }

    /// The colours that were drawn undiluted, with the number of their points, the most frequent first.
    package var inkColors: [(color: Color, count: Int)] {
        var counts: [UInt16: Int] = [:]
        for part in parts { counts.merge(part.ink, uniquingKeysWith: +) }
        return counts.filter { grid.colors[Int($0.key)].alpha >= Self.undiluted * strength }
            .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { (grid.colors[Int($0.key)], $0.value) }
    }

    /// The colours that people tell apart, each with its share of the drawn points, the most frequent first. Colours
    /// that are as near as shades of one are one, and colours of few points are left out, as they are mixtures at
    /// edges.
    ///
    /// - Parameter near: the distance in Oklab up to which two are shades of one.
    package func mainColors(near: Double = near) -> [(color: Color, share: Double)] {
        let colors = inkColors
        var shades = ColorShades(near: near)
        for (color, count) in colors { shades.add(color, count) }
        let whole = Double(max(colors.reduce(0) { $0 + $1.count }, 1))
        return shades.all.map { ($0.color, Double($0.count) / whole) }.filter { $0.1 >= Self.leastShare }
    }

    /// Whether colours do not touch: each connected part has one of them, but for mixtures at its edge.
    package func areDrawnApart(_ colors: [Color]) -> Bool {
        let nearest = grid.colors.map { color in
            colors.indices.min { color.difference(from: colors[$0]) < color.difference(from: colors[$1]) }
        }
        return parts.allSatisfy { part in
            var counts: [Int?: Int] = [:]
            for (index, count) in part.ink { counts[nearest[Int(index)], default: 0] += count }
            let whole = counts.values.reduce(0, +)
            return (counts.values.max() ?? 0) * 100 >= whole * 95
        }
    }

    /// In Oklab: shades of one colour, and noise of compressed pixels, are nearer.
    package static let near = 0.12
    /// Fewer points of a colour are a mixture at edges.
    private static let leastShare = 0.04
    /// The share of the largest alpha that a colour has which no edge dilutes.
    private static let undiluted = 0.9
    /// More colours, at four bits a channel, make a photo, a painting or many gradients.
    private static let mostBins = 64
    /// A drawing that fills its frame has flat colours, and mixtures of each two at their edges.
    private static let mostOfGround = 32
    /// A plate, an icon and a detail on it, and their mixtures.
    private static let (mostOfIcon, mostBinsOfIcon) = (3, 24)
    /// The alpha of a scrim or a shadow is lower; a dot has fewer points.
    private static let (leastAlpha, leastPoints) = (0.4, 8)
    /// The share in percent, as some points at the edge are mixtures with a plate.
    private static let nearlyAll = 97

    /// Whether it is a photo or a painting: it has more colours than a drawing in flat colours, or fills its frame with
    /// many.
    package var isPhoto: Bool { isRich || grid.fillsFrame && grid.colors.count - 1 > Self.mostOfGround }

    /// Whether it has more colours than a drawing with some gradients.
    package var isRich: Bool { bins > Self.mostBins }

    /// The number of its colours at four bits a channel.
    private var bins: Int {
        var seen: Set<Int> = []
        for (color, _) in inkColors {
            let (red, green, blue) = color.bytes
            seen.insert(Int(red / 16) * 256 + Int(green / 16) * 16 + Int(blue / 16))
        }
        return seen.count
    }

    /// Whether there is little to see anywhere: an empty picture, a shadow, or a scrim.
    package var isFaint: Bool { strength < Self.leastAlpha || drawnCount < Self.leastPoints }

    /// Whether all that is drawn is nearly white: an icon for coloured grounds. A few points at the edge of pixels are
    /// mixtures with a plate around the icon.
    package var isNearlyWhite: Bool {
        let colors = inkColors
        let white = colors.filter { color, _ in
            let seen = color.components(in: .oklch)
            return seen.x >= 0.9 && seen.y <= 0.05
        }
        return white.reduce(0) { $0 + $1.count } * 100 >= Self.nearlyAll * colors.reduce(0) { $0 + $1.count }
    }

    /// Whether contrast says anything about it: it is neither a photo nor faint.
    package var canBeJudged: Bool { !isFaint && !isPhoto }

    /// Whether it has few colours, as an icon has, and an illustration has not.
    package var hasFewColors: Bool { mainColors().count <= Self.mostOfIcon && bins <= Self.mostBinsOfIcon }
}

extension Color {
    /// Whether people call it white: cream and ice are, ivory is not.
    var isNearlyWhite: Bool {
        let own = components(in: .oklch)
        return own.x >= 0.95 && own.y <= 0.04
    }

    /// Whether a white plate of this colour glares in the dark.
    package var isPlateWhite: Bool { alpha >= 0.9 && composited(over: .black).isNearlyWhite }
}

/// Colours with the numbers of their points. Shades of one count as the first of them.
struct ColorShades {
    private(set) var all: [(color: Color, count: Int)] = []
    private var labs: [SIMD3<Double>] = []
    /// The distance in Oklab up to which two are shades of one.
    private let near: Double
    /// More of them are no drawing in flat colours.
    private static let most = 64

    init(near: Double) { self.near = near }

    /// - Parameter isOne: whether the color may be a shade of another one.
    mutating func add(_ color: Color, _ count: Int, where isOne: (Color) -> Bool = { _ in true }) {
        let lab = color.components(in: .oklab)
        let known = all.indices.first { index in
            let difference = labs[index] - lab
            return isOne(all[index].color) && (difference * difference).sum() < near * near
        }
        if let known {
            all[known].count += count
        } else if all.count < Self.most {
            all.append((color, count))
            labs.append(lab)
        }
    }
}

// MARK: - Shapes

extension PictureMeasures {
    /// Whether it is one part without holes and without deep notches, as a disc, a square and a house are.
    package var isSolidShape: Bool {
        guard parts.count == 1 else { return false }
        let side = PictureGrid.side
        let isDrawn = (0..<side * side).map { self.drawn[$0 / side] >> UInt64($0 % side) & 1 != 0 }
        let drawn = isDrawn.indices.filter { isDrawn[$0] }
        let columns = drawn.map { $0 % side }
        guard let first = drawn.first, let last = drawn.last, let left = columns.min(), let right = columns.max()
        else { return false }
        let (top, bottom) = (first / side, last / side)
        guard drawn.count * 2 >= (bottom - top + 1) * (right - left + 1) else { return false }
        /// The points between the first and the last drawn one of a line that are not drawn.
        func gaps(_ line: [Bool]) -> Int {
            guard let first = line.firstIndex(of: true), let last = line.lastIndex(of: true) else { return 0 }
            return line[first...last].count { !$0 }
        }
        let across = (top...bottom).reduce(0) { sum, row in sum + gaps((left...right).map { isDrawn[row * side + $0] })
        }
        let down = (left...right).reduce(0) { sum, column in
            sum + gaps((top...bottom).map { isDrawn[$0 * side + column] })
        }
        // Smaller notches leave it a plate.
        return max(across, down) * 16 <= drawn.count
    }

    /// In Oklab: paints of one plate are nearer.
    static let onePlate = 0.1

    /// The colour of a plate that hides its sign where only opacity is kept; nil where there is none: the plate is one
    /// solid shape in one colour, and all that is drawn on it is as opaque.
    var plainPlate: Color? {
        let main = mainColors()
        guard (2...4).contains(main.count), isSolidShape, let plate = outlineColors.first?.color else { return nil }
        let outline = outlineColors
        let whole = outline.reduce(0) { $0 + $1.count }
        let ofPlate = outline.reduce(0) { $1.color.difference(from: plate) < Self.onePlate ? $0 + $1.count : $0 }
        let sign = inkColors.reduce(0) {
            $1.color.contrastRatio(on: plate.composited(over: .white)) >= ContrastNeed.invisible ? $0 + $1.count : $0
        }
        guard ofPlate * 10 >= whole * 9, Double(sign) >= 0.04 * Double(drawnCount) else { return nil }
        return plate
    }
}
