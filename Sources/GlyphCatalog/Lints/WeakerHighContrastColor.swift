internal import GlyphModel
internal import Markup
internal import SemanticColor

extension CatalogLint {
    static let weakerHighContrastColor: CatalogLint = CatalogLint(
        id: "weaker-high-contrast-color", severity: .warning,
        summary: "The value for increased contrast has less contrast than the normal one.",
        guideline: "Human Interface Guidelines, Accessibility: where people request increased contrast, colours have "
            + "more contrast, not less.",
        reason: "People who need the setting most see the colour worst.",
        remedy: "Move the value away from its background: darker in light, lighter in dark. `twinlight audit --fix "
            + "--rules weaker-high-contrast-color` writes the nearest value of the same hue with at least the contrast "
            + "of the normal one. Both are judged on the system's background of pages. " + ColorPurpose.note,
        examples: Examples(
            clean: [
                Example([
                    "brand.colorset/Contents.json": Example.colors(
                        .value("14479E"), .value("8FB8FF", "dark"), .value("0A2F73", "high"),
                        .value("BBD3FF", "dark", "high")),
                    // The contrast of a background with another one does not matter.
                    "pageBackground.colorset/Contents.json": Example.colors(.value("F4F4F6"), .value("FFFFFF", "high")),
                    // Dark with increased contrast has no normal value to compare with.
                    "action.colorset/Contents.json": Example.colors(
                        .value("4D8DF0"), .value("0A4FA8", "high"), .value("8FB8FF", "dark", "high")),
                ])
            ],
            unclean: [
                Example([
                    "brand.colorset/Contents.json": Example.colors(
                        .value("14479E"), .value("8FB8FF", "dark"), .value("2F6FDE", "high", isFound: true),
                        .value("BBD3FF", "dark", "high"))
                ]),
                Example([
                    "bodyText.colorset/Contents.json": Example.colors(
                        .value("333333"), .value("F0F0F0", "dark"), .value("000000", "high"),
                        .value("C8C8C8", "dark", "high", isFound: true))
                ]),
            ]),
        check: .color { set, context in
            set.devices(context).flatMap { device -> [AuditFinding] in
                guard device.isForeground(context) else { return [] }
                return [Appearance.Style.light, .dark].compactMap { device.weakerHigh(in: $0, context) }
            }
        }, judgesWhatIsShown: true)
}

extension DeviceColors {
    fileprivate func weakerHigh(in style: Appearance.Style, _ context: CatalogContext) -> AuditFinding? {
        let (normal, high) = (Appearance(style: style), Appearance(style: style, contrast: .high))
        // Without a value of its own, a style shows a value that was chosen for the other one.
        guard isShown(in: normal), states(normal), states(high), let entry = entry(in: high),
            let ground = context.backgrounds(in: normal).first,
            let before = judgedColor(in: normal)?.contrastRatio(on: ground),
            let color = color(in: high), case let ratio = color.contrastRatio(on: ground),
            // Two values at one limit may differ by the rounding to bytes.
            ratio < 0.98 * before
        else { return nil }
        if let own = ownGround(context), let before = own.ratio(in: normal, context),
            let after = own.ratio(in: high, context), after >= 0.98 * before
        {
            return nil
        }
        let change = replacing(high) { color, written in
            NearestColor.reaching(before, from: color, on: [ground], written: written)
        }
        let name = set.set.qualifiedName
        return CatalogLint.weakerHighContrastColor.finding(
            "'\(name)' reaches \(ContrastRatio.text(ratio)) : 1 in \(high.words), and "
                + "\(ContrastRatio.text(before)) : 1 without the setting",
            about: set.set, at: set.set.location(of: entry.slot), detail: detail(high),
            hint: change.map {
                "the nearest value with at least the same contrast is \(CatalogNotation.text(of: $0.color))"
            } ?? "use another hue: no value of this one has at least the same contrast",
            fix: change.flatMap { $0.isVisible && lostSign(on: [(high, $0.color)], context) == nil ? $0 : nil }.map {
                Fix("strengthen '\(name)' for increased contrast", edits: $0.edits)
            })
    }
}
