internal import Markup

extension SymbolProof {
    /// Versions that tools of the last years read.
    private static let versions = ["3.0", "4.0", "5.0", "6.0"]

    static let document: Rule = { parts in
        var faults: [String] = []
        if parts.root.name != "svg" { faults.append("has no 'svg' as its root") }
        let stated = parts.byID["template-version"]?.first
        if let stated, stated.name == "text" {
            let words = stated.text.split(separator: " ").joined(separator: " ")
            if !versions.contains(where: { words == "Template v.\($0)" }) {
                faults.append("has the version '\(words)', which is not one of \(versions.joined(separator: ", "))")
            }
        } else {
            faults.append("states no version in a text 'template-version'")
        }
        for id in ["Guides", "Symbols"] where parts.byID[id]?.first?.name != "g" {
            faults.append("has no group '\(id)'")
        }
        for (id, elements) in parts.byID.sorted(by: { $0.key < $1.key }) where elements.count > 1 {
            faults.append("has the id '\(id)' \(elements.count) times")
        }
        return faults
    }
}
