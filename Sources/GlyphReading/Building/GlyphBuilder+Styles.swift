internal import GlyphModel
internal import Markup
internal import PathGeometry

extension GlyphBuilder {
    /// The element's style, given the style of its parent. A declaration with an invalid value is ignored, so that the
    /// declaration that it would have overridden applies.
    mutating func computedStyle(_ node: Int, parent: ComputedStyle) -> ComputedStyle {
        var style = parent.inherited
        let declarations = declarations(for: node)
        if declarations.contains(where: \.isCustom) {
            style.customProperties = parent.customProperties.declaring(declarations)
            WorkLimit.spend(16 * style.customProperties.count)
        }
        // Font size first: other lengths may be relative to it.
        for isFontSize in [true, false] {
            for index in declarations.indices {
                guard let property = declarations[index].property, (property == .fontSize) == isFontSize else {
                    continue
                }
                // The root's size is read, and its faults are reported, with the frame.
                let isOfFrame = node == 0 && (property == .width || property == .height)
                apply(
                    declarations[index], property, to: &style, parent: parent, reportsFaults: !isOfFrame,
                    among: declarations)
            }
            if isFontSize, node == 0 { style.fontSize.root = style.fontSize.own }
        }
        return style
    }

    private mutating func apply(
        _ declaration: Declaration, _ property: Property, to style: inout ComputedStyle, parent: ComputedStyle,
        reportsFaults: Bool, among declarations: [Declaration]
    ) {
        guard let resolved = style.customProperties.resolving(declaration.value) else {
            // Invalid at computed-value time: earlier declarations do not apply, either (CSS Variables 1, 3.1).
            style.copy(property, from: property.isInherited ? parent : ComputedStyle())
            log.warn(
                "undefined-variable",
                "\(declaration.name) is not set: '\(declaration.value.prefix(40))' has no value and no fallback",
                at: declaration.offset)
            return
        }
        let (text, isDarkToo) = LightDark.light(of: resolved)
        // Where an attribute, which is weaker than all else, states the colour for all appearances, a tool has added
        // one.
        if isDarkToo,
            !declarations.contains(where: { $0.isAttribute && $0.property == property && $0 != declaration })
        {
            log.warnOfDarkRules(at: declaration.offset)
        }
        var value = Calculation.replaced(in: text)
        if property == .transform, declaration.isAttribute, TransformList.parse(text, isAttribute: true) == nil {
            value = nil
        }
        let isValid =
            if let value { style.apply(property, value, parent: parent, offset: declaration.offset) } else { false }
        if !isValid {
            if reportsFaults { log.invalid(declaration.name, declaration.value, at: declaration.offset) }
        } else if value.map(Length.isOfWindow) == true {
            log.warn(
                "window-unit", "\(declaration.value) depends on a window; the view box is used instead",
                at: declaration.offset)
        } else if property.isGeometry, !declaration.isAttribute, reportsFaults {
            log.warn(
                "style-geometry", "'\(declaration.name)' in a style is of SVG 2; some renderers ignore it there",
                at: declaration.offset, hint: "state it as an attribute")
        }
    }

    private mutating func declarations(for index: Int) -> [Declaration] {
        if let known = declared[index] { return known }
        let declarations = cascade.declarations(for: index, in: tree)
        declared[index] = declarations
        for declaration in declarations { sanitise(declaration) }
        return declarations
    }

    /// The style of an element at its place in the document, for elements that are referenced and not instantiated.
    mutating func styleInPlace(_ index: Int) -> ComputedStyle {
        var path: [Int] = []
        var current: Int? = index
        while let node = current, stylesInPlace[node] == nil {
            path.append(node)
            current = tree[node].parent
        }
        var style = current.flatMap { stylesInPlace[$0] } ?? ComputedStyle()
        for node in path.reversed() {
            style = computedStyle(node, parent: style)
            stylesInPlace[node] = style
        }
        return style
    }

    /// Whether conditional attributes such as `systemLanguage` (SVG 2, 5.8) let it be drawn. Glyphs are
    /// language-neutral; English is assumed.
    func passesTests(_ node: ElementTree.Node) -> Bool {
        if node.element["requiredExtensions"] != nil { return false }
        guard let languages = node.element["systemLanguage"] else { return true }
        return languages.split(separator: ",").contains { language in
            let name = language.trimmedOfSpace.lowercased()
            return name == "en" || name.hasPrefix("en-")
        }
    }

    /// A length that is an attribute and not a property; an invalid one is reported and ignored.
    mutating func attributeLength(
        _ node: ElementTree.Node, _ name: String, _ axis: LengthAxis, default standard: Length = Length(0),
        style: ComputedStyle, viewport: Viewport
    ) -> Double {
        var length = standard
        if let attribute = node.element.attribute(name) {
            if let stated = Length(attribute.value) {
                length = stated
            } else {
                log.invalid(name, attribute.value, at: attribute.valueOffset)
            }
        }
        return length.resolved(axis, in: viewport, fontSize: style.fontSize)
    }
}

// MARK: - Transforms

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

    /// The own transform of the outermost `svg`, in its pixels. It is a box of CSS: if no origin is stated, its centre
    /// is, and all reference boxes are the box itself (CSS Transforms 1, 4 and 5).
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
