internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

extension SetSummary {
    /// Nil for a set of which only the files are looked at.
    package init?(_ read: ReadSet) {
        if read.set.kind == .file { return nil }
        let set = read.set
        self.init(
            kind: set.kind, catalog: set.catalog, path: set.path, name: set.name, qualifiedName: set.qualifiedName,
            location: set.location, pictures: [], grids: [], isHollow: nil, intent: .automatic, hasDark: false,
            side: nil, platform: set.platform, isLoose: set.isLoose)
        switch read.content {
        case .image(let images): note(images)
        case .color(let colors): hasDark = colors.entries.contains { $0.slot.style == .dark && $0.value != nil }
        case .symbol(let symbols):
            hasDark = symbols.slots.contains { $0.style == .dark && $0.filename != nil }
        case nil: break
        }
    }

    private mutating func note(_ images: ImageSet) {
        intent = images.intent
        hasDark = images.slots.contains { $0.style == .dark && $0.filename != nil }
        let shown = Appearance.withoutLevels.compactMap { images.picture(in: $0) }
        // Pictures that show nothing are not alike.
        let areBlank = shown.allSatisfy { $0.grid.map { $0.colors.count < 2 } ?? false }
        let digests = areBlank ? [] : shown.compactMap(\.digest)
        if digests.count == shown.count { pictures = digests }
        // Most appearances show the same picture.
        var known: [String: Digest] = [:]
        for picture in shown where known[picture.path] == nil {
            // Two colours of the theme are drawn as one here.
            let unknown = (picture.drawable?.unknown ?? []).flatMap { Array(($0 + "\n").utf8) }
            known[picture.path] = picture.grid.map { Digest(of: $0.bytes + unknown) }
        }
        let own = shown.compactMap { known[$0.path] }
        if own.count == shown.count, !areBlank { grids = own }
        guard let light = images.picture(in: .light) else { return }
        isHollow = light.grid.map(\.isHollow)
        side = light.size.map { max($0.width, $0.height) / images.lightScale }
    }
}

extension ImageSet {
    /// The pixels per point of the light picture; 1 for a vector.
    fileprivate var lightScale: Double {
        guard let slot = appearances.chosen(in: .light), picture(of: slot)?.glyph == nil else { return 1 }
        return slot.pixelsPerPoint ?? 1
    }
}

extension PictureGrid {
    /// Colours as they are drawn, and where, as runs of points, or of one colour as rows: equal for equal grids.
    fileprivate var bytes: [UInt8] {
        var bytes: [UInt8] = []
        for color in colors {
            let own = color.bytesWithAlpha
            bytes += own.indices.map { own[$0] }
        }
        if colors.count == 2 {
            for row in inkRows {
                for shift in 0..<UInt64(8) { bytes.append(UInt8(truncatingIfNeeded: row >> (8 * shift))) }
            }
            return bytes
        }
        func append(_ number: Int) {
            bytes.append(UInt8(number & 0xFF))
            bytes.append(UInt8(number >> 8))
        }
        var start = 0
        for index in points.indices where index + 1 == points.count || points[index + 1] != points[index] {
            append(Int(points[index]))
            append(index + 1 - start)
            start = index + 1
        }
        return bytes
    }
}

// MARK: - Filled twins

/// The hollow image sets of a catalog without a form for dark, with the sets that are their filled forms by name.
struct FilledTwins {
    /// The indices of both, in the order of the sets.
    private(set) var pairs: [(hollow: Int, filled: Int)] = []

    /// - Parameter sets: all sets of one catalog.
    init(_ sets: [SetSummary]) {
        let images = sets.indices.filter { sets[$0].kind == .image }
        let names = images.map { index -> MarkedName in
            let set = sets[index]
            let folders = set.path.split(separator: "/").dropLast()
            let depth = set.catalog.split(separator: "/").count
            return MarkedName(set.name, in: folders.dropFirst(depth).map(String.init))
        }
        for forms in names.forms(isSolid: { sets[images[$0]].isHollow == false }) {
            guard let fill = forms.fill, forms.dark == nil else { continue }
            let (hollow, filled) = (images[forms.glyph], images[fill])
            guard sets[hollow].isHollow == true, !sets[hollow].hasDark, sets[filled].isHollow != true,
                sets[hollow].intent == sets[filled].intent
            else { continue }
            pairs.append((hollow, filled))
        }
        pairs.sort { $0.hollow < $1.hollow }
    }
}
