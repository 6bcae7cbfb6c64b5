internal import GlyphModel
internal import Markup
internal import SemanticColor

/// What is lost of the values of a color set for one device, by the rows of `lost-in-appearance`: at most one loss.
///
/// A catalog states nowhere what a colour is for. A value is lost if it reaches 3 : 1 in the other style, so that it is
/// meant to be seen. Left alone are colours whose names say that they lie behind something, or on a background of their
/// own, raw values, and texts that `low-contrast-pair` judges on their background.
struct ColorLosses {
    private let device: DeviceColors
    private let context: CatalogContext
    private let words: AssetWords
    private(set) var found: Loss?

    /// - Parameter rows: the rows that are asked for.
    init(of device: DeviceColors, in rows: Set<LossRow>, _ context: CatalogContext) {
        (self.device, self.context, words) = (device, context, AssetWords(device.set.set))
        guard isJudged else { return }
        let losses = [lost(in: .dark), lost(in: .light), weak].compactMap { $0 }
        found = losses.first { rows.contains($0.row) }
    }

    private var isJudged: Bool {
        let set = device.set.set
        let isStep = set.name.last.map(\.isNumber) ?? false
        if words.say(.inactive, .raw, .white) || words.isOnOtherGround || isStep { return false }
        if let role = words.role { return role == .sign && context.pairs.ground(ofTextAt: set.path) == nil }
        // A translucent one is more often laid over something, and a colour of a theme has others at night.
        return set.platform == .apple && device.color(in: .light)?.alpha == 1
    }

    private func ratio(in appearance: Appearance) -> Double? {
        device.entry(in: appearance)?.value.flatMap { context.ratio(of: $0[appearance], in: appearance) }
    }

    private func loss(_ row: LossRow, in appearance: Appearance, _ least: Double) -> Loss? {
        guard let color = device.color(in: appearance), let lowest = context.lowest(of: color, in: appearance) else {
            return nil
        }
        return Loss(
            row: row, appearance: appearance, ground: lowest.ground, color: color, ratio: lowest.ratio, least: least)
    }

    private func lost(in appearance: Appearance) -> Loss? {
        let other = appearance == .dark ? Appearance.light : .dark
        let isStated = appearance == .light || device.states(.dark)
        guard context.shows(device.set.set, in: appearance.style), let own = ratio(in: appearance),
            let best = ratio(in: other), own < ContrastNeed.almost, ContrastRatio.reaches(best, ContrastNeed.graphics)
        else { return nil }
        // Nearly white is for another background, and so is what has one value by choice.
        if appearance == .light, own < ContrastNeed.pageLimit || !device.states(.dark) && words.role == nil {
            return nil
        }
        return loss(isStated ? .lowContrastColor : .missingDarkColor, in: appearance, ContrastNeed.graphics)
    }

    /// A text or a symbol below 4.5 : 1 without a value for increased contrast.
    private var weak: Loss? {
        guard words.role == .sign, !device.entries.contains(where: \.slot.isHighContrast) else { return nil }
        return [Appearance.light, .dark].lazy.compactMap { appearance -> Loss? in
            guard context.shows(device.set.set, in: appearance.style), device.color(in: appearance) != nil,
                let ratio = ratio(in: appearance), ContrastRatio.reaches(ratio, ContrastNeed.graphics),
                !ContrastRatio.reaches(ratio, ContrastNeed.text)
            else { return nil }
            return loss(.missingHighContrastColor, in: appearance, ContrastNeed.text)
        }.first
    }
}

/// The texts that are on one background by their names, so that they are not judged on pages: `badgeText` is on
/// `badgeBackground`, if no other background has the stem, and `onPrimary` on `primary`. Both are in one folder.
struct ColorPairs: Sendable {
    private var grounds: [String: String] = [:]

    private static let texts: Set<String> = ["text", "foreground", "fg", "label", "title", "content"]
    private static let fields: Set<String> = ["background", "bg", "container", "surface", "fill"]
    /// They say nothing of a ground that is a `background` alone.
    private static let anywhere: Set<String> = ["label", "title"]
    /// A text with one of these words alone is of this kind, and on any background: `secondaryText`.
    private static let qualities: Set<String> = [
        "primary", "secondary", "tertiary", "quaternary", "main", "default", "base", "normal", "app", "accent", "tint",
        "muted", "subtle", "strong", "link", "body", "heading", "headline", "subtitle",
    ]

    /// - Parameter places: all sets that are audited together.
    init(_ places: [SetPlace] = []) {
        let folders = Dictionary(grouping: places.filter { $0.kind == .color }) { FolderPath.parent(of: $0.path) }
        for members in folders.values where members.count > 1 {
            let names = members.map { place in
                let words = CodeName.words(place.name).filter { $0 != "color" && $0 != "colour" }
                return (path: place.path, words: words)
            }
            let byWords = Dictionary(grouping: names, by: \.words)
            // What begins with the stem may be another background, such as `badgeIconBackground`.
            var fields: [[String]: [(path: String, words: [String])]] = [:]
            for name in names where name.words.count <= Self.longest {
                guard let last = name.words.last,
                    Self.fields.contains(last) || [.ground, .surface].contains(AssetWords.meaning(of: last))
                else { continue }
                for count in 0..<name.words.count { fields[Array(name.words.prefix(count)), default: []].append(name) }
            }
            for (path, words) in names {
                if words.count > 1, words[0] == "on" {
                    let same = byWords[Array(words.dropFirst())] ?? []
                    if same.count == 1 { grounds[path] = same[0].path }
                } else if let ground = Self.ground(of: words, fields) {
                    grounds[path] = ground
                }
            }
        }
    }

    /// Longer names are not compared.
    private static let longest = 12

    private static func ground(
        of words: [String], _ fields: [[String]: [(path: String, words: [String])]]
    ) -> String? {
        guard let last = words.last, texts.contains(last) else { return nil }
        let stem = Array(words.dropLast())
        if stem.isEmpty ? anywhere.contains(last) : stem.allSatisfy(qualities.contains) { return nil }
        let isOfOther = stem.contains { word in
            word == "on" || AssetWords.meaning(of: word).map { [.dark, .light, .inactive].contains($0) } ?? false
        }
        guard !isOfOther, let all = fields[stem], all.count == 1, let field = all.first,
            field.words.count == words.count, let kind = field.words.last, Self.fields.contains(kind)
        else { return nil }
        return field.path
    }

    /// The color set that a text is on.
    func ground(ofTextAt path: String) -> String? { grounds[path] }
}
