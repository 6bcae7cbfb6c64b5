internal import GlyphModel
internal import SemanticColor

extension PictureReader {
    static let svg = PictureReader(format: "svg", renderers: { _ in [.plain] }, hasCurrentPaint: true) { files, _ in
        { variant, appearance in
            files.picture(variant.qualifiedName, appearance, ".svg").map {
                ShownPicture(path: $0.path, content: .svg($0.bytes))
            }
        }
    }

    /// Without settings of the system it is light. Pictures in pages do not have the setting for contrast.
    static let adaptiveSVG = PictureReader(
        format: "adaptive-svg",
        renderers: { appearance in
            appearance == .light ? [.plain, .browser] : appearance.contrast == .normal ? [.browser] : []
        }, hasCurrentPaint: true, hasOneFrame: true
    ) { files, _ in
        { variant, _ in
            let path = variant.qualifiedName + ".svg"
            return files[path].map { ShownPicture(path: path, content: .svg($0)) }
        }
    }
}
