package import GlyphModel
package import Markup
package import PathGeometry
internal import SemanticColor

/// How the paints of a drawing that gets one colour are read: areas in the background's colour are not ink.
package struct Knockout {
    /// Whether the drawing is shown in dark appearances only.
    package var isForDark = false
    /// Whether the manifest states the treatment of an element.
    var isStated: (ElementIdentity) -> Bool

    package init(isForDark: Bool = false, isStated: @escaping (ElementIdentity) -> Bool) {
        self.isForDark = isForDark
        self.isStated = isStated
    }

    /// The outline without areas in the background's colour: they are removed from everything below them. A
    /// translucent one lets the layers below show through with a lower opacity:
    ///
    ///     ┌─────────┐        ┌─────────┐
    ///     │ ┌─────┐ │        │ ┌─────┐ │
    ///     │ │white│ │   ->   │ │     │ │    a hole; with white at 30 %, an area at 70 %
    ///     │ └─────┘ │        │ └─────┘ │
    ///     └─────────┘        └─────────┘
    ///
    /// - Returns: nil if there are no such areas.
    /// - Throws: the errors of `outlined`.
    func outline(of glyph: Glyph, tolerance: Tolerance) throws(Findings) -> [OutlinedLayer]? {
        // Most drawings have one paint; for these nothing is computed.
        let paints = glyph.layers.flatMap { [$0.fill?.paint, $0.stroke?.paint] }.compactMap { $0 }
        guard Set(paints).count > 1, paints.contains(where: { $0.opacity(asGround: .white) != nil }) else { return nil }
        let length = tolerance.length(in: glyph.viewBox.extent)
        let outline = try glyph.outlined(tolerance: tolerance)
        let grounds = GroundReading(
            outline: outline, viewBox: glyph.viewBox, tolerance: length, isForDark: isForDark, isStated: isStated
        ).opacities()
        guard grounds.contains(where: { $0 != nil }) else { return nil }
        var result: [OutlinedLayer] = []
        for (index, layer) in outline.enumerated() {
            guard let opacity = grounds[index] else {
                result.append(layer)
                continue
            }
            let above = outline.indices.filter { $0 > index && grounds[$0] == nil && outline[$0].paint.isOpaque }
                .map { outline[$0] }
            let count = result.count
            result = result.flatMap { below in
                var seen = below.seen(through: layer, opacity: opacity, below: above, tolerance: length)
                if !below.isStroke, !seen.isEmpty {
                    // What is cut off its edge, as by a ring around it, does not count as a hole.
                    let outer = ContourTree(seen[0].path)
                    seen[0].openPoints += below.holes(cutBy: layer, below: above, tolerance: length).filter { point in
                        outer.roots.contains { outer.nodes[$0].contour.winding(around: point) != 0 }
                    }
                }
                return seen
            }
            // A translucent area cuts layers below it in two, which all later steps keep.
            WorkLimit.spend(count + 3000 * max(0, result.count - count))
            if WorkLimit.isExceeded { return [] }
        }
        return result
    }

    /// For a drawing that keeps its paints and has one ink besides the background's colour; nil for other drawings, in
    /// which white is a colour like the others.
    ///
    /// - Parameter parts: the overrides; elements that they name are not background.
    package static func ofOneInk(in glyph: Glyph, _ parts: [PartOverride] = []) -> Knockout? {
        let inks = glyph.layers.flatMap { [$0.fill?.paint, $0.stroke?.paint] }.compactMap { $0 }
            .filter { $0.opacity(asGround: .white) == nil }
        guard let first = inks.first, inks.allSatisfy({ $0 == first || $0.isPlainInk && first.isPlainInk })
        else { return nil }
        return Knockout { element in parts.contains { $0.names(element) } }
    }
}

extension PartOverride {
    /// Whether it names the element, rather than a face.
    package func names(_ element: ElementIdentity) -> Bool {
        if case .elements(let selector) = target { selector.matches(element) } else { false }
    }
}

extension Glyph {
    /// The outline, with areas in the background's colour removed if the paints are not kept.
    package func outlined(_ knockout: Knockout?, tolerance: Tolerance) throws(Findings) -> [OutlinedLayer] {
        if let outline = try knockout?.outline(of: self, tolerance: tolerance) { return outline }
        return try outlined(tolerance: tolerance)
    }
}

extension OutlinedLayer {
    /// A point in each hole that a layer in the background's colour makes in this layer, if no ink is drawn in it.
    fileprivate func holes(cutBy ground: OutlinedLayer, below layers: [OutlinedLayer], tolerance: Double) -> [Point] {
        guard let box = path.bounds, let groundBox = ground.path.bounds, box.intersects(groundBox) else { return [] }
        var hole = path.combined(with: ground.path, by: .intersection, tolerance: tolerance)
        let near = layers.map(\.path).filter { $0.controlBounds?.intersects(groundBox) ?? false }
        if !hole.isEmpty, !near.isEmpty {
            let cover = Path.union(ofNonNegative: near, tolerance: tolerance)
            hole = hole.combined(with: cover, by: .difference, tolerance: tolerance)
        }
        let tree = ContourTree(hole)
        return tree.roots.compactMap { FillDecision($0, of: tree, .kept, .solidInk).point(tolerance: 8 * tolerance) }
    }

    /// The visible part of the layer below a layer in the background's colour: the uncovered part, and the part that
    /// shows through.
    ///
    /// - Parameter layers: ink above the ground. In a translucent group with both, it hides the ground from layers
    ///   below the group.
    fileprivate func seen(
        through layer: OutlinedLayer, opacity: Double, below layers: [OutlinedLayer], tolerance: Double
    ) -> [OutlinedLayer] {
        var ground = layer
        // Groups that contain both are already composited.
        let common = zip(groups, ground.groups).prefix { $0.id == $1.id }.count
        let opacity = ground.groups.dropFirst(common).reduce(opacity) { $0 * $1.opacity }
        if let group = ground.groups.dropFirst(common).first, group.opacity < 1 {
            let hiding = layers.filter { $0.groups.contains { $0.id == group.id } }.map(\.path)
            if !hiding.isEmpty {
                let cover = Path.union(ofNonNegative: hiding, tolerance: tolerance)
                ground.path = ground.path.combined(with: cover, by: .difference, tolerance: tolerance)
            }
        }
        guard let box = path.bounds, let groundBox = ground.path.bounds, box.intersects(groundBox)
        else { return [self] }
        // An opacity below one step of 255 is not visible.
        let step = 1.0 / 255
        if opacity < step { return [self] }
        var (free, below) = (self, self)
        free.path = path.combined(with: ground.path, by: .difference, tolerance: tolerance)
        var seen = free.path.isEmpty ? [] : [free]
        if opacity < 1 - step {
            below.path = path.combined(with: ground.path, by: .intersection, tolerance: tolerance)
            below.paint = paint.fainter(by: 1 - opacity)
            if !below.path.isEmpty { seen.append(below) }
        }
        return seen
    }
}

// MARK: - Background

/// Which layers of a drawing show its background, and are not ink.
///
///     ┌────────┐            ┌────────┐            ╭────────╮
///     │ white  │            │ black  │            │ white, │
///     │ ▓ icon │  a plate   │ white ✓│  a detail  │ lined  │  an interior
///     └────────┘            └────────┘            ╰────────╯
///
/// A drawing is read as one on white. If it contains ink that is not visible on black, all paints as pale as the
/// background are background. If its inks are visible on both white and black, as red is, white may be ink, too, of a
/// drawing for dark: then only plates, details and interiors are background. If no ink is visible on white, white is
/// ink.
private struct GroundReading {
    /// From the back, in normal form.
    var outline: [OutlinedLayer]
    var viewBox: Rect
    /// In units of the view box.
    var tolerance: Double
    /// Whether it is used in dark appearances only. Then it may also be a light drawing with dark details.
    var isForDark = false
    /// Whether the manifest states the treatment of an element.
    var isStated: (ElementIdentity) -> Bool

    /// For each layer, the share of the layers below that it replaces by the background; nil for ink.
    func opacities() -> [Double?] {
        if isForDark, let details = darkDetails() { return details }
        let pale = opacities(on: .white)
        guard pale.contains(where: { $0 != nil }) else { return pale }
        if outline.contains(where: \.paint.isDarkInk) { return pale }
        let ink = outline.indices.filter { outline[$0].paint.isInkOnWhite }
        guard !ink.isEmpty else { return pale.map { _ in nil } }
        return outline.indices.map { index in
            isInside(index, of: ink) || isPlate(index) || liesOn(ink, index) ? pale[index] : nil
        }
    }

    private func opacities(on ground: Paint.Ground) -> [Double?] {
        outline.indices.map { index in
            let opacity = outline[index].paint.opacity(asGround: ground)
            // A statement about an element is about its ink.
            return opacity != nil && isStated(outline[index].element) && !isRing(index, on: ground) ? nil : opacity
        }
    }

    /// Whether it is the stroke around an element that is filled with ink: a gap that keeps the element apart from
    /// others.
    private func isRing(_ index: Int, on ground: Paint.Ground) -> Bool {
        outline[index].isStroke
            && outline[..<index].contains {
                !$0.isStroke && $0.location == outline[index].location && $0.paint.opacity(asGround: ground) == nil
            }
    }

    /// Dark details on a white body, the counterpart of white details on a dark body.
    private func darkDetails() -> [Double?]? {
        let dark = opacities(on: .black)
        let white = outline.indices.filter { outline[$0].paint.opacity(asGround: .white) != nil }
        let details = outline.indices.filter { dark[$0] != nil }
        guard !details.isEmpty, !white.contains(where: isPlate), details.allSatisfy({ liesOn(white, $0) })
        else { return nil }
        return dark
    }

    /// Whether it is the fill of an element with an outline in ink.
    private func isInside(_ index: Int, of ink: [Int]) -> Bool {
        ink.contains { $0 > index && outline[$0].location == outline[index].location }
    }

    /// Whether it is below all other layers, and at least nine tenths as wide and as high as the picture.
    private func isPlate(_ index: Int) -> Bool {
        guard index == 0, let bounds = outline[index].path.bounds else { return false }
        return bounds.width >= 0.9 * viewBox.width && bounds.height >= 0.9 * viewBox.height
    }

    /// Whether nearly all of it is on top of some layers below it.
    private func liesOn(_ others: [Int], _ index: Int) -> Bool {
        let below = others.filter { $0 < index }.map { outline[$0].path }
        let path = outline[index].path
        guard !below.isEmpty, abs(path.area) > 0 else { return false }
        let shared = path.combined(
            with: .union(ofNonNegative: below, tolerance: tolerance), by: .intersection, tolerance: tolerance)
        return abs(shared.area) >= 0.9 * abs(path.area)
    }
}

/// Which paints of a drawing represent its background, and which are ink.
extension Paint {
    package enum Ground { case white, black }

    /// The share of the layers below that the paint replaces by the background: 1 if it is opaque; nil for a paint that
    /// is not like the background.
    package func opacity(asGround ground: Ground) -> Double? {
        let colors = seenColors
        guard !colors.isEmpty, colors.allSatisfy({ $0.isLike(ground) }) else { return nil }
        let alpha = colors.reduce(0) { $0 + $1.alpha } / Double(colors.count)
        if case .gradient(let gradient) = self { return gradient.opacity * alpha }
        return alpha
    }

    /// Whether it is ink that is visible on white, by its lightness or by its hue.
    fileprivate var isInkOnWhite: Bool {
        if case .currentColor(let opacity) = self { return opacity > 0 }
        return isVisible(on: .white, orChroma: true)
    }

    /// Whether it is ink on white only. The current colour is, because an icon that uses it is drawn like text.
    fileprivate var isDarkInk: Bool {
        if case .currentColor(let opacity) = self { return opacity > 0 }
        return isVisible(on: .white) && !isVisible(on: .black)
    }

    /// Whether it reaches the contrast that graphics need (WCAG 2.2, 1.4.11).
    ///
    /// - Parameter orChroma: whether a visible hue is enough, like the hue of an orange or a green, which do not reach
    ///   the contrast on white.
    private func isVisible(on ground: Color, orChroma: Bool = false) -> Bool {
        var opacity = 1.0
        if case .gradient(let gradient) = self { opacity = gradient.opacity }
        return seenColors.contains { color in
            let seen = color.opacity(opacity).composited(over: ground)
            return seen.contrastRatio(on: ground) >= 3 || orChroma && seen.components(in: .oklch).y >= Color.hueChroma
        }
    }

    /// The colours with their own alpha; empty for a colour that is not known.
    private var seenColors: [Color] {
        switch self {
        case .color(let color): color.alpha > 0 ? [color] : []
        case .currentColor: []
        case .gradient(let gradient): gradient.opacity > 0 ? gradient.stops.map(\.color).filter { $0.alpha > 0 } : []
        }
    }
}

extension Color {
    /// The OKLCH chroma above which the hue of a light colour is noticed: half of the chroma of the system's orange.
    fileprivate static let hueChroma = 0.09

    /// Whether it is a grey that the system itself uses as a background: not darker than `systemGray5` in light (an
    /// OKLCH lightness of 0.92, a contrast of 1.25 : 1 with white), or not lighter than it in dark (0.3). Pale tints
    /// count up to a chroma of 0.04; above, a pale yellow is a yellow.
    fileprivate func isLike(_ ground: Paint.Ground) -> Bool {
        let components = components(in: .oklch)
        guard components.y <= 0.04 else { return false }
        return ground == .white ? components.x >= 0.92 : components.x <= 0.3
    }
}
