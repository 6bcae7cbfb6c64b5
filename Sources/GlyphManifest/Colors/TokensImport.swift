internal import Markup
internal import SemanticColor

/// Reads the colours of a design-tokens file, or of all files that a resolver document combines.
struct TokensImport {
    private var files: TokenFiles
    private let request: ContextRequest
    /// The texts of extensions, by their places.
    private var texts: [Int: String] = [:]

    private init(files: TokenFiles, request: ContextRequest) {
        (self.files, self.request) = (files, request)
    }

    /// A token's colour in one choice of contexts.
    fileprivate struct Value: Equatable {
        var token: Token
        var color: Color
        var notation: ColorNotation?
        /// The path of the token that it is an alias of.
        var target: String?

        /// Whether they are the same token with the same colour.
        static func == (a: Value, b: Value) -> Bool {
            (a.token.path, a.token.node.offset, a.token.groupDeprecation?.offset, a.target)
                == (b.token.path, b.token.node.offset, b.token.groupDeprecation?.offset, b.target)
                && a.color == b.color && a.notation == b.notation
        }
    }

    /// - Parameters:
    ///   - path: the path of an existing file below the manifest's folder.
    ///   - request: the part of a resolver document that is read.
    ///   - meter: the meter that counts the work of all imports.
    static func colors(
        of path: String, in folder: ManifestFolder, _ request: ContextRequest, _ meter: inout ImportMeter
    ) -> ImportedColors {
        var reader = TokensImport(files: TokenFiles(path, in: folder, meter), request: request)
        let entries = reader.colors(path)
        meter = reader.files.faults.meter
        return ImportedColors(entries: entries, findings: reader.files.faults.findings)
    }

    private mutating func colors(_ path: String) -> [ImportedColors.Entry] {
        guard let root = files.node(at: path) else { return [] }
        guard TokenResolver.isResolverDocument(root, path: path) else {
            files.check(root)
            if let item = request.first {
                files.faults.append(
                    Findings([
                        Diagnostic(
                            .error, id: "unknown-context", "'\(path)' is not a resolver document: it has no contexts",
                            at: item.keyLocation, hint: "name the resolver document that combines it with others")
                    ]))
            }
            return entries([root])
        }
        let resolver = TokenResolver(root, files: &files)
        let contexts = TokenContexts(resolver, request, faults: &files.faults)
        for doubt in contexts.doubts where hasColors(doubt.modifier, of: resolver, contexts) {
            files.faults.append(doubt.findings)
        }
        return entries(resolver, contexts)
    }

    /// The colours of files without contexts: the same in every appearance, but for files with modes.
    private mutating func entries(_ roots: [JSONNode]) -> [ImportedColors.Entry] {
        let tree = TokenTree(roots, faults: &files.faults)
        let modes = TokenModes(tree, faults: &files.faults)
        modes.report(to: &files.faults)
        let colors = colors(of: modes.applied(to: tree, in: .light))
        reportSkipped(tree, colors.count)
        var entries = colors.map { entry(of: $0) }
        // A damaged value has been reported.
        for appearance in modes.appearances where !files.faults.findings.containErrors {
            for (index, value) in self.colors(of: modes.applied(to: tree, in: appearance)).enumerated()
            where index < entries.count {
                entries[index].state(value, for: appearance)
            }
        }
        return entries
    }

    /// Every appearance is resolved by itself, aliases last, so that an alias sees the colours of its context.
    private mutating func entries(_ resolver: TokenResolver, _ contexts: TokenContexts) -> [ImportedColors.Entry] {
        var trees: [[Int]: [Value]] = [:]
        var entries: [ImportedColors.Entry] = []
        var places: [String: Int] = [:]
        var inLight: Set<String> = []
        for appearance in Appearance.allCases {
            let choice = contexts.choice(in: appearance)
            if trees[choice] == nil {
                let tree = TokenTree(resolver.files(choice), faults: &files.faults)
                trees[choice] = colors(of: tree)
                if appearance == .light {
                    inLight = Set(tree.paths)
                    reportSkipped(tree, trees[choice]?.count ?? 0)
                    reportModes(tree)
                }
            }
            for value in trees[choice] ?? [] {
                let path = value.token.path
                if appearance == .light {
                    places[path] = entries.count
                    entries.append(entry(of: value))
                } else if let place = places[path] {
                    entries[place].state(value, for: appearance)
                } else if !inLight.contains(path) {
                    files.faults.error(
                        "color-without-fallback", "'\(path)' has no value in light, which all others fall back to",
                        at: value.token.node.offset)
                }
            }
        }
        return entries
    }

    /// Whether any colour is another one without the tokens of a modifier: else its contexts do not matter.
    private mutating func hasColors(_ modifier: Int, of resolver: TokenResolver, _ contexts: TokenContexts) -> Bool {
        let choices = Appearance.allCases.map { contexts.choice(in: $0) }.uniqued
        for var choice in choices {
            let without = colorsUnreported(resolver.files(choice, without: modifier))
            for context in resolver.modifiers[modifier].contexts.indices {
                choice[modifier] = context
                if colorsUnreported(resolver.files(choice)) != without { return true }
            }
        }
        return false
    }

    /// The colours, for a comparison: their faults are reported where they are read.
    private mutating func colorsUnreported(_ roots: [JSONNode]) -> [Value] {
        let sources = files.faults.sources
        let reported = files.faults.given()
        files.faults = TokenFaults(reported.meter)
        files.faults.sources = sources
        let colors = colors(of: TokenTree(roots, faults: &files.faults))
        let others = files.faults.given()
        files.faults = reported
        files.faults.goOn(from: others)
        return colors
    }

    private mutating func colors(of tree: TokenTree) -> [Value] {
        var evaluation = TokenEvaluation(tree, faults: files.faults.given())
        var colors: [Value] = []
        for token in tree.paths.lazy.compactMap({ tree.tokens[$0] }) {
            guard evaluation.faults.spend(token.steps, at: token.node.offset) else { break }
            if case .null = token.value.content { continue }
            if evaluation.type(of: token) != .color {
                evaluation.check(token)
            } else if let (color, notation) = evaluation.color(token.value) {
                let target = evaluation.target(of: token)
                colors.append(Value(token: token, color: color, notation: notation, target: target))
            }
        }
        files.faults = evaluation.faults
        return colors
    }

    private mutating func entry(of value: Value) -> ImportedColors.Entry {
        var note = note(of: value.token)
        note.notations[.light] = value.notation
        return ImportedColors.Entry(
            name: Self.name(value.token.path), color: DynamicColor(value.color),
            location: files.faults.sources.location(at: value.token.node.offset), note: note,
            target: value.target.map(Self.name))
    }

    /// A group's own token has the name of the group.
    fileprivate static func name(_ path: String) -> String {
        path.hasSuffix(".$root") ? String(path.dropLast(".$root".count)) : path
    }

    /// Groups that extend another have its tokens with their extensions: the text is the same one.
    private mutating func text(of extensions: JSONNode) -> String {
        if let known = texts[extensions.offset] { return known }
        let text = JSON(extensions).compact
        texts[extensions.offset] = text
        return text
    }

    private mutating func note(of token: Token) -> ColorNote {
        var note = ColorNote(description: token.node["$description"]?.string)
        switch (token.node["$deprecated"] ?? token.groupDeprecation)?.content {
        case .boolean(true): note.deprecation = ""
        case .string(let reason): note.deprecation = reason
        default: break
        }
        note.extensions = token.node["$extensions"].map { text(of: $0) }
        return note
    }

    /// In a resolver document, contexts define an appearance.
    private mutating func reportModes(_ tree: TokenTree) {
        if TokenModes(tree, faults: &files.faults).isEmpty { return }
        files.faults.warning(
            "modes-not-read",
            "tokens have modes in $extensions, which are not read beside the contexts of a resolver document",
            at: 0, hint: "move the values of the modes into files of their contexts")
    }

    /// Reports tokens that are not colours.
    private mutating func reportSkipped(_ tree: TokenTree, _ count: Int) {
        let others = tree.tokens.count - count
        if others > 0, !files.faults.findings.containErrors {
            files.faults.info("tokens-skipped", "\(others) of \(tree.tokens.count) tokens are not colours", at: 0)
        }
    }
}

extension ImportedColors.Entry {
    fileprivate mutating func state(_ value: TokensImport.Value, for appearance: Appearance) {
        // Where appearances disagree on the target of its alias, it has values of its own.
        if target != value.target.map(TokensImport.name) { target = nil }
        guard color[appearance] != value.color else { return }
        color.state(value.color, for: appearance)
        note.notations[appearance] = value.notation
    }
}
