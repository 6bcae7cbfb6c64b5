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
        // Where an attribute, which is weaker than all else, states the colour for all appearances, a tool has added one.
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
