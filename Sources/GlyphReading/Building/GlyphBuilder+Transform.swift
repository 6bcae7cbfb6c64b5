internal import GlyphModel
internal import Markup
internal import PathGeometry

extension GlyphBuilder {
    /// The own transform of an element that is drawn, around its origin.
    mutating func transform(of index: Int, kind: ElementKind, style: ComputedStyle, scene: Scene) -> Transform {
        guard style.own.transform != .identity || style.own.relativeTransform != nil else { return .identity }
        let node = tree[index]
        if node.name == "symbol" {
            // SVG 2 would apply it; usvg and librsvg do not, because SVG 1.1 does not have it there.
            log.warn(
                "ignored-transform", "a symbol's own transform is ignored, as in other renderers",
                at: node.element.offset)
            return .identity
        }
        switch style.own.transformBox {
        case .view: break
        case .stroke, .border:
            if style.stroke != .none { log.refuse("unsupported-feature", "'transform-box'", at: node.element.offset) }
            fallthrough
        case .fill, .content:
            guard let box = transformBox(of: index, kind: kind, style: style, scene: scene) else { return .identity }
            return style.transform(in: box)
        }
        return style.transform(in: scene.viewport)
    }

    /// The bounding box of the element, in its own user space.
    private mutating func transformBox(
        of index: Int, kind: ElementKind, style: ComputedStyle, scene: Scene
    ) -> Rect? {
        // A box inside of a box is measured again for each box around it.
        guard measuringDepth < ReadingLimits.nestedBoxes else {
            log.stop(
                "'transform-box' of more than \(ReadingLimits.nestedBoxes) elements in each other",
                at: tree[index].element.offset)
            return nil
        }
        let outer = measured
        measuringDepth += 1
        defer {
            measuringDepth -= 1
            measured = outer
        }
        guard let box = extent(of: index, kind: kind, style: style, scene: scene) else { return nil }
        let place = kind == .use ? style.place(in: scene.viewport) : .identity
        return Rect(x: box.minX + place.e, y: box.minY + place.f, width: box.width, height: box.height)
    }
}

extension ComputedStyle {
    /// The translation to the place that a `use` states.
    func place(in viewport: Viewport) -> Transform {
        .translation(
            own.geometry[.x]?.resolved(.horizontal, in: viewport, fontSize: fontSize) ?? 0,
            own.geometry[.y]?.resolved(.vertical, in: viewport, fontSize: fontSize) ?? 0)
    }

    /// The own transform, with the viewport as its reference box.
    func transform(in viewport: Viewport) -> Transform {
        transform(in: Rect(x: 0, y: 0, width: viewport.width, height: viewport.height))
    }

    /// The own transform of the outermost `svg`, in its pixels. It is a box of CSS: if no origin is stated, its centre is,
    /// and all reference boxes are the box itself (CSS Transforms 1, 4 and 5).
    func transform(ofPageOf frame: RootFrame) -> Transform {
        guard own.transform != .identity || own.relativeTransform != nil else { return .identity }
        return transform(in: Rect(x: 0, y: 0, width: frame.width, height: frame.height), unstated: .center)
    }

    /// The own transform, around its origin in a reference box.
    func transform(in box: Rect, unstated: TransformOrigin? = nil) -> Transform {
        let size = Viewport(width: box.width, height: box.height)
        let matrix = own.relativeTransform.flatMap { TransformList.parse($0, box: size) } ?? own.transform
        return matrix.around(own.origin ?? unstated, in: box, fontSize: fontSize)
    }
}

extension Transform {
    /// Around an origin in a reference box; without one around the box's corner (CSS Transforms 1, 4).
    func around(_ origin: TransformOrigin?, in box: Rect, fontSize: FontSize) -> Transform {
        let size = Viewport(width: box.width, height: box.height)
        let x = box.minX + (origin?.x.resolved(.horizontal, in: size, fontSize: fontSize) ?? 0)
        let y = box.minY + (origin?.y.resolved(.vertical, in: size, fontSize: fontSize) ?? 0)
        if x == 0, y == 0 { return self }
        return Transform.translation(-x, -y).followed(by: self).followed(by: .translation(x, y))
    }

    /// Whether it neither flattens the drawing nor takes it out of all proportion: then nothing of it can be seen, and
    /// numbers would lose their digits on the way there or back. False where a number is not finite.
    var isDrawable: Bool {
        guard determinant != 0, let back = inverse else { return false }
        return [self, back].allSatisfy { transform in
            [transform.a, transform.b, transform.c, transform.d].allSatisfy { $0.magnitude <= Self.most }
                && transform.e.magnitude < .infinity && transform.f.magnitude < .infinity
        }
    }

    /// No length becomes larger by more than this factor.
    var greatest: Double { max(abs(a) + abs(c), abs(b) + abs(d)) }

    /// As a coordinate.
    private static let most = ReadingLimits.coordinate
}
