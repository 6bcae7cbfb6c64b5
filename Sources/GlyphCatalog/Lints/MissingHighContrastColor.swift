internal import GlyphModel
internal import Markup
internal import SemanticColor

extension CatalogLint {
    static let missingHighContrastColor: CatalogLint = CatalogLint(
        id: "missing-high-contrast-color", severity: .info,
        summary: "A colour below 4.5 : 1 has no values for increased contrast.",
        guideline: "Human Interface Guidelines, Color: give custom colours light and dark variants, and an increased "
            + "contrast variant of each. WCAG 2.2, 1.4.3 asks for 4.5 : 1 of text.",
        reason: "People who ask the system for more contrast do not get it here.",
        remedy: "Add values for increased contrast, for light and for dark. `twinlight audit --fix --rules "
            + "missing-high-contrast-color` adds the nearest ones of the same hue with 7 : 1, or 4.5 : 1 where 7 "
            + "cannot be reached. A colour with 4.5 : 1 in light and in dark needs none, nor does a tint of a control, "
            + "such as `switchTint`, with 3 : 1, which it also gets: a track stays weaker than what is on it. "
            + ColorPurpose.note,
        examples: Examples(
            clean: [
                Example([
                    "brand.colorset/Contents.json": Example.colors(.value("14479E"), .value("8FB8FF", "dark")),
                    "action.colorset/Contents.json": Example.colors(
                        .value("2F7DE1"), .value("0A4FA8", "high"), .value("8FB8FF", "dark", "high")),
                    "cardBorder.colorset/Contents.json": Example.colors(.value("2F7DE1")),
                    "Blue/400.colorset/Contents.json": Example.colors(.value("2F7DE1")),
                    "link.colorset/Contents.json": Example.colors(.reference("linkColor")),
                ])
            ],
            unclean: [
                Example([
                    "action.colorset/Contents.json": Example.colors(
                        .value("2F7DE1", isFound: true), .value("8FB8FF", "dark"))
                ]),
                Example(["iconTint.colorset/Contents.json": Example.colors(.value("D9480F", isFound: true))]),
            ]),
        check: .color { set, context in
            set.devices(context).compactMap { device -> AuditFinding? in
                guard device.isForeground(context), device.swappedValues(context) == nil,
                    !device.entries.contains(where: \.slot.isHighContrast),
                    let entry = device.entry(in: .light)
                else { return nil }
                // The tint of a switch that is off must not be stronger than the one of a switch that is on.
                let isControl = ColorPurpose.isControl(name: set.set.name, groups: set.set.groups)
                let needed = isControl ? ContrastNeed.graphics : ContrastNeed.text
                // A missing value for dark is another finding.
                let judged = (device.lacksDark(context) ? [Appearance.light] : [.light, .dark])
                    .filter { appearance in
                        // A system colour has its own values for increased contrast.
                        device.isShown(in: appearance) && device.color(in: appearance) != nil
                            && !device.isSeenOnOwnGround(in: appearance, context, atLeast: ContrastNeed.text)
                    }
                let ratios = judged.compactMap { appearance in
                    device.ratio(in: appearance, context).map { (appearance: appearance, ratio: $0) }
                }.filter { !device.isSameByChoice || ContrastRatio.reaches($0.ratio, ContrastNeed.graphics) }
                guard let lowest = ratios.min(by: { $0.ratio < $1.ratio }),
                    !ContrastRatio.reaches(lowest.ratio, needed),
                    // Too little without increased contrast is another finding, too, and comes first.
                    !judged.contains(where: { device.lacksContrast(in: $0, context) }),
                    device.faintTexts(context).isEmpty
                else { return nil }
                let change = device.appending([.lightHigh, .darkHigh]) { color, appearance, written in
                    device.nearest(
                        isControl ? needed : ContrastNeed.enhanced, from: color, in: appearance, context,
                        written: written)
                        ?? device.nearest(needed, from: color, in: appearance, context, written: written)
                }
                let lost = change.flatMap { change in
                    device.lostSign(on: zip([Appearance.lightHigh, .darkHigh], change.colors), context)
                }
                let name = set.set.qualifiedName
                return CatalogLint.missingHighContrastColor.finding(
                    "'\(name)' reaches \(ContrastRatio.text(lowest.ratio)) : 1 in \(lowest.appearance.words), and has "
                        + "no values for increased contrast",
                    about: set.set, at: set.set.location(of: entry.slot), detail: device.detail(),
                    hint: change.map { change in
                        "add values for increased contrast, such as "
                            + zip(change.colors, [Appearance.light, .dark]).filter { new, appearance in
                                // What has enough is repeated as it is.
                                device.color(in: appearance).map { !$0.looksLike(new) } ?? false
                            }.map { "\(CatalogNotation.text(of: $0)) in \($1.words)" }.joined(separator: " and ")
                    } ?? "add values for increased contrast that reach \(ContrastNeed.words(needed)) : 1",
                    fix: lost != nil
                        ? nil : change.map { Fix("add values for increased contrast to '\(name)'", edits: [$0.edit]) })
            }
        }, judgesWhatIsShown: true)
}
