internal import GlyphModel
internal import Markup
internal import SemanticColor

extension AssetFormat {
    /// The palette as W3C design tokens (2025.10): one file of values per appearance that states any, and
    /// `palette.resolver.json`, which combines them. A colour with `same-as` is an alias; a colour that was imported
    /// from tokens keeps its aliases, its colour space and its `$extensions`.
    ///
    /// A missing value falls back in a token tool as it does in a palette: elevated to base, high to normal, dark to
    /// light. An import of the resolver document gives the same colours.
    public static let tokens = AssetFormat(
        name: "tokens", summary: "the palette as W3C design tokens (2025.10)", defaultPath: "tokens", isOfColors: true
    ) { set, export, _ throws(Findings) in
        let tokens = DesignTokens(palette: set.palette, places: set.colorPlaces)
        try tokens.checkNames(at: export.location)
        return tokens.files
    }
}

struct DesignTokens {
    let palette: Palette
    var places: ColorPlaces = [:]

    /// Its name with periods between them, as groups.
    private func path(_ role: ColorRole) -> [String] {
        let path = role.rawValue.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let isGroup = palette.roles.contains { $0.rawValue.hasPrefix(role.rawValue + ".") }
        return isGroup ? path + ["$root"] : path
    }

    fileprivate func checkNames(at location: SourceFile.Location?) throws(Findings) {
        let wrong = palette.roles.filter { role in !path(role).allSatisfy(TokenName.isValid) }
        if wrong.isEmpty { return }
        throw Findings(
            wrong.map { role in
                Diagnostic(
                    .error, id: "token-name", "the name '\(role.rawValue)' gives a token with an empty name",
                    at: places[role] ?? location,
                    hint: "remove the '.' at the start or the end, or one of two that follow each other")
            })
    }

    var files: [AssetFile] {
        let stated = Appearance.allCases.filter { appearance in appearance == .light || !roles(in: appearance).isEmpty }
        return stated.map { file(of: $0) } + [resolver(stated)]
    }

    /// The roles with a value of their own in this appearance.
    private func roles(in appearance: Appearance) -> [ColorRole] {
        palette.roles.filter { role in
            appearance == .light || (alias(of: role) == nil && palette[role]?.stated(appearance) != nil)
        }
    }

    /// The colour that one is an alias of, as long as it has no values of its own.
    private func alias(of role: ColorRole) -> ColorRole? {
        guard let target = palette.target(of: role), target != role, palette[target] == palette[role] else {
            return nil
        }
        // Two that name each other, since one replaced the other, are not aliases.
        var next = palette.target(of: target)
        var visited: Set<ColorRole> = [role, target]
        while let role = next, visited.insert(role).inserted { next = palette.target(of: role) }
        return next == nil ? target : nil
    }

    private func file(of appearance: Appearance) -> AssetFile {
        var root = TokenGroupJSON()
        for role in roles(in: appearance) {
            root.insert(token(role, in: appearance), at: path(role)[...])
        }
        var members = root.members
        members["$schema"] = "https://www.designtokens.org/schemas/2025.10/format.json"
        members["$type"] = "color"
        return AssetFile(path: Self.name(appearance), text: JSON.object(members).text)
    }

    private static func name(_ appearance: Appearance) -> String { "palette.\(appearance.name).tokens.json" }

    private func token(_ role: ColorRole, in appearance: Appearance) -> JSON {
        var members: [String: JSON] = [:]
        let note = palette.note(on: role)
        if let target = alias(of: role) {
            members["$value"] = reference(to: path(target))
        } else if let color = palette[role]?.stated(appearance) {
            let notation = note.notations[appearance].flatMap { $0.color == color ? $0 : nil }
            members["$value"] = notation?.tokenValue ?? color.tokenValue
        }
        members["$description"] = note.description.map(JSON.string)
        members["$deprecated"] = note.deprecation.map { $0.isEmpty ? true : .string($0) }
        members["$extensions"] = note.extensions.flatMap { JSON(text: $0) }
        return .object(members)
    }

    /// An alias; a pointer where the token is its group's own, whose name is not allowed in aliases by the schema.
    private func reference(to path: [String]) -> JSON {
        if path.last != "$root" { return .string("{" + path.joined(separator: ".") + "}") }
        return ["$ref": .string("#/" + path.map(PercentEncoding.fragment.encoded).joined(separator: "/") + "/$value")]
    }

    /// One modifier with a context for every combination: contexts of several cannot depend on each other.
    private func resolver(_ stated: [Appearance]) -> AssetFile {
        var document: [String: JSON] = [
            "$schema": "https://www.designtokens.org/schemas/2025.10/resolver.json", "version": "2025.10",
            "sets": ["base": ["sources": [Self.source(.light)]]],
        ]
        var order: [JSON] = [["$ref": "#/sets/base"]]
        if stated.count > 1 {
            let contexts = self.contexts(stated).map { ($0.name, JSON.array(sources($0, stated))) }
            document["modifiers"] = [
                "variant": [
                    "contexts": .object(Dictionary(contexts, uniquingKeysWith: { first, _ in first })),
                    "default": .string(Appearance.light.name),
                ]
            ]
            order.append(["$ref": "#/modifiers/variant"])
        }
        document["resolutionOrder"] = .array(order)
        if let generation = palette.generation {
            document["description"] = .string("The system's colours have the values of \(generation.rawValue).")
        }
        return AssetFile(path: "palette.resolver.json", text: JSON.object(document).text)
    }

    /// The appearances that state values, and the ones whose mixture of files no other has: a dark elevated one may get
    /// the light elevated value of a colour and the dark one of another.
    private func contexts(_ stated: [Appearance]) -> [Appearance] {
        Appearance.allCases.reduce(into: []) { contexts, appearance in
            let nearest = appearance.fallbacks.dropFirst().first(where: contexts.contains)
            let isNew = nearest.map { sources($0, stated) != sources(appearance, stated) } ?? true
            if isNew || stated.contains(appearance) { contexts.append(appearance) }
        }
    }

    /// The files of an appearance and of the appearances that it falls back to, the nearest last, where it wins.
    private func sources(_ appearance: Appearance, _ stated: [Appearance]) -> [JSON] {
        appearance.fallbacks.reversed().filter { $0 != .light && stated.contains($0) }.map(Self.source)
    }

    private static func source(_ appearance: Appearance) -> JSON { ["$ref": .string(name(appearance))] }
}

/// Tokens in their groups.
private struct TokenGroupJSON {
    private(set) var tokens: [String: JSON] = [:]
    private var groups: [String: TokenGroupJSON] = [:]

    mutating func insert(_ token: JSON, at path: ArraySlice<String>) {
        guard let first = path.first else { return }
        if path.count == 1 {
            tokens[first] = token
        } else {
            groups[first, default: TokenGroupJSON()].insert(token, at: path.dropFirst())
        }
    }

    var members: [String: JSON] {
        tokens.merging(groups.mapValues { .object($0.members) }) { token, _ in token }
    }
}

extension Color {
    /// Components as exact as six decimals are, and the nearest sRGB for tools that know no other space.
    fileprivate var tokenValue: JSON {
        var members: [String: JSON] = [
            "colorSpace": .string(space.rawValue), "hex": .string(hex),
            "components": [.number(red), .number(green), .number(blue)],
        ]
        if alpha < 1 { members["alpha"] = .number(alpha) }
        return .object(members)
    }
}

extension ColorNotation {
    /// As it was read, number by number.
    fileprivate var tokenValue: JSON {
        var members: [String: JSON] = [
            "colorSpace": .string(space), "hex": .string(color.hex),
            "components": .array(components.map { $0.map(JSON.exact) ?? "none" }),
        ]
        if alpha < 1 { members["alpha"] = .exact(alpha) }
        return .object(members)
    }
}
