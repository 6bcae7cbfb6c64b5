internal import GlyphModel
internal import Markup
internal import SemanticColor

extension GlyphSet {
    /// The color sets of the colours in use, and of the manifest's own that the catalog has which the export is like.
    /// System colours have none, since apps have them already; a colour that is the same as one refers to it.
    func colorsets(for export: Export) throws(Findings) -> [AssetFile] {
        let taken = rolesInUse.filter { SystemColors.isName($0) && palette.systemColor(of: $0) == nil }
        if palette.generation != nil, !taken.isEmpty {
            throw Findings(
                taken.map { role in
                    Diagnostic(
                        .error, id: "system-color-name",
                        "a color set cannot have the name '\(role.rawValue)', which is a system colour",
                        at: colorPlaces[role] ?? export.location, hint: "give the colour another name")
                })
        }
        return colorSetRoles(for: export).compactMap { role in
            if palette.systemColor(of: role) == role { return nil }
            guard let color = palette[role] else { return nil }
            let like = export.like?.colorSets[role]
            let platform = export.referencePlatform
            let reference = palette.systemReference(of: role)?.name(on: platform)
            var file =
                reference.map { Self.reference(to: $0, on: platform, named: role.rawValue) }
                ?? color.colorset(named: role.rawValue)
            // The set that it was read from serves as well.
            if let folder = export.colorSets[role] {
                file = file.read(in: folder)
            } else if let like {
                file = file.like(like, export.like?.contents[like.path])
            }
            return file.located(at: colorPlaces[role])
                .owned(by: AssetFile.Owner(name: role.rawValue, folder: AssetPath.folder(of: file.path)))
        }
    }

    private func colorSetRoles(for export: Export) -> [ColorRole] {
        guard let like = export.like, !like.colorSets.isEmpty else { return rolesInUse }
        let wanted = Set(rolesInUse).union(ownRoles.filter { like.colorSets[$0] != nil })
        return palette.roles.filter(wanted.contains)
    }

    /// Colours that are the same as a system colour that the platform's catalogs do not have.
    func unreferencedColors(for export: Export) -> [Diagnostic] {
        let platform = export.referencePlatform
        return rolesInUse.compactMap { role in
            guard let reference = palette.systemReference(of: role), palette.systemColor(of: role) != role,
                reference.name(on: platform) == nil, SystemColors.kind(of: reference.role) != .fixed
            else { return nil }
            let other = SystemColorReference.Platform.allCases.first { reference.name(on: $0) != nil }
            return Diagnostic(
                .info, id: "reference-not-carried",
                "color sets for platform=\"\(platform.rawValue)\" cannot refer to \(reference.role.rawValue): "
                    + "the set of '\(role.rawValue)' has fixed values"
                    + (palette.generation.map { " of \($0.rawValue)" } ?? ""),
                at: export.location, hint: other.map { "platform=\"\($0.rawValue)\" refers to it" })
        }
    }

    /// Custom colours whose symbol in Xcode is also the symbol of a system colour: `Label`, `system-red`.
    func systemSymbolClashes(for export: Export) -> [Diagnostic] {
        rolesInUse.filter { !SystemColors.isName($0) }.compactMap { role in
            let symbol = XcodeSymbol.text(role.rawValue)
            guard SystemColors.isName(ColorRole(rawValue: symbol)) else { return nil }
            let proposal = SystemName.proposal(for: symbol) { palette[ColorRole(rawValue: $0)] != nil }
            return Diagnostic(
                .warning, id: XcodeSymbol.clashID,
                "the colour '\(role.rawValue)' becomes the symbol '\(symbol)' in Xcode, which is a system colour",
                at: colorPlaces[role] ?? export.location, hint: "rename it, for example to '\(proposal)'")
        }
    }

    /// Colours of the manifest whose color sets get the same symbol in Xcode.
    ///
    /// - Parameter location: the location of the export.
    func colorSymbolClashes(at location: SourceFile.Location?) -> [Diagnostic] {
        var taken: [String: ColorRole] = [:]
        return rolesInUse.filter(ownRoles.contains).compactMap { role in
            guard let other = taken.updateValue(role, forKey: XcodeSymbol.text(role.rawValue)) else { return nil }
            return Diagnostic(
                .warning, id: XcodeSymbol.clashID,
                "the colours " + XcodeSymbol.clash(role.rawValue, other.rawValue), at: colorPlaces[role] ?? location,
                hint: XcodeSymbol.hint,
                notes: colorPlaces[other].map { ["'\(other.rawValue)' is at \($0)"] } ?? [])
        }
    }

    /// One entry: the system resolves the appearances itself, levels too.
    private static func reference(
        to name: String, on platform: SystemColorReference.Platform, named role: String
    ) -> AssetFile {
        let color: JSON = ["platform": .string(platform.rawValue), "reference": .string(name)]
        let contents: JSON = ["colors": [Catalog.entry(["color": color], in: .light)], "info": Catalog.info]
        return AssetFile(path: role + ".colorset/Contents.json", text: contents.text)
    }
}

extension Export {
    fileprivate var referencePlatform: SystemColorReference.Platform {
        options["platform"].flatMap(SystemColorReference.Platform.init) ?? .universal
    }
}

extension AssetFile {
    /// The file of a color set in the place of one that exists: with all of that where the colour is the same, else
    /// with its own values and the other members.
    fileprivate func like(_ set: LikeCatalog.ColorSet, _ contents: JSON?) -> AssetFile {
        var file = self
        file.path = set.path + "/" + AssetPath.split(path).name
        guard case .object(var members)? = contents,
            case .object(let own)? = JSON(text: String(decoding: bytes, as: UTF8.self))
        else { return file }
        if !set.isSame { members["colors"] = own["colors"] }
        members["info"] = members["info"] ?? Catalog.info
        file.bytes = JSON.object(members).bytes
        return file
    }
}

extension DynamicColor {
    /// Catalogs have style and contrast; they cannot carry elevated values.
    fileprivate func colorset(named name: String) -> AssetFile {
        let given: [AppearanceContent<Color>] = Appearance.withoutLevels
            .map { AppearanceContent(appearance: $0, content: self[$0]) }
        let colors = given.reduced().map { rendition in
            Catalog.entry(["color": rendition.content.catalogValue], in: rendition.appearance)
        }
        let contents: JSON = ["colors": .array(colors), "info": Catalog.info]
        return AssetFile(path: name + ".colorset/Contents.json", text: contents.text)
    }
}

extension Color {
    /// Components as Xcode writes them: strings, 0 to 1 with three decimals, so that they survive Xcode unchanged.
    fileprivate var catalogValue: JSON {
        let component = { (value: Double) in JSON.string(decimalText(value, digits: 3)) }
        return [
            "color-space": .string(space == .displayP3 ? "display-p3" : "srgb"),
            "components": [
                "red": component(red), "green": component(green), "blue": component(blue),
                "alpha": component(alpha),
            ],
        ]
    }
}
