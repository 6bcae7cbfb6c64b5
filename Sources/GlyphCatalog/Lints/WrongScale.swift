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
            "Export the picture again at this scale. The most pictures that are of one size are right. A "
            + "pixel more or less is not reported, since sizes such as 31.5 points are rounded, nor are the parts of "
            + "resizable pictures. It is an `info` up to a fiftieth, and from 100 points on.",
        examples: Examples(
            clean: [
                // 31.5 points, rounded up.
                Example(scaled: [32, 63, 95])
            ],
            unclean: [
                Example(scaled: [24, 24, 72], at: 2), Example(scaled: [20, 48, 72], at: 1),
                // Of 23.3 points, rounded up, 1x would have 24 pixels; but 2x would have 47.
                Example(scaled: [24, 48, 70], at: 3),
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
        func isRight(besides others: [Scaled]) -> Bool {
            if others.contains(where: { $0.scale == scale }) { return false }
            guard let smallest = others.first else { return true }
            let expected = smallest.pixels(at: scale)
            return pixels.indices.allSatisfy { side in
                abs(pixels[side] - expected[side]) <= 1
                    || others.allSatisfy { areOneSize($0.pixels[side], at: $0.scale, pixels[side], at: scale) }
            }
        }

        /// Whether people see that it has another size in points: large pictures are shown in frames.
        func isFar(from other: Scaled) -> Bool {
            let expected = other.pixels(at: scale)
            return zip(pixels, expected).contains { abs($0 - $1) > 0.02 * $1 }
                && (zip(pixels, expected).map(max).min() ?? 0) < 100 * Double(scale)
        }

        func pixels(at other: Int) -> [Double] { pixels.map { $0 * Double(other) / Double(scale) } }
    }

    /// The findings in the pictures of one family, ascending by scale: the most that are of one size are right. Where
    /// no two are, it is not known which one is.
    private static func findings(in family: [CatalogSlot], of image: ImageSet) -> [AuditFinding] {
        let pictures = family.compactMap { slot in
            slot.scale.flatMap { scale in
                pixels(of: slot, in: image).map { Scaled(scale: scale, pixels: [$0.width, $0.height], slot: slot) }
            }
        }.sorted { $0.scale < $1.scale }
        // The ones of one size, from each picture on.
        let groups = pictures.indices.map { first in
            pictures.indices.dropFirst(first).reduce(into: [Int]()) { group, index in
                if pictures[index].isRight(besides: group.map { pictures[$0] }) { group.append(index) }
            }
        }
        // Of equals, the one with the smallest scale.
        guard let most = groups.map(\.count).max(), let right = groups.first(where: { $0.count == most }) else {
            return []
        }
        let known = right.map { pictures[$0] }
        return pictures.indices.compactMap { index in
            let picture = pictures[index]
            guard !right.contains(index), let nearest = known.last(where: { $0.scale < picture.scale }) ?? known.first,
                let node = picture.slot.filename
            else { return nil }
            let other =
                known.count > 1
                ? ", not " + text(nearest.pixels(at: picture.scale))
                : ", and the one for \(nearest.scale)x has " + text(nearest.pixels)
            return CatalogLint.wrongScale.finding(
                "the picture for \(picture.scale)x has \(text(picture.pixels)) pixels" + other, about: image.set,
                at: image.set.location(of: node), detail: node.string,
                hint: known.count > 1 ? "export it at \(picture.scale)x" : "export both at one size in points",
                notes: known.count < 2
                    ? [] : known.map { "the picture for \($0.scale)x has \(text($0.pixels)) pixels" },
                severity: picture.isFar(from: nearest) ? nil : .info)
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

extension CatalogLint.Example {
    /// A set of square pictures for 1x, 2x and so on.
    ///
    /// - Parameters:
    ///   - sides: the pixels of each side.
    ///   - scale: the one that a finding is at.
    fileprivate init(scaled sides: [Int], at scale: Int? = nil) {
        let entries = sides.indices.map { index in
            #"{ "filename" : "home@\#(index + 1)x.png", "idiom" : "universal", "scale" : "\#(index + 1)x" }"#
                + (index + 1 < sides.count ? "," : "") + (scale == index + 1 ? "\n               ^" : "")
        }
        let pixels = sides.enumerated().map { ("home.imageset/home@\($0 + 1)x.png", PixelSize($1, $1)) }
        self.init(
            ["home.imageset/Contents.json": Self.imageSet(entries.joined(separator: "\n"))],
            pixels: Dictionary(uniqueKeysWithValues: pixels))
    }
}
