internal import GlyphModel
internal import Markup

/// What the names of color sets say of one another: which is the ground of a text, and which is the base of a state.
///
/// Only what names leave no doubt about is here. Relatives are in one folder, and their names have one stem:
///
/// - `badgeText` is on `badgeBackground`, if no other ground has the stem, such as `badgeIconBackground`; `onPrimary`
///   is on `primary`. A `secondaryText` is a degree of text, and on any ground. `badgeIcon` is a sign on it.
/// - `brandDisabled` is a state of `brand`, and `Button/pressed` of `Button/normal`.
struct ColorRelatives: Sendable {
    /// The path of a ground by the path of the text on it.
    private var grounds: [String: String] = [:]
    /// The same of signs that are not texts.
    private var signGrounds: [String: String] = [:]
    /// The paths of the texts and the signs on a ground, sorted.
    private var signs: [String: [String]] = [:]
    /// The path of a base by the path of its state.
    private var bases: [String: String] = [:]

    init() {}

    /// - Parameter places: all sets that are audited together.
    init(_ places: [SetPlace]) {
        let folders = Dictionary(grouping: places.filter { $0.kind == .color }) { FolderPath.parent(of: $0.path) }
        for members in folders.values where members.count > 1 {
            add(members.map { Name(path: $0.path, words: ColorPurpose.words($0.name)) })
        }
        for (sign, ground) in signGrounds.merging(grounds, uniquingKeysWith: { $1 }) {
            signs[ground, default: []].append(sign)
        }
        signs = signs.mapValues(\.sortedByBytes)
    }

    /// - Parameter names: the names of all colours in one folder, each of which is its path.
    init(names: [String]) { add(names.map { Name(path: $0, words: ColorPurpose.words($0)) }) }

    private mutating func add(_ names: [Name]) {
        let byWords = Dictionary(grouping: names, by: \.words).compactMapValues { $0.count == 1 ? $0[0].path : nil }
        let fields = Self.grounds(names)
        for name in names {
            if let ground = Self.ground(of: name.words, fields, byWords) { grounds[name.path] = ground }
            if let ground = Self.ground(of: name.words, Self.signs, fields) { signGrounds[name.path] = ground }
            if let base = Self.base(of: name.words, byWords) { bases[name.path] = base }
        }
    }

    /// The color set that a text is on.
    func ground(ofTextAt path: String) -> String? { grounds[path] }

    /// The color set that a text or another sign is on.
    func signGround(at path: String) -> String? { grounds[path] ?? signGrounds[path] }

    /// The color sets of texts and other signs on a ground.
    func signs(onGroundAt path: String) -> [String] { signs[path] ?? [] }

    /// The color set that another one is a state of.
    func base(ofStateAt path: String) -> String? { bases[path] }

    /// The paths that several sets are compared with, sorted.
    var shared: [String] {
        let paths = Array(grounds.values) + Array(bases.values)
        return Dictionary(grouping: paths) { $0 }.filter { $0.value.count > 1 }.keys.sortedByBytes
    }

    private struct Name {
        var path: String
        var words: [String]
    }
}

// MARK: - Grounds

extension ColorRelatives {
    private static let texts: Set<String> = ["text", "foreground", "fg", "label", "title", "content"]
    private static let signs: Set<String> = ["icon", "symbol", "glyph", "tint"]
    /// They say nothing of a ground that is a `background` alone.
    private static let anywhere: Set<String> = ["label", "title", "tint"]
    private static let fields: Set<String> = ["background", "bg", "container", "surface", "fill"]
    /// Other words at the end of what may be the ground of a text.
    private static let otherFields: Set<String> = [
        "card", "box", "panel", "plate", "bubble", "banner", "chip", "pill", "tile", "cell", "row", "header", "footer",
        "sheet", "base",
    ]
    /// Each says that a text is of this kind, and not what it is on.
    private static let qualities: Set<String> = [
        "primary", "secondary", "tertiary", "quaternary", "main", "default", "base", "normal", "app", "dark", "light",
        "night", "day", "inverse", "inverted", "reverse", "white", "black", "static", "accent", "tint", "placeholder",
        "disabled", "inactive", "muted", "subtle", "strong", "link", "body", "heading", "headline", "subtitle",
    ]

    /// The paths of the grounds of each stem, also of what begins with it: two of them are in doubt.
    private static func grounds(_ names: [Name]) -> [[String]: [Name]] {
        var found: [[String]: [Name]] = [:]
        for name in names {
            guard let last = name.words.last, fields.contains(last) || otherFields.contains(last) else { continue }
            let stem = name.words.dropLast()
            // The ground of a state is the same ground, but for the text of the state.
            let least = stem.lastIndex(where: states.contains).map { $0 + 1 } ?? 0
            if least > longest { continue }
            for length in least...max(least, min(stem.count, longest)) {
                found[Array(stem.prefix(length)), default: []].append(name)
            }
        }
        return found
    }

    /// Longer names are not compared.
    private static let longest = 12

    private static func ground(
        of words: [String], _ grounds: [[String]: [Name]], _ byWords: [[String]: String]
    ) -> String? {
        // `onPrimary`, as Material Design has it.
        if words.count > 1, words[0] == "on" { return byWords[Array(words.dropFirst())] }
        return ground(of: words, texts, grounds)
    }

    /// - Parameter kind: the last word of its name is one of these.
    private static func ground(of words: [String], _ kind: Set<String>, _ grounds: [[String]: [Name]]) -> String? {
        guard let last = words.last, kind.contains(last) else { return nil }
        let stem = Array(words.dropLast())
        if stem.isEmpty ? anywhere.contains(last) : stem.allSatisfy(qualities.contains) { return nil }
        if stem.contains(where: { ["on", "dark", "light", "disabled", "inactive", "placeholder"].contains($0) }) {
            return nil
        }
        guard let all = grounds[stem], all.count == 1, let ground = all.first, ground.words.count == words.count,
            ground.words.last.map(fields.contains) ?? false
        else { return nil }
        return ground.path
    }
}

// MARK: - States

extension ColorRelatives {
    private static let states: Set<String> = ["disabled", "inactive", "pressed", "highlighted", "selected"]
    /// What a base may have in the place of the state.
    private static let normal = ["normal", "default", "base", "enabled", "active"]

    private static func base(of words: [String], _ byWords: [[String]: String]) -> String? {
        guard words.count(where: states.contains) == 1, let index = words.firstIndex(where: states.contains) else {
            return nil
        }
        var rest = words
        rest.remove(at: index)
        if !rest.isEmpty, let base = byWords[rest] { return base }
        return normal.lazy.compactMap { word in
            var words = words
            words[index] = word
            return byWords[words]
        }.first
    }
}
