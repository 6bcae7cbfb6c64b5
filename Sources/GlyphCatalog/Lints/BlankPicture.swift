internal import GlyphModel
internal import Markup

extension CatalogLint {
    static let blankPicture: CatalogLint = CatalogLint(
        id: "blank-picture", severity: .warning,
        summary: "A picture shows nothing.",
        guideline: "Human Interface Guidelines, Images: provide each picture at every scale and in each appearance in "
            + "which it is shown.",
        reason:
            "The build accepts the file, and where the picture should be, the app shows an empty space: a layer was "
            + "hidden, or lay outside of the frame, when the file was exported.",
        remedy: "Export the picture again, or remove the set. A name that says so (`clear`, `empty`, `spacer`) is left "
            + "alone, as are backgrounds, shadows, resizable pictures, and pictures of 4 points and less. It is an `info` "
            + "where the set shows something in another appearance or on another device.",
        examples: Examples(
            clean: [
                Example([
                    "bell.imageset/Contents.json": Example.plainSet("bell.svg"),
                    "bell.imageset/bell.svg": Example.svg(#"<path d="M4 18h16L17 8a5 5 0 0 0-10 0z"/>"#),
                ]),
                // Their names say that they are empty; a shadow that no page shows.
                Example([
                    "row-spacer.imageset/Contents.json": Example.plainSet("a.svg"),
                    "row-spacer.imageset/a.svg": Example.svg(""),
                    "tabbar-shadow.imageset/Contents.json": Example.plainSet("a.svg"),
                    "tabbar-shadow.imageset/a.svg": Example.svg(""),
                ]),
            ],
            unclean: [
                Example([
                    "bell.imageset/Contents.json": Example.plainSet("bell.svg", isFoundAtEntry: true),
                    "bell.imageset/bell.svg": Example.svg(#"<path fill="none" d="M4 18h16L17 8a5 5 0 0 0-10 0z"/>"#),
                    // The drawing is beside its frame.
                    "gear.imageset/Contents.json": Example.imageSet(
                        """
                        { "filename" : "gear.svg", "idiom" : "universal" },
                        ^
                        { "filename" : "gear-pad.svg", "idiom" : "ipad" }
                        """),
                    "gear.imageset/gear.svg": Example.svg(#"<circle cx="-40" cy="12" r="8"/>"#),
                    "gear.imageset/gear-pad.svg": Example.svg(#"<g opacity="0"><circle cx="12" cy="12" r="8"/></g>"#),
                ])
            ]),
        check: .image { image, _ in findings(in: image) },
        // Neither matters where nothing is shown.
        silences: ["missing-scale", "uneven-size"])

    private static func findings(in image: ImageSet) -> [AuditFinding] {
        // A folder of drawings may have one of definitions alone.
        guard image.pictures.values.contains(where: \.isBlank), !image.set.isLoose, !image.words.isGroundOrInactive
        else { return [] }
        let filled = image.set.statedSlots.filter { !$0.isUnassigned && image.picture(of: $0.slot) != nil }.map(\.slot)
        let blank = filled.filter { image.picture(of: $0)?.isBlank ?? false }
        let showing = filled.filter { !(image.picture(of: $0)?.isBlank ?? false) }
        // One finding for all scales, and for the whole set where nothing in it is shown.
        let groups =
            showing.isEmpty
            ? [blank]
            : blank.map(\.circumstances).uniqued.map { circumstances in
                blank.filter { $0.circumstances == circumstances }
            }
        return groups.compactMap { slots -> AuditFinding? in
            guard let first = slots.first, slots.allSatisfy({ isFault($0, in: image) }),
                let name = first.filename?.string,
                let picture = image.picture(of: first)
            else { return nil }
            let what = picture.glyph == nil ? "has no pixel that is seen" : "has no paint that is seen in its frame"
            let isCertain = showing.isEmpty || showing.contains { $0.circumstances == first.circumstances }
            return blankPicture.finding(
                "'\(image.set.qualifiedName)' shows nothing\(showing.isEmpty ? "" : " for " + first.words): "
                    + "'\(name)' \(what)", about: image.set, at: image.location(of: first),
                detail: showing.isEmpty ? nil : first.words,
                hint: isCertain
                    ? "export the picture again, or name the set for what it is, such as 'spacer'"
                    : "export the picture again, if something should be seen there",
                notes: slots.dropFirst().compactMap { slot in
                    slot.filename?.string.flatMap { $0 == name ? nil : "neither does '\($0)' show anything" }
                },
                severity: isCertain ? nil : .info)
        }.numbered
    }

    private static func isFault(_ slot: CatalogSlot, in image: ImageSet) -> Bool {
        guard slot.node["resizing"] == nil, let name = slot.filename?.string, let picture = image.picture(of: slot)
        else {
            return false
        }
        return !picture.isTiny && !image.words.say(.nothing) && !AssetWords(FolderPath.stem(of: name)).say(.nothing)
    }
}
