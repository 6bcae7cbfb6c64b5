internal import GlyphModel
internal import Markup
internal import SemanticColor

/// Texts that most people read, and that have less than WCAG 2.2 (1.4.3) asks for: from 3 : 1 to 4.5 : 1.
extension DeviceColors {
    /// A finding of severity `info` for each value of a text that is too faint. Where the set has values for increased
    /// contrast, people get more, and where its name says that it is faint, it is so by intent.
    func faintTexts(_ context: CatalogContext) -> [AuditFinding] {
        guard set.set.platform == .apple, isText, isForeground(context), !lacksDark(context),
            !ColorPurpose.isFaint(name: set.set.name, groups: set.set.groups),
            !entries.contains(where: \.slot.isHighContrast)
        else { return [] }
        let faint = [Appearance.light, .dark].filter { isFaintText(in: $0, context) }
        // One value for both is one finding.
        return (states(.dark) ? faint : Array(faint.prefix(1))).compactMap { faintText(in: $0, context) }
    }

    private func isFaintText(in appearance: Appearance, _ context: CatalogContext) -> Bool {
        guard isShown(in: appearance), color(in: appearance) != nil, !isPartOfReference(in: appearance),
            let ratio = ratio(in: appearance, context), ContrastRatio.reaches(ratio, ContrastNeed.graphics)
        else { return false }
        return ratio < ContrastNeed.almostText && !isSeenOnOwnGround(in: appearance, context)
    }

    private func faintText(in appearance: Appearance, _ context: CatalogContext) -> AuditFinding? {
        guard let entry = entry(in: appearance), let color = color(in: appearance) else { return nil }
        let (name, isStated) = (set.set.qualifiedName, appearance == .light || states(appearance))
        let change = strengthened(in: appearance, isStated: isStated, context)
        let lost = change.flatMap { lostSign(on: $0.values, context) }
        let value = CatalogNotation.text(of: color)
        return CatalogLint.lowContrastColor.finding(
            (isStated
                ? "'\(name)' is \(value) in \(appearance.words), which reaches "
                : "'\(name)' has no value for dark, where \(value) reaches ")
                + "\(context.ratioText(of: color, in: appearance)); text needs 4.5 : 1",
            about: set.set, at: set.set.location(of: entry.slot), detail: detail(appearance),
            hint: change.map { change in
                "the nearest value of this hue with 4.5 : 1 is "
                    + change.values.map { "\(CatalogNotation.text(of: $1)) in \($0.words)" }.joined(separator: " and ")
                    + (lost.map { "; '\($0)' on it needs another value then, too" } ?? "")
            } ?? "use another hue, or make it less translucent: no value of this one reaches 4.5 : 1",
            fix: lost != nil ? nil : change.map { Fix("strengthen '\(name)'", edits: $0.edits) }, severity: .info)
    }

    /// New values with 4.5 : 1, by their appearances. A value for both becomes two: none reaches it in light and dark.
    private func strengthened(
        in appearance: Appearance, isStated: Bool, _ context: CatalogContext
    ) -> (values: [(Appearance, Color)], edits: [Fix.Edit])? {
        func strong(_ color: Color, in appearance: Appearance, _ written: (Color) -> Color) -> Color? {
            nearest(ContrastNeed.text, from: color, in: appearance, context, written: written)
        }
        var (values, edits): ([(Appearance, Color)], [Fix.Edit]) = ([], [])
        if isStated {
            guard let change = replacing(appearance, by: { strong($0, in: appearance, $1) }) else { return nil }
            values.append((appearance, change.color))
            edits += change.edits
        }
        if !isStated || appearance == .light && !states(.dark) {
            guard let dark = appending([.dark], { strong($0, in: $1, $2) }), let first = dark.colors.first else {
                return nil
            }
            values.append((.dark, first))
            edits.append(dark.edit)
        }
        return (values, edits)
    }
}
