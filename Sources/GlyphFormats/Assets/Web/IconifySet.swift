internal import GlyphModel
internal import Markup
internal import PathGeometry

/// An icon set as Iconify's tools read it (iconify.design, "IconifyJSON").
struct IconifySet {
    let prefix: String
    private let icons: [(variant: Variant, picture: WebPicture)]

    init(prefix: String, _ icons: [(variant: Variant, picture: WebPicture)]) {
        (self.prefix, self.icons) = (prefix, icons)
    }

    var text: String {
        var members: [String: JSON] = [:]
        for (variant, picture) in icons {
            let box = picture.box.viewBox
            var icon: [String: JSON] = [
                "body": .string(picture.elements.map(XMLWriter.compact).joined()),
                "width": .number(box.width), "height": .number(box.height),
            ]
            if box.minX != 0 { icon["left"] = .number(box.minX) }
            if box.minY != 0 { icon["top"] = .number(box.minY) }
            if variant.entry.deprecated != nil { icon["hidden"] = true }
            members[WebNames.file(variant)] = .object(icon)
        }
        let set: JSON = ["prefix": .string(prefix), "icons": .object(members)]
        return set.text
    }
}
