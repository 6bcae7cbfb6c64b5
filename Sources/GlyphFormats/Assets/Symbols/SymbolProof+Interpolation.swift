internal import Markup
internal import PathGeometry

extension SymbolProof {
    /// The same paths with the same commands in all masters.
    static let commands: Rule = { parts in
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
    static let interpolation: Rule = { parts in
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
