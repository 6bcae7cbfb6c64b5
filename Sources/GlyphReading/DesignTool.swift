internal import Markup

/// The program that wrote a file, where the file has its marks.
enum DesignTool: CaseIterable {
    case inkscape, affinity, sketch, illustrator, figma

    /// The content of a drawing that plain paths cannot represent.
    enum Subject: CaseIterable {
        case text, image, mask, effect, pattern, angularGradient
        case other
    }

    /// Nil if the file has no marks of a known tool. A tool that keeps the marks of others comes before them.
    init?(_ source: SourceFile) {
        let text = String(decoding: source.bytes, as: UTF8.self)
        guard let tool = Self.allCases.first(where: { $0.marks.contains { text.contains($0) } }) else { return nil }
        self = tool
    }

    var name: String {
        switch self {
        case .inkscape: "Inkscape"
        case .affinity: "Affinity"
        case .sketch: "Sketch"
        case .illustrator: "Illustrator"
        case .figma: "Figma"
        }
    }

    /// Texts that only its files have: namespaces, comments, and the form of its ids.
    private var marks: [String] {
        switch self {
        case .inkscape: ["www.inkscape.org/namespaces", "sodipodi.sourceforge.net"]
        case .affinity: ["\"http://www.serif.com/\""]
        case .sketch: ["Generator: Sketch", "Created with Sketch", "bohemiancoding.com/sketch"]
        case .illustrator: ["Generator: Adobe Illustrator", "ns.adobe.com/AdobeIllustrator", "data-name=\"Layer "]
        case .figma:
            [
                "data-figma-", "id=\"mask0", "id=\"clip0", "id=\"paint0_", "id=\"filter0_", "id=\"pattern0",
                "id=\"path-1-inside-1", "id=\"path-1-outside-1",
            ]
        }
    }

    /// The hint for the tool, with the names of its menus; for a file without marks, in any editor.
    static func hint(for subject: Subject, in tool: DesignTool?) -> String {
        guard let tool else { return generalHint(for: subject) }
        return tool.step(for: subject).map { "in \(tool.name): \($0)" } ?? generalHint(for: subject)
    }

    private static func generalHint(for subject: Subject) -> String {
        switch subject {
        case .text: "convert the text to outlines in the editor"
        case .image: "trace the image in the editor, or draw it as paths"
        case .mask: "replace the mask by a clipping path, or intersect the shapes, in the editor"
        case .effect: "remove it in the editor"
        case .pattern: "expand the pattern to shapes in the editor"
        case .angularGradient: "use a linear or radial gradient"
        case .other: "convert it to plain paths in the editor"
        }
    }

    /// Nil if the tool has no command for it.
    private func step(for subject: Subject) -> String? {
        switch (self, subject) {
        case (.figma, .text): "select the text, then right-click › Flatten (⌘E)"
        case (.figma, .image): "select the layer, and remove the image under Fill; then draw it as a vector"
        case (.figma, .mask): "select the mask and its layers, then Boolean groups › Intersect selection, and Flatten"
        case (.figma, .effect): "select the layer, and remove it under Effects"
        case (.figma, .pattern): "select the layer, and replace the pattern under Fill; then place its shapes as layers"
        case (.figma, .angularGradient): "select the layer, and choose Linear or Radial for the gradient under Fill"
        case (.figma, .other): "select the layer, then right-click › Outline stroke or Flatten"
        case (.illustrator, .text): "select the text, then Type › Create Outlines"
        case (.illustrator, .image): "select the image, then Object › Image Trace › Make and Expand"
        case (.illustrator, .mask):
            "select the object, then Release in the Transparency panel, and Object › Clipping Mask › Make"
        case (.illustrator, .effect): "select the object, and delete the effect in the Appearance panel"
        case (.illustrator, .pattern), (.illustrator, .other): "select the object, then Object › Expand…"
        case (.sketch, .text): "select the text, then Layer › Convert to Outlines"
        case (.sketch, .image): "delete the image, and draw it with Insert › Vector"
        case (.sketch, .mask): "select the mask and its layer, then Layer › Combine › Intersect"
        case (.sketch, .effect): "select the layer, and turn it off under Style in the Inspector"
        case (.sketch, .pattern): "select the layer, and replace the pattern fill under Fills in the Inspector"
        case (.sketch, .angularGradient): "select the layer, and choose a linear or radial gradient under Fills"
        case (.sketch, .other): "select the layer, then Layer › Convert to Outlines"
        case (.inkscape, .text), (.inkscape, .other): "select the object, then Path › Object to Path"
        case (.inkscape, .image): "select the image, then Path › Trace Bitmap…"
        case (.inkscape, .mask): "select the object, then Object › Mask › Release Mask, and Object › Clip › Set Clip"
        case (.inkscape, .effect): "select the object, then Filters › Remove Filters"
        case (.inkscape, .pattern): "select the object, then Object › Pattern › Pattern to Objects"
        case (.affinity, .text), (.affinity, .other): "select the layer, then Layer › Convert to Curves"
        case (.affinity, .image): "delete the image, and draw it with the Pen Tool"
        case (.affinity, .mask): "select the mask and its layer, then Layer › Geometry › Intersect"
        case (.affinity, .effect): "select the layer, and turn it off in the Effects panel"
        case (.affinity, .pattern): "select the layer, and replace the bitmap fill"
        case (.illustrator, .angularGradient), (.inkscape, .angularGradient), (.affinity, .angularGradient): nil
        }
    }
}
