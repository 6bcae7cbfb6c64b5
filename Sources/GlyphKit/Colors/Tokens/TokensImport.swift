internal import Markup
internal import SemanticColor

/// Reads the colours of a design-tokens file, or of all files that a resolver document combines.
struct TokensImport {
    private var files: TokenFiles

    /// - Parameter path: of a file that is there, below the manifest's folder.
    static func colors(of path: String, in folder: ManifestFolder) -> ImportedColors {
        var reader = TokensImport(files: TokenFiles(path, in: folder))
        let entries = reader.colors(path)
        return ImportedColors(entries: entries, findings: reader.files.faults.findings)
    }

    private mutating func colors(_ path: String) -> [ImportedColors.Entry] {
        guard let root = files.node(at: path) else { return [] }
        guard TokenResolver.isOne(root, path: path) else {
            files.check(root)
            return entries([root])
        }
        let resolver = TokenResolver(root, files: &files)
        let contexts = TokenContexts(resolver, faults: &files.faults)
        return entries(resolver, contexts)
    }

    /// The colours of files without contexts: the same in every appearance.
    private mutating func entries(_ roots: [JSONNode]) -> [ImportedColors.Entry] {
        let tree = TokenTree(roots, faults: &files.faults)
        let colors = colors(of: tree)
        tell(tree, colors.count)
        return colors.map { entry(of: $0.token, DynamicColor($0.color)) }
    }

    /// Every appearance is resolved by itself, aliases last, so that an alias sees the colours of its context.
    private mutating func entries(_ resolver: TokenResolver, _ contexts: TokenContexts) -> [ImportedColors.Entry] {
        var trees: [[Int]: [(token: Token, color: Color)]] = [:]
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
                    tell(tree, trees[choice]?.count ?? 0)
                }
            }
            for (token, color) in trees[choice] ?? [] {
                if appearance == .light {
                    places[token.path] = entries.count
                    entries.append(entry(of: token, DynamicColor(color)))
                } else if let place = places[token.path] {
                    if entries[place].color[appearance] != color { entries[place].color.state(color, for: appearance) }
                } else if !inLight.contains(token.path) {
                    files.faults.error(
                        "color-without-fallback",
                        "'\(token.path)' has no value in light, which all others fall back to",
                        at: token.node.offset)
                }
            }
        }
        return entries
    }

    private mutating func colors(of tree: TokenTree) -> [(token: Token, color: Color)] {
        var evaluation = TokenEvaluation(tree, faults: files.faults)
        var colors: [(token: Token, color: Color)] = []
        for token in tree.paths.compactMap({ tree.tokens[$0] }) {
            if case .null = token.value.content { continue }
            if evaluation.type(of: token) != .color {
                evaluation.check(token)
            } else if let color = evaluation.color(token.value) {
                colors.append((token, color))
            }
        }
        files.faults = evaluation.faults
        return colors
    }

    private func entry(of token: Token, _ color: DynamicColor) -> ImportedColors.Entry {
        // A group's own token stands for the group.
        let path = token.path.hasSuffix(".$root") ? String(token.path.dropLast(".$root".count)) : token.path
        return ImportedColors.Entry(
            name: path, color: color,
            location: files.faults.sources.location(at: token.node.offset), note: note(of: token))
    }

    private func note(of token: Token) -> ColorNote {
        var note = ColorNote(description: token.node["$description"]?.string)
        switch (token.node["$deprecated"] ?? token.groupDeprecation)?.content {
        case .boolean(true): note.deprecation = ""
        case .string(let reason): note.deprecation = reason
        default: break
        }
        return note
    }

    /// What was read and is no colour.
    private mutating func tell(_ tree: TokenTree, _ count: Int) {
        let others = tree.tokens.count - count
        if others > 0, !files.faults.findings.containErrors {
            files.faults.info("tokens-skipped", "\(others) of \(tree.tokens.count) tokens are no colours", at: 0)
        }
    }
}
