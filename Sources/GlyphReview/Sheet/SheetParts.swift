internal import Markup

/// The document of a sheet in the two parts that a page has: what the first screen shows is text that the scripts read
/// at once; all else is compressed, and is unpacked when the first screen is there.
struct SheetParts {
    /// The document without the contours, drawings and alternatives of the other part.
    private(set) var first: SheetDocument
    private(set) var rest = Rest()

    /// What the document lacks at first.
    struct Rest: Encodable {
        /// The entries of the document's tables after those that are there.
        var contours: [String] = []
        var drawings: [SheetDocument.Drawing] = []
        /// The alternatives of pictures.
        var alternatives: [Alternatives] = []
    }

    struct Alternatives: Encodable {
        /// The number of the glyph, and the index of its picture.
        var glyph, picture: Int
        var fills: [SheetDocument.Alternative]
    }

    /// More than a large screen shows: 25 columns of 26 rows are a window of 2560 × 1440 pixels.
    private static let firstGlyphs = 650

    init(_ document: SheetDocument) {
        first = document
        for glyph in first.glyphs.indices {
            for picture in first.glyphs[glyph].pictures.indices {
                guard let fills = first.glyphs[glyph].pictures[picture].alternatives else { continue }
                rest.alternatives.append(Alternatives(glyph: glyph, picture: picture, fills: fills))
                first.glyphs[glyph].pictures[picture].alternatives = nil
            }
        }
        // The page shows group after group. Tables are in the order of first use, so what the first glyphs need is at
        // their start, or nearly so.
        let order = first.glyphs.indices.sorted {
            (first.glyphs[$0].group ?? 0, $0) < (first.glyphs[$1].group ?? 0, $1)
        }
        // A page with changes begins with the glyphs that have changed.
        let changed = order.filter { first.glyphs[$0].change != nil }
        let shown = (changed.isEmpty ? order : changed).prefix(Self.firstGlyphs).flatMap { first.glyphs[$0].pictures }
        let drawings = shown.flatMap { [$0.drawing] + ($0.rightToLeft.map { [$0.drawing] } ?? []) }
        let drawingCount = (drawings.max() ?? -1) + 1
        let contours = first.drawings.prefix(drawingCount).flatMap { $0.layers.flatMap(\.contours) }
        let contourCount = (contours.max() ?? -1) + 1
        rest.drawings = Array(first.drawings.dropFirst(drawingCount))
        rest.contours = Array(first.contours.dropFirst(contourCount))
        first.drawings.removeLast(rest.drawings.count)
        first.contours.removeLast(rest.contours.count)
    }

    /// The other part as text: JSON, compressed, in base64.
    var packed: String { Base64.encoded(Deflate.compressed(Array(JSON(encoding: rest).compact.utf8))) }
}
