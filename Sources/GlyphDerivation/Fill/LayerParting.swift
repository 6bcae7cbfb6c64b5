internal import PathGeometry

/// A filled body, divided among its layers of several colours: the fill is derived of the whole drawing, and the
/// layers say which paint its parts get.
///
///     ╭─────────╮   ●  a badge of its own: the layer's     ╭─────────╮
///     │ filled  ╰─╮     what its ink has most of           │ ▓▓▓▓▓▓▓ │   a detail that is cut out of a body of
///     ╰───────────╯                                        ╰─────────╯   another colour is painted there
struct LayerParting {
    private let tolerance: Double
    /// The layers by colour, in the order of the drawing.
    private let colors: [[OutlinedLayer]]
    /// The outer contours of the fill, each with its holes.
    private let pieces: [Path]
    /// The colour that each piece has.
    private var owners: [Int] = []
    /// The ink of each colour that no layer of another colour hides.
    private let inks: [Path]

    /// - Parameters:
    ///   - fill: the fill of all layers together.
    ///   - layers: these layers, from the back, with the numbers of their colours.
    init(_ fill: Path, of layers: [(layer: OutlinedLayer, color: Int)], tolerance: Double) {
        let count = (layers.map(\.color).max() ?? -1) + 1
        colors = (0..<count).map { color in layers.filter { $0.color == color }.map(\.layer) }
        self.tolerance = tolerance
        var seen = colors.map { _ in [Path]() }
        for (index, own) in layers.enumerated() {
            let above = layers[(index + 1)...].filter { $0.color != own.color }.map(\.layer.path)
            let cover = Path.union(ofNonNegative: above, tolerance: tolerance)
            seen[own.color].append(own.layer.path.combined(with: cover, by: .difference, tolerance: tolerance))
        }
        inks = seen.map { .union(ofNonNegative: $0, tolerance: tolerance) }
        let tree = ContourTree(fill)
        pieces = tree.nodes.filter { !$0.isHole }.map { node in
            Path([node.contour] + node.children.map { tree.nodes[$0].contour })
        }
        owners = pieces.map { piece in
            let shares = inks.map { area(of: $0, in: piece) }
            return shares.indices.max { (shares[$0], $1) < (shares[$1], $0) } ?? 0
        }
    }

    /// The layers with their parts of the fill, except layers of which nothing is left.
    ///
    /// - Parameter filled: the filled form of some ink by itself.
    func layers(filling filled: (Path) -> Path) -> [OutlinedLayer] {
        var parts = colors.indices.map { color in
            pieces.indices.filter { owners[$0] == color }.map { pieces[$0] }
        }
        for color in colors.indices {
            let tree = ContourTree(inks[color])
            for root in tree.roots {
                let ink = tree.path(of: [root])
                guard let host = host(of: ink), owners[host] != color else { continue }
                let part = filled(ink)
                for other in colors.indices where other != color {
                    parts[other] = parts[other].map {
                        $0.combined(with: part, by: .difference, tolerance: tolerance)
                    }
                }
                parts[color].append(part)
            }
        }
        return zip(colors, parts).compactMap { layers, parts in
            var layer = layers[0]
            layer.openPoints = []
            layer.path = .union(ofNonNegative: parts, tolerance: tolerance)
            return layer.path.isEmpty ? nil : layer
        }
    }

    /// The piece that has some ink, or in which it is cut out.
    private func host(of ink: Path) -> Int? {
        let shares = pieces.map { area(of: ink, in: $0) }
        let most = shares.indices.max { shares[$0] < shares[$1] }
        if let most, 2 * shares[most] > ink.area { return most }
        let around = pieces.indices.filter { index in
            let outer = Path([pieces[index].subpaths[0]])
            return 2 * area(of: ink, in: outer) > ink.area
        }
        return around.min { Path([pieces[$0].subpaths[0]]).area < Path([pieces[$1].subpaths[0]]).area } ?? most
    }

    private func area(of ink: Path, in piece: Path) -> Double {
        guard let box = ink.bounds, let other = piece.bounds, box.intersects(other) else { return 0 }
        return ink.combined(with: piece, by: .intersection, tolerance: tolerance).area
    }
}
