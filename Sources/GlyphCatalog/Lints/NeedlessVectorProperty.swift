internal import GlyphModel
internal import Markup

extension CatalogLint {
    static let needlessVectorProperty: CatalogLint = CatalogLint(
        id: "needless-vector-property", severity: .info,
        summary: "An image set of bitmaps has Preserve Vector Data turned on.",
        guideline:
            "Apple, Asset Catalog Format Reference, Image Set Type: `preserves-vector-representation` keeps the vector "
            + "of a PDF or an SVG in the app, so that it is sharp at any size.",
        reason: "The setting does nothing for bitmaps. Often it shows that a vector was expected: enlarged, the "
            + "picture is blurred.",
        remedy: "Export the picture as SVG or PDF, or turn the setting off: `--fix` removes the property.",
        examples: Examples(
            clean: [
                Example([
                    "home.imageset/Contents.json": Example.plainSet(
                        "home.svg", properties: #""preserves-vector-representation" : true"#),
                    "home.imageset/home.svg": Example.svg(#"<path d="M4 12 12 4l8 8v8H4z"/>"#),
                ]),
                Example(
                    [
                        "plus.imageset/Contents.json": Example.plainSet(
                            "plus.png", properties: #""preserves-vector-representation" : false"#)
                    ], pixels: ["plus.imageset/plus.png": Example.PixelSize(240, 240)]),
            ],
            unclean: [
                Example(
                    [
                        "plus.imageset/Contents.json": """
                        {
                          "images" : [
                            { "filename" : "plus.png", "idiom" : "universal" }
                          ],
                          "info" : { "author" : "xcode", "version" : 1 },
                          "properties" : {
                            "preserves-vector-representation" : true,
                                                                ^
                            "template-rendering-intent" : "template"
                          }
                        }
                        """
                    ], pixels: ["plus.imageset/plus.png": Example.PixelSize(240, 240)]),
                Example(
                    [
                        "tile.imageset/Contents.json": """
                        {
                          "images" : [
                            { "filename" : "tile.jpg", "idiom" : "universal" }
                          ],
                          "info" : { "author" : "xcode", "version" : 1 },
                          "properties" : { "preserves-vector-representation" : true }
                                                                               ^
                        }
                        """
                    ], pixels: ["tile.imageset/tile.jpg": Example.PixelSize(240, 240)]),
            ]),
        check: .set { set, _ in
            guard set.kind == .image, let contents = set.contents, let properties = contents.root["properties"],
                let stated = properties["preserves-vector-representation"], case .boolean(true) = stated.content
            else { return [] }
            let files = set.statedSlots.filter(\.isFilled).compactMap { $0.slot.filename?.string }
            guard !files.isEmpty, files.allSatisfy(PictureFile.hasPixels) else { return [] }
            let edit = contents.edit
            let removal =
                properties.members.count == 1
                ? edit.removal(of: "properties", from: contents.root)
                : edit.removal(of: "preserves-vector-representation", from: properties)
            return [
                needlessVectorProperty.finding(
                    "'\(set.qualifiedName)' preserves vector data, but all its files are bitmaps", about: set,
                    at: set.location(of: stated), hint: "export it as SVG or PDF, or remove the property",
                    fix: removal.map { Fix("remove 'preserves-vector-representation'", edits: [$0]) })
            ]
        })
}
