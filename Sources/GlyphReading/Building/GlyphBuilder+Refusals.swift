internal import GlyphModel
internal import Markup

/// Something that changes how content is drawn, and that paths cannot represent.
struct UnsupportedEffect: Hashable, Sendable {
    var what: String
    var offset: Int
    /// Whether it can be left out, so that the drawing is without it.
    var isDroppable = false
    var subject = DesignTool.Subject.effect
}

extension GlyphBuilder {
    /// An effect that a style requests; it is reported only if something is drawn under it.
    func effect(of stated: (property: Property, value: String, offset: Int)) -> UnsupportedEffect {
        switch stated.property {
        case .filter:
            return UnsupportedEffect(what: filterName(stated.value), offset: stated.offset, isDroppable: true)
        case .mixBlendMode:
            return UnsupportedEffect(
                what: "the blend mode '\(stated.value)'", offset: stated.offset, isDroppable: true)
        case .backdropFilter:
            return UnsupportedEffect(what: "a background blur", offset: stated.offset, isDroppable: true)
        default:
            return UnsupportedEffect(
                what: "'\(stated.property.rawValue)'", offset: stated.offset, subject: .other)
        }
    }

    /// The effect of the filters, as design tools call it, with the name of a `filter` element.
    private func filterName(_ value: String) -> String {
        guard let (address, rest) = LocalReference.url(at: value) else {
            let functions = value.lowercased().split(separator: "(").first.map(String.init) ?? ""
            let isSingle = value.filter { $0 == "(" }.count == 1 || functions == "drop-shadow"
            switch functions {
            case "drop-shadow" where isSingle: return "a drop shadow"
            case "blur" where isSingle: return "a blur"
            default: return "a filter"
            }
        }
        guard case .local(let id) = address, rest.isEmpty, let index = tree.index(ofID: id),
            tree[index].name == "filter"
        else { return "a filter" }
        return "the \(filterKind(index)) '\(id)'"
    }

    private func filterKind(_ index: Int) -> String {
        let steps = tree[index].children.filter { tree[$0].isSVG && tree[$0].name.hasPrefix("fe") }.map { tree[$0] }
        let names = Set(steps.map(\.name))
        if names == ["feGaussianBlur"] { return "blur" }
        // Some tools fill the area and merge it with the shape without any change, before the effects and after them.
        let changes = names.subtracting(["feFlood", "feBlend", "feMerge"])
        if changes == ["feGaussianBlur"] { return "blur" }
        let cutsOut = steps.contains { $0.name == "feComposite" && $0.element["operator"] == "arithmetic" }
        if cutsOut, changes.contains("feOffset") || changes.contains("feGaussianBlur") { return "inner shadow" }
        let isShadow =
            names.contains("feDropShadow")
            || changes.contains("feOffset")
                && changes.isSubset(
                    of: [
                        "feColorMatrix", "feComponentTransfer", "feOffset", "feGaussianBlur", "feComposite",
                        "feMorphology",
                    ])
        return isShadow ? "drop shadow" : "filter"
    }

    /// Content of another language is not drawn. Design tools have no other way to write some effects, so a drawing
    /// without it would be another one.
    mutating func foreign(_ index: Int, style: ComputedStyle, scene: Scene) {
        guard style.isVisible, !scene.isMeasuring, let effect = foreignEffect(index) else { return }
        for effect in scene.effects + [effect] { log.report(effect) }
    }

    /// The effect that a `foreignObject` writes in CSS; nil if it is anything else.
    private func foreignEffect(_ index: Int) -> UnsupportedEffect? {
        guard tree.nodes[index].name == "foreignObject", tree.nodes[index].isSVG else { return nil }
        let node = tree[index]
        for child in node.children {
            guard let text = tree[child].element["style"]?.lowercased() else { continue }
            let offset = node.element.offset
            if text.contains("backdrop-filter") {
                return UnsupportedEffect(what: "a background blur", offset: offset, isDroppable: true)
            }
            if text.contains("conic-gradient") {
                return UnsupportedEffect(what: "an angular gradient", offset: offset, subject: .angularGradient)
            }
        }
        return nil
    }
}

// MARK: - Code and other files

extension GlyphBuilder {
    /// Reports everything that could run code or load files. Glyphs consist of paths only, so none of it has an
    /// effect; the report makes that visible.
    mutating func sanitise() {
        for (index, node) in tree.nodes.enumerated() {
            // An effect is reported where it is drawn.
            if foreignEffect(index) == nil { sanitise(element: node) }
            for attribute in node.element.attributes { sanitise(attribute, of: node) }
        }
        for index in tree.duplicates {
            let node = tree[index]
            let place = node.element.attribute("id")?.offset ?? node.element.offset
            log.warn("duplicate-id", "the id '\(node.id ?? "")' is duplicated; the first element keeps it", at: place)
        }
    }

    private mutating func sanitise(element node: ElementTree.Node) {
        let offset = node.element.offset
        if node.element.namespace == SVG.includeNamespace { log.sanitise("an inclusion", at: offset) }
        guard node.isSVG else { return }
        switch node.name {
        case "script", "handler", "listener": log.sanitise("a script", at: offset)
        case "animate", "set", "animateMotion", "animateTransform", "animateColor", "discard":
            log.sanitise("an animation", at: offset)
        case "foreignObject", "iframe", "audio", "video", "canvas": log.sanitise("'\(node.name)'", at: offset)
        default: break
        }
    }

    private mutating func sanitise(_ attribute: Element.Attribute, of node: ElementTree.Node) {
        let name = attribute.name.lowercased()
        if name.hasPrefix("on"), name.count > 2, attribute.namespace.isEmpty {
            log.sanitise("the event attribute '\(attribute.name)'", at: attribute.offset)
        }
        if attribute.name != name, node.isSVG, attribute.namespace.isEmpty,
            let plain = JSXCheck.plainName(of: attribute.name)
        {
            log.fault(
                JSXCheck.id, "'\(attribute.name)' is an attribute of JSX; SVG has '\(plain)'", at: attribute.offset,
                hint: JSXCheck.hint)
        }
        guard name == "href" || name == "src", node.isSVG else { return }
        let address = String(attribute.value.unicodeScalars.filter { $0.value > 0x20 }.map(Character.init)).lowercased()
        if address.hasPrefix("javascript:") || address.hasPrefix("vbscript:") {
            log.sanitise("a link to a script", at: attribute.offset)
        } else if node.name != "a", !address.isEmpty, !address.hasPrefix("#"), !address.hasPrefix("data:") {
            log.sanitise("a reference to another file", at: attribute.offset)
        }
    }

    /// Addresses in style declarations.
    mutating func sanitise(_ declaration: Declaration) {
        if declaration.name.hasPrefix("animation") || declaration.name.hasPrefix("transition") {
            log.sanitise("'\(declaration.name)'", at: declaration.offset)
        }
        guard declaration.value.calls("url("),
            let (address, _) = LocalReference.url(at: declaration.value),
            case .external = address
        else { return }
        log.sanitise("a reference to another file", at: declaration.offset)
    }

    /// Reports the rules that the style sheets could not apply, and the files that they would have loaded.
    mutating func report(_ issues: [StyleSheet.Issue]) {
        for issue in issues {
            switch issue {
            case .loading(let name, let offset): log.sanitise("'\(name)'", at: offset)
            case .atRule(let name, let offset):
                log.warn("unsupported-style", "'\(name)' is not supported, and is ignored", at: offset)
            case .selector(let text, let offset):
                log.warn(
                    "unsupported-style", "the selector '\(text)' is not supported, and matches nothing",
                    at: offset)
            case .darkRules(let offset): log.warnOfDarkRules(at: offset)
            case .tooManySiblingRules(let offset):
                log.stop("more than \(ReadingLimits.siblingRules) style rules with '+' or '~'", at: offset)
            case .tooManyRules(let offset):
                log.stop("more than \(ReadingLimits.rules) style rules", at: offset)
            }
        }
    }
}
