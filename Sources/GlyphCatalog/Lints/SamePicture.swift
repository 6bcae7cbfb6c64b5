internal import GlyphModel
internal import Markup

extension CatalogLint {
    static let samePicture: CatalogLint = CatalogLint(
        id: "same-picture", severity: .warning, platforms: [.apple, .android],
        summary: "Two image sets of a catalog have the same pictures.",
        guideline:
            "Human Interface Guidelines, Icons: an icon has one meaning, and people learn it; the same picture for "
            + "two meanings confuses.",
        reason:
            "Either one set shows the wrong picture, copied by mistake, or the app carries it twice and only one of "
            + "them is changed next time.",
        remedy: "Use one set for both, or draw the picture that was meant. The lint compares the files of all "
            + "appearances, and what they show at 64 × 64 points in a frame of one size. Sets that are rendered in "
            + "another way, and sets of one name in groups with namespaces, such as themes, are not reported.",
        examples: Examples(
            clean: [
                Example([
                    "home.imageset/Contents.json": Example.plainSet("home.svg"),
                    "home.imageset/home.svg": square("M4 4h16v16H4z"),
                    "house.imageset/Contents.json": Example.plainSet("house.svg"),
                    "house.imageset/house.svg": square("M4 4h16v14H4z"),
                    // Rendered as a template.
                    "tab.imageset/Contents.json": Example.plainSet("tab.svg", properties: Example.template),
                    "tab.imageset/tab.svg": square("M4 4h16v16H4z"),
                    // The same in light only.
                    "pair.imageset/Contents.json": Example.pairedSet("pair.svg", "pair-dark.svg"),
                    "pair.imageset/pair.svg": square("M4 4h16v16H4z"),
                    "pair.imageset/pair-dark.svg": square("M5 5h14v14H5z"),
                ])
            ],
            unclean: [
                Example([
                    "home.imageset/Contents.json": Example.plainSet("home.svg"),
                    "home.imageset/home.svg": square("M4 4h16v16H4z"),
                    "house.imageset/Contents.json": """
                    {
                    ^
                      "images" : [
                        { "filename" : "house.svg", "idiom" : "universal" }
                      ],
                      "info" : { "author" : "xcode", "version" : 1 }
                    }
                    """,
                    // Written in another way.
                    "house.imageset/house.svg": square("M20 20H4V4H20Z"),
                ])
            ]),
        check: .catalog { sets, _ in
            var known: [PictureKey: [Int]] = [:]
            return sets.indices.compactMap { index -> AuditFinding? in
                let set = sets[index]
                guard set.kind == .image, set.side.map({ $0 > 4 }) ?? true else { return nil }
                let keys = PictureKey.keys(of: set)
                let first = keys.lazy.compactMap { key in
                    known[key]?.first { sets[$0].name != set.name || sets[$0].qualifiedName == set.qualifiedName }
                }.first
                for key in keys { known[key, default: []].append(index) }
                guard let first else { return nil }
                let other = sets[first]
                return samePicture.finding(
                    "'\(set.qualifiedName)' has the same picture as '\(other.qualifiedName)'", ofSummary: set,
                    detail: other.qualifiedName, hint: "use one for both, or draw the one that was meant",
                    notes: ["'\(other.qualifiedName)' is at \(other.location)"])
            }
        })

    private static func square(_ data: String) -> String {
        Example.svg(##"<path fill="#2D6CDF" d="\##(data)"/>"##)
    }
}

/// What two sets of the same pictures have in common.
private struct PictureKey: Hashable {
    private var digests: [Digest]
    private var intent: ImageSet.Intent?
    /// Nil for files, which are the same at any size.
    private var side: Double?

    /// Of its files, and of what they show.
    static func keys(of set: SetSummary) -> [PictureKey] {
        var keys: [PictureKey] = []
        if !set.pictures.isEmpty { keys.append(PictureKey(digests: set.pictures, intent: set.intent, side: nil)) }
        if !set.grids.isEmpty, let side = set.side {
            keys.append(PictureKey(digests: set.grids, intent: set.intent, side: side))
        }
        return keys
    }
}
