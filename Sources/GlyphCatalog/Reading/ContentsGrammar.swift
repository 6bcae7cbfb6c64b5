internal import GlyphModel
internal import Markup

/// What a `Contents.json` may state (Apple, "Asset Catalog Format Reference"), with what Xcode has written since then:
/// the keys, the types of their values, and the values that Xcode knows. What it does not know, it ignores without a
/// message, and the entry is then for something else than its author meant.
///
/// Keys that are not listed are never judged: catalogs contain keys of other tools, and of Xcodes to come.
enum ContentsGrammar {
    /// What a key may have.
    struct Key: Sendable {
        enum Form: String, Sendable { case string = "a string", object = "an object", array = "an array" }

        var form: Form?
        /// The values that Xcode knows, in the order of importance, for messages; empty where all are right.
        var words: [String] = []
        /// Values that are also known, and are not proposed.
        var others: Set<String> = []
        var accepts: (@Sendable (String) -> Bool)?

        func contains(_ value: String) -> Bool {
            words.contains(value) || others.contains(value) || accepts?(value) ?? false
        }

        static func one(of words: String, others: String = "") -> Key {
            Key(
                words: words.split(separator: " ").map(String.init),
                others: Set(others.split(separator: " ").map(String.init)))
        }
    }

    /// The key of the list of a kind of set.
    static func list(of kind: AssetSet.Kind, at path: String) -> String {
        switch kind {
        case .image: "images"
        case .color: "colors"
        case .symbol: "symbols"
        case .file: FileSets.key(of: path) ?? ""
        }
    }

    /// Of an entry of the list.
    static let entry: [String: Key] = [
        "filename": Key(form: .string), "color": Key(form: .object), "appearances": Key(form: .array),
        "idiom": .one(
            of: "universal iphone ipad mac tv watch car vision",
            // For icons, or of earlier Xcodes.
            others: "reality ios-marketing watch-marketing appLauncher companionSettings notificationCenter quickLook"),
        "scale": .one(of: "1x 2x 3x"), "display-gamut": .one(of: "sRGB display-P3", others: "srgb display-p3"),
        "language-direction": .one(of: "left-to-right right-to-left"), "width-class": .one(of: "compact regular"),
        "height-class": .one(of: "compact regular"),
        "screen-width": Key(words: ["<=145", ">145", ">161", ">183"], accepts: isScreenWidth),
        "template-rendering-intent": intents, "compression-type": compressions,
    ]

    static let properties: [String: Key] = [
        "template-rendering-intent": intents, "compression-type": compressions,
        "symbol-rendering-intent": .one(of: "template hierarchical multicolor", others: "monochrome palette"),
    ]

    /// The values of each appearance. Tinted is for icons of apps, which have the same entries.
    static let appearances: [String: Key] = [
        "luminosity": .one(of: "light dark", others: "tinted"), "contrast": .one(of: "high"),
    ]

    private static let intents = Key.one(of: "template original", others: "automatic")
    private static let compressions = Key.one(
        of: "automatic lossless lossy gpu-optimized-best gpu-optimized-smallest")

    /// `<=145`, `>161`: there are more with each watch.
    @Sendable private static func isScreenWidth(_ text: String) -> Bool {
        let digits = text.hasPrefix("<=") ? text.dropFirst(2) : text.hasPrefix(">") ? text.dropFirst() : ""
        return !digits.isEmpty && digits.utf8.allSatisfy(\.isDigit)
    }

    // MARK: - Forms

    /// The findings about values of another type than the ones that they are read as, and about what is too large.
    static func formFaults(in file: JSONFile, of set: AssetSet) -> [AuditFinding] {
        var found: [AuditFinding] = []
        func report(_ message: String, _ node: JSONNode, _ detail: String) {
            found.append(
                CatalogFault.brokenContents.finding(
                    message, at: file.location(at: node.offset), subject: set.subject + ", " + detail,
                    hint: ContentsMistake.anyHint))
        }
        func expect(_ form: Key.Form, _ name: String, _ node: JSONNode) -> Bool {
            let isRight =
                switch form {
                case .string: node.string != nil
                case .object: node.isObject
                case .array: node.elements != nil
                }
            if !isRight { report("\(name) is \(node.kind), not \(form.rawValue)", node, name) }
            return isRight
        }
        func isWithin(_ limit: Int, _ name: String, _ node: JSONNode) -> Bool {
            guard let count = node.elements?.count, count > limit else { return true }
            let message = "\(name) has \(count) elements, more than the limit of \(limit)"
            report(message, node, message)
            return false
        }
        guard expect(.object, "Contents.json", file.root) else { return found }
        if let properties = file.root["properties"] { _ = expect(.object, "'properties'", properties) }
        guard let list = file.root[set.listKey], expect(.array, "'\(set.listKey)'", list),
            isWithin(CatalogReader.slotLimit, "'\(set.listKey)'", list)
        else { return found }
        for slot in list.elements ?? [] where expect(.object, "an element of '\(set.listKey)'", slot) {
            for member in slot.members {
                guard let form = entry[member.name]?.form else { continue }
                _ = expect(form, "'\(member.name)'", member.value)
            }
            guard let appearances = slot["appearances"], appearances.elements != nil,
                isWithin(CatalogReader.appearanceLimit, "'appearances'", appearances)
            else { continue }
            for appearance in appearances.elements ?? [] {
                _ = expect(.object, "an element of 'appearances'", appearance)
            }
        }
        return found
    }

    // MARK: - Values

    /// A value that Xcode does not know.
    struct UnknownValue {
        var node: JSONNode
        var message: String
        var detail: String
        var hint: String
    }

    /// The values of a set that Xcode does not know.
    static func unknownValues(in set: AssetSet) -> [UnknownValue] {
        var found: [UnknownValue] = []
        func check(_ members: [JSONNode.Member], _ keys: [String: Key]) {
            for member in members {
                guard let key = keys[member.name], !key.words.isEmpty else { continue }
                if let fault = fault(of: member.value, as: member.name, key) { found.append(fault) }
            }
        }
        for slot in set.list?.elements ?? [] {
            var keys = entry
            // In sets of images, one spelling of the wide gamut is in use.
            if set.kind != .color { keys["display-gamut"]?.others = [] }
            check(slot.members, keys)
            for element in slot["appearances"]?.elements ?? [] {
                guard let name = element["appearance"], let value = element["value"] else {
                    let hint = #"write { "appearance" : "luminosity", "value" : "dark" }"#
                    found.append(
                        UnknownValue(
                            node: element, message: "an appearance has no 'appearance' or no 'value'",
                            detail: "appearances", hint: hint))
                    continue
                }
                let known = name.string.flatMap { text in appearances[text].map { (text, $0) } }
                let (node, word, key) =
                    known.map { (value, $0, $1) } ?? (name, "appearance", .one(of: "luminosity contrast"))
                if let fault = fault(of: node, as: word, key) { found.append(fault) }
            }
        }
        check(set.contents?.root["properties"]?.members ?? [], properties)
        return found
    }

    private static func fault(of value: JSONNode, as name: String, _ key: Key) -> UnknownValue? {
        let list = "Xcode knows " + key.words.joined(separator: ", ")
        if case .null = value.content { return nil }
        guard let text = value.string else {
            return UnknownValue(node: value, message: "'\(name)' is \(value.kind)", detail: name, hint: list)
        }
        if key.contains(text) { return nil }
        // The word that was meant; none where another one is as near, as all scales are to `4x`.
        let near = Suggestion.nearest(to: text, of: key.words, most: 2)
        let distances = near.map { Suggestion.distance(text.lowercased(), $0.lowercased()) }
        let meant = distances.count == 2 && distances[0] == distances[1] ? nil : near.first
        return UnknownValue(
            node: value, message: "'\(text)' is not a value of '\(name)'", detail: "\(name) \(text)",
            hint: meant.map { "did you mean '\($0)'?" } ?? list)
    }
}
