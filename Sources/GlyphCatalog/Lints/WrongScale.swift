internal import GlyphModel
internal import Markup
internal import SemanticColor

extension CatalogLint {
    static let wrongScale: CatalogLint = CatalogLint(
        id: "wrong-scale", severity: .warning,
        summary: "The picture for 2x or 3x does not have two or three times the pixels.",
        guideline:
            "Human Interface Guidelines, Images: provide each picture at every scale; Apple, Asset Catalog Format "
            + "Reference, Image Set Type, scale.",
        reason: "The size in points is the number of pixels divided by the scale: the picture has another size on some "
            + "devices, and moves what is next to it.",
        remedy: "Export the picture again at this scale. A pixel more or less is not reported, since sizes such as "
            + "31.5 points are rounded, nor are the parts of resizable pictures.",
        examples: Examples(
            clean: [
                // 31.5 points, rounded up; a slot that is empty; a resizable picture; other sizes on another device.
                Example(
                    [
                        "home.imageset/Contents.json": """
                        {
                          "images" : [
                            { "filename" : "home.png", "idiom" : "universal", "scale" : "1x" },
                            { "filename" : "home@2x.png", "idiom" : "universal", "scale" : "2x" },
                            { "filename" : "home@3x.png", "idiom" : "universal", "scale" : "3x" },
                            { "idiom" : "ipad", "scale" : "1x" },
                            { "filename" : "home-pad@2x.png", "idiom" : "ipad", "scale" : "2x" },
                            {
                              "filename" : "cap.png",
                              "idiom" : "mac",
                              "resizing" : { "mode" : "9-part" },
                              "scale" : "1x"
                            },
                            {
                              "filename" : "cap@2x.png",
                              "idiom" : "mac",
                              "resizing" : { "mode" : "9-part" },
                              "scale" : "2x"
                            }
                          ],
                          "info" : { "author" : "xcode", "version" : 1 }
                        }
                        """
                    ],
                    pixels: [
                        "home.imageset/home.png": Example.PixelSize(32, 32),
                        "home.imageset/home@2x.png": Example.PixelSize(63, 63),
                        "home.imageset/home@3x.png": Example.PixelSize(95, 95),
                        "home.imageset/home-pad@2x.png": Example.PixelSize(80, 80),
                        "home.imageset/cap.png": Example.PixelSize(9, 9),
                        "home.imageset/cap@2x.png": Example.PixelSize(15, 15),
                    ]),
                // Vectors have no pixels.
                Example([
                    "home.imageset/Contents.json": """
                    {
                      "images" : [
                        { "filename" : "home.svg", "idiom" : "universal", "scale" : "1x" },
                        { "filename" : "home-large.svg", "idiom" : "universal", "scale" : "2x" },
                        { "idiom" : "universal", "scale" : "3x" }
                      ],
                      "info" : { "author" : "xcode", "version" : 1 }
                    }
                    """,
                    "home.imageset/home.svg": Example.svg(#"<path d="M4 12 12 4l8 8v8H4z"/>"#),
                    "home.imageset/home-large.svg": Example.svg(#"<path d="M4 12 12 4l8 8v8H4z"/>"#),
                ]),
            ],
            unclean: [
                Example(
                    [
                        "home.imageset/Contents.json": """
                        {
                          "images" : [
                            { "filename" : "home.png", "idiom" : "universal", "scale" : "1x" },
                            { "filename" : "home@2x.png", "idiom" : "universal", "scale" : "2x" },
                                           ^
                            { "filename" : "home@3x.png", "idiom" : "universal", "scale" : "3x" }
                          ],
                          "info" : { "author" : "xcode", "version" : 1 }
                        }
                        """
                    ],
                    pixels: [
                        "home.imageset/home.png": Example.PixelSize(24, 24),
                        "home.imageset/home@2x.png": Example.PixelSize(24, 24),
                        "home.imageset/home@3x.png": Example.PixelSize(72, 72),
                    ])
            ]),
        check: .image { image, _ in
            // The parts of a resizable picture have their size in pixels.
            let slots = image.set.statedSlots.filter { stated in
                !stated.isUnassigned && stated.slot.node["resizing"] == nil && pixels(of: stated.slot, in: image) != nil
            }.map(\.slot)
            let families = Dictionary(grouping: slots, by: \.circumstances)
            return slots.map(\.circumstances).uniqued.flatMap { findings(in: families[$0] ?? [], of: image) }.numbered
        })

    private static func findings(in family: [CatalogSlot], of image: ImageSet) -> [AuditFinding] {
        let scales = family.compactMap { slot in
            slot.scale.flatMap { scale in pixels(of: slot, in: image).map { (scale: scale, size: $0, slot: slot) } }
        }.sorted { $0.scale < $1.scale }
        guard let base = scales.first else { return [] }
        return scales.dropFirst().compactMap { picture in
            let sizes = [(base.size.width, picture.size.width), (base.size.height, picture.size.height)]
            let isRight = sizes.allSatisfy { areOneSize($0, at: base.scale, $1, at: picture.scale) }
            guard picture.scale > base.scale, !isRight, let node = picture.slot.filename else { return nil }
            let factor = Double(picture.scale) / Double(base.scale)
            let expected = [base.size.width, base.size.height].map { Int(($0 * factor).rounded()) }
            let size = [picture.size.width, picture.size.height].map { Int($0) }
            return CatalogLint.wrongScale.finding(
                "the picture for \(picture.scale)x has \(size[0]) × \(size[1]) pixels, not \(expected[0]) × \(expected[1])",
                about: image.set, at: image.set.location(of: node), detail: node.string,
                hint: "export it at \(picture.scale)x",
                notes: ["the picture for \(base.scale)x has \(Int(base.size.width)) × \(Int(base.size.height)) pixels"])
        }
    }

    /// The size of a slot's picture, if it has pixels.
    private static func pixels(of slot: CatalogSlot, in image: ImageSet) -> (width: Double, height: Double)? {
        guard let picture = image.picture(of: slot), case .pixels = picture.content else { return nil }
        return picture.size
    }

    /// Whether two numbers of pixels can be of one size in points, rounded up, down or to the nearest; or differ by a
    /// pixel at most.
    static func areOneSize(_ pixels: Double, at scale: Int, _ others: Double, at other: Int) -> Bool {
        let factor = Double(other) / Double(scale)
        if abs(others - pixels * factor) <= 1 { return true }
        // From which number of points on, and up to which, each has its pixels.
        for (below, above) in [(0.0, 1.0), (1, 0), (0.5, 0.5)] {
            let (low, high) = ((pixels - below) / Double(scale), (pixels + above) / Double(scale))
            let (otherLow, otherHigh) = ((others - below) / Double(other), (others + above) / Double(other))
            if max(low, otherLow) < min(high, otherHigh) { return true }
        }
        return false
    }
}

extension CatalogSlot {
    /// 2 for `2x`; nil where none is stated, or one that is not known.
    fileprivate var scale: Int? { trait("scale").flatMap { ["1x": 1, "2x": 2, "3x": 3][$0] } }

    /// What it is for, without the scale.
    fileprivate var circumstances: [Trait] {
        family + [Trait("style", style?.rawValue ?? ""), Trait("contrast", isHighContrast ? "high" : "")]
    }
}
