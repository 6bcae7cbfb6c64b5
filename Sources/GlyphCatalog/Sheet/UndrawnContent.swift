internal import GlyphReading
internal import Markup

/// What an SVG has that paths cannot represent, so that the whole file is not drawn.
struct UndrawnContent {
    private(set) var hasBitmap = false
    private(set) var hasText = false

    /// Nothing, for a file that is not XML.
    init(of source: SourceFile) {
        guard let root = (try? GlyphReader.document(source))?.root else { return }
        var rest = [root]
        while let element = rest.popLast() {
            switch element.name {
            case "image": hasBitmap = true
            case "text": hasText = true
            default: rest += element.children
            }
        }
    }

    /// As a sentence without its end; nil for a file that has neither.
    var reason: String? {
        switch (hasBitmap, hasText) {
        case (true, true): "it has a bitmap and text, which are not drawn"
        case (true, false): "it has a bitmap, which is not drawn"
        case (false, true): "it has text, which is not drawn"
        case (false, false): nil
        }
    }
}
