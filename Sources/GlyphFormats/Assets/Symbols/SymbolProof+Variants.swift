internal import Markup
internal import PathGeometry

extension SymbolProof {
    static let variants: Rule = { parts in
        var faults: [String] = []
        for id in masters + ["Regular-M"] where parts.variant(id) == nil {
            faults.append("is missing the variant '\(id)'")
        }
        for variant in parts.variants {
            let id = variant["id"] ?? "without an id"
            if variant.name != "g" {
                faults.append("has the variant '\(id)', which is not a group")
                continue
            }
            if variant.children.isEmpty { faults.append("has the variant '\(id)' without content") }
            for child in variant.children {
                switch child.name {
                case "path": continue
                case "g": faults.append("has a group in '\(id)': layers must be its own paths")
                case "text": faults.append("has a text in '\(id)'")
                default: faults.append("has a '\(child.name)' in '\(id)': only paths are layers")
                }
            }
            if variant["class"] != nil { faults.append("has classes on the group '\(id)' instead of its paths") }
            for path in parts.paths[id] ?? [] {
                guard let path else {
                    faults.append("has a path in '\(id)' whose data is not valid")
                    continue
                }
                let bounds = path.controlBounds
                if path.isEmpty || bounds.map({ $0.width <= 0 || $0.height <= 0 }) ?? true {
                    faults.append("has a path in '\(id)' of zero size")
                } else if !path.isFinite {
                    faults.append("has a path in '\(id)' with numbers that are not finite")
                }
            }
        }
        return faults
    }

    /// Attributes that Xcode ignores: the symbol shows something else, or nothing.
    static let painting: Rule = { parts in
        var faults: [String] = []
        let lost = ["stroke", "clip-path", "mask", "filter", "style", "opacity", "transform"]
        for variant in parts.variants {
            let id = variant["id"] ?? ""
            for path in variant.children {
                for name in lost where path[name] != nil { faults.append("has '\(name)' on a path in '\(id)'") }
                if path["fill-rule"] == "evenodd" { faults.append("has a path in '\(id)' with the even-odd rule") }
                if let fill = path["fill"] { faults.append("has the fill '\(fill)' on a path in '\(id)'") }
            }
        }
        for name in ["image", "linearGradient", "radialGradient", "clipPath", "mask", "filter", "use", "pattern"]
        where parts.root.contains(name) {
            faults.append("has a '\(name)', which symbols cannot have")
        }
        return faults
    }
}

extension Element {
    fileprivate func contains(_ name: String) -> Bool { self.name == name || children.contains { $0.contains(name) } }
}
