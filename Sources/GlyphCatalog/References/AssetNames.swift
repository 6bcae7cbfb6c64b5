internal import GlyphModel
internal import Markup

/// The names that sources can have for the sets of an app, and the names of all else that can be loaded by a name.
struct AssetNames: Sendable {
    /// The longest text that is compared with names, in bytes: far longer than any path of a file.
    static let lengthLimit = 1024
    /// The largest source that is read, in bytes: far more than people or generators of code write.
    static let fileLimit = 4 << 20
    /// The largest file of which words are read.
    static let wordsLimit = 32 << 20

    /// The sets that are judged, in the order of the listing.
    let sets: [SetPlace]
    /// The sets that a text names, by the text in lower case.
    private var byText: [String: [Int]] = [:]
    /// The sets that a symbol names, by its letters and digits in lower case.
    private var bySymbol: [String: [Int]] = [:]

    /// What names sets: many sets may have one name, and many sources may mention it.
    enum Mention: Hashable, Sendable {
        /// As in `byText`.
        case text(String)
        /// As in `bySymbol`.
        case symbol(String)
    }
    /// The qualified names, in lower case, of what exists.
    private var existing: [Reference.Kind: Set<String>] = [:]
    /// The names of pictures outside of catalogs, in lower case, without extension and scale.
    private var files: Set<String> = []
    /// The names of drawings outside of catalogs: a build may make sets of them.
    private var drawings: Set<String> = []
    /// The names of images that end with a number, without it.
    private var frames: Set<String> = []
    /// The beginnings and ends of names.
    private var parts = NameIndex([])

    init(_ sets: [SetPlace]) {
        self.sets = sets
        for (index, set) in sets.enumerated() where !set.isLoose {
            let qualified = set.qualifiedName
            existing[set.kind.reference, default: []].insert(qualified.lowercased())
            for text in Self.texts(of: set) { byText[text.lowercased(), default: []].append(index) }
            let symbol = XcodeSymbol.text(qualified).split(separator: ".").last.map(String.init) ?? ""
            for key in Set([set.name, symbol, qualified].map(Self.symbolKey)) where !key.isEmpty {
                bySymbol[key, default: []].append(index)
            }
            if set.kind == .symbol {
                existing[.image, default: []].formUnion(Self.texts(of: set).map { $0.lowercased() })
            }
            if set.kind.reference == .image { frames.formUnion([Self.withoutNumber(qualified.lowercased())]) }
        }
        parts = NameIndex(Array(byText.keys))
    }

    private static func withoutNumber(_ name: String) -> String {
        String(decoding: name.utf8.reversed().drop(while: \.isDigit).reversed(), as: UTF8.self)
    }

    private static let variants: Set<Substring> = ["fill", "slash", "circle", "square", "rectangle"]

    /// A name alone and with namespaces. SwiftUI looks for `gift.fill` itself where `gift` is named and a variant is
    /// chosen.
    private static func texts(of set: SetPlace) -> Set<String> {
        var texts: Set = [set.name, set.qualifiedName]
        guard set.kind == .symbol else { return texts }
        for name in texts {
            var parts = name.split(separator: ".", omittingEmptySubsequences: false)
            while parts.count > 1, let last = parts.last, variants.contains(last) {
                parts.removeLast()
                texts.insert(parts.joined(separator: "."))
            }
        }
        return texts
    }

    /// Letters and digits in lower case: generators of code differ in capitals and underscores.
    static func symbolKey(_ name: String) -> String {
        // Nearly all are ASCII, and sources have many members.
        if name.utf8.allSatisfy({ $0 < 0x80 }) {
            return String(
                decoding: name.utf8.lazy.filter { $0.isLetter || $0.isDigit }.map { $0 | 0x20 }, as: UTF8.self)
        }
        let scalars = name.lowercased().unicodeScalars
        return String(
            String.UnicodeScalarView(
                scalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }))
    }

    // MARK: What exists

    /// A set that is not judged: of another kind, such as the icon of the app, or in a folder of a package manager.
    ///
    /// - Parameter names: its name, with and without the groups around it.
    mutating func note(_ names: [String], _ kind: Reference.Kind) {
        for name in names { existing[kind, default: []].insert(name.lowercased()) }
    }

    private static let pictureEndings: Set<String> = [
        "png", "jpg", "jpeg", "pdf", "svg", "heic", "heif", "gif", "webp", "tif", "tiff", "bmp", "ico", "icns", "icon",
    ]

    /// A file outside of catalogs.
    mutating func noteFile(_ name: String) {
        guard let ending = FolderPath.ending(of: name)?.lowercased(), Self.pictureEndings.contains(ending) else {
            return
        }
        let stem = Self.stem(of: name.lowercased())
        files.insert(stem)
        if ending == "svg" { drawings.insert(stem) }
    }

    /// A name in a manifest, from which a build makes sets.
    mutating func noteBuilt(_ name: String) {
        drawings.insert(name.lowercased())
        note([name], .color)
    }

    /// A text without the extension of a picture, and without its scale or device: `gift@2x.png`, `gift~ipad`.
    private static func stem(of text: String) -> String {
        var text = text
        if let ending = FolderPath.ending(of: text), pictureEndings.contains(ending) {
            text.removeLast(ending.count + 1)
        }
        for suffix in ["~iphone", "~ipad", "@1x", "@2x", "@3x"] where text.hasSuffix(suffix) && text != suffix {
            text.removeLast(suffix.count)
        }
        return text
    }

    /// The end of a name of a file without extension and scale: `-big` of `-big@2x.png`.
    static func end(ofFile end: String) -> String { String(stem(of: "x" + end.lowercased()).dropFirst()) }

    /// The name of the set of an app's icon in the name of a file that a build makes of it: `AppIcon60x60`.
    private static func withoutSize(_ name: String) -> String? {
        let isOfSize = { (byte: UInt8) in byte.isDigit || byte == UInt8(ascii: ".") }
        let rest = Array(name.utf8.reversed().drop(while: isOfSize))
        guard rest.first == UInt8(ascii: "x"), rest.count + 1 < name.utf8.count else { return nil }
        let icon = rest.dropFirst().drop(while: isOfSize)
        return icon.count + 1 < rest.count ? String(decoding: icon.reversed(), as: UTF8.self) : nil
    }

    /// Whether there are sets of this name with a number behind it.
    func hasFrames(named name: String) -> Bool { frames.contains(name.lowercased()) }

    /// Whether there is a set or a file of this name. Names that differ in capitals only count as the same, since file
    /// systems differ in this.
    func hasAsset(named name: String, _ kind: Reference.Kind) -> Bool {
        let name = name.lowercased()
        if existing[kind]?.contains(name) ?? false { return true }
        if kind == .color { return false }
        // A bundle of resources may be made by another project.
        if name.contains(".bundle/") { return true }
        let stem = Self.stem(of: name)
        if existing[kind]?.contains(stem) ?? false { return true }
        if stem.hasPrefix("launchimage-"), existing[kind]?.contains("launchimage") ?? false { return true }
        if let icon = Self.withoutSize(stem), existing[kind]?.contains(icon) ?? false { return true }
        // A file in a bundle or a folder is named with its path.
        let last = stem.split(separator: "/").last.map(String.init) ?? stem
        // A build adds the variant to the name of a drawing.
        let drawing = last.split(separator: ".").first.map(String.init) ?? last
        return files.contains(last) || drawings.contains(drawing) || drawings.contains(stem)
    }

    /// The names of a kind that a person may have meant.
    func candidates(_ kind: Reference.Kind) -> [String] {
        sets.filter { !$0.isLoose && $0.kind.reference == kind }.map(\.qualifiedName).uniqued
    }

    // MARK: Mentions

    /// The sets that are mentioned in some way.
    func sets(mentionedBy mentions: Set<Mention>) -> Set<Int> {
        mentions.reduce(into: []) { sets, mention in
            switch mention {
            case .text(let text): sets.formUnion(byText[text] ?? [])
            case .symbol(let symbol): sets.formUnion(bySymbol[symbol] ?? [])
            }
        }
    }

    /// How a text names sets: with the extension of a file, or by the last part of a path, too. Nil where it names
    /// none.
    func mention(byText text: String) -> Mention? {
        guard text.utf8.count <= Self.lengthLimit else { return nil }
        let text = text.lowercased()
        if byText[text] != nil { return .text(text) }
        let stem = Self.stem(of: text)
        if byText[stem] != nil { return .text(stem) }
        guard let slash = stem.lastIndex(of: "/") else { return nil }
        let last = String(stem[stem.index(after: slash)...])
        return byText[last] == nil ? nil : .text(last)
    }

    /// How a symbol names sets; nil where it names none.
    func mention(bySymbol name: String) -> Mention? { mention(byKey: Self.symbolKey(name)) }

    private func mention(byKey key: String) -> Mention? { bySymbol[key] == nil ? nil : .symbol(key) }

    /// The longest label that a name may be made of, in bytes.
    private static let labelLimit = 64

    /// How a label names sets whose names may be made of it: `new-york` of `New York`. Nil where it names none.
    func mention(byLabel text: String) -> Mention? {
        guard text.utf8.count <= Self.labelLimit else { return nil }
        let key = Self.symbolKey(text)
        return key.utf8.count < 3 ? nil : mention(byKey: key)
    }

    /// A text as a part of a name, if the name of a set begins or ends with it.
    func part(_ text: String) -> String? {
        guard text.utf8.count <= Self.labelLimit, NameEnds(text, "", isName: false) != nil else { return nil }
        let text = text.lowercased()
        return parts.hasPart(text) ? text : nil
    }

    /// Whether a word of a file may be a name, by its first bytes: most are not.
    func mayBegin(with word: ArraySlice<UInt8>) -> Bool { parts.mayBegin(with: word) }

    /// Whether any name of a set is put together of two texts, or begins and ends in one of these ways. A name that is
    /// too long to be compared counts as one that is.
    ///
    /// - Parameter work: the bytes that may still be compared; none are where it is below zero.
    func matches(_ set: SetPlace, _ ends: EndsOfNames, _ parts: NameParts, _ work: inout Int) -> Bool {
        for text in Self.texts(of: set).sortedByBytes where work >= 0 {
            if text.utf8.count > Self.lengthLimit { return true }
            // Each beginning is compared.
            let text = text.lowercased()
            work -= text.utf8.count * text.utf8.count
            if ends.make(text, &work) || parts.make(text) { return true }
        }
        return false
    }
}

extension AssetSet.Kind {
    /// The kind of call that loads it.
    var reference: Reference.Kind { self == .color ? .color : .image }
}
