internal import GlyphModel
internal import Markup

/// What the name of a drawing says of it besides the glyph's own name: `moon-dark`, `Moon (Dark)`, `moon~dark`,
/// `moon_dark`, `moon.dark` and `dark/moon` are the moon for dark.
enum DrawingMark: CaseIterable {
    case dark, light, fill, outline

    /// The name of a folder of such drawings.
    var folder: String { words[0] }

    /// As people and tools write it, in lower case.
    private var words: [String] {
        switch self {
        case .dark: ["dark"]
        case .light: ["light"]
        case .fill: ["fill", "filled", "solid"]
        case .outline: ["outline", "outlined", "regular", "line"]
        }
    }

    private init?(_ word: String) {
        guard let mark = Self.allCases.first(where: { $0.words.contains(word) }) else { return nil }
        self = mark
    }

    /// The folders and the name of a drawing without its mark, in consistent words.
    ///
    /// - Parameters:
    ///   - folders: the outermost first.
    ///   - name: of the file, without its extension.
    static func split(_ folders: [String], _ name: String) -> (folders: [String], name: String, mark: DrawingMark?) {
        var (folders, mark) = (folders, DrawingMark?.none)
        let ofFolder = folders.lastIndex { DrawingMark($0.lowercased()) != nil }
        if let ofFolder { mark = DrawingMark(folders.remove(at: ofFolder).lowercased()) }
        let name = PortableName.consistent(name) ?? name
        let words = name.split { $0 == "-" || $0 == "." }
        guard words.count > 1, let last = words.last, let own = DrawingMark(String(last)), mark == nil || mark == own
        else { return (folders, name, mark) }
        return (folders, String(name.dropLast(last.count + 1)), own)
    }
}

extension [DraftDrawing] {
    private typealias MarkedName = (folders: [String], name: String, mark: DrawingMark?)

    private var markedNames: [MarkedName] {
        map { DrawingMark.split($0.folders, PortableName.candidates(for: $0.stem)[0]) }
    }

    /// The indices of drawings that are of one glyph by their names, in the order of the first of each.
    var ofOneGlyph: [[Int]] { Self.ofOneGlyph(markedNames) }

    private static func ofOneGlyph(_ names: [MarkedName]) -> [[Int]] {
        var byGlyph: [[String]: [Int]] = [:]
        for (index, name) in names.enumerated() { byGlyph[name.folders + [name.name], default: []].append(index) }
        return byGlyph.values.sorted { $0[0] < $1[0] }
    }

    /// Drawings that are of one glyph by their names become one: what is for dark is its `dark-source`, and what is filled
    /// is its variant `fill`. A drawing whose name has no counterpart keeps it.
    package func paired() -> [DraftDrawing] {
        let names = markedNames
        var result: [DraftDrawing?] = map { $0 }
        for members in Self.ofOneGlyph(names) where members.count > 1 {
            let marks = members.map { names[$0].mark }
            // Two of one kind: it is not known which one is meant.
            guard Set(marks).count == marks.count else { continue }
            func member(_ mark: DrawingMark?) -> Int? { marks.firstIndex(of: mark).map { members[$0] } }
            let (plain, outline) = (member(nil), member(.outline))
            let dark = member(.dark)
            var fill = member(.fill)
            var glyph = plain ?? outline
            if let plain, let outline {
                // Where both are there, the one without a word is the filled one, or another glyph.
                guard fill == nil, self[plain].isSolid else { continue }
                (glyph, fill) = (outline, plain)
            }
            if glyph == nil, dark != nil { glyph = member(.light) }
            guard let glyph else { continue }
            if self[glyph].isPicture { fill = nil }
            if dark == nil && fill == nil { continue }
            if let dark { result[dark] = nil }
            if let fill { result[fill] = nil }
            var drawing = self[glyph]
            (drawing.darkPath, drawing.fillPath) = (dark.map { self[$0].path }, fill.map { self[$0].path })
            drawing.dropsEffects = [glyph, dark, fill].contains { $0.map { self[$0].dropsEffects } ?? false }
            (drawing.folders, drawing.stem) = (names[glyph].folders, names[glyph].name)
            result[glyph] = drawing
        }
        return result.compactMap { $0 }
    }
}
