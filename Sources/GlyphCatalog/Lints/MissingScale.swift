internal import GlyphModel
internal import Markup

extension CatalogLint {
    static let missingScale: CatalogLint = CatalogLint(
        id: "missing-scale", severity: .warning,
        summary: "A picture is there for 1x alone, so that it is drawn enlarged on nearly all displays.",
        guideline:
            "Human Interface Guidelines, Images: provide each picture at every scale that its devices have; a vector "
            + "is one file for all of them.",
        reason: "No iPhone or iPad that is sold has a display of 1x: its pixels are drawn two or three times as large, "
            + "and the picture is blurred.",
        remedy:
            "Export the picture for 2x and 3x, or as SVG or PDF with Single Scale. An `info` is a picture larger than "
            + "100 points, one that states no scale or lacks 3x alone, and a vector in the slot for 1x: `--rules "
            + "missing-scale --fix` gives it Single Scale.",
        examples: Examples(
            clean: [
                Example(
                    [
                        "home.imageset/Contents.json": Example.imageSet(
                            """
                            { "idiom" : "universal", "scale" : "1x" },
                            { "filename" : "home@2x.png", "idiom" : "universal", "scale" : "2x" },
                            { "filename" : "home@3x.png", "idiom" : "universal", "scale" : "3x" }
                            """),
                        // Shown in the size of its frame.
                        "beach.imageset/Contents.json": Example.plainSet("beach.png"),
                        "star.imageset/Contents.json": Example.plainSet("star.svg"),
                        "star.imageset/star.svg": Example.svg(#"<path d="M4 4h16v16H4z"/>"#),
                    ],
                    pixels: [
                        "home.imageset/home@2x.png": Example.PixelSize(48, 48),
                        "home.imageset/home@3x.png": Example.PixelSize(72, 72),
                        "beach.imageset/beach.png": Example.PixelSize(1200, 800),
                    ])
            ],
            unclean: [
                Example(
                    [
                        "bell.imageset/Contents.json": Example.imageSet(
                            """
                            { "filename" : "bell.png", "idiom" : "universal", "scale" : "1x" },
                            ^
                            { "idiom" : "universal", "scale" : "2x" },
                            { "idiom" : "universal", "scale" : "3x" }
                            """)
                    ], pixels: ["bell.imageset/bell.png": Example.PixelSize(24, 24)])
            ]),
        check: .image { image, _ in
            let stated = image.set.statedSlots.filter { !$0.isUnassigned && $0.slot.node["resizing"] == nil }
            let filled = stated.filter(\.isFilled)
            return vectors(filled, in: stated, of: image) + pixels(alone: filled, in: image)
                + emptyLargest(stated, in: image)
        }, judgesWhatIsShown: true)

    /// The pictures for 2x that nothing larger is next to, on a device that may have a display of 3x: where another
    /// appearance has 3x, so that one of them alone is blurred, and in the slots of an iPhone, where the one for 3x is
    /// stated and empty. Macs and iPads have no such display, and a set for all devices may be for these.
    private static func emptyLargest(_ stated: [StatedSlot], in image: ImageSet) -> [AuditFinding] {
        let filled = stated.filter(\.isFilled)
        let appearances = Dictionary(grouping: filled, by: \.slot.circumstances)
        let families = Dictionary(grouping: filled.filter { $0.scaleOrOne == 3 }, by: \.slot.family)
        let empty = Dictionary(
            stated.filter { !$0.isFilled && $0.scaleOrOne == 3 }.map { ($0.slot.circumstances, $0.slot) }
        ) { first, _ in first }
        // An iPhone does not show the pictures for all devices, if it has its own.
        let hasOwn = filled.contains { $0.slot.idiom == "iphone" }
        return filled.map(\.slot.circumstances).uniqued.compactMap { circumstances -> AuditFinding? in
            guard let own = appearances[circumstances], own.allSatisfy({ $0.scaleOrOne < 3 && !$0.isVector }),
                let slot = own.first(where: { $0.scaleOrOne == 2 })?.slot,
                slot.idiom == "iphone" || slot.idiom == "universal" && !hasOwn,
                let name = slot.filename?.string, PictureFile.hasPixels(name), let picture = image.picture(of: slot),
                !picture.isTiny, !picture.fillsFrameWithOneColor
            else { return nil }
            let other = families[slot.family]?.first?.slot
            let place = empty[circumstances]
            guard other != nil || slot.idiom == "iphone" && place != nil else { return nil }
            return missingScale.finding(
                "'\(name)' for 2x is drawn enlarged at 3x, for which there is no picture", about: image.set,
                at: image.location(of: place ?? slot), detail: (place ?? slot).words, hint: "add a picture for 3x",
                notes: other?.filename?.string.map { ["'\($0)' is for 3x in another appearance"] } ?? [],
                severity: .info)
        }.numbered
    }

    /// In points: smaller ones are icons.
    private static let small = 100.0

    // MARK: - Bitmaps

    /// The bitmaps that have no larger scale, for the same device and appearance.
    private static func pixels(alone filled: [StatedSlot], in image: ImageSet) -> [AuditFinding] {
        let families = Dictionary(grouping: filled, by: \.slot.circumstances)
        // A device with pictures of its own does not show the ones for all.
        let hasOthers = filled.contains { $0.slot.idiom != "universal" && $0.scaleOrOne > 1 }
        return filled.map(\.slot.circumstances).uniqued.compactMap { circumstances -> AuditFinding? in
            guard let family = families[circumstances], family.allSatisfy({ $0.scaleOrOne < 2 && !$0.isVector }),
                let slot = family.first?.slot, let name = slot.filename?.string, PictureFile.hasPixels(name),
                idioms.contains(slot.idiom), !(slot.idiom == "universal" && hasOthers),
                let picture = image.picture(of: slot), !picture.isTiny, !picture.fillsFrameWithOneColor
            else { return nil }
            let side = picture.size.map { max($0.width, $0.height) }
            let isSmall = side.map { $0 < small } ?? false
            // Without a scale, a photo or a large picture is shown in the size of its frame.
            if slot.trait("scale") == nil, !isSmall || picture.measures?.isPhoto ?? true { return nil }
            let size = picture.size.map { " of \(Int($0.width)) × \(Int($0.height)) pixels" } ?? ""
            let scales = ["ipad", "mac"].contains(slot.idiom) ? "2x" : "2x and 3x"
            return missingScale.finding(
                "'\(name)'\(size) is drawn enlarged at \(scales), for which there is no picture", about: image.set,
                at: image.location(of: slot), detail: slot.words,
                hint: "add a picture for \(scales), or a vector with Single Scale",
                severity: isSmall && slot.trait("scale") != nil ? nil : .info)
        }.numbered
    }

    /// The ones with displays of 2x and more.
    private static let idioms: Set<String> = ["universal", "iphone", "ipad", "mac"]

    // MARK: - Vectors

    /// A set of vectors that are all in slots for 1x, next to empty ones.
    private static func vectors(_ filled: [StatedSlot], in stated: [StatedSlot], of image: ImageSet) -> [AuditFinding] {
        let empty = stated.filter { !$0.isFilled && $0.scaleOrOne > 1 }
        guard let first = filled.first, !empty.isEmpty,
            filled.allSatisfy({ stated in
                stated.slot.trait("scale") == "1x"
                    && stated.slot.filename?.string.map(PictureFile.isVector) ?? false
            })
        else { return [] }
        return [
            missingScale.finding(
                "'\(image.set.qualifiedName)' has a vector for 1x alone, and nothing for other scales",
                about: image.set,
                at: image.location(of: first.slot), hint: "choose Single Scale in Xcode, which draws it at each scale",
                fix: singleScale(filled, without: empty, in: image.set), severity: .info)
        ]
    }

    /// Removes the scales of the filled slots, and the empty slots.
    private static func singleScale(
        _ filled: [StatedSlot], without empty: [StatedSlot], in set: AssetSet
    ) -> Fix? {
        guard let contents = set.contents, let elements = set.list?.elements else { return nil }
        let removals = filled.compactMap { contents.edit.removal(of: "scale", from: $0.slot.node) }
        let edits = removals + removal(of: Set(empty.map(\.index)), from: elements, in: contents.source.path)
        return Fix("let '\(set.qualifiedName)' have one scale", edits: edits)
    }

    /// Removes elements of an array, neighbours together: of each run, what separates it from the element before it,
    /// or from the one behind it where it is the first.
    private static func removal(of indices: Set<Int>, from elements: [JSONNode], in path: String) -> [Fix.Edit] {
        let starts = elements.indices.filter { indices.contains($0) && !indices.contains($0 - 1) }
        return starts.compactMap { start in
            let end = elements.indices[start...].first { !indices.contains($0) } ?? elements.count
            if start > 0 {
                return Fix.Edit(path: path, range: elements[start - 1].end..<elements[end - 1].end, replacement: "")
            }
            guard end < elements.count else { return nil }
            return Fix.Edit(path: path, range: elements[start].offset..<elements[end].offset, replacement: "")
        }
    }
}

extension CatalogPicture {
    /// Whether it is one colour from edge to edge, which has nothing that can be blurred.
    fileprivate var fillsFrameWithOneColor: Bool {
        measures.map { $0.grid.fillsFrame && $0.grid.colors.count == 2 } ?? false
    }
}

extension StatedSlot {
    /// The scale that it states; 1 where it states none, since pixels count as points then.
    fileprivate var scaleOrOne: Int { slot.scale ?? 1 }

    /// Whether it is drawn at each scale.
    fileprivate var isVector: Bool { slot.filename?.string.map(PictureFile.isVector) ?? false }
}
