internal import GlyphAudit
internal import GlyphModel
internal import Markup
internal import SemanticColor

extension CatalogLint {
    static let systemColorByValue: CatalogLint = CatalogLint(
        id: "system-color-by-value", severity: .warning,
        summary: "A color set states a colour of the system by its values.",
        guideline: "Human Interface Guidelines, Color: do not hard-code system colour values; they change from "
            + "release to release and by appearance.",
        reason: "The copy neither changes with a new release of the system, nor follows dark and increased contrast.",
        remedy:
            "Choose the system's colour in Xcode, which writes a `reference`. `--fix` does where one colour has exactly "
            + "these values, and the device of the entry says on which platform. Nearly the same values in light and in "
            + "dark are an `info`; one gray, black and white are not reported.",
        examples: Examples(
            clean: [
                Example([
                    "alarm.colorset/Contents.json": Example.colors(.reference("systemRedColor", platform: "universal")),
                    "brand.colorset/Contents.json": Example.colors(.value("14479E"), .value("8FB8FF", "dark")),
                    "gray.colorset/Contents.json": Example.colors(.value("8E8E93")),
                    "ink.colorset/Contents.json": Example.colors(.value("000000"), .value("FFFFFF", "dark")),
                    "page.colorset/Contents.json": Example.colors(.value("FFFFFF"), .value("1E1E20", "dark")),
                    // The light value of the system's red, with a dark one of the app.
                    "danger.colorset/Contents.json": Example.colors(.value("FF383C"), .value("C21E22", "dark")),
                ])
            ],
            unclean: [
                Example([
                    "alarm.colorset/Contents.json": Example.colors(
                        .value("FF383C", isFoundAtColor: true), .value("FF4245", "dark"))
                ]),
                Example([
                    "action.colorset/Contents.json": Example.colors(.value("007AFF", isFoundAtColor: true)),
                    "group.colorset/Contents.json": Example.colors(
                        .value("F2F2F7", isFoundAtColor: true), .value("000000", "dark")),
                ]),
            ]),
        check: .color { set, context in
            guard let device = set.devices.first, let color = device.dynamic, let entry = device.entries.first,
                let copy = CopiedSystemColor(color),
                case let isGround = [.ground, .surface].contains(AssetWords(set.set).role),
                case let roles = isGround ? copy.roles.backgroundsFirst : copy.roles,
                let role = roles.first,
                let node = entry.slot.node["color"]
            else { return [] }
            let palette = context.palette
            let isCertain = roles.allSatisfy { palette[$0] == palette[role] }
            let reference = palette.systemReference(of: role)?.catalogReference(on: entry.slot.idiom)
            let fix =
                isCertain && copy.isExact
                ? reference.flatMap { device.referring(to: $0.name, on: $0.platform) } : nil
            // A set for all devices may be one of a platform that does not have it.
            let isKnown = reference != nil || entry.slot.idiom != "universal"
            let advice =
                reference.map {
                    "refer to '\($0.name)' (in Xcode, '\($0.name.spacedWords)'), so that it follows the system"
                }
                ?? "use the system's '\(role.rawValue)' in code, on the platforms that have it"
            return [
                CatalogLint.systemColorByValue.finding(
                    "'\(set.set.qualifiedName)' has \(copy.isExact ? "" : "nearly ")the "
                        + "\(device.states(.dark) ? "values" : "light value") of the system colour '\(role.rawValue)'"
                        + (device.states(.dark) ? "" : ", also in dark"),
                    about: set.set, at: set.set.contents?.location(at: node.offset), detail: device.detail(),
                    hint: copy.isExact ? advice : "if it is meant to be one, " + advice,
                    notes: isCertain
                        ? []
                        : [
                            "they are also the values of "
                                + roles.dropFirst().map { "'\($0.rawValue)'" }.joined(separator: ", ")
                        ],
                    fix: fix, severity: copy.isExact && isKnown ? nil : .info)
            ]
        }, judgesWhatIsShown: true,
        silences: ["lost-in-appearance", "incomplete-high-contrast"])
}

extension SystemColorReference {
    /// As a color set refers to it on a device; nil where its platform does not have it. An entry for all devices needs
    /// a colour that all platforms have, since the catalog does not say for which one it is.
    fileprivate func catalogReference(on idiom: String) -> (name: String, platform: Platform)? {
        let own: Platform? = idiom == "mac" ? .osx : idiom == "iphone" || idiom == "ipad" ? .ios : nil
        for platform in [Platform.universal, own].compactMap({ $0 }) {
            if let name = name(on: platform) { return (name, platform) }
        }
        return nil
    }
}

extension [ColorRole] {
    /// The same roles, the ones of backgrounds first.
    fileprivate var backgroundsFirst: [ColorRole] {
        func isOfBackground(_ role: ColorRole) -> Bool {
            SystemColors.Generation.allCases.contains { SystemColors.kind(of: role, in: $0) == .background }
        }
        return filter(isOfBackground) + filter { !isOfBackground($0) }
    }
}

extension DeviceColors {
    /// One entry for all appearances, in the place of the first; nil where the set has values for other devices.
    fileprivate func referring(to name: String, on platform: SystemColorReference.Platform) -> Fix? {
        guard isOnly, gamuts.count == 1, let contents = set.set.contents, let list = contents.root["colors"]?.elements,
            list.count == entries.count, let first = list.first, let last = list.last, let color = first["color"]
        else { return nil }
        let edit = contents.edit
        var edits = [
            edit.replacement(of: color, by: ["platform": .string(platform.rawValue), "reference": .string(name)])
        ]
        if let removal = edit.removal(of: "appearances", from: first) { edits.append(removal) }
        if list.count > 1 {
            edits.append(Fix.Edit(path: contents.source.path, range: first.end..<last.end, replacement: ""))
        }
        return Fix("let '\(set.set.qualifiedName)' refer to '\(name)'", edits: edits)
    }
}

extension String {
    /// `systemRedColor` as `System Red Color`.
    fileprivate var spacedWords: String {
        let words = map { $0.isUppercase ? " \($0)" : String($0) }.joined()
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}
