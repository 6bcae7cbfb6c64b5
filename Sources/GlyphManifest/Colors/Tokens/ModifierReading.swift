internal import Markup
internal import SemanticColor

/// Finds the context of one modifier for each appearance, and reports contexts that are not known.
struct ModifierReading {
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
