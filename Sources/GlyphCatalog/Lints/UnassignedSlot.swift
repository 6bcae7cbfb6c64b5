internal import Markup

extension CatalogLint {
    static let unassignedSlot: CatalogLint = CatalogLint(
        id: "unassigned-slot", severity: .warning,
        summary: "Xcode keeps a file of the set as unassigned.",
        guideline:
            "Apple, Asset Catalog Format Reference, Image Set Type: Xcode states `unassigned` for a file that is "
            + "in the set and fills none of its slots.",
        reason:
            "The file is not in the app, though it is in the set: often it was dropped beside its slot, or its slot "
            + "was removed with a setting of the set.",
        remedy: "Open the set in Xcode and drag the picture into its slot, or remove the entry and the file.",
        examples: Examples(
            clean: [
                Example([
                    "home.imageset/Contents.json": Example.imageSet(
                        """
                        { "filename" : "home.svg", "idiom" : "universal", "unassigned" : false },
                        { "idiom" : "universal", "scale" : "2x" }
                        """),
                    "home.imageset/home.svg": Example.svg(#"<path d="M4 12 12 4l8 8v8H4z"/>"#),
                ])
            ],
            unclean: [
                Example([
                    "home.imageset/Contents.json": Example.imageSet(
                        """
                        { "filename" : "home.svg", "idiom" : "universal" },
                        { "filename" : "home-1.svg", "idiom" : "universal", "unassigned" : true }
                        ^
                        """),
                    "home.imageset/home.svg": Example.svg(#"<path d="M4 12 12 4l8 8v8H4z"/>"#),
                    "home.imageset/home-1.svg": Example.svg(#"<path d="M4 4h16v16H4z"/>"#),
                ])
            ]),
        check: .set { set, _ in
            set.statedSlots.filter(\.isUnassigned).map { slot in
                let name = slot.slot.filename?.string
                return CatalogLint.unassignedSlot.finding(
                    name.map { "'\($0)' is in no slot of the set" } ?? "an entry is in no slot of the set", about: set,
                    at: set.location(of: slot.slot), detail: name ?? "entry \(slot.index + 1)",
                    hint: "drag it into its slot in Xcode, or remove the entry and the file")
            }.numbered
        })
}
