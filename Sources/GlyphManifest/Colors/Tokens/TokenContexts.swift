internal import Markup
internal import SemanticColor

/// The meaning of the contexts of a resolver's modifiers for appearances.
///
/// A context's name says it, in the words of `ContextTraits`, or the import does. The name of the modifier itself does
/// not matter, except for contrast. An unknown context is an error: read as anything else, it would silently give wrong
/// pictures.
struct TokenContexts {
    /// For each modifier, the context in each of the eight appearances.
    private var choices: [[Int]] = []
    /// The faults of the contexts of modifiers: none, where no colour depends on them.
    private(set) var doubts: [Doubt] = []

    struct Doubt {
        /// The index of the modifier.
        var modifier: Int
        var findings: Findings
    }

    init(_ resolver: TokenResolver, _ request: ContextRequest, faults: inout TokenFaults) {
        let fixed = Self.fixed(resolver.modifiers, request, &faults)
        let free = resolver.modifiers.indices.filter { fixed[$0] == nil }
        let mapped = Self.mapped(resolver.modifiers, free, request, &faults)
        for (index, modifier) in resolver.modifiers.enumerated() {
            let reading = ModifierReading(modifier: modifier, request: request)
            if let choice = fixed[index] {
                choices.append(Array(repeating: choice, count: Appearance.allCases.count))
            } else {
                var found = TokenFaults()
                found.sources = faults.sources
                choices.append(reading.choice(mapped: mapped[index] ?? [], &found))
                if found.findings.containErrors {
                    doubts.append(Doubt(modifier: index, findings: found.findings))
                } else {
                    faults.append(found.findings)
                }
            }
        }
    }

    /// One context per modifier.
    func choice(in appearance: Appearance) -> [Int] { choices.map { $0[appearance.index] } }

    /// The choice of `with`: by modifier, one context for all appearances.
    private static func fixed(
        _ modifiers: [TokenResolver.Modifier], _ request: ContextRequest, _ faults: inout TokenFaults
    ) -> [Int: Int] {
        var fixed: [Int: Int] = [:]
        for item in request.with {
            let names = modifiers.map(\.name)
            guard spend(comparing: names.count, &faults) else { break }
            guard let index = ContextName.index(of: item.key, in: names) else {
                report(
                    "unknown-modifier", "the resolver document has no modifier '\(item.key)'", item.keyLocation,
                    hint: known(item.key, names), &faults)
                continue
            }
            let contexts = modifiers[index].contexts.map(\.name)
            guard spend(comparing: contexts.count, &faults) else { break }
            guard let context = ContextName.index(of: item.context, in: contexts) else {
                report(
                    "unknown-context", "the modifier '\(names[index])' has no context '\(item.context)'",
                    item.contextLocation, hint: known(item.context, contexts), &faults)
                fixed[index] = 0
                continue
            }
            if fixed.updateValue(context, forKey: index) != nil {
                report(
                    "duplicate-context", "a context of '\(names[index])' is already chosen", item.keyLocation,
                    hint: "keep one of the two", &faults)
            }
        }
        return fixed
    }

    /// The choice of `contexts`: by modifier, the contexts that are appearances.
    private static func mapped(
        _ modifiers: [TokenResolver.Modifier], _ free: [Int], _ request: ContextRequest, _ faults: inout TokenFaults
    ) -> [Int: [ModifierReading.Reading]] {
        var mapped: [Int: [ModifierReading.Reading]] = [:]
        for item in request.contexts {
            guard let traits = ContextTraits(key: item.key) else { continue }
            var isFound = false
            for index in free {
                let names = modifiers[index].contexts.map(\.name)
                guard spend(comparing: names.count, &faults) else { return mapped }
                guard let context = ContextName.index(of: item.context, in: names) else { continue }
                isFound = true
                if mapped[index, default: []].contains(where: { $0.traits.appearance == traits.appearance }) {
                    report(
                        "duplicate-context", "a second context of '\(modifiers[index].name)' for \(item.key)",
                        item.keyLocation, hint: "keep one of the two", &faults)
                }
                mapped[index, default: []].append(.init(traits: traits, context: context))
            }
            if isFound { continue }
            report(
                "unknown-context", "no modifier of the resolver document has a context '\(item.context)'",
                item.contextLocation, hint: known(item.context, free.flatMap { modifiers[$0].contexts.map(\.name) }),
                &faults)
        }
        return mapped
    }

    /// Names are compared by their letters: each takes some steps.
    private static func spend(comparing count: Int, _ faults: inout TokenFaults) -> Bool {
        faults.spend(8 * count, at: 0)
    }

    private static func known(_ name: String, _ names: [String]) -> String? {
        Suggestion.hint(for: name, of: names.map(ContextName.written))
    }

    private static func report(
        _ id: String, _ message: String, _ location: SourceFile.Location?, hint: String?, _ faults: inout TokenFaults
    ) {
        faults.append(Findings([Diagnostic(.error, id: id, message, at: location, hint: hint)]))
    }
}
