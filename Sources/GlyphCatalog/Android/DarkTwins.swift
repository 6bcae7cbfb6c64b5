internal import Markup
internal import SemanticColor

/// The resources of one kind in a folder that have another one for dark by its name: `primary_text` next to
/// `primary_text_dark`. Code or a theme chooses one of the two, so dark does not show the first, and light not the
/// second.
///
/// A name alone does not decide: `accent_dark` may be a darker accent. Dark shows the other one if it is seen there.
struct DarkTwins: Sendable {
    /// The names for dark by the names that they belong to.
    private var twins: [String: String] = [:]
    private var forDark: Set<String> = []

    private static let dark: Set<String> = ["dark", "night"]
    private static let inverted: Set<String> = ["inverted", "inverse", "inv"]

    /// - Parameters:
    ///   - names: sorted; of several for dark, the first one counts.
    ///   - areInvertedForDark: whether `text_inverted` is for dark. Next to values for night, it is for the text on a
    ///     coloured background.
    init(_ names: [String], areInvertedForDark: Bool) {
        let markers = areInvertedForDark ? Self.dark.union(Self.inverted) : Self.dark
        let bases = Dictionary(names.map { (ColorPurpose.words($0), $0) }) { first, _ in first }
        for name in names {
            let words = ColorPurpose.words(name)
            let rest = words.filter { !markers.contains($0) }
            guard rest.count == words.count - 1, let base = bases[rest] else { continue }
            forDark.insert(name)
            if twins[base] == nil { twins[base] = name }
        }
    }

    /// Whether a name is the one for dark of another.
    func isForDark(_ name: String) -> Bool { forDark.contains(name) }

    /// The path of the resource for dark.
    ///
    /// - Parameter path: the path of the one that it belongs to.
    func path(ofTwinOf name: String, at path: String) -> String? {
        twins[name].map { FolderPath.below(FolderPath.parent(of: path), $0) }
    }
}

extension CatalogContext {
    /// Whether dark shows another drawable in the place of one.
    func showsTwinInDark(of images: ImageSet) -> Bool {
        guard let path = images.set.resource?.darkTwin, let twin = imageSet(at: path),
            let measures = twin.judgedMeasures(of: twin.appearances.chosen(in: .dark))
        else { return false }
        return measures.holds(on: backgrounds(in: .dark))
    }

    /// Whether dark shows another colour in the place of one: a background that is dark, or a sign that is seen.
    func showsTwinInDark(of colors: ColorSet, _ purpose: ColorPurpose) -> Bool {
        guard let path = colors.set.resource?.darkTwin, let twin = colorSet(at: path) else { return false }
        return isForDark(twin, purpose)
    }

    /// Whether a colour that is for dark by its name is seen there, or is a dark background.
    func isForDark(_ colors: ColorSet, _ purpose: ColorPurpose) -> Bool {
        guard let color = colors.color(in: .dark) else { return false }
        if case .background = purpose, let page = backgrounds(in: .dark).first {
            return color.composited(over: page).components(in: .oklch).x < Self.darkest
        }
        return ratio(of: color, in: .dark).map { ContrastRatio.reaches($0, ContrastNeed.graphics) } ?? false
    }

    /// The lightness of OKLCH up to which a background is dark.
    private static let darkest = 0.5
}
