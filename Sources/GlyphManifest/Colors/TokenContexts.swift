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

// MARK: - Contexts of a modifier

/// Finds the context of one modifier for each appearance, and reports contexts that are not known.
private struct ModifierReading {
    struct Reading {
        var traits: ContextTraits
        var context: Int

        var appearance: Appearance { traits.appearance }
    }

    let modifier: TokenResolver.Modifier
    let request: ContextRequest

    private var names: [String] { modifier.contexts.map(\.name) }
    private var standard: Int? { modifier.contexts.firstIndex { $0.name == modifier.defaultContext } }
    /// The readings that the names themselves state.
    private var understood: [Reading] {
        names.indices.compactMap { index in
            ContextTraits(names[index], of: modifier.name).map { Reading(traits: $0, context: index) }
        }
    }

    /// - Parameter mapped: the statements of the import; a context that it does not mention is left out unless its name
    ///   is understood and its appearance is still free.
    /// - Returns: a context for each of the eight appearances.
    func choice(mapped: [Reading], _ faults: inout TokenFaults) -> [Int] {
        let known = understood
        if mapped.isEmpty, known.isEmpty { return Self.everywhere(constant(&faults)) }
        var readings = mapped
        for reading in known where !mapped.contains(where: { $0.appearance == reading.appearance }) {
            if let first = readings.first(where: { $0.appearance == reading.appearance }) {
                reportDuplicate(first, reading, known, &faults)
            } else {
                readings.append(reading)
            }
        }
        let base = readings.first { $0.appearance == .light }?.context ?? standard
        if mapped.isEmpty {
            // The default may have any name: it applies where no context is requested, unless another one is light.
            for index in names.indices where index != base && !known.contains(where: { $0.context == index }) {
                reportUnknown(index, known, &faults)
            }
        } else {
            let left = names.indices.filter { index in
                index != base && !readings.contains { $0.context == index }
            }
            if !left.isEmpty {
                faults.info(
                    "context-left-out",
                    "contexts of '\(modifier.name)' that are not read: "
                        + left.map { "'\(names[$0])'" }.joined(separator: ", "),
                    at: modifier.offset)
            }
        }
        guard let base else {
            reportNoLight(known, &faults)
            return Self.everywhere(0)
        }
        return Self.choice(readings, base: base)
    }

    private static func everywhere(_ context: Int) -> [Int] {
        Array(repeating: context, count: Appearance.allCases.count)
    }

    private static func choice(_ readings: [Reading], base: Int) -> [Int] {
        let axes = readings.reduce(into: ContextTraits()) { $0.formUnion($1.traits) }
        return Appearance.allCases.map { appearance in
            for candidate in appearance.fallbacks {
                if let found = readings.first(where: { $0.appearance == axes.masked(candidate) }) {
                    return found.context
                }
            }
            return base
        }
    }

    /// The one context of a modifier that is not about appearances.
    private func constant(_ faults: inout TokenFaults) -> Int {
        let list = names.map { "'\($0)'" }.joined(separator: ", ")
        let name = names.first { $0 != modifier.defaultContext } ?? ""
        if let standard {
            faults.info(
                "modifier-default",
                "'\(modifier.name)' does not distinguish appearances; of \(list), its default "
                    + "'\(names[standard])' is read",
                at: modifier.offset, hint: "choose another: " + request.line(with: [(modifier.name, name)]))
            return standard
        }
        let pairs = zip(["light", "dark", "light-high", "dark-high"], names).map { ($0, $1) }
        faults.error(
            "modifier-default",
            "'\(modifier.name)' has no default, and none of its contexts is a known appearance: \(list)",
            at: modifier.offset,
            hint: "choose one: " + request.line(with: [(modifier.name, name)])
                + "; or state their appearances: " + request.line(contexts: pairs))
        return 0
    }

    // MARK: Faults

    /// One for each appearance.
    private func pairs(_ readings: [Reading]) -> [(key: String, context: String)] {
        var stated: Set<String> = []
        return readings.map { ($0.traits.key, names[$0.context]) }.filter { stated.insert($0.0).inserted }
    }

    private func reportUnknown(_ index: Int, _ known: [Reading], _ faults: inout TokenFaults) {
        var proposal = ContextTraits(partial: names[index])
        if proposal == ContextTraits() {
            // Any appearance that is still free shows the syntax.
            let free = [Appearance.light, .dark, .lightHigh].first { one in !known.contains { $0.appearance == one } }
            proposal = ContextTraits(key: (free ?? .darkHigh).name) ?? proposal
        }
        let kept = pairs(known.filter { $0.appearance != proposal.appearance })
        faults.error(
            "unknown-context",
            "the context '\(names[index])' of '\(modifier.name)' is not a known appearance",
            at: modifier.contexts[index].offset,
            hint: "state its appearance: " + request.line(contexts: kept + [(proposal.key, names[index])])
                + "; or leave it out: " + request.line(contexts: pairs(known)))
    }

    private func reportDuplicate(_ first: Reading, _ second: Reading, _ known: [Reading], _ faults: inout TokenFaults) {
        let kept = known.filter { $0.appearance != second.appearance } + [second]
        faults.error(
            "duplicate-context",
            "the contexts '\(names[first.context])' and '\(names[second.context])' of '\(modifier.name)' are both read "
                + "as \(second.appearance.name)",
            at: modifier.contexts[second.context].offset,
            hint: "choose one: " + request.line(contexts: pairs(kept)))
    }

    private func reportNoLight(_ known: [Reading], _ faults: inout TokenFaults) {
        faults.error(
            "context-without-fallback",
            "'\(modifier.name)' has no context for light, which all others fall back to", at: modifier.offset,
            hint: names.first.map { "choose one: " + request.line(contexts: [("light", $0)] + pairs(known)) })
    }
}
