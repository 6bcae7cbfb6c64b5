internal import Markup

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
    static func isName(ofFolder name: some StringProtocol) -> Bool { DrawingMark(name.lowercased()) != nil }
}

/// The name of a drawing in consistent words, with its folders: both without the mark, which is apart.
package struct MarkedName: Sendable {
    /// The outermost first.
    package private(set) var folders: [String]
    package private(set) var name: String
    package internal(set) var mark: DrawingMark?

    /// - Parameters:
    ///   - folders: the outermost first.
    ///   - stem: the name of the file without its extension; of a symbol, its id.
    package init(_ stem: String, in folders: [String]) {
        self.folders = folders
        let ofFolder = folders.lastIndex { DrawingMark.isName(ofFolder: $0) }
        if let ofFolder { mark = DrawingMark(self.folders.remove(at: ofFolder).lowercased()) }
        let portable = PortableName.candidates(for: stem)[0]
        name = PortableName.consistent(portable) ?? portable
        let words = name.split { $0 == "-" || $0 == "." }
        guard words.count > 1, let last = words.last, let own = DrawingMark(String(last)), mark == nil || mark == own
        else { return }
        (name, mark) = (String(name.dropLast(last.count + 1)), own)
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
    var ofOneGlyph: [[Int]] {
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
