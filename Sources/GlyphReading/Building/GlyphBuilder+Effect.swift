internal import GlyphModel
internal import Markup

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
            let isOne = value.filter { $0 == "(" }.count == 1 || functions == "drop-shadow"
            switch functions {
            case "drop-shadow" where isOne: return "a drop shadow"
            case "blur" where isOne: return "a blur"
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
    func foreignEffect(_ index: Int) -> UnsupportedEffect? {
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
