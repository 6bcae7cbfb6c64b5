internal import GlyphModel
internal import Markup

/// No two assets may have the same name, or names that some file systems do not distinguish.
struct NameCheck {
    private struct Asset {
        /// The name with namespaces in front and the variant behind.
        var name: String
        var location: SourceFile.Location
    }

    private(set) var warnings = Findings()
    /// The glyphs that cannot be distinguished from an earlier one, by their numbers, each with its fault. A fault of a
    /// whole group is said once.
    private(set) var refused: [Int: Diagnostic?] = [:]

    /// - Parameter isForXcode: whether a catalog is made of them, for whose assets Xcode makes symbols.
    init(_ glyphs: [GlyphEntry], isForXcode: Bool) {
        var byName: [String: Asset] = [:]
        var byIdentifier: [String: Asset] = [:]
        var bySymbol: [String: Asset] = [:]
        byName.reserveCapacity(glyphs.count)
        byIdentifier.reserveCapacity(glyphs.count)
        if isForXcode { bySymbol.reserveCapacity(glyphs.count) }
        if isForXcode { checkGroups(of: glyphs) }
        for (index, glyph) in glyphs.enumerated() {
            for asset in Self.assets(of: glyph) where refused[index] == nil {
                let folded = PortableName.folded(asset.name)
                if let other = byName[folded] {
                    refused[index] = .some(Self.clash(asset, other))
                    continue
                }
                byName[folded] = asset
                let identifier = PortableName.identifier(asset.name)
                if let other = byIdentifier[identifier] {
                    warnings.append(
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
                warnings.append(
                    Diagnostic(
                        .warning, id: XcodeSymbol.clashID, XcodeSymbol.clash(asset.name, other.name),
                        at: asset.location,
                        hint: XcodeSymbol.hint, notes: ["'\(other.name)' is at \(other.location)"]))
            }
        }
    }

    /// Groups are folders of a catalog.
    private mutating func checkGroups(of glyphs: [GlyphEntry]) {
        var known: [[String]: (names: [String], location: SourceFile.Location?)] = [:]
        var reported: Set<[String]> = []
        for (index, glyph) in glyphs.enumerated() {
            for depth in glyph.groups.indices {
                let names = glyph.groups[...depth].map(\.name)
                let folded = names.map(PortableName.folded)
                let first = known[folded] ?? (names, glyph.location)
                known[folded] = first
                if first.names == names { continue }
                refused[index] =
                    reported.insert(names).inserted ? .some(Self.clash(names, first, at: glyph.location)) : .some(nil)
                break
            }
        }
    }

    private static func clash(
        _ group: [String], _ other: (names: [String], location: SourceFile.Location?), at location: SourceFile.Location?
    ) -> Diagnostic {
        let (own, first) = (group.joined(separator: "/"), other.names.joined(separator: "/"))
        return Diagnostic(
            .error, id: "case-clash",
            "the groups '\(own)' and '\(first)' are the same folder of a catalog on disks that ignore case",
            at: location,
            hint: "use one spelling of the group's name",
            notes: other.location.map { ["'\(first)' is at \($0)"] } ?? [])
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
        if spaces.isEmpty && glyph.settings.geometry.variants.isEmpty {
            return [Asset(name: glyph.name, location: location)]
        }
        return ([glyph.name] + glyph.settings.geometry.variants.map { glyph.name + "." + $0 }).map { name in
            Asset(name: (spaces + [name]).joined(separator: "/"), location: location)
        }
    }
}
