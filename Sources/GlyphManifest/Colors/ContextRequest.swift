internal import Markup
internal import SemanticColor

/// The statements of an import about the contexts of a resolver document.
struct ContextRequest {
    /// One `NAME=CONTEXT`.
    struct Item {
        /// An appearance, or a modifier.
        var key: String
        var context: String
        var keyLocation: SourceFile.Location?
        var contextLocation: SourceFile.Location?
    }

    /// Where it is written, for hints.
    enum Place {
        case manifest(path: String)
        case command(path: String)
    }

    var place: Place
    /// Contexts that are appearances: `high=light-high-contrast`.
    var contexts: [Item] = []
    /// The contexts of modifiers that are not about appearances: `brand=beta`.
    var with: [Item] = []

    var first: Item? { contexts.first ?? with.first }

    /// The line that requests more contexts, with the contexts requested so far, except for keys that are replaced.
    func line(contexts new: [(key: String, context: String)] = [], with choices: [(key: String, context: String)] = [])
        -> String
    {
        let contexts = Self.list(self.contexts, new)
        let with = Self.list(self.with, choices)
        switch place {
        case .manifest(let path):
            return "<import tokens=\"\(XMLWriter.escaped(path))\""
                + (contexts.isEmpty ? "" : " contexts=\"\(XMLWriter.escaped(contexts))\"")
                + (with.isEmpty ? "" : " with=\"\(XMLWriter.escaped(with))\"") + "/>"
        case .command(let path):
            return "twinlight colors \(path)" + (contexts.isEmpty ? "" : " --contexts \"\(contexts)\"")
                + (with.isEmpty ? "" : " --with \"\(with)\"")
        }
    }

    private static func list(_ items: [Item], _ new: [(key: String, context: String)]) -> String {
        let kept = items.filter { item in !new.contains { $0.key == item.key } }.map { ($0.key, $0.context) }
        return (kept + new.map { ($0.key, $0.context) }).map { key, context in
            ContextName.written(key) + "=" + ContextName.written(context)
        }.joined(separator: " ")
    }

    /// The appearances that `contexts` can name, and the traits that are enough where a modifier is about one of them.
    static let keys =
        Appearance.allCases.map(\.name) + ["normal", "high", "base", "elevated", "high-elevated"]
}

extension ContextRequest.Item {
    /// From `KEY=CONTEXT`.
    init(_ text: Substring) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        self.init(key: String(parts.first ?? ""), context: String(parts.last ?? ""))
    }
}

/// Names of contexts and modifiers, which may contain any character, in a list separated by spaces.
enum ContextName {
    /// Characters that would end or split it become `-`.
    static func written(_ name: String) -> String {
        String(String.UnicodeScalarView(name.unicodeScalars.map { $0 == "=" || isSpace($0) ? "-" : $0 }))
    }

    static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
    }

    /// The index of the name: the same one, else the only one that differs in case and punctuation.
    static func index(of written: String, in names: [String]) -> Int? {
        if let exact = names.firstIndex(of: written) { return exact }
        let plain = Self.plain(written)
        let matches = names.indices.filter { Self.plain(names[$0]) == plain }
        return matches.count == 1 ? matches[0] : nil
    }

    private static func plain(_ name: String) -> String {
        String(
            String.UnicodeScalarView(
                name.lowercased().unicodeScalars.map {
                    NameCharacter.isLetter($0) && $0 != "_" || NameCharacter.isDigit($0) ? $0 : "-"
                }))
    }
}

// MARK: - Traits

/// The traits of appearances in a context's name; nil for traits that it does not state.
struct ContextTraits: Hashable {
    var style: Appearance.Style?
    var contrast: Appearance.Contrast?
    var level: Appearance.Level?

    init() {}

    /// From a name as token files have it: `light`, `Night`, `dark-high-contrast`, `lightHC`, `more contrast`.
    ///
    /// - Parameter modifier: the name of the contexts' modifier. In one for contrast, `more` and `standard` are enough.
    /// - Returns: nil where a word is not known, or one trait is named twice.
    init?(_ name: String, of modifier: String = "") {
        guard name.utf8.count <= Self.longest else { return nil }
        let words = Self.words(of: name)
        let isContrast = Self.words(of: modifier).contains("contrast")
        guard read(words[...], isContrast: isContrast), self != ContextTraits() else { return nil }
    }

    /// The longest descriptive name, in bytes.
    private static let longest = 256

    /// From a name of which only some words are known: `dark-dimmed` is some kind of dark.
    init(partial name: String) {
        for word in Self.words(of: String(name.prefix(Self.longest))) {
            var traits = ContextTraits()
            if traits.read([word], isContrast: false) { formUnion(traits) }
        }
    }

    /// One of `ContextRequest.keys`.
    init?(key: String) {
        for word in key.split(separator: "-").map(String.init) {
            if let value = Appearance.Style(rawValue: word), style == nil {
                style = value
            } else if let value = Appearance.Contrast(rawValue: word), contrast == nil {
                contrast = value
            } else if let value = Appearance.Level(rawValue: word), level == nil {
                level = value
            } else {
                return nil
            }
        }
        if self == ContextTraits() { return nil }
    }

    var appearance: Appearance {
        Appearance(style: style ?? .light, contrast: contrast ?? .normal, level: level ?? .base)
    }

    /// The shortest of `ContextRequest.keys` with these traits.
    var key: String {
        if style != nil || appearance == .light { return appearance.name }
        return [contrast == .high ? "high" : nil, level == .elevated ? "elevated" : nil].compactMap { $0 }
            .joined(separator: "-")
    }

    mutating func formUnion(_ other: ContextTraits) {
        style = style ?? other.style
        contrast = contrast ?? other.contrast
        level = level ?? other.level
    }

    /// The appearance, with the base value of each trait that is not stated here.
    func masked(_ appearance: Appearance) -> Appearance {
        Appearance(
            style: style == nil ? .light : appearance.style, contrast: contrast == nil ? .normal : appearance.contrast,
            level: level == nil ? .base : appearance.level)
    }

    // MARK: Words

    private static let styles: [String: Appearance.Style] = [
        "light": .light, "day": .light, "lightmode": .light, "dark": .dark, "night": .dark, "darkmode": .dark,
    ]
    private static let contrasts: [String: Appearance.Contrast] = [
        "normal": .normal, "high": .high, "hc": .high, "highcontrast": .high,
    ]
    /// Only next to `contrast`: `more` alone has no meaning.
    private static let contrastQualifiers: [String: Appearance.Contrast] = [
        "normal": .normal, "standard": .normal, "default": .normal, "regular": .normal,
        "high": .high, "more": .high, "increased": .high, "enhanced": .high,
    ]
    /// Words without information: they fit every context.
    private static let fillers: Set<String> = ["mode", "theme", "scheme", "appearance", "color", "colors", "colour"]

    private mutating func read(_ words: ArraySlice<String>, isContrast: Bool) -> Bool {
        var rest = words.filter { !Self.fillers.contains($0) }[...]
        while let word = rest.popFirst() {
            if word == "contrast", let next = rest.first, let value = Self.contrastQualifiers[next], contrast == nil {
                contrast = value
                rest.removeFirst()
            } else if rest.first == "contrast", let value = Self.contrastQualifiers[word], contrast == nil {
                contrast = value
                rest.removeFirst()
            } else if let value = Self.styles[word], style == nil {
                style = value
            } else if let value = Self.contrasts[word] ?? (isContrast ? Self.contrastQualifiers[word] : nil),
                contrast == nil
            {
                contrast = value
            } else if let value = Appearance.Level(rawValue: word), level == nil {
                level = value
            } else {
                return false
            }
        }
        return true
    }

    /// In lower case: split at punctuation, and at the capitals of `highContrastLight` and `HCLight`.
    private static func words(of name: String) -> [String] {
        var words: [String] = []
        let characters = Array(name)
        var isInside = false
        for (index, character) in characters.enumerated() {
            guard character.isLetter || character.isNumber else {
                isInside = false
                continue
            }
            let last = index > 0 ? characters[index - 1] : " "
            let next = index + 1 < characters.count ? characters[index + 1] : " "
            let begins = character.isUppercase && (!last.isUppercase || next.isLowercase)
            if !isInside || begins { words.append("") }
            words[words.count - 1] += character.lowercased()
            isInside = true
        }
        return words
    }
}
