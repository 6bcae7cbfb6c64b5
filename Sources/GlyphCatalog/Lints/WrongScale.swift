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
        remedy:
            "Export the picture again at this scale. Each scale is compared with all smaller ones that are right. A "
            + "pixel more or less is not reported, since sizes such as 31.5 points are rounded, nor are the parts of "
            + "resizable pictures.",
        examples: Examples(
            clean: [
                // 31.5 points, rounded up; other sizes on another device.
                Example(
                    [
                        "home.imageset/Contents.json": Example.imageSet(
                            """
                            { "filename" : "home.png", "idiom" : "universal", "scale" : "1x" },
                            { "filename" : "home@2x.png", "idiom" : "universal", "scale" : "2x" },
                            { "filename" : "home@3x.png", "idiom" : "universal", "scale" : "3x" },
                            { "filename" : "home-pad@2x.png", "idiom" : "ipad", "scale" : "2x" }
                            """)
                    ],
                    pixels: [
                        "home.imageset/home.png": Example.PixelSize(32, 32),
                        "home.imageset/home@2x.png": Example.PixelSize(63, 63),
                        "home.imageset/home@3x.png": Example.PixelSize(95, 95),
                        "home.imageset/home-pad@2x.png": Example.PixelSize(80, 80),
                    ])
            ],
            unclean: [
                Example(
                    [
                        "home.imageset/Contents.json": Example.imageSet(
                            """
                            { "filename" : "home.png", "idiom" : "universal", "scale" : "1x" },
                            { "filename" : "home@2x.png", "idiom" : "universal", "scale" : "2x" },
                                           ^
                            { "filename" : "home@3x.png", "idiom" : "universal", "scale" : "3x" }
                            """)
                    ],
                    pixels: [
                        "home.imageset/home.png": Example.PixelSize(24, 24),
                        "home.imageset/home@2x.png": Example.PixelSize(24, 24),
                        "home.imageset/home@3x.png": Example.PixelSize(72, 72),
                    ]),
                // Of 23.3 points, rounded up, 1x would have 24 pixels; but 2x would have 47.
                Example(
                    [
                        "home.imageset/Contents.json": Example.imageSet(
                            """
                            { "filename" : "home.png", "idiom" : "universal", "scale" : "1x" },
                            { "filename" : "home@2x.png", "idiom" : "universal", "scale" : "2x" },
                            { "filename" : "home@3x.png", "idiom" : "universal", "scale" : "3x" }
                                           ^
                            """)
                    ],
                    pixels: [
                        "home.imageset/home.png": Example.PixelSize(24, 24),
                        "home.imageset/home@2x.png": Example.PixelSize(48, 48),
                        "home.imageset/home@3x.png": Example.PixelSize(70, 70),
                    ]),
            ]),
        check: .image { image, _ in
            // The parts of a resizable picture have their size in pixels.
            let slots = image.set.statedSlots.filter { stated in
                !stated.isUnassigned && stated.slot.node["resizing"] == nil && pixels(of: stated.slot, in: image) != nil
            }.map(\.slot)
            let families = Dictionary(grouping: slots, by: \.circumstances)
            return slots.map(\.circumstances).uniqued.flatMap { findings(in: families[$0] ?? [], of: image) }.numbered
        })

    /// A picture at a scale.
    private struct Scaled {
        var scale: Int
        /// Its width and its height.
        var pixels: [Double]
        var slot: CatalogSlot

        /// Whether it can be of one size in points with all smaller ones. What has the pixels of the smallest, or one
        /// more or less, is right in any case.
        func isRight(besides smaller: [Scaled]) -> Bool {
            guard let smallest = smaller.first else { return true }
            let expected = smallest.pixels(at: scale)
            return pixels.indices.allSatisfy { side in
                abs(pixels[side] - expected[side]) <= 1
                    || smaller.allSatisfy { areOneSize($0.pixels[side], at: $0.scale, pixels[side], at: scale) }
            }
        }

        func pixels(at other: Int) -> [Double] { pixels.map { $0 * Double(other) / Double(scale) } }
    }

    /// The findings in the pictures of one family, ascending by scale: each is compared with all that are right.
    private static func findings(in family: [CatalogSlot], of image: ImageSet) -> [AuditFinding] {
        let pictures = family.compactMap { slot in
            slot.scale.flatMap { scale in
                pixels(of: slot, in: image).map { Scaled(scale: scale, pixels: [$0.width, $0.height], slot: slot) }
            }
        }.sorted { $0.scale < $1.scale }
        var right: [Scaled] = []
        return pictures.compactMap { picture in
            let smaller = right.filter { $0.scale < picture.scale }
            guard let nearest = smaller.last, !picture.isRight(besides: smaller), let node = picture.slot.filename
            else {
                right.append(picture)
                return nil
            }
            return CatalogLint.wrongScale.finding(
                "the picture for \(picture.scale)x has \(text(picture.pixels)) pixels, not "
                    + text(nearest.pixels(at: picture.scale)), about: image.set, at: image.set.location(of: node),
                detail: node.string, hint: "export it at \(picture.scale)x",
                notes: smaller.map { "the picture for \($0.scale)x has \(text($0.pixels)) pixels" })
        }
    }

    private static func text(_ pixels: [Double]) -> String {
        pixels.map { String(Int($0.rounded())) }.joined(separator: " × ")
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
