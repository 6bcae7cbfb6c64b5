internal import GlyphFormats
internal import GlyphModel
internal import Markup
internal import SemanticColor

/// The edits that give an image set a picture for dark of its own.
///
/// - A set without a slot for dark gets a new file, and a slot for it behind the others.
/// - An empty slot, and one that shares its file with another slot, gets a new file.
/// - The file of a slot that shares it with none is written anew: a new one would leave it without a slot.
struct DarkPicture {
    /// The name of the file in the set.
    let file: String
    let edits: [Fix.Edit]
    /// Whether the file is there already.
    let isRedrawn: Bool

    /// What the edits do, in the words of a fix.
    var action: String { isRedrawn ? "draw '\(file)' anew for dark" : "add '\(file)' for dark" }

    /// - Parameters:
    ///   - text: the content of the file, an SVG.
    ///   - slot: the slot of the light picture.
    /// - Returns: nil where the set has pictures for several devices or scales, which may differ, and where its own
    ///   file for dark is not an SVG.
    init?(_ text: String, in image: ImageSet, besides slot: CatalogSlot) {
        if image.set.platform == .android {
            guard let night = image.night(text, besides: slot) else { return nil }
            self = night
            return
        }
        guard let contents = image.set.contents, let list = image.set.list, let name = slot.filename?.string,
            image.slots.allSatisfy({ $0.family == slot.family }),
            slot.node["appearances"] == nil || slot.style == .light,
            !slot.traits.contains(where: { $0.name == "scale" && $0.value != "1x" })
        else { return nil }
        let dark = image.darkSlot(besides: slot)
        if let dark, let own = dark.filename?.string, !image.shares(own, besides: dark) {
            guard dark.trait("scale") == slot.trait("scale"), let picture = image.picture(of: dark),
                let source = picture.source
            else { return nil }
            (self.file, isRedrawn) = (own, true)
            edits = [Fix.Edit(path: picture.path, range: 0..<source.bytes.count, replacement: text)]
            return
        }
        let own = FolderPath.stem(of: name) + "-dark.svg"
        let isThere = image.spares[own] == Digest(of: Array(text.utf8))
        let file = isThere ? own : image.set.freeDarkName(ofFile: name)
        var changes: [Fix.Edit] = []
        if let dark {
            changes.append(contents.edit.setting("filename", to: .string(file), in: dark.node))
        } else {
            var added = [slot.entry(file, for: .dark)]
            // Without it, the system would choose between dark and high contrast.
            let hasHigh = image.slots.contains { $0.isHighContrast }
            if hasHigh && !image.slots.contains(where: { $0.isHighContrast && $0.style == .dark }) {
                added.append(slot.entry(file, for: .darkHigh))
            }
            changes.append(contents.edit.appending(added, to: list))
        }
        if !isThere { changes.append(Fix.Edit(path: image.set.path + "/" + file, range: 0..<0, replacement: text)) }
        (self.file, edits, isRedrawn) = (file, changes, false)
    }
}

extension DarkPicture {
    fileprivate init(_ file: String, _ edit: Fix.Edit, isRedrawn: Bool) {
        (self.file, edits, self.isRedrawn) = (file, [edit], isRedrawn)
    }
}

extension ImageSet {
    /// A drawable for night: a file in `drawable-night`, which counts before all densities and versions, or the one
    /// that is there. Nil where the night has other values of the colours of one file: these are what to change.
    fileprivate func night(_ text: String, besides slot: CatalogSlot) -> DarkPicture? {
        guard let light = picture(of: slot), light.drawable != nil, slot.style == nil else { return nil }
        let dark = slots.filter { $0.style == .dark }
        if let own = dark.first.flatMap(picture) {
            guard dark.count == 1, own.path != light.path, own.drawable != nil, let source = own.source else {
                return nil
            }
            let edit = Fix.Edit(path: own.path, range: 0..<source.bytes.count, replacement: text)
            return DarkPicture(FolderPath.inner(own.path, of: set.catalog) ?? own.path, edit, isRedrawn: true)
        }
        guard !slots.contains(where: { $0.style != nil }) else { return nil }
        let edit = Fix.Edit(path: FolderPath.below(set.catalog, set.nightFile), range: 0..<0, replacement: text)
        return DarkPicture(set.nightFile, edit, isRedrawn: false)
    }

    /// The slot for dark without increased contrast, at the scale of the light one if there is one.
    fileprivate func darkSlot(besides light: CatalogSlot) -> CatalogSlot? {
        let dark = slots.filter { $0.style == .dark && !$0.isHighContrast }
        return dark.first { $0.trait("scale") == light.trait("scale") } ?? dark.first
    }

    /// Whether another slot names a file. Case does not matter, as on most disks of people who use catalogs.
    fileprivate func shares(_ file: String, besides slot: CatalogSlot) -> Bool {
        slots.contains { other in
            other.node.offset != slot.node.offset && other.filename?.string?.lowercased() == file.lowercased()
        }
    }
}

extension AssetSet {
    /// `home-dark.svg` of `home.svg`, or with a number where a file has this name.
    fileprivate func freeDarkName(ofFile name: String) -> String {
        let taken = Set(files.map { $0.name.lowercased() })
        let stem = FolderPath.stem(of: name) + "-dark"
        return PortableName.free([stem]) { taken.contains($0.lowercased() + ".svg") } + ".svg"
    }
}

extension CatalogSlot {
    /// An entry for another appearance with its other keys.
    fileprivate func entry(_ file: String, for appearance: Appearance) -> JSON {
        var members = node.json
        members["filename"] = .string(file)
        members["unassigned"] = nil
        members["appearances"] = Catalog.appearances(appearance)
        return .object(members)
    }
}
