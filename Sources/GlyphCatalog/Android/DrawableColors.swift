internal import GlyphFormats
internal import GlyphReading
internal import Markup
internal import SemanticColor

/// The colours that the file of a vector drawable states, for what is drawn in it.
struct DrawableColors: Sendable {
    /// What the key of the picture for night has behind the path, where one file is two pictures.
    static let atNight = " at night"

    let source: SourceFile
    let stated: [VectorDrawable.Stated]
    /// The values that are not known, such as `?attr/colorPrimary`, in the order of the file.
    let unknown: [String]

    /// Whether the same is drawn: the file in light and in dark.
    func draws(the other: DrawableColors) -> Bool { stated.map(\.drawn) == other.stated.map(\.drawn) }

    /// Where a colour is drawn first; nil for one that is mixed of others.
    func location(of color: Color) -> SourceFile.Location? {
        stated.first { $0.isWholePaint && $0.drawn.looksLike(color) }.map { source.location(at: $0.range.lowerBound) }
    }

    /// The text of the file with other colours, and all else as it is.
    ///
    /// - Parameter change: the new colour for one that is drawn, with the same alpha; nil for one that stays.
    /// - Returns: nil where nothing changes, where one value in the file would become two, and where it would be in the
    ///   place of a reference.
    func text(changing change: (Color) -> Color?) -> String? {
        var values: [Range<Int>: String] = [:]
        for paint in stated where paint.isWholePaint {
            guard let new = change(paint.drawn) else { continue }
            if paint.reference != nil { return nil }
            let value = Color(
                space: new.space, red: new.red, green: new.green, blue: new.blue, alpha: paint.color.alpha
            ).androidHex
            if let known = values[paint.range], known != value { return nil }
            values[paint.range] = value
        }
        // One value may be a tint of several paints, or of a gradient.
        let isComplete = stated.allSatisfy { values[$0.range] == nil || change($0.drawn) != nil && $0.isWholePaint }
        guard !values.isEmpty, isComplete else { return nil }
        let edits = values.map { Fix.Edit(path: source.path, range: $0, replacement: $1) }
        return String(decoding: source.making(edits).bytes, as: UTF8.self)
    }
}
