internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

/// The paint of a shape.
enum Ink {
    case paint(Paint)
    case tiles(Tiling)
}

extension GlyphBuilder {
    /// The resolved ink of a shape; nil if nothing is visible.
    mutating func ink(_ value: PaintValue, opacity: Double, of shape: Shape) -> Ink? {
        guard opacity > 0 else { return nil }
        switch value {
        case .none: return nil
        case .color(let color): return Paint.color(color.opacity(opacity)).ifVisible
        case .currentColor: return currentColor(shape.style, opacity: opacity)
        case .external(let fallback):
            return fallback.flatMap { ink(PaintValue($0), opacity: opacity, of: shape) }
        case .context(let isFill):
            // The paint of the context element, without its opacity (SVG 2, 13.2). Without one, it is the paint that
            // the context of the picture gives, as in Firefox: the tint.
            guard let context = shape.scene.context?.shape else { return .paint(.currentColor(opacity: opacity)) }
            return ink(isFill ? context.style.fill : context.style.stroke, opacity: opacity, of: context)
        case .server(let id, let fallback): return server(id, fallback, opacity: opacity, of: shape)
        }
    }

    /// The colour of the surrounding text, unless the document defines it.
    private func currentColor(_ style: ComputedStyle, opacity: Double) -> Ink? {
        guard let color = style.color else { return .paint(.currentColor(opacity: opacity)) }
        return Paint.color(color.opacity(opacity)).ifVisible
    }

    private mutating func server(
        _ id: String, _ fallback: PaintValue.Plain?, opacity: Double, of shape: Shape
    ) -> Ink? {
        let offset = tree[shape.node].element.offset
        guard countReference(at: offset) else { return nil }
        let target = tree.index(ofID: id)
        switch target.map({ tree[$0].name }) {
        case "linearGradient", "radialGradient":
            if var paint = target.flatMap({ gradient($0, of: shape) }) {
                paint.multiply(opacity: opacity)
                return paint.ifVisible
            }
        case "pattern":
            guard let target, !openPatterns.contains(target) else {
                log.warn(
                    "reference-cycle", "the pattern '\(id)' refers to itself, and paints nothing there", at: offset)
                break
            }
            // A pattern without an area or without content is not a paint.
            if let tiling = tiling(target, opacity: opacity, of: shape) { return .tiles(tiling) }
        default:
            // A reference with a colour is meant to be understood by one tool, and to be that colour in others.
            if fallback == nil { log.warn("unknown-reference", "there is no paint with the id '\(id)'", at: offset) }
        }
        return fallback.flatMap { ink(PaintValue($0), opacity: opacity, of: shape) }
    }
}

extension Paint {
    /// Nil if it is transparent.
    fileprivate var ifVisible: Ink? {
        let isVisible =
            switch self {
            case .color(let color): color.alpha > 0
            case .currentColor(let opacity): opacity > 0
            case .gradient(let gradient): gradient.opacity > 0 && gradient.stops.contains { $0.color.alpha > 0 }
            }
        return isVisible ? .paint(self) : nil
    }
}

// MARK: - Gradients

extension GlyphBuilder {
    /// The gradient on a shape, in the units of the view box; nil if it has no stops, or a box without area to refer to
    /// (SVG 2, 8.10).
    mutating func gradient(_ index: Int, of shape: Shape) -> Paint? {
        let chain = template(index)
        let stops = stops(of: chain)
        guard let last = stops.last else { return nil }
        if stops.count == 1 { return last.paint }
        guard let space = gradientSpace(chain, of: shape) else { return nil }
        let form = gradientForm(index, chain, of: shape)
        if form.isDegenerate || form.shape.isPoint(through: space, in: frame.viewBox) { return last.paint }
        guard form.shape.isWithinLimits(through: space) else {
            log.stop("a coordinate of a gradient is beyond \(ReadingLimits.coordinate)", at: tree[index].element.offset)
            return nil
        }
        return .gradient(
            Gradient(
                shape: form.shape, transform: space,
                spread: attribute("spreadMethod", chain).flatMap { Gradient.Spread(rawValue: $0.value) } ?? .pad,
                stops: stops))
    }

    /// The gradient or pattern and the ones that it inherits from, nearest first.
    mutating func template(_ index: Int) -> [Int] {
        let kind = tree[index].name == "pattern" ? "pattern" : "Gradient"
        var chain = [index]
        WorkLimit.spend(tree[index].work)
        while let link = tree[chain[chain.count - 1]].link {
            WorkLimit.spend(tree[chain[chain.count - 1]].work + chain.count)
            guard !WorkLimit.isExceeded, case .local(let id) = LocalReference(link.value),
                countReference(at: link.offset),
                let next = tree.index(ofID: id), tree[next].isSVG, tree[next].name.hasSuffix(kind)
            else {
                log.warn(
                    "unknown-reference", "'\(link.value.prefix(40))' is not a \(kind.lowercased())", at: link.offset)
                break
            }
            if chain.contains(next) {
                log.warn("reference-cycle", "the \(kind.lowercased()) inherits from itself", at: link.offset)
                break
            }
            chain.append(next)
        }
        return chain
    }

    /// An attribute that is stated or inherited.
    func attribute(_ name: String, _ chain: [Int]) -> Element.Attribute? {
        for index in chain {
            if let attribute = tree[index].element.attribute(name) { return attribute }
        }
        return nil
    }

    /// From the gradient's space to the view box; nil if it is singular.
    private mutating func gradientSpace(_ chain: [Int], of shape: Shape) -> Transform? {
        var space = Transform.identity
        if let attribute = attribute("gradientTransform", chain) {
            if let own = TransformList.parse(attribute.value, isAttribute: true) {
                space = own
            } else {
                log.invalid("gradientTransform", attribute.value, at: attribute.valueOffset)
            }
        }
        let isBound = isBoundToBox(chain)
        let style = styleInPlace(chain[0])
        // A transform in a style has priority over the attribute.
        if style.own.transform != .identity { space = style.own.transform }
        let viewport = isBound ? Viewport(width: 1, height: 1) : shape.scene.viewport
        space = space.around(
            style.own.origin, in: Rect(x: 0, y: 0, width: viewport.width, height: viewport.height),
            fontSize: style.fontSize)
        if isBound {
            guard let box = shape.path.bounds, box.width > 0, box.height > 0 else { return nil }
            space = space.followed(by: .unitSquare(to: box))
        }
        space = space.followed(by: shape.scene.transform)
        return space.isDrawable ? space : nil
    }

    private func isBoundToBox(_ chain: [Int]) -> Bool {
        attribute("gradientUnits", chain)?.value != "userSpaceOnUse"
    }

    private mutating func gradientForm(
        _ index: Int, _ chain: [Int], of shape: Shape
    ) -> (shape: Gradient.Shape, isDegenerate: Bool) {
        // The geometry is inherited only from a gradient of the same kind.
        let kin = chain.filter { tree[$0].name == tree[index].name }
        // In units of the bounding box, both 1 and 100 % are its full size.
        let viewport = isBoundToBox(chain) ? Viewport(width: 1, height: 1) : shape.scene.viewport
        let style = styleInPlace(index)
        func stated(_ name: String, _ axis: LengthAxis) -> Double? {
            guard let attribute = attribute(name, kin) else { return nil }
            guard let length = Length(attribute.value) else {
                log.invalid(name, attribute.value, at: attribute.valueOffset)
                return nil
            }
            return length.resolved(axis, in: viewport, fontSize: style.fontSize)
        }
        func share(_ value: Double, _ axis: LengthAxis) -> Double { value * viewport.extent(axis) }
        if tree[index].name == "linearGradient" {
            let from = Point(stated("x1", .horizontal) ?? 0, stated("y1", .vertical) ?? 0)
            let to = Point(
                stated("x2", .horizontal) ?? share(1, .horizontal), stated("y2", .vertical) ?? 0)
            return (.linear(from: from, to: to), from == to)
        }
        let center = Point(
            stated("cx", .horizontal) ?? share(0.5, .horizontal),
            stated("cy", .vertical) ?? share(0.5, .vertical))
        // A negative radius is drawn as one of zero, as in browsers.
        let radius = max(stated("r", .other) ?? share(0.5, .other), 0)
        let focus = Point(stated("fx", .horizontal) ?? center.x, stated("fy", .vertical) ?? center.y)
        let focusRadius = max(stated("fr", .other) ?? 0, 0)
        return (
            .radial(center: center, radius: radius, focus: focus, focusRadius: focusRadius), radius == 0
        )
    }

    /// The stops of the nearest gradient of the chain that has any; offsets never decrease (SVG 2, 14.2.4).
    private mutating func stops(of chain: [Int]) -> [Gradient.Stop] {
        for index in chain {
            let children = tree[index].children.filter { tree[$0].isSVG && tree[$0].name == "stop" }
            if children.isEmpty { continue }
            // Each shape keeps its own list, and is kept in several stages.
            WorkLimit.spend(40 * children.count)
            if WorkLimit.isExceeded { return [] }
            var stops: [Gradient.Stop] = []
            for child in children where !WorkLimit.isExceeded {
                stops.append(stop(child, after: stops.last?.offset ?? 0))
            }
            return stops
        }
        return []
    }

    private mutating func stop(_ index: Int, after least: Double) -> Gradient.Stop {
        let style = styleInPlace(index)
        var offset = 0.0
        if let attribute = tree[index].element.attribute("offset") {
            if let length = Length(attribute.value), length.unit == .number || length.unit == .percent {
                offset = length.unit == .percent ? length.value / 100 : length.value
            } else {
                log.invalid("offset", attribute.value, at: attribute.valueOffset)
            }
        }
        let color: Color? =
            switch style.own.stopColor {
            case .color(let stated): stated
            case .currentColor: style.color
            }
        return Gradient.Stop(
            offset: min(max(offset, least, 0), 1),
            color: (color ?? CurrentColor.drawn).opacity(style.own.stopOpacity), isCurrent: color == nil)
    }
}

extension Gradient.Stop {
    /// The paint of a gradient that has nothing else to show.
    fileprivate var paint: Paint { isCurrent ? .currentColor(opacity: color.alpha) : .color(color) }
}

extension Gradient.Shape {
    private var points: [Point] {
        switch self {
        case .linear(let from, let to): [from, to]
        case .radial(let center, let radius, let focus, let focusRadius):
            [center, focus, Point(radius, focusRadius)]
        }
    }

    /// Whether its coordinates, its own and the ones in the picture, are within the limit of coordinates.
    fileprivate func isWithinLimits(through space: Transform) -> Bool {
        (points + points.map { space($0) }).allSatisfy {
            $0.x.magnitude <= ReadingLimits.coordinate && $0.y.magnitude <= ReadingLimits.coordinate
        }
    }

    /// Whether it is so short, as a share of the picture, that only the colour behind it is seen.
    fileprivate func isPoint(through space: Transform, in viewBox: Rect) -> Bool {
        let length =
            switch self {
            case .linear(let from, let to): space(from).distance(to: space(to))
            case .radial(_, let radius, _, _): radius * space.scaleFactor
            }
        return length < viewBox.extent * Self.leastLength
    }

    /// A millionth of a pixel at any size of an icon.
    private static let leastLength = 1e-9
}
