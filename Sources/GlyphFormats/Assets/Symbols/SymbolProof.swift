internal import Markup
internal import PathGeometry

/// Proves from the text of a template that Xcode takes it, and that its weights can be interpolated.
///
/// The rules of Xcode's compiler, as far as its messages state them, and the rules whose breach shows nothing, or the
/// wrong thing, without a message.
struct SymbolProof {
    /// Each continues "the template".
    let faults: [String]

    /// A rule gives its breaches.
    private typealias Rule = @Sendable (SymbolParts) -> [String]

    private static let rules: [Rule] = [
        document, guides, margins, variants, painting, layers, commands, interpolation,
    ]

    init(_ text: String) {
        guard let document = try? XMLReader.read(SourceFile(path: "symbol.svg", text: text)) else {
            faults = ["is not well-formed XML"]
            return
        }
        let parts = SymbolParts(document.root)
        faults = Self.rules.flatMap { $0(parts) }.uniqued
    }

    /// The variants that the system makes all others from.
    private static let masters = ["Ultralight-S", "Regular-S", "Black-S"]
}

/// The elements of a template.
struct SymbolParts {
    let root: Element
    private(set) var byID: [String: [Element]] = [:]
    /// The elements of the group of variants.
    private(set) var variants: [Element] = []
    /// The paths of each variant, read; nil where the data is broken.
    private(set) var paths: [String: [Path?]] = [:]

    init(_ root: Element) {
        self.root = root
        collect(root)
        variants = byID["Symbols"]?.first?.children ?? []
        for variant in variants {
            guard let id = variant["id"] else { continue }
            paths[id] = variant.children.filter { $0.name == "path" }.map { $0["d"].flatMap { try? Path(svg: $0) } }
        }
    }

    private mutating func collect(_ element: Element) {
        if let id = element["id"] { byID[id, default: []].append(element) }
        for child in element.children { collect(child) }
    }

    func variant(_ id: String) -> Element? { variants.first { $0["id"] == id } }

    /// The number of an attribute of the only element with an id.
    func number(_ attribute: String, of id: String) -> Double? {
        byID[id]?.first?[attribute].flatMap { DecimalNumber.value($0) }
    }
}

// MARK: - The document

extension SymbolProof {
    /// Versions that tools of the last years read.
    private static let versions = ["3.0", "4.0", "5.0", "6.0"]

    private static let document: Rule = { parts in
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

// MARK: - Guides and margins

extension SymbolProof {
    /// The ratio of the capitals' height to the size of text.
    private static let capHeight = 0.704589844

    private static let guides: Rule = { parts in
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

    private static let margins: Rule = { parts in
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

// MARK: - Variants and their paints

extension SymbolProof {
    private static let variants: Rule = { parts in
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
    private static let painting: Rule = { parts in
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

// MARK: - Layers

extension SymbolProof {
    private static let modes = ["monochrome", "multicolor", "hierarchical"]
    private static let ranks = ["primary", "secondary", "tertiary"]

    private static let layers: Rule = { parts in
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

// MARK: - Interpolation

extension SymbolProof {
    /// The same paths with the same commands in all masters.
    private static let commands: Rule = { parts in
        guard let regular = parts.paths["Regular-S"] else { return [] }
        var faults: [String] = []
        for master in masters {
            guard let own = parts.paths[master], master != "Regular-S" else { continue }
            if own.count != regular.count {
                faults.append("has \(own.count) paths in '\(master)' and \(regular.count) in 'Regular-S'")
            }
            for (index, (path, other)) in zip(own, regular).enumerated() {
                guard let path, let other else { continue }
                let (mine, its) = (path.kinds, other.kinds)
                if mine.count != its.count {
                    faults.append(
                        "has \(mine.count) commands in path \(index) of '\(master)' and \(its.count) in 'Regular-S'")
                } else if mine != its {
                    faults.append("has other commands in path \(index) of '\(master)' than in 'Regular-S'")
                }
            }
        }
        for (id, paths) in parts.paths.sorted(by: { $0.key < $1.key }) {
            for path in paths where path.map({ !$0.isClosed }) ?? false {
                faults.append("has a path in '\(id)' that is not closed")
            }
        }
        return faults
    }

    /// Where the weights of text lie, as shares of the way from Regular to a master: about the shares of the same
    /// weights on the axis of the system's font.
    private static let weights = [
        ("Ultralight", "Ultralight-S", 1), ("Light", "Ultralight-S", 0.316), ("Medium", "Black-S", 0.183),
        ("Semibold", "Black-S", 0.317), ("Black", "Black-S", 1),
    ]

    /// Outlines between the masters are like the masters: none crosses itself, and none has turned over.
    private static let interpolation: Rule = { parts in
        guard let regular = parts.paths["Regular-S"] else { return [] }
        var faults: [String] = []
        for (index, path) in regular.enumerated() {
            guard let path else { continue }
            let sample = OutlineSample(path)
            if abs(sample.loops) > sample.slack { faults.append("has edges that cross in path \(index) at Regular") }
            for (weight, master, share) in weights {
                // An outline that is too large to move is the same in all weights.
                guard let outer = parts.paths[master], index < outer.count, let other = outer[index], other != path,
                    let between = path.interpolated(to: other, at: share)
                else { continue }
                if let fault = sample.fault(of: between) { faults.append("has \(fault) in path \(index) at \(weight)") }
            }
        }
        return faults
    }
}

extension Path {
    fileprivate var kinds: String {
        elements.reduce(into: "") { text, element in
            switch element {
            case .move: text += "M"
            case .line: text += "L"
            case .quadratic: text += "Q"
            case .cubic: text += "C"
            case .close: text += "Z"
            }
        }
    }

    fileprivate var isClosed: Bool { subpaths.allSatisfy(\.isClosed) }
}

/// An outline of Regular, which the outlines of other weights must be like.
private struct OutlineSample {
    private let signs: [Bool]
    private let count: Int
    private let tolerance: Double
    /// The area that crossing edges enclose twice, or not at all.
    let loops: Double
    let slack: Double

    init(_ path: Path) {
        let extent = path.controlBounds?.extent ?? 0
        // The rounding of the data moves an edge by less.
        tolerance = max(extent, 1) / 5_000
        slack = extent * tolerance * 2
        let normal = path.normalized(tolerance: tolerance)
        // Contours that touch in Regular are one in normal form.
        count = normal.subpaths.count
        signs = path.subpaths.map { $0.area > 0 }
        loops = normal.area - path.area
    }

    /// The difference that makes another outline unlike it.
    func fault(of path: Path) -> String? {
        if path.subpaths.map({ $0.area > 0 }) != signs { return "a reversed contour" }
        let normal = path.normalized(tolerance: tolerance)
        if normal.subpaths.count < count { return "contours that meet" }
        return abs(normal.area - path.area) <= slack ? nil : "edges that cross"
    }
}
