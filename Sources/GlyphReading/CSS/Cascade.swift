internal import Markup
internal import PathGeometry

/// The declarations that apply to each element, weakest first: presentation attributes, sheets, `style` attributes
/// (SVG 2, 6.6).
struct Cascade: Sendable {
    private var sheet: StyleSheet
    /// Rules, indexed by their last compound, so that an element is tested only against rules that may match.
    private var byID: [String: [Int]] = [:]
    private var byClass: [String: [Int]] = [:]
    private var byType: [String: [Int]] = [:]
    private var others: [Int] = []
    /// For each rule with sibling combinators: whether it selects each element.
    private var selected: [Int: [Bool]] = [:]
    /// The ranks by layer.
    private let ranks: [Int]

    init(_ sheet: StyleSheet, in tree: ElementTree) {
        self.sheet = sheet
        ranks = sheet.layers.ranks
        for (index, rule) in sheet.rules.enumerated() {
            guard let last = rule.selector.compounds.last else { continue }
            if rule.selector.hasSiblings { selected[index] = rule.selector.matches(in: tree) }
            if let id = last.ids.first {
                byID[id, default: []].append(index)
            } else if let name = last.classes.first {
                byClass[name, default: []].append(index)
            } else if let type = last.type {
                byType[type, default: []].append(index)
            } else {
                others.append(index)
            }
        }
    }

    /// The priority of a declaration, attributes aside; of two equal ones the later one wins.
    private struct Weight: Comparable {
        var isImportant: Bool
        /// Whether it is of a `style` attribute, and not of a sheet.
        var isOwn: Bool
        /// The rank of the layer; the lowest wins among important ones.
        var rank = 0
        var specificity = Specificity()
        var order: Int

        static func < (a: Weight, b: Weight) -> Bool {
            if a.isImportant != b.isImportant { return b.isImportant }
            if a.isOwn != b.isOwn { return b.isOwn }
            if a.rank != b.rank { return (a.rank < b.rank) != a.isImportant }
            if a.specificity != b.specificity { return a.specificity < b.specificity }
            return a.order < b.order
        }
    }

    /// All declarations for an element; each overrides the previous ones if its value is valid.
    func declarations(for index: Int, in tree: ElementTree) -> [Declaration] {
        let node = tree[index]
        // Attributes are weaker than all else, and equal among each other.
        let attributes = node.element.attributes.compactMap { attribute -> Declaration? in
            guard attribute.namespace.isEmpty, let property = Property.named(attribute.name),
                property.isAttribute(of: node.name)
            else { return nil }
            return Declaration(property, value: attribute.value.trimmedOfSpace, offset: attribute.valueOffset)
        }
        let weighed = weighed(for: index, node, in: tree)
        return weighed.isEmpty ? attributes : attributes + weighed
    }

    /// The declarations of sheets and of the `style` attribute.
    private func weighed(for index: Int, _ node: ElementTree.Node, in tree: ElementTree) -> [Declaration] {
        var weighed: [(weight: Weight, declaration: Declaration)] = []
        func add(
            _ declaration: Declaration, isOwn: Bool, rank: Int = 0, _ specificity: Specificity = Specificity()
        ) {
            let weight = Weight(
                isImportant: declaration.isImportant, isOwn: isOwn, rank: rank, specificity: specificity,
                order: weighed.count)
            weighed.append((weight, declaration))
        }
        let candidates = candidates(for: node)
        // A comparison takes less time than a step.
        WorkLimit.spend(candidates.count / 4)
        for ruleIndex in candidates {
            let rule = sheet.rules[ruleIndex]
            guard selected[ruleIndex]?[index] ?? rule.selector.matches(index, in: tree) else { continue }
            for declaration in sheet.blocks[rule.block] {
                add(declaration, isOwn: false, rank: ranks[rule.layer], rule.specificity)
            }
        }
        if let style = node.element.attribute("style") {
            for declaration in Declaration.list(Array(style.value.utf8), origin: style.valueOffset) {
                add(declaration, isOwn: true)
            }
        }
        weighed.sort { $0.weight < $1.weight }
        return weighed.map(\.declaration)
    }

    private func candidates(for node: ElementTree.Node) -> [Int] {
        if sheet.rules.isEmpty { return [] }
        var result = others + (byType[node.element.name] ?? [])
        if let id = node.id { result += byID[id] ?? [] }
        for name in node.classes.uniqued { result += byClass[name] ?? [] }
        return result.sorted()
    }

    /// At most how many elements are compared with compounds of selectors, for all elements together. An element with
    /// many classes counts as several, and so does a list of selectors in another one.
    func comparisons(in tree: ElementTree) -> Int {
        if sheet.rules.isEmpty { return 0 }
        // For an element without and with the rules that look at its ancestors.
        func sorted(_ rules: [Int]?) -> (plain: Int, deep: Int) {
            var (plain, deep) = (0, 0)
            for rule in rules ?? [] {
                let selector = sheet.rules[rule].selector
                if selector.compounds.count > 1 { deep += selector.comparisons } else { plain += selector.comparisons }
            }
            return (plain, deep)
        }
        let (ids, classes, types) = (byID.mapValues(sorted), byClass.mapValues(sorted), byType.mapValues(sorted))
        let any = sorted(others)
        var total = 0
        var depths: [Int] = []
        for node in tree.nodes {
            let depth = node.parent.map { depths[$0] + 1 } ?? 1
            depths.append(depth)
            let found =
                [any, types[node.element.name], node.id.flatMap { ids[$0] }] + node.classes.uniqued.map { classes[$0] }
            for case let (plain, deep)? in found { total += (plain + deep * depth) * (1 + node.classes.count / 8) }
        }
        return total
    }
}

// MARK: - Layers

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
    fileprivate var ranks: [Int] {
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
