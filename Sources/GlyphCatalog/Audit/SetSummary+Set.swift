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
            location: set.location, pictures: [], grids: [], intent: .automatic, side: nil, platform: set.platform,
            isLoose: set.isLoose)
        if case .image(let images) = read.content { note(images) }
    }

    private mutating func note(_ images: ImageSet) {
        intent = images.intent
        let shown = Appearance.withoutLevels.compactMap { images.picture(in: $0) }
        // Pictures that show nothing are not alike.
        let areBlank = shown.allSatisfy { $0.grid.map { $0.colors.count < 2 } ?? false }
        let digests = areBlank ? [] : shown.compactMap(\.digest)
        if digests.count == shown.count { pictures = digests }
        // Most appearances show the same picture. One drawable may have other colours at night.
        var known: [String: Digest] = [:]
        let own = shown.compactMap { picture -> Digest? in
            if picture.drawable == nil, let digest = known[picture.path] { return digest }
            // Two colours of the theme are drawn as one here.
            let unknown = (picture.drawable?.unknown ?? []).flatMap { Array(($0 + "\n").utf8) }
            known[picture.path] = picture.grid.map { Digest(of: $0.bytes + unknown) }
            return known[picture.path]
        }
        if own.count == shown.count, !areBlank { grids = own }
        guard let light = images.picture(in: .light) else { return }
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
