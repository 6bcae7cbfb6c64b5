internal import Markup

extension SymbolProof {
    private static let modes = ["monochrome", "multicolor", "hierarchical"]
    private static let ranks = ["primary", "secondary", "tertiary"]

    static let layers: Rule = { parts in
        var faults: [String] = []
        let regular = parts.variant("Regular-S")?.children.map { $0["class"] ?? "" } ?? []
        for variant in parts.variants where variant.children.map({ $0["class"] ?? "" }) != regular {
            faults.append("has other classes in '\(variant["id"] ?? "")' than in 'Regular-S'")
        }
        for (index, text) in regular.enumerated() {
            let names = text.split(separator: " ").map(String.init)
            for mode in modes {
                let own = names.filter { $0.hasPrefix(mode + "-") }
                guard own.count == 1, let name = own.first else {
                    faults.append("has \(own.count) classes '\(mode)' on layer \(index)")
                    continue
                }
                faults += fault(in: name, mode, index, parts)
            }
            for name in names where !modes.contains(where: { name.hasPrefix($0 + "-") }) {
                faults.append("has the unknown class '\(name)'")
            }
        }
        return faults
    }

    private static func fault(in name: String, _ mode: String, _ index: Int, _ parts: SymbolParts) -> [String] {
        let words = name.dropFirst(mode.count + 1).split(separator: ":", omittingEmptySubsequences: false)
        guard let number = words.first.flatMap({ Int($0) }), number == index else {
            return ["has the class '\(name)' on layer \(index)"]
        }
        switch mode {
        case "monochrome" where words.count != 1, "hierarchical" where words.count != 2,
            "multicolor" where words.count != 2:
            return ["has the class '\(name)', which is not complete"]
        case "hierarchical" where !ranks.contains(String(words[1])):
            return ["has the class '\(name)' of an unknown rank"]
        default: break
        }
        let rules = parts.root.children.first { $0.name == "style" }?.text ?? ""
        return rules.contains(".\(name) {") ? [] : ["has no rule for the class '\(name)'"]
    }
}
