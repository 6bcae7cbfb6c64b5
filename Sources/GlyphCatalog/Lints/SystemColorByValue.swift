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
        remedy: "Choose the system's colour in Xcode, which writes a `reference`; `twinlight audit --fix --rules "
            + "system-color-by-value` does, unless several colours of the system have these values. All values of the "
            + "set must be the values of one system colour in one release, apart from rounding by another notation. "
            + "Values for light and dark that both nearly match the system's are reported as `info`, without a fix. A "
            + "gray is not reported alone, nor are black and white; with values for several appearances, grays are "
            + "reported where they are equal in bytes. One translucent gray is a copy if it has the bytes and the "
            + "alpha of a label, a fill or a separator of the system; translucent black with white for dark is one "
            + "only where the name says that it is a line. Contrast and missing values of a copy are not reported by "
            + "other lints, since the reference brings them.",
        examples: Examples(
            clean: [
                Example([
                    "alarm.colorset/Contents.json": Example.colors(.reference("systemRedColor", platform: "universal")),
                    "brand.colorset/Contents.json": Example.colors(.value("14479E"), .value("8FB8FF", "dark")),
                    "gray.colorset/Contents.json": Example.colors(.value("8E8E93")),
                    "haze.colorset/Contents.json": Example.colors(.value("3C3C43", alpha: "0.500")),
                    "ink.colorset/Contents.json": Example.colors(.value("000000"), .value("FFFFFF", "dark")),
                    "page.colorset/Contents.json": Example.colors(.value("FFFFFF"), .value("1E1E20", "dark")),
                    // The light value of the system's red, with a dark one of the app.
                    "danger.colorset/Contents.json": Example.colors(.value("FF383C"), .value("C21E22", "dark")),
                    // Black and white, as translucent as the system's separator in both.
                    "track.colorset/Contents.json": Example.colors(.value("000000", alpha: "0.120")),
                    "shade.colorset/Contents.json": Example.colors(
                        .value("000000", alpha: "0.120"), .value("FFFFFF", "dark", alpha: "0.170")),
                    // A blue of the app.
                    "climate.colorset/Contents.json": Example.colors(.value("2080FF")),
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
                // As translucent as the system's label.
                Example([
                    "hint.colorset/Contents.json": Example.colors(
                        .value("3C3C43", alpha: "0.600", isFoundAtColor: true))
                ]),
            ]),
        check: .color { set, context in
            guard let device = set.devices(context).first, let color = device.dynamic, let entry = device.entries.first,
                let copy = CopiedSystemColor(color, isLine: device.purpose.isLine),
                case let roles = device.inOrderOfUse(copy.roles),
                let role = roles.first,
                let node = entry.slot.node["color"]
            else { return [] }
            let palette = context.palette
            let isCertain = roles.allSatisfy { palette[$0] == palette[role] }
            let reference = palette.systemReference(of: role)?.catalogReference
            let fix =
                isCertain && copy.isExact
                ? reference.flatMap { device.referring(to: $0.name, on: $0.platform) } : nil
            let advice =
                reference.map {
                    "refer to '\($0.name)' (in Xcode, '\($0.name.spacedWords)'), so that it follows the system"
                }
                ?? "use the system's '\(role.rawValue)', so that it follows the system"
            return [
                CatalogLint.systemColorByValue.finding(
                    "'\(set.set.qualifiedName)' has \(copy.isExact ? "" : "nearly ")the values of the system colour "
                        + "'\(role.rawValue)'",
                    about: set.set, at: set.set.contents?.location(at: node.offset), detail: device.detail(),
                    hint: copy.isExact ? advice : "if it is meant to be one, " + advice,
                    notes: isCertain
                        ? []
                        : [
                            "they are also the values of "
                                + roles.dropFirst().map { "'\($0.rawValue)'" }.joined(separator: ", ")
                        ],
                    fix: fix, severity: copy.isExact ? nil : .info)
            ]
        }, judgesWhatIsShown: true,
        cured: [
            "missing-high-contrast-color", "incomplete-high-contrast", "weaker-high-contrast-color",
            "low-contrast-color", "missing-dark-color",
        ])
}

extension SystemColorReference {
    /// As a color set refers to it; on every platform, if catalogs have it there.
    fileprivate var catalogReference: (name: String, platform: Platform)? {
        for platform in [Platform.universal, .ios, .osx] {
            if let name = name(on: platform) { return (name, platform) }
        }
        return nil
    }
}

extension DeviceColors {
    /// The same roles; for a background by its name, the ones of backgrounds first.
    fileprivate func inOrderOfUse(_ roles: [ColorRole]) -> [ColorRole] {
        guard case .background = purpose else { return roles }
        func isOfBackground(_ role: ColorRole) -> Bool {
            SystemColors.Generation.allCases.contains { SystemColors.kind(of: role, in: $0) == .background }
        }
        return roles.filter(isOfBackground) + roles.filter { !isOfBackground($0) }
    }

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
