internal import Markup

/// The path of a drawing: of a file, or of one element in it, such as `sprite.svg#bell`.
///
/// The text after `.svg#` is the element's id. Any other `#` is part of the file's name.
package struct DrawingPath: Hashable, Sendable {
    package var file: String
    package var id: String?

    package init(_ path: String) {
        guard path.utf8.contains(UInt8(ascii: "#")) else {
            file = path
            return
        }
        let bytes = Array(path.utf8)
        let mark = Array(".svg#".utf8)
        let start = bytes.indices.first { start in
            start + mark.count < bytes.count
                && zip(bytes[start...], mark).allSatisfy { $0 == $1 || ($1 >= 0x61 && $0 | 0x20 == $1) }
        }
        guard let start else {
            file = path
            return
        }
        let end = start + mark.count
        file = String(decoding: bytes[..<(end - 1)], as: UTF8.self)
        id = String(decoding: bytes[end...], as: UTF8.self)
    }

    /// The name of the drawing: the element's id, or the file's name without its extension.
    package static func name(of path: String) -> String {
        let path = DrawingPath(path)
        return path.id ?? FolderPath.stem(of: path.file)
    }
}

// MARK: - Marks in names

/// The meaning of the name of a drawing besides the glyph's own name: `moon-dark`, `Moon (Dark)`, `moon~dark`,
/// `moon_dark`, `moon.dark` and `dark/moon` are the moon for dark.
package enum DrawingMark: CaseIterable, Sendable {
    case dark, light, fill, outline

    /// As people and tools write it, in lower case.
    private var words: [String] {
        switch self {
        case .dark: ["dark"]
        case .light: ["light"]
        case .fill: ["fill", "filled", "solid"]
        case .outline: ["outline", "outlined", "regular", "line"]
        }
    }

    fileprivate init?(_ word: String) {
        guard let mark = Self.allCases.first(where: { $0.words.contains(word) }) else { return nil }
        self = mark
    }

    /// Whether a folder of this name has drawings with a mark.
    fileprivate static func isName(ofFolder name: some StringProtocol) -> Bool { DrawingMark(name.lowercased()) != nil }
}

extension MarkedName {
    /// The name without words at its end, in consistent words.
    fileprivate mutating func drop(_ words: [String]) {
        for word in words.reversed() {
            for end in ["-" + word, "." + word] where name.hasSuffix(end) && name != end {
                name = String(name.dropLast(end.count))
            }
        }
    }
}

/// The name of a drawing in consistent words, with its folders: both without the mark, which is apart.
package struct MarkedName: Sendable {
    /// The outermost first.
    package private(set) var folders: [String]
    package fileprivate(set) var name: String
    package fileprivate(set) var mark: DrawingMark?

    /// - Parameters:
    ///   - folders: the outermost first.
    ///   - stem: the name of the file without its extension; of a symbol, its id.
    package init(_ stem: String, in folders: [String]) {
        self.folders = folders
        let ofFolder = folders.lastIndex { DrawingMark.isName(ofFolder: $0) }
        if let ofFolder { mark = DrawingMark(self.folders.remove(at: ofFolder).lowercased()) }
        let portable = PortableName.candidates(for: stem)[0]
        name = PortableName.consistent(portable) ?? portable
        let words = name.utf8.split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }
        guard words.count > 1, let last = words.last, let own = DrawingMark(String(Substring(last))),
            mark == nil || mark == own
        else { return }
        (name, mark) = (String(name.utf8.dropLast(last.count + 1)) ?? name, own)
    }

    /// The mark of a file, or of a symbol in one.
    package init(path: String) {
        let folders = DrawingPath(path).file.split(separator: "/").dropLast().map(String.init)
        self.init(DrawingPath.name(of: path), in: folders)
    }
}

/// Drawings that are of one glyph by their names, by the form of each of them.
package struct DrawnForms: Sendable {
    package let glyph: Int
    package let dark: Int?
    package let fill: Int?

    /// - Parameters:
    ///   - members: the indices of names of one glyph.
    ///   - isSolid: whether the drawing with an index is a solid shape.
    /// - Returns: nil where it is not known which one is meant.
    fileprivate init?(_ members: [Int], of names: [MarkedName], isSolid: (Int) -> Bool) {
        let marks = members.map { names[$0].mark }
        // Two of one kind: it is not known which one is meant.
        guard Set(marks).count == marks.count else { return nil }
        func member(_ mark: DrawingMark?) -> Int? { marks.firstIndex(of: mark).map { members[$0] } }
        let (plain, outline, dark) = (member(nil), member(.outline), member(.dark))
        var fill = member(.fill)
        var glyph = plain ?? outline
        if let plain, let outline {
            // Where both are there, the one without a word is the filled one, or another glyph.
            guard fill == nil, isSolid(plain) else { return nil }
            (glyph, fill) = (outline, plain)
        }
        if glyph == nil, dark != nil { glyph = member(.light) }
        guard let glyph else { return nil }
        (self.glyph, self.dark, self.fill) = (glyph, dark, fill)
    }
}

extension [MarkedName] {
    /// The indices of names that are of one glyph, in the order of the first of each.
    fileprivate var ofOneGlyph: [[Int]] {
        var byGlyph: [[String]: [Int]] = [:]
        for (index, name) in enumerated() { byGlyph[name.folders + [name.name], default: []].append(index) }
        return byGlyph.values.sorted { $0[0] < $1[0] }
    }

    /// The form of each drawing where several are of one glyph, and it is known which is which.
    ///
    /// - Parameter isSolid: whether the drawing with an index is a solid shape.
    package func forms(isSolid: (Int) -> Bool) -> [DrawnForms] {
        ofOneGlyph.filter { $0.count > 1 }.compactMap { DrawnForms($0, of: self, isSolid: isSolid) }
    }
}

// MARK: - Outlines and fills

/// Outlines with the fills that people drew for them, found by their names: as `init` finds the filled form of a
/// drawing. All that is among the fills is a fill, so that files of one name are a pair, too.
package struct ExamplePairing: Sendable {
    /// The indices of an outline and of its fill, in the order of the outlines.
    package private(set) var pairs: [(outline: Int, fill: Int)] = []
    /// The drawings of which it is not known which fill belongs to which outline: the indices of all with one name.
    package private(set) var ambiguous: [(outlines: [Int], fills: [Int])] = []

    /// - Parameters:
    ///   - outlines: the paths of outlines, relative to their folder.
    ///   - fills: the paths of fills, relative to their folder.
    ///   - words: further words that may follow the name of an outline in the name of its fill.
    ///   - marks: the meanings of words that a fill may have in its name.
    package init(
        outlines: [String], fills: [String], words: [String] = [], marks: Set<DrawingMark> = [.fill]
    ) {
        /// The drawings that are not paired by their very names.
        var (names, origins) = ([MarkedName](), [(isFill: Bool, index: Int)]())
        var known = Set<Int>()
        let equal = Dictionary(fills.enumerated().map { ($1, $0) }) { first, _ in first }
        for (index, path) in outlines.enumerated() {
            let name = MarkedName(path: path)
            if name.mark != nil, let fill = equal[path] {
                // A word that both have marks neither: the sign of a bucket is called `color-fill`.
                pairs.append((index, fill))
                known.insert(fill)
            } else if name.mark == nil || name.mark == .outline {
                names.append(name)
                origins.append((false, index))
            }
        }
        for (index, path) in fills.enumerated() where !known.contains(index) {
            var name = MarkedName(path: path)
            guard name.mark.map(marks.contains) ?? true else { continue }
            name.mark = .fill
            name.drop(words)
            names.append(name)
            origins.append((true, index))
        }
        var paired: Set<Int> = []
        for forms in names.forms(isSolid: { _ in false }) {
            guard let fill = forms.fill else { continue }
            pairs.append((origins[forms.glyph].index, origins[fill].index))
            paired.formUnion([forms.glyph, fill])
        }
        for members in names.ofOneGlyph where paired.isDisjoint(with: members) {
            let filled = members.filter { origins[$0].isFill }.map { origins[$0].index }
            let hollow = members.filter { !origins[$0].isFill }.map { origins[$0].index }
            if filled.isEmpty || hollow.isEmpty { continue }
            // `arrow` and `arrow-line` are two glyphs where each fill has the very name of one.
            let own = filled.flatMap { fill in hollow.filter { outlines[$0] == fills[fill] }.map { ($0, fill) } }
            if Set(own.map(\.0)).count == own.count, own.map(\.1) == filled {
                pairs += own
            } else {
                ambiguous.append((hollow, filled))
            }
        }
        pairs.sort { $0.outline < $1.outline }
    }

    /// Fills that one pattern matches: each is of the outline whose path ends like its own below the folders that the
    /// pattern names. `Filled/*/*.svg` matches the fill `Filled/media/play.svg` of `icons/media/play.svg`.
    ///
    /// - Parameters:
    ///   - outlines: the paths of outlines, relative to the folder of the fills.
    ///   - pattern: the pattern, with or without `*`.
    package init(
        outlines: [String], fills: [String], matching pattern: String, words: [String] = [],
        marks: Set<DrawingMark> = [.fill]
    ) {
        let folders = DrawingPath(pattern).file.pathParts.dropLast()
        let named = folders.prefix { !$0.contains("*") }
        let depth = folders.dropFirst(named.count).count { !DrawingMark.isName(ofFolder: $0) }
        self.init(
            outlines: outlines.map { Self.end(of: $0, depth: depth) },
            fills: fills.map { Self.dropping(named.count, from: $0) }, words: words, marks: marks)
    }

    /// A path with as many of its last folders; folders whose names describe their content do not count.
    private static func end(of path: String, depth: Int) -> String {
        let folders = DrawingPath(path).file.pathParts.dropLast()
        var (kept, left) = (0, depth)
        for folder in folders.reversed() {
            if !DrawingMark.isName(ofFolder: folder) { left -= 1 }
            if left < 0 { break }
            kept += 1
        }
        return dropping(folders.count - kept, from: path)
    }

    private static func dropping(_ count: Int, from path: String) -> String {
        path.split(separator: "/", maxSplits: count).last.map(String.init) ?? path
    }
}
