internal import Markup

/// The layers of style sheets (CSS Cascade 5, 6.4): rules in a later one win, and rules in none win over all.
struct CascadeLayers: Sendable {
    private struct Layer: Sendable {
        var children: [Int] = []
        var byName: [String: Int] = [:]
    }

    /// The layer of rules in no layer: the layer around all others.
    static let none = 0

    private var layers = [Layer()]

    /// The number of a layer, which begins where it is first named. An empty name begins a new layer.
    ///
    /// - Parameter name: `base`, or `framework.base` for one in another.
    mutating func number(of name: String, in parent: Int) -> Int {
        if name.isEmpty { return add(to: parent) }
        return name.split(separator: ".").reduce(parent) { parent, part in
            if let known = layers[parent].byName[String(part)] { return known }
            let number = add(to: parent)
            layers[parent].byName[String(part)] = number
            return number
        }
    }

    private mutating func add(to parent: Int) -> Int {
        layers.append(Layer())
        layers[parent].children.append(layers.count - 1)
        return layers.count - 1
    }

    /// The place of each layer: of two, the rules of the higher one win. A layer in a layer is below its own rules.
    var ranks: [Int] {
        var ranks = [Int](repeating: 0, count: layers.count)
        // From the strongest: a layer before the layers in it, of which the last one comes first.
        var pending = [Self.none]
        var next = layers.count
        while let layer = pending.popLast() {
            next -= 1
            ranks[layer] = next
            pending += layers[layer].children
        }
        return ranks
    }
}
