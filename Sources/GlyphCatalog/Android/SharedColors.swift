internal import GlyphModel
internal import Markup
internal import SemanticColor

/// What a drawable without a file for night has in common with the colours of its app: the ones that it refers to, and
/// the ones whose values it states.
///
/// Such a drawable is repaired where its colours are: a file for night would hide them.
struct SharedColors: Sendable {
    /// A paint whose value is the one of exactly one colour for light, which has another for night.
    struct Namesake {
        var paint: DrawableColors.Stated
        var name: String
        var night: Color
    }

    private let path: String
    private let stated: [DrawableColors.Stated]
    private let namesakes: [Namesake]
    /// The values of the colours that it refers to, where a fix may change them.
    private let values: [String: ResourceValues]

    init(_ colors: DrawableColors, _ theme: ResourcePlace.DarkTheme) {
        (path, stated) = (colors.source.path, colors.stated)
        namesakes = colors.stated.compactMap { paint in
            guard paint.reference == nil, paint.color.alpha == 1, let all = theme.names[paint.color.hex],
                all.count == 1, let only = all.first
            else { return nil }
            return Namesake(paint: paint, name: only.name, night: only.night)
        }
        var values: [String: ResourceValues] = [:]
        for name in colors.references {
            // A raw value, such as black, has other uses.
            guard ColorPurpose(ofResource: name).isJudgedForContrast, !theme.palette.isRaw(name),
                let named = theme.palette.values(of: name),
                named.day != nil, named.night == nil
            else { continue }
            values[name] = ResourceValues(name: name, named: named, colors: theme.palette.colors)
        }
        self.values = values
    }

    /// The paints that state the value of a colour that has another one for night: a file for night would keep this
    /// one. Another paint has the same gray by chance.
    var copies: [Namesake] { namesakes.filter(\.paint.color.hasHue) }

    /// What a fix does where all paints that are lost in dark are colours of the app; nil for others.
    func remedy(of measures: PictureMeasures, _ context: CatalogContext) -> (hint: String, fix: Fix)? {
        let dark = context.backgrounds(in: .dark)
        return remedy(of: measures.lostColors(on: dark)) { color in
            dark.allSatisfy { ContrastRatio.reaches(color.contrastRatio(on: $0), ContrastNeed.graphics) }
        } value: {
            context.inDark($0, written: \.inBytes)
        }
    }

    /// What a fix does where all paints that are lost are colours of the app.
    ///
    /// - Parameters:
    ///   - lost: the colours that are lost in dark.
    ///   - isSeen: whether another colour is seen there.
    ///   - value: a colour that is seen there, for one that is not.
    /// - Returns: nil where a lost paint has another colour than these.
    private func remedy(
        of lost: [Color], where isSeen: (Color) -> Bool, value: (Color) -> Color?
    ) -> (hint: String, fix: Fix)? {
        let paints = stated.filter { paint in lost.contains { $0.looksLike(paint.drawn) } }
        guard !paints.isEmpty, lost.allSatisfy({ color in paints.contains { $0.drawn.looksLike(color) } }) else {
            return nil
        }
        let copies = namesakes.filter { paints.contains($0.paint) && isSeen($0.night) }
        if copies.count == paints.count {
            let names = copies.map { "'@color/\($0.name)'" }.uniqued.joined(separator: ", ")
            let edits = copies.map {
                Fix.Edit(path: path, range: $0.paint.range, replacement: "@color/" + $0.name)
            }.uniqued
            return ("refer to \(names), with a value for night", Fix("refer to \(names)", edits: edits))
        }
        var (names, edits) = ([String](), [Fix.Edit]())
        for paint in paints {
            guard let name = paint.reference, let values = values[name], paint.drawn.alpha == paint.color.alpha,
                let new = value(paint.color),
                let edit = values.night(new)
            else { return nil }
            if edits.contains(edit) { continue }
            names.append("'@color/\(name)'")
            edits.append(edit)
        }
        // Of two new values in one file that is not there yet, the second waits for the first.
        guard let first = edits.first else { return nil }
        let all = first.range == 0..<0 ? [first] : edits
        let list = names.joined(separator: ", ")
        return (
            "give \(list) a value in '\(FolderPath.last(of: FolderPath.parent(of: first.path)))'",
            Fix("give \(list) a value for night", edits: all)
        )
    }
}
