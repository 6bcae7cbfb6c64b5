internal import GlyphModel
internal import Markup
internal import SemanticColor

extension CatalogLint {
    static let lowContrastColor: CatalogLint = CatalogLint(
        id: "low-contrast-color", severity: .warning, platforms: [.apple, .android],
        summary: "A colour is hard to see in one appearance, and easy to see in the other.",
        guideline: "Human Interface Guidelines, Color: make sure that custom colours have sufficient contrast in light "
            + "and in dark. WCAG 2.2, 1.4.11 asks for 3 : 1 of symbols and controls.",
        reason: "Text and symbols of this colour are too faint in one appearance.",
        remedy: "Use a darker value in light, or a lighter one in dark. `twinlight audit --fix --rules "
            + "low-contrast-color` writes the nearest one of the same hue with 3 : 1, in the notation of the file; "
            + "for a colour whose name says that it is for text, with 4.5 : 1, as WCAG 2.2, 1.4.3 asks. A value is "
            + "judged on white in light, and on pages and sheets in dark. A reference to a system colour counts with "
            + "its value. One that is nearly white in light, and one that is the same in both by intent, are for "
            + "another background and are not judged. The colour of a text or a symbol by its name is also found if it "
            + "reaches less than 1.5 : 1, and is clearly stronger in the other appearance. Reported as `info`: a value "
            + "with at least 2.9 : 1, and one whose name says that it is faint (`tertiary`, `quaternary`), both "
            + "without a fix, and a text from 3 : 1 to 4.5 : 1 without values for increased contrast. Where a text or "
            + "a symbol has one value for both, the fix keeps it for dark. An Android app gets none where two "
            + "texts would look alike, or where a colour for dark refers to this one; a raw value (`text_grey`) is "
            + "judged where others refer to it. Two values of which each is visible only in the other's appearance are "
            + "reported as swapped, where the name says no more than that it is a text or a symbol (`textPrimary`, "
            + "`link`); they have no fix, since the app may have backgrounds of its own. "
            + ColorPurpose.note,
        examples: Examples(
            clean: [
                Example([
                    "brand.colorset/Contents.json": Example.colors(.value("14479E"), .value("8FB8FF", "dark")),
                    // Nearly white: a text on photos.
                    "coverTitle.colorset/Contents.json": Example.colors(.value("FFFFFF")),
                    "mint.colorset/Contents.json": Example.colors(.value("D7F5E4")),
                    "Yellow/400.colorset/Contents.json": Example.colors(.value("FFCC00"), .value("FFD60A", "dark")),
                    "separator-soft.colorset/Contents.json": Example.colors(
                        .value("DDDDE0"), .value("C4C4C8", "dark")),
                    "textDisabled.colorset/Contents.json": Example.colors(.value("B9BEC6")),
                ]),
                // Steps of a scale.
                Example([
                    "Text/text300.colorset/Contents.json": Example.colors(.value("F2B705")),
                    "Text/text500.colorset/Contents.json": Example.colors(.value("C28F00")),
                    "Text/text700.colorset/Contents.json": Example.colors(.value("7A5A00")),
                ]),
            ],
            unclean: [
                Example([
                    "brand.colorset/Contents.json": Example.colors(
                        .value("7FB2FF", isFound: true), .value("8FB8FF", "dark"))
                ]),
                Example(["titleText.colorset/Contents.json": Example.colors(.value("F2B705", isFound: true))]),
                Example(["Text/text300.colorset/Contents.json": Example.colors(.value("F2B705", isFound: true))]),
                // Faint in light, and invisible in dark.
                Example([
                    "Label/tertiary.colorset/Contents.json": Example.colors(
                        .value("B0BCC8"), .value("2A3036", "dark", isFound: true))
                ]),
                Example([
                    "Icons/action.colorset/Contents.json": Example.colors(
                        .value("14479E"), .value("1B3B73", "dark", isFound: true))
                ]),
            ]),
        check: .color { set, context in
            set.devices(context).flatMap { device -> [AuditFinding] in
                if let swapped = device.swappedValues(context) { return [swapped] }
                guard device.isForeground(context) else { return [] }
                return Appearance.withoutLevels.compactMap { appearance in
                    device.lowContrast(in: appearance, context)
                } + device.faintTexts(context)
            }
        }, judgesWhatIsShown: true)
}

extension DeviceColors {
    /// That the value for light is the one for dark, and the other way round: neither is visible, and each would be in
    /// the place of the other one. Only of a name that says no more than that it is text, a symbol or an accent.
    ///
    /// It has no fix: the app may have backgrounds that are as unusual.
    func swappedValues(_ context: CatalogContext) -> AuditFinding? {
        guard purpose == .foreground, isShown(in: .light), isShown(in: .dark), states(.dark),
            ColorPurpose.isPlainForeground(set.set.name), let entry = entry(in: .light),
            let light = color(in: .light), let dark = color(in: .dark), light.alpha == 1, dark.alpha == 1,
            let own = ratio(in: .light, context), let ownDark = ratio(in: .dark, context),
            let new = context.ratio(of: dark, in: .light), let newDark = context.ratio(of: light, in: .dark),
            max(own, ownDark) < ContrastNeed.clearlyLess, min(new, newDark) >= ContrastNeed.text,
            !isSeenOnOwnGround(in: .light, context)
        else { return nil }
        return CatalogLint.lowContrastColor.finding(
            "the values of '\(set.set.qualifiedName)' for light and for dark seem swapped: they reach "
                + "\(context.ratioText(of: light, in: .light)) and \(context.ratioText(of: dark, in: .dark)); swapped, "
                + "they reach \(ContrastRatio.text(new)) : 1 and \(ContrastRatio.text(newDark)) : 1",
            about: set.set, at: set.set.location(of: entry.slot), detail: detail(),
            hint: "swap the two values, or let the name say which background it is for",
            severity: set.set.darkSeverity)
    }

    /// Whether light and dark have the same colour, and the name does not say that it is a text or a symbol: then it is
    /// not chosen by its contrast on the page.
    var isSameByChoice: Bool {
        guard purpose == .unknown, let light = color(in: .light) else { return false }
        return color(in: .dark)?.looksLike(light) == true
    }

    /// A text or a symbol of one value that is seen in dark: no value of a text reaches 4.5 : 1 in both, and what a
    /// symbol gains in light, it would lose in dark. So it becomes the one for dark, and light gets another one. Nil
    /// where it is not seen in dark either.
    private func keepingDark(_ darkRatio: Double, atLeast least: Double, _ context: CatalogContext) -> Change? {
        guard ContrastRatio.reaches(darkRatio, least), newDark == [.dark],
            var change = replacing(
                .light, by: { context.nearest(least, from: $0, in: .light, written: $1) }),
            let dark = appending([.dark], { color, _, _ in color })
        else { return nil }
        change.edits.append(dark.edit)
        return change
    }

    private func other(than appearance: Appearance) -> Appearance {
        Appearance(style: appearance.style == .dark ? .light : .dark, contrast: appearance.contrast)
    }

    /// A value that is not seen in the appearance that states it, and is in the other style.
    private struct Lost {
        var entry: ColorSet.Entry
        var color: Color
        var ratio: Double
        var otherRatio: Double
        /// The appearances that show it.
        var served: [Appearance]
        /// Whether the other style shows it, too.
        var isForBoth: Bool
        /// The ratios that another value shall have, the best one first.
        var wanted: [Double]
    }

    private func lost(in appearance: Appearance, _ context: CatalogContext) -> Lost? {
        let other = other(than: appearance)
        guard states(appearance), isShown(in: appearance), let entry = entry(in: appearance),
            let color = color(in: appearance),
            let ratio = ratio(in: appearance, context), let otherRatio = self.ratio(in: other, context),
            isLost(with: ratio, beside: otherRatio), !isSeenOnOwnGround(in: appearance, context), !isSameByChoice,
            !isPartOfReference(in: appearance)
        else { return nil }
        // A value for light need not be visible in a dark that no resource speaks of.
        let served = Appearance.withoutLevels.filter {
            self.entry(in: $0)?.slot.node.offset == entry.slot.node.offset
                && ($0 == appearance || set.set.resource?.isShownAtNight != false)
        }
        // One that is faint by intent stays as faint as in the other appearance.
        let needed = min(ContrastNeed.graphics, otherRatio)
        return Lost(
            entry: entry, color: color, ratio: ratio, otherRatio: otherRatio, served: served,
            isForBoth: served.contains(other),
            wanted: isText && needed == ContrastNeed.graphics ? [ContrastNeed.text, needed] : [needed])
    }

    /// Whether `lowContrast` finds something.
    func lacksContrast(in appearance: Appearance, _ context: CatalogContext) -> Bool {
        lost(in: appearance, context) != nil
    }

    /// Another value, with the ratio that it reaches; without one, with the ratio that no value reaches.
    private func proposal(
        for lost: Lost, in appearance: Appearance, _ context: CatalogContext
    ) -> (change: Change?, reached: Double, keepsDark: Bool) {
        let enough = isText ? ContrastNeed.text : ContrastNeed.graphics
        if appearance == .light, lost.served.contains(.dark),
            let split = keepingDark(lost.otherRatio, atLeast: enough, context)
        {
            return (split, enough, true)
        }
        let grounds = lost.served.flatMap { context.backgrounds(in: $0) }
        for least in lost.wanted {
            // A text that is one value for both cannot reach more on one of them alone.
            let isForAll = lost.isForBoth && least > ContrastNeed.graphics
            let change = replacing(appearance) { color, written in
                NearestColor.reaching(least, from: color, on: grounds, written: written)
                    ?? (isForAll ? nil : context.nearest(least, from: color, in: appearance, written: written))
            }
            if let change { return (change, least, false) }
        }
        return (nil, lost.wanted.last ?? enough, false)
    }

    /// What the colour lacks, as the end of a message.
    ///
    /// - Parameter otherRatio: in the other appearance.
    private func expectation(beside otherRatio: Double, in other: Appearance) -> String {
        if !isText { return "symbols need 3 : 1" }
        // Faint by intent: it may be as faint here.
        if otherRatio < ContrastNeed.graphics {
            return "in \(other.words) it reaches \(ContrastRatio.text(otherRatio)) : 1"
        }
        return "text needs 4.5 : 1"
    }

    /// What another value reaches. A step that people do not see is not worth advice, and is not stated.
    private func hint(_ change: Change, _ goal: String, in appearance: Appearance, isForBoth: Bool) -> String {
        if !change.isVisible {
            return "a value that is a little \(appearance.style == .dark ? "lighter" : "darker") reaches \(goal) : 1"
        }
        return "the nearest value of this hue with \(goal) : 1 \(isForBoth ? "in both " : "")is "
            + CatalogNotation.text(of: change.color)
    }

    /// What to do about a colour of an Android app that refers to another one, which has other uses.
    private func ownValueHint(
        _ lost: Lost, in appearance: Appearance, _ context: CatalogContext
    ) -> String? {
        guard let reference = set.values?.reference(atNight: appearance.style == .dark) else { return nil }
        let found = lost.wanted.lazy.compactMap { least in
            context.nearest(least, from: lost.color, in: appearance, written: \.inBytes).map { (least, $0) }
        }.first
        return found.map { least, new in
            "it refers to '@color/\(reference)'; give it a value of its own in \(appearance.words), such as "
                + "\(CatalogNotation.text(of: new)) with \(ContrastNeed.words(least)) : 1"
                + (lost.isForBoth ? ", and keep the present one in \(other(than: appearance).words)" : "")
        }
    }

    /// Whether it is left to its author: it is faint by intent, or lacks no more than people see.
    private func isMinor(_ ratio: Double, _ change: Change?) -> Bool {
        ColorPurpose.isFaint(name: set.set.name, groups: set.set.groups) && ratio >= ContrastNeed.invisible
            || ratio >= ContrastNeed.almost || change?.isVisible == false
    }

    func lowContrast(in appearance: Appearance, _ context: CatalogContext) -> AuditFinding? {
        guard let lost = lost(in: appearance, context) else { return nil }
        let (change, reached, keepsDark) = proposal(for: lost, in: appearance, context)
        let isMinor = isMinor(lost.ratio, change)
        let changed = keepsDark ? lost.served.filter { $0.style == .light } : lost.served
        let sign = change.flatMap { change in lostSign(on: changed.map { ($0, change.color) }, context) }
        let reason = appearance.style == .light ? set.values?.reasonAgainstNewLight : nil
        let (name, goal) = (set.set.qualifiedName, ContrastNeed.words(reached))
        return CatalogLint.lowContrastColor.finding(
            "'\(name)' is \(CatalogNotation.text(of: lost.color)) in \(appearance.words), which reaches "
                + "\(context.ratioText(of: lost.color, in: appearance)); "
                + expectation(beside: lost.otherRatio, in: other(than: appearance)),
            about: set.set, at: set.set.location(of: lost.entry.slot), detail: detail(appearance),
            hint: change.map { change in
                hint(change, goal, in: appearance, isForBoth: isText && lost.isForBoth && !keepsDark)
                    + (keepsDark ? "; keep the present one for dark" : "")
                    + (sign.map { "; '\($0)' on it needs another value then, too" } ?? "")
                    + (reason.map { "; " + $0 } ?? "")
            } ?? ownValueHint(lost, in: appearance, context)
                ?? "use another hue, or make it less translucent: no value of this one reaches \(goal) : 1",
            fix: isMinor || sign != nil || reason != nil
                ? nil : change.map { Fix("change '\(name)' in \(appearance.words)", edits: $0.edits) },
            severity: isMinor ? .info : set.set.darkSeverity)
    }
}
