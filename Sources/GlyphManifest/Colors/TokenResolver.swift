internal import GlyphModel
internal import Markup

/// A document that combines token files into contexts: light and dark, normal and high contrast (Design Tokens
/// Resolver Module 2025.10).
struct TokenResolver {
    struct Modifier {
        struct Context {
            var name: String
            var sources: [TokenSource]
            /// The offset of its name.
            var offset: Int
        }

        var name: String
        /// In the order stated.
        var contexts: [Context]
        var defaultContext: String?
        var offset: Int
    }

    private enum Step {
        case set([TokenSource])
        case modifier(Int)
    }

    private(set) var modifiers: [Modifier] = []
    private var steps: [Step] = []
    /// The sets and the modifiers, by `sets/NAME` and `modifiers/NAME`.
    private let definitions: [String: JSONNode]
    /// The sets that are being read: the places of their lists, and their own.
    private var reading: [(list: Int, set: Int)] = []
    /// The sources by the places of their lists: sets that combine others are each read once.
    private var known: [Int: [TokenSource]] = [:]

    /// How many sets may contain each other. Bounds the recursion.
    private static let depthLimit = 100
    /// The largest number of contexts of one modifier, and of modifiers: far more than anyone can name appearances for.
    private static let contextLimit = 200
    private static let modifierLimit = 200
    /// Holding a source takes more than looking at a member.
    private static let stepsOfSource = 8

    /// Whether the file is a resolver document, and not tokens.
    static func isResolverDocument(_ root: JSONNode, path: String) -> Bool {
        path.hasSuffix(".resolver.json") || root.member("resolutionOrder") != nil || root["version"]?.string != nil
    }

    /// - Parameter files: the files, which open the sources by name, and collect faults.
    init(_ root: JSONNode, files: inout TokenFiles) {
        let defined = ["sets", "modifiers"].flatMap { kind in
            (root[kind]?.members ?? []).map { (kind + "/" + $0.name, $0.value) }
        }
        definitions = Dictionary(defined) { first, _ in first }
        check(root, known: Self.properties, &files)
        if let version = root["version"], version.string != "2025.10" {
            fault("the version must be the string \"2025.10\"", at: version.offset, &files)
        } else if root["version"] == nil {
            fault("a resolver document needs 'version'", at: root.offset, &files)
        }
        // Sets and modifiers without references are checked as well.
        for set in root["sets"]?.members ?? [] { _ = sources(ofSet: set.value, &files) }
        for modifier in root["modifiers"]?.members ?? [] {
            _ = self.modifier(modifier.value, name: modifier.name, &files)
        }
        guard let order = root["resolutionOrder"]?.elements, !order.isEmpty else {
            fault(
                "a resolver document needs 'resolutionOrder', an array of at least one item",
                at: root["resolutionOrder"]?.offset ?? root.offset, &files)
            return
        }
        var names: Set<String> = []
        for item in order { add(item, &names, &files) }
    }

    private static let properties = [
        "$schema", "name", "version", "description", "sets", "modifiers", "resolutionOrder", "$defs", "$extensions",
    ]
    private static let setProperties = ["description", "sources", "$extensions"]
    private static let modifierProperties = ["description", "contexts", "default", "$extensions"]

    /// The token files of one choice of contexts; later ones override earlier ones.
    ///
    /// - Parameters:
    ///   - choice: the context of each modifier, in their order.
    ///   - omitted: a modifier whose tokens are left out.
    func files(_ choice: [Int], without omitted: Int? = nil) -> [JSONNode] {
        steps.flatMap { step in
            switch step {
            case .set(let sources): sources
            case .modifier(let index): index == omitted ? [] : modifiers[index].contexts[choice[index]].sources
            }
        }.withoutRepeats.map(\.root)
    }

    private mutating func add(_ item: JSONNode, _ names: inout Set<String>, _ files: inout TokenFiles) {
        guard let reference = item["$ref"] else { return addInline(item, &names, &files) }
        guard let (kind, name, target) = definition(reference, &files) else { return }
        if !names.insert(kind + "/" + name).inserted {
            return fault("'\(name)' is duplicated in 'resolutionOrder'", at: reference.offset, &files)
        }
        // Members next to the reference replace the members of its target.
        let node = target.overlaid(with: item.members.filter { $0.name != "$ref" })
        add(node, isModifier: kind == "modifiers", name: name, &files)
    }

    private mutating func addInline(_ item: JSONNode, _ names: inout Set<String>, _ files: inout TokenFiles) {
        guard let name = item["name"]?.string, let type = item["type"]?.string, type == "set" || type == "modifier"
        else {
            return fault(
                "an item of 'resolutionOrder' is a reference, or has a 'name' and a 'type' of 'set' or 'modifier'",
                at: item.offset,
                &files)
        }
        let kind = type + "s"
        let isTaken = definitions[kind + "/" + name] != nil
        if !names.insert(kind + "/" + name).inserted || isTaken {
            return fault("the name '\(name)' is already in use", at: item.offset, &files)
        }
        let members = item.members.filter { $0.name != "name" && $0.name != "type" }
        add(JSONNode(.object(members), offset: item.offset), isModifier: type == "modifier", name: name, &files)
    }

    private mutating func add(_ node: JSONNode, isModifier: Bool, name: String, _ files: inout TokenFiles) {
        if !isModifier {
            steps.append(.set(sources(ofSet: node, &files)))
        } else if modifiers.count == Self.modifierLimit {
            files.faults.error(
                "json-limit", "more modifiers than the limit of \(Self.modifierLimit)", at: node.offset)
        } else if let modifier = modifier(node, name: name, &files) {
            steps.append(.modifier(modifiers.count))
            modifiers.append(modifier)
        }
    }

    /// The set or modifier that `#/sets/NAME` or `#/modifiers/NAME` names.
    private func definition(
        _ reference: JSONNode, _ files: inout TokenFiles
    ) -> (kind: String, name: String, node: JSONNode)? {
        guard let path = reference.string.flatMap({ try? TokenReference(pointer: $0) })?.path, path.count == 2,
            path[0] == "sets" || path[0] == "modifiers"
        else {
            fault("a reference in 'resolutionOrder' is #/sets/NAME or #/modifiers/NAME", at: reference.offset, &files)
            return nil
        }
        guard let node = definitions[path.joined(separator: "/")] else {
            fault("there is no \(path[0] == "sets" ? "set" : "modifier") '\(path[1])'", at: reference.offset, &files)
            return nil
        }
        return (path[0], path[1], node)
    }

    private mutating func sources(ofSet node: JSONNode, _ files: inout TokenFiles) -> [TokenSource] {
        guard files.faults.spend(1 + node.members.count, at: node.offset) else { return [] }
        check(node, known: Self.setProperties, &files)
        guard let list = node["sources"], let elements = list.elements else {
            fault("a set needs 'sources', an array", at: node["sources"]?.offset ?? node.offset, &files)
            return []
        }
        if let sources = known[list.offset] { return sources }
        if let start = reading.firstIndex(where: { $0.list == list.offset }) {
            for (_, set) in reading[start...] {
                files.faults.error("token-cycle", "the set is a source of itself", at: set)
            }
            return []
        }
        guard reading.count < Self.depthLimit else {
            files.faults.error(
                "json-limit", "sets contain each other deeper than the limit of \(Self.depthLimit)", at: node.offset)
            return []
        }
        reading.append((list.offset, node.offset))
        defer { reading.removeLast() }
        let sources = sources(inAll: elements, &files)
        known[list.offset] = sources
        return sources
    }

    private mutating func sources(inAll list: [JSONNode], _ files: inout TokenFiles) -> [TokenSource] {
        var all: [TokenSource] = []
        for node in list {
            let sources = sources(node, &files)
            guard files.faults.spend(1 + Self.stepsOfSource * sources.count, at: node.offset) else { break }
            all += sources
        }
        return all.withoutRepeats
    }

    /// Tokens in the document itself, in another file, or in a set.
    private mutating func sources(_ node: JSONNode, _ files: inout TokenFiles) -> [TokenSource] {
        guard node.isObject else {
            fault("a source is an object: tokens, or a reference to a file or a set", at: node.offset, &files)
            return []
        }
        guard let reference = node["$ref"] else {
            files.check(node)
            return [TokenSource(place: node.offset, root: node)]
        }
        let overlay = node.members.filter { $0.name != "$ref" }
        if reference.string?.hasPrefix("#") == true {
            guard let target = definition(reference, &files) else { return [] }
            if target.kind == "modifiers" {
                fault("sets and modifiers cannot refer to modifiers", at: reference.offset, &files)
                return []
            }
            return sources(ofSet: target.node.overlaid(with: overlay), &files)
        }
        guard let root = files.file(reference) else { return [] }
        guard files.faults.spend(overlay.isEmpty ? 1 : root.members.count, at: node.offset) else { return [] }
        return [TokenSource(place: node.offset, root: root.overlaid(with: overlay))]
    }

    private mutating func modifier(_ node: JSONNode, name: String, _ files: inout TokenFiles) -> Modifier? {
        check(node, known: Self.modifierProperties + ["context"], &files)
        if let old = node.member("context"), node.member("contexts") == nil {
            files.faults.warning("resolver-syntax", "'context' must be spelled 'contexts'", at: old.nameOffset)
        }
        guard let contexts = node["contexts"] ?? node["context"], contexts.isObject, contexts.members.count > 1 else {
            fault(
                "a modifier needs 'contexts', an object of two or more", at: node["contexts"]?.offset ?? node.offset,
                &files)
            return nil
        }
        guard contexts.members.count <= Self.contextLimit else {
            files.faults.error(
                "json-limit", "more contexts than the limit of \(Self.contextLimit)", at: contexts.offset)
            return nil
        }
        var modifier = Modifier(name: name, contexts: [], offset: node.offset)
        for context in contexts.members {
            guard let list = context.value.elements else {
                fault("a context is an array of sources", at: context.value.offset, &files)
                continue
            }
            modifier.contexts.append(
                .init(name: context.name, sources: sources(inAll: list, &files), offset: context.nameOffset))
        }
        if let standard = node["default"] {
            modifier.defaultContext =
                modifier.contexts.first { $0.name.lowercased() == standard.string?.lowercased() }?.name
            if modifier.defaultContext == nil {
                fault("'default' must be one of the contexts", at: standard.offset, &files)
            }
        }
        return modifier.contexts.isEmpty ? nil : modifier
    }

    private func check(_ node: JSONNode, known: [String], _ files: inout TokenFiles) {
        if !node.isObject { fault("expected an object, not \(node.kind)", at: node.offset, &files) }
        for member in node.members where !known.contains(member.name) {
            files.faults.error(
                "resolver-syntax", "there is no property '\(member.name)' here", at: member.nameOffset,
                hint: Suggestion.hint(for: member.name, of: known))
        }
    }

    private func fault(_ message: String, at offset: Int, _ files: inout TokenFiles) {
        files.faults.error("resolver-syntax", message, at: offset)
    }
}

extension JSONNode {
    /// The same object with some of its members replaced.
    fileprivate func overlaid(with members: [Member]) -> JSONNode {
        if members.isEmpty { return self }
        let replaced = Set(members.map(\.name))
        let kept = self.members.filter { !replaced.contains($0.name) }
        return JSONNode(.object(kept + members), offset: offset)
    }
}

/// Tokens that a resolver document names, in itself or in a file.
struct TokenSource {
    /// The place of the source in the document: the same source may be reached through many sets.
    var place: Int
    var root: JSONNode
}

extension [TokenSource] {
    /// Each of them twice at most: the first time decides the order of names, the last time the values.
    var withoutRepeats: [TokenSource] {
        var last: [Int: Int] = [:]
        for (index, source) in enumerated() { last[source.place] = index }
        if last.count == count { return self }
        var seen: Set<Int> = []
        return enumerated().filter { index, source in
            seen.insert(source.place).inserted || last[source.place] == index
        }.map(\.element)
    }
}

// MARK: - Files

/// The files of an import: each opened once, and checked for its syntax.
struct TokenFiles {
    var faults: TokenFaults
    private let folder: ManifestFolder
    /// Where the first one is; sources are named from there.
    private let path: String
    private var checks: SourceCheck
    /// Nil for files that cannot be read.
    private var known: [String: JSONNode?] = [:]

    /// The largest size of all files together, in bytes: they are held while colours are read.
    private static let limit = 64 << 20

    init(_ path: String, in folder: ManifestFolder, _ meter: ImportMeter) {
        faults = TokenFaults(meter)
        self.path = path
        self.folder = folder
        checks = SourceCheck(folder)
    }

    mutating func node(at path: String) -> JSONNode? {
        faults.node(at: path, in: folder, limit: JSONLimits().bytes, total: Self.limit, "the files are together")
    }

    mutating func check(_ root: JSONNode) {
        guard faults.spend(1, at: root.offset) else { return }
        var grammar = TokenGrammar(faults: faults.given())
        grammar.check(file: root)
        faults = grammar.faults
    }

    /// The tokens of the file that a reference in the first one names by a path from there.
    mutating func file(_ reference: JSONNode) -> JSONNode? {
        guard let text = reference.string, let target = Self.path(text, from: path) else {
            faults.error(
                "unsafe-path", "a source is a path that stays in the manifest's folder, or #/sets/NAME",
                at: reference.offset)
            return nil
        }
        if let node = known[target] { return node }
        if let fault = PortablePath.fault(target) {
            faults.error("missing-source", "the file '\(target)' \(fault)", at: reference.offset)
            return nil
        }
        if let fault = checks.fault(ofFile: target) {
            faults.error(
                "missing-source", "the file '\(target)' \(fault.text)", at: reference.offset, hint: fault.hint)
            return nil
        }
        let root = node(at: target)
        if let root { check(root) }
        known[target] = .some(root)
        return root
    }

    /// The path with `..` resolved; nil where it leads out of the manifest's folder.
    private static func path(_ text: String, from origin: String) -> String? {
        var names = origin.split(separator: "/").dropLast().map(String.init)
        for name in text.split(separator: "/", omittingEmptySubsequences: false) where name != "." {
            if name == ".." {
                if names.popLast() == nil { return nil }
            } else {
                names.append(String(name))
            }
        }
        return text.hasPrefix("/") ? nil : names.joined(separator: "/")
    }
}
