internal import GlyphModel
internal import Markup

extension CatalogLint {
    static let samePicture: CatalogLint = CatalogLint(
        id: "same-picture", severity: .warning, platforms: [.apple, .android],
        summary: "Image sets of a catalog have the same pictures.",
        guideline:
            "Human Interface Guidelines, Icons: an icon has one meaning, and people learn it; the same picture for "
            + "two meanings confuses.",
        reason:
            "Either one set shows the wrong picture, copied by mistake, or the app carries it twice and only one of "
            + "them is changed next time.",
        remedy:
            "Use one set for all of them, or draw the picture that was meant. The files of all appearances are compared, "
            + "and what they show in a frame of one size. Sets that are rendered in another way, and of one name in groups "
            + "with namespaces, are not reported. An `info` has names that code may put together: they differ at "
            + "their ends, or are numbered.",
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
                    "house.imageset/Contents.json": Example.plainSet("house.svg", isFound: true),
                    // Written in another way.
                    "house.imageset/house.svg": square("M20 20H4V4H20Z"),
                ])
            ]),
        check: .catalog { sets, _ in
            groups(of: sets).map { group in
                let (first, second) = (group.sets[0], group.sets[1])
                return samePicture.finding(
                    group.message, ofSummary: second, detail: first.qualifiedName,
                    hint: group.sets.count == 2
                        ? "use one set for both, or draw the one that was meant"
                        : "use one set for all of them, or draw the ones that were meant", notes: group.notes,
                    severity: group.isOfOneFamily ? .info : nil)
            }
        })

    /// The sets of the same pictures, in the order of the second ones.
    private static func groups(of sets: [SetSummary]) -> [SamePictures] {
        var known: [PictureKey: [Int]] = [:]
        // The group of each set, by its place in the list.
        var (groups, groupOf): ([SamePictures], [Int: Int]) = ([], [:])
        for (index, set) in sets.enumerated()
        where set.kind == .image && (set.side.map { $0 > CatalogPicture.tiny } ?? true) {
            let keys = PictureKey.keys(of: set)
            let first = keys.lazy.compactMap { key in
                known[key]?.first { sets[$0].name != set.name || sets[$0].qualifiedName == set.qualifiedName }
            }.first
            for key in keys { known[key, default: []].append(index) }
            guard let first else { continue }
            if let group = groupOf[first] {
                groups[group].sets.append(set)
            } else {
                groupOf[first] = groups.count
                groups.append(SamePictures(sets: [sets[first], set]))
            }
            groupOf[index] = groupOf[first]
        }
        return groups
    }

    private static func square(_ data: String) -> String {
        Example.svg(##"<path fill="#2D6CDF" d="\##(data)"/>"##)
    }
}

/// Two or more sets of the same pictures, in the order of the catalog.
private struct SamePictures {
    var sets: [SetSummary]

    /// Whether code puts the names together, as far as they show: they differ in their last words, such as the names
    /// of themes, or are of numbered sequences.
    var isOfOneFamily: Bool {
        let names = sets.map { CodeName.words($0.name) }
        guard let first = names.first else { return false }
        if names.allSatisfy({ $0.last.map { Int($0) != nil } ?? false }) { return true }
        return names.dropFirst().allSatisfy { name in
            let common = zip(name, first).prefix { $0 == $1 }.count
            return common >= 2 && max(name.count, first.count) - common <= 2
        }
    }

    var message: String {
        let names = sets.map { "'\($0.qualifiedName)'" }
        switch sets.count {
        case 2: return "\(names[1]) has the same picture as \(names[0])"
        case 3: return "\(names[0]), \(names[1]) and \(names[2]) have the same picture"
        default: return "\(names[0]), \(names[1]) and \(sets.count - 2) more have the same picture"
        }
    }

    var notes: [String] {
        let others = sets.prefix(1) + sets.dropFirst(2)
        let rest = others.count - 20
        return others.prefix(20).map { "'\($0.qualifiedName)' is at \($0.location)" }
            + (rest > 0 ? ["and \(counted(rest, "more set"))"] : [])
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
