internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

extension CatalogLint {
    static let unevenSize: CatalogLint = CatalogLint(
        id: "uneven-size", severity: .warning,
        summary: "The picture of an appearance has another size in points than the one for light.",
        guideline:
            "Human Interface Guidelines, Dark Mode: people change the appearance while an app runs, and it looks "
            + "the same but for its colours.",
        reason:
            "A view takes its size from its picture: when the appearance changes, the view is larger or smaller, and "
            + "what is next to it moves.",
        remedy:
            "Export the picture at the size of the one for light. A difference that one pixel makes is not reported, nor "
            + "are backgrounds, resizable pictures, and pictures of 4 points and less. It is an `info` up to an eighth, and "
            + "from 100 points on.",
        examples: Examples(
            clean: [
                // Half a point, by rounding; a template; another device has other sizes.
                Example(
                    [
                        "bell.imageset/Contents.json": Example.imageSet(
                            """
                            { "filename" : "bell@2x.png", "idiom" : "universal", "scale" : "2x" },
                            { "filename" : "bell@3x.png", "idiom" : "universal", "scale" : "3x" },
                            { \(dark), "filename" : "bell-dark@2x.png", "idiom" : "universal", "scale" : "2x" },
                            { \(dark), "filename" : "bell-dark.svg", "idiom" : "ipad" },
                            { "filename" : "bell.svg", "idiom" : "ipad" }
                            """, properties: Example.template),
                        "bell.imageset/bell.svg": sized(32), "bell.imageset/bell-dark.svg": sized(32),
                    ],
                    pixels: [
                        "bell.imageset/bell@2x.png": Example.PixelSize(47, 47),
                        "bell.imageset/bell@3x.png": Example.PixelSize(71, 71),
                        "bell.imageset/bell-dark@2x.png": Example.PixelSize(48, 48),
                    ])
            ],
            unclean: [
                Example([
                    "bell.imageset/Contents.json": Example.pairedSet(
                        "bell.svg", "bell-dark.svg", properties: Example.template, isFoundAtDark: true),
                    "bell.imageset/bell.svg": sized(24), "bell.imageset/bell-dark.svg": sized(32),
                ]),
                // The pixels of 2x in the slot for 1x.
                Example(
                    [
                        "gear.imageset/Contents.json": Example.imageSet(
                            """
                            { "filename" : "gear.png", "idiom" : "universal", "scale" : "1x" },
                            { "filename" : "gear@2x.png", "idiom" : "universal", "scale" : "2x" },
                            {
                            ^
                              "appearances" : [ { "appearance" : "contrast", "value" : "high" } ],
                              "filename" : "gear-high.png",
                              "idiom" : "universal",
                              "scale" : "1x"
                            }
                            """)
                    ],
                    pixels: [
                        "gear.imageset/gear.png": Example.PixelSize(24, 24),
                        "gear.imageset/gear@2x.png": Example.PixelSize(48, 48),
                        "gear.imageset/gear-high.png": Example.PixelSize(48, 48),
                    ]),
            ]),
        check: .image { image, _ in findings(in: image) }, judgesWhatIsShown: true)

    private static let dark = #""appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ]"#

    private static func sized(_ side: Int) -> String {
        #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(side)" height="\#(side)" viewBox="0 0 24 24">"#
            + ##"<path fill="#3D7EDB" d="M4 4h16v16H4z"/></svg>"##
    }

    /// One finding for each device, about the first appearance that has another size.
    private static func findings(in image: ImageSet) -> [AuditFinding] {
        if image.pictures.count < 2 || image.set.isLoose || image.words.isGroundOrInactive { return [] }
        let slots = image.set.statedSlots.filter { !$0.isUnassigned && $0.slot.node["resizing"] == nil }.map(\.slot)
        let families = Dictionary(grouping: slots.compactMap { SizedSlot($0, in: image) }, by: \.slot.family)
        return slots.map(\.family).uniqued.compactMap { family -> AuditFinding? in
            let sized = families[family] ?? []
            // All scales of the light picture: where they differ, that is another fault.
            let chosen = sized.map(\.slot).chosen(in: .light)
            let light = sized.filter { $0.slot.isShown(as: chosen) }
            guard let first = light.first else { return nil }
            let appearances = sized.filter { !$0.slot.isShown(as: chosen) }
            let scales = Dictionary(grouping: appearances, by: \.slot.circumstances)
            let uneven = appearances.map(\.slot.circumstances).uniqued.compactMap { circumstances -> SizedSlot? in
                let own = scales[circumstances] ?? []
                let isEven = own.contains { picture in light.contains { picture.hasSize(of: $0) } }
                return isEven ? nil : own.first
            }
            guard let worst = uneven.first else { return nil }
            return unevenSize.finding(
                "'\(image.set.qualifiedName)' is \(first.text) points in light, and \(worst.text) in "
                    + (worst.slot.appearance.words), about: image.set, at: image.location(of: worst.slot),
                detail: worst.slot.words, hint: "export it at \(first.text) points",
                notes: uneven.dropFirst().map { "it is \($0.text) points in \($0.slot.appearance.words)" },
                severity: uneven.contains { $0.isFarFrom(first) } ? nil : .info)
        }.numbered
    }
}

/// A picture in its slot, with its size in points.
private struct SizedSlot {
    let slot: CatalogSlot
    /// The width and the height.
    private let points: [Double]
    /// What one pixel is in points, or half a point of a vector, which people do not see.
    private let step: Double
    private let isDocument: Bool

    /// In points: larger pictures are mostly fitted into a frame.
    private static let large = 100.0
    /// As a share of the size for light: a point of eight.
    private static let far = 0.125

    /// Nil where the size is not known, and for a dot or a line, which is stretched.
    init?(_ slot: CatalogSlot, in image: ImageSet) {
        guard let picture = image.picture(of: slot), !picture.isTiny, !picture.isBlank, let size = picture.size,
            size.width > 0, size.height > 0
        else { return nil }
        let scale: Double
        switch picture.content {
        case .pixels: scale = Double(slot.scale ?? 1)
        case .vector, .document:
            // In a slot for one scale, what a vector's size means is not documented.
            guard (slot.scale ?? 1) == 1 else { return nil }
            scale = 1
        case .unread: return nil
        }
        self.slot = slot
        points = [size.width / scale, size.height / scale]
        if case .pixels = picture.content { step = 1 / scale } else { step = 0.5 }
        if case .document = picture.content { isDocument = true } else { isDocument = false }
    }

    /// Whether both have one size, as far as pixels can have it. A page may be turned.
    func hasSize(of other: SizedSlot) -> Bool {
        let most = max(step, other.step)
        func isEqual(_ own: [Double]) -> Bool { zip(own, other.points).allSatisfy { abs($0 - $1) <= most } }
        return isEqual(points) || (isDocument || other.isDocument) && isEqual(points.reversed())
    }

    /// Whether people see at once that it has another size than the picture for light.
    func isFarFrom(_ light: SizedSlot) -> Bool {
        zip(points, light.points).contains { abs($0 - $1) > Self.far * $1 } && (light.points.min() ?? 0) < Self.large
    }

    /// `24 × 31.5`
    var text: String { points.map { "\(FixedDecimal($0, decimals: 1))" }.joined(separator: " × ") }
}

extension CatalogSlot {
    /// Whether it is for the same appearance as another slot.
    fileprivate func isShown(as other: CatalogSlot?) -> Bool {
        guard let other else { return false }
        return style == other.style && isHighContrast == other.isHighContrast
    }
}
