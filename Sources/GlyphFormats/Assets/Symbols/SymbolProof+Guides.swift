internal import Markup

extension SymbolProof {
    /// The ratio of the capitals' height to the size of text.
    private static let capHeight = 0.704589844

    static let guides: Rule = { parts in
        var faults: [String] = []
        for scale in ["S", "M", "L"] {
            for name in ["Baseline-\(scale)", "Capline-\(scale)"] { faults += level(name, parts) }
            if let base = parts.number("y1", of: "Baseline-\(scale)"),
                let cap = parts.number("y1", of: "Capline-\(scale)"),
                ((base - cap) / capHeight).rounded() <= 0
            {
                faults.append("has its capline '\(scale)' below its baseline")
            }
        }
        return faults
    }

    private static func level(_ name: String, _ parts: SymbolParts) -> [String] {
        guard let guide = parts.byID[name]?.first else { return ["is missing the guide '\(name)'"] }
        if guide.name != "line" { return ["has the guide '\(name)', which is not a line"] }
        guard let start = parts.number("y1", of: name), let end = parts.number("y2", of: name) else {
            return ["has the guide '\(name)' without a position"]
        }
        return start == end ? [] : ["has the guide '\(name)', which is not horizontal"]
    }

    static let margins: Rule = { parts in
        var faults: [String] = []
        for master in masters {
            let ids = ["left-margin-\(master)", "right-margin-\(master)"]
            var places: [Double] = []
            for id in ids {
                guard parts.byID[id]?.first?.name == "line", let start = parts.number("x1", of: id),
                    let end = parts.number("x2", of: id)
                else {
                    faults.append("is missing the margin '\(id)'")
                    continue
                }
                if start != end { faults.append("has the margin '\(id)', which is not vertical") }
                places.append(start)
            }
            if places.count == 2, places[0] >= places[1] {
                faults.append("has the left margin of '\(master)' right of the other one")
            }
        }
        return faults
    }
}
