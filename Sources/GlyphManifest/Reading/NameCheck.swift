internal import GlyphModel
internal import Markup

/// No two assets may have the same name, or names that some file systems do not distinguish.
struct NameCheck {
    private struct Asset {
        /// With namespaces in front and the variant behind.
        var name: String
        var location: SourceFile.Location
    }

    /// - Parameter isForXcode: does Xcode make symbols of them?
    static func findings(_ glyphs: [GlyphEntry], isForXcode: Bool) -> Findings {
        var byName: [String: Asset] = [:]
        var byIdentifier: [String: Asset] = [:]
        var bySymbol: [String: Asset] = [:]
        var findings = Findings()
        byName.reserveCapacity(glyphs.count)
        byIdentifier.reserveCapacity(glyphs.count)
        if isForXcode { bySymbol.reserveCapacity(glyphs.count) }
        for asset in glyphs.lazy.flatMap(assets) {
            let folded = PortableName.folded(asset.name)
            if let other = byName[folded] {
                findings.append(clash(asset, other))
                continue
            }
            byName[folded] = asset
            let identifier = PortableName.identifier(asset.name)
            if let other = byIdentifier[identifier] {
                findings.append(
                    Diagnostic(
                        .warning, id: "identifier-clash",
                        "'\(asset.name)' and '\(other.name)' become the same name in code", at: asset.location,
                        notes: ["'\(other.name)' is at \(other.location)"]))
                continue
            }
            byIdentifier[identifier] = asset
            guard isForXcode, let other = bySymbol.updateValue(asset, forKey: XcodeSymbol.text(asset.name)) else {
                continue
            }
            findings.append(
                Diagnostic(
                    .warning, id: XcodeSymbol.clashID, XcodeSymbol.clash(asset.name, other.name), at: asset.location,
                    hint: XcodeSymbol.hint, notes: ["'\(other.name)' is at \(other.location)"]))
        }
        return findings
    }

    private static func clash(_ asset: Asset, _ other: Asset) -> Diagnostic {
        let isSame = asset.name == other.name
        return Diagnostic(
            .error, id: isSame ? "duplicate-name" : "case-clash",
            isSame
                ? "the name '\(asset.name)' is already in use"
                : "'\(asset.name)' and '\(other.name)' are the same name on disks that ignore case",
            at: asset.location, hint: "give one of the two another 'name'",
            notes: ["'\(other.name)' is at \(other.location)"])
    }

    private static func assets(of glyph: GlyphEntry) -> [Asset] {
        guard let location = glyph.location else { return [] }
        let spaces = glyph.groups.filter(\.isNamespace).map(\.name)
        if spaces.isEmpty && glyph.settings.variants.isEmpty { return [Asset(name: glyph.name, location: location)] }
        return ([glyph.name] + glyph.settings.variants.map { glyph.name + "." + $0 }).map { name in
            Asset(name: (spaces + [name]).joined(separator: "/"), location: location)
        }
    }
}
