internal import GlyphModel
internal import Markup

/// The names that sources can have for the sets of an app, and the names of all else that can be loaded by a name.
struct AssetNames: Sendable {
    /// The sets that are judged, in the order of the listing.
    let sets: [SetPlace]
    /// The sets that a text names, by the text in lower case.
    private var byText: [String: [Int]] = [:]
    /// The sets that a symbol names, by its letters and digits in lower case.
    private var bySymbol: [String: [Int]] = [:]
    /// The names, in lower case, of all that exists: sets, also of kinds that are not judged, and pictures outside of
    /// catalogs, without extension and scale; of colours by themselves.
    private var existing: Set<String> = []
    private var colors: Set<String> = []
    private var files: Set<String> = []

    /// The first two letters or digits of names.
    private var beginnings: Set<UInt32> = []

    init(_ sets: [SetPlace]) {
        self.sets = sets
        for (index, set) in sets.enumerated() where !set.isLoose {
            let qualified = set.qualifiedName
            for text in Self.texts(of: set) { byText[text.lowercased(), default: []].append(index) }
            if set.kind == .color {
                colors.insert(qualified.lowercased())
            } else {
                existing.insert(qualified.lowercased())
            }
            if set.kind == .symbol { existing.formUnion(Self.texts(of: set).map { $0.lowercased() }) }
            let symbol = XcodeSymbol.text(qualified).split(separator: ".").last.map(String.init) ?? ""
            for key in Set([set.name, symbol, qualified].map(Self.symbolKey)) where !key.isEmpty {
                bySymbol[key, default: []].append(index)
            }
        }
        for name in [String](byText.keys) + [String](bySymbol.keys) { beginnings.insert(Self.beginning(name.utf8)) }
    }

    /// Whether a word may name a set, by its first bytes: most do not. Other alphabets are not looked at.
    func mayName(_ word: some Collection<UInt8>) -> Bool {
        word.prefix(2).contains { $0 >= 0x80 } || beginnings.contains(Self.beginning(word))
    }

    private static func beginning(_ name: some Collection<UInt8>) -> UInt32 {
        name.lazy.filter { $0.isLetter || $0.isDigit }.prefix(2).reduce(0) { $0 << 8 | UInt32($1 | 0x20) }
    }

    private static let variants: Set<Substring> = ["fill", "slash", "circle", "square", "rectangle"]

    /// A name alone and with namespaces. SwiftUI looks for `gift.fill` itself where `gift` is named and a variant is
    /// chosen.
    static func texts(of set: SetPlace) -> Set<String> {
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
    private static func symbolKey(_ name: String) -> String {
        // Nearly all are ASCII, and sources have many members.
        if name.utf8.allSatisfy({ $0 < 0x80 }) {
            return String(
                decoding: name.utf8.lazy.filter { $0.isLetter || $0.isDigit }.map { $0 | 0x20 }, as: UTF8.self)
        }
        return name.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    // MARK: What exists

    /// Something that is not judged: a set of another kind, or in a folder of a package manager, or a name in a
    /// manifest, from which a build makes sets.
    ///
    /// - Parameter names: its name, with and without the groups around it.
    mutating func note(_ names: [String]) {
        existing.formUnion(names.map { $0.lowercased() })
        files.formUnion(names.map { $0.lowercased() })
        colors.formUnion(names.map { $0.lowercased() })
    }

    private static let pictureEndings: Set<String> = [
        "png", "jpg", "jpeg", "pdf", "svg", "heic", "heif", "gif", "webp", "tif", "tiff", "bmp", "ico", "icns", "icon",
    ]

    /// A file outside of catalogs.
    mutating func noteFile(_ name: String) {
        guard let ending = FolderPath.ending(of: name), Self.pictureEndings.contains(ending.lowercased()) else {
            return
        }
        files.insert(Self.stem(of: name.lowercased()))
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

    /// Whether there is a set or a file of this name. Names that differ in capitals only count as the same, since file
    /// systems differ in this. A file in a bundle or a folder is named with its path, and a bundle of resources may be
    /// made by another project.
    func hasAsset(named name: String, _ kind: AssetSet.Kind) -> Bool {
        if kind == .color { return colors.contains(name.lowercased()) }
        let stem = Self.stem(of: name.lowercased())
        let last = stem.split(separator: "/").last.map(String.init) ?? stem
        // A build adds the variant to the name of a drawing: `gift.fill`.
        let drawing = last.split(separator: ".").first.map(String.init) ?? last
        return [name.lowercased(), stem].contains(where: existing.contains)
            || [last, drawing].contains(where: files.contains)
            || stem.contains(".bundle/") || stem.hasPrefix("launchimage")
    }

    /// The names of a kind that a person may have meant.
    func candidates(_ kind: AssetSet.Kind) -> [String] {
        sets.filter { !$0.isLoose && ($0.kind == .color) == (kind == .color) }.map(\.qualifiedName).uniqued
    }

    // MARK: Mentions

    /// The sets that a text names, with the extension of a file, or by the last part of a path, too.
    func sets(named text: String) -> [Int] {
        guard mayName(text.utf8) || text.utf8.contains(UInt8(ascii: "/")) else { return [] }
        let text = text.lowercased()
        if let found = byText[text] { return found }
        let stem = Self.stem(of: text)
        if let found = byText[stem] { return found }
        return stem.lastIndex(of: "/").flatMap { byText[String(stem[stem.index(after: $0)...])] } ?? []
    }

    /// The sets that a member or a constant names.
    func sets(withSymbol name: String) -> [Int] { bySymbol[Self.symbolKey(name)] ?? [] }
}

/// The beginnings and ends of names that are put together at run time, in lower case: `icon-\(kind)`.
struct NameEnds: Sendable {
    private var ends: [String: Set<String>] = [:]
    private var count = 0

    /// So many are kept: far more than apps have.
    private static let limit = 100_000

    /// One that says too little is left out: a message such as `\(count)s` would name all that ends with an s.
    mutating func add(_ beginning: String, _ end: String) {
        guard (beginning + end).count(where: { $0.isLetter || $0.isNumber }) >= 2, count < Self.limit else { return }
        ends[beginning.lowercased(), default: []].insert(end.lowercased())
        count += 1
    }

    mutating func formUnion(_ other: NameEnds) {
        ends.merge(other.ends) { $0.union($1) }
        count += other.count
    }

    /// Whether a name begins and ends in one of these ways.
    ///
    /// - Parameters:
    ///   - name: in lower case.
    ///   - work: the number of comparisons that may still be made.
    func make(_ name: String, _ work: inout Int) -> Bool {
        for place in Array(name.indices) + [name.endIndex] {
            guard let own = ends[String(name[..<place])] else { continue }
            work -= own.count
            if work < 0 { return true }
            if own.contains(where: { name[place...].hasSuffix($0) }) { return true }
        }
        return false
    }
}
