internal import GlyphModel
internal import SemanticColor

extension PictureReader {
    static let png = PictureReader(format: "png", renderers: { _ in [.plain] }) { files, _ in
        { variant, appearance in
            files.picture(variant.qualifiedName, appearance, "@2x.png").map {
                ShownPicture(path: $0.path, content: .png($0.bytes), scale: 2)
            }
        }
    }
}
