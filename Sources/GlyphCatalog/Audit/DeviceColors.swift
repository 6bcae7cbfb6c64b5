internal import GlyphManifest
internal import GlyphModel
internal import Markup
internal import SemanticColor

/// The values of a color set for one device: what lints judge.
///
/// Where a set has values for two gamuts, the first gamut is judged, and a fix changes both.
struct DeviceColors {
    let set: ColorSet
    /// The entries of each gamut, in the order of the file. All have a value for light.
    let gamuts: [[ColorSet.Entry]]
    /// Guessed from the name.
    let purpose: ColorPurpose
    /// Whether the set has values for no other device.
    var isOnly = true
    /// The style in which people see it: the one that its backgrounds have at any time, or the one in which no other
    /// colour of the app is shown in its place. Nil for both.
    var onlyStyle: Appearance.Style?

    var entries: [ColorSet.Entry] { gamuts.first ?? [] }

    /// The entry that a running system chooses.
    func entry(in appearance: Appearance) -> ColorSet.Entry? { entries.chosen(in: appearance) }

    /// The colour that a running system shows; nil where it is a system colour, which adapts by itself.
    func color(in appearance: Appearance) -> Color? {
        entry(in: appearance).flatMap { $0.reference == nil ? $0.value?[appearance] : nil }
    }

    /// The value that is shown, also where it is a colour of the system.
    func shown(in appearance: Appearance) -> Color? { entry(in: appearance)?.value?[appearance] }

    /// The value that contrast is judged by. Next to a value of the set's own, a system colour has its value, too: the
    /// two are one colour for people. A set that only refers to the system is left to it.
    func judgedColor(in appearance: Appearance) -> Color? {
        entries.contains { $0.reference == nil } ? shown(in: appearance) : nil
    }

    /// Whether the system colour of another style has this value, so that the set states a half of it.
    func isPartOfReference(in appearance: Appearance) -> Bool {
        let other = Appearance(style: appearance.style == .dark ? .light : .dark, contrast: appearance.contrast)
        guard let color = color(in: appearance), let entry = entry(in: other), entry.reference != nil else {
            return false
        }
        return entry.value?[appearance].looksLike(color) ?? false
    }

    /// Whether some entry is for a style and a contrast, not only as a fallback.
    func states(_ appearance: Appearance) -> Bool {
        entry(in: appearance).map { $0.slot.appearance == appearance } ?? false
    }

    /// What tells findings about several devices apart, for baselines.
    func detail(_ appearance: Appearance? = nil) -> String? {
        let parts = [isOnly ? nil : entries.first?.slot.idiom, appearance?.name].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// All values as one colour; nil where one is a reference.
    var dynamic: DynamicColor? {
        guard let light = color(in: .light), entries.allSatisfy({ $0.reference == nil }) else { return nil }
        var dynamic = DynamicColor(light)
        for appearance in Appearance.withoutLevels where states(appearance) {
            if let color = color(in: appearance) { dynamic.state(color, for: appearance) }
        }
        return dynamic
    }
}

extension ColorSet {
    /// The values for each device that shows them on the system's backgrounds in light and in dark. A watch is always
    /// dark, and a headset shows glass.
    ///
    /// Empty where a value cannot be read, or refers to a colour that is not known: what a system shows is not known
    /// then.
    func devices(_ context: CatalogContext) -> [DeviceColors] {
        if entries.contains(where: { $0.value == nil && $0.slot.node["color"] != nil }) { return [] }
        let judged = entries.filter { $0.value != nil && Self.idioms.contains($0.slot.idiom) }
        let families = judged.grouped(by: \.slot.family).filter { family in
            family.contains { $0.slot.appearance == .light }
        }
        let devices = families.grouped { $0.first?.slot.device }
        let isStep = context.scales.hasStep(at: set.path) || values?.isRaw == true
        let purpose =
            set.platform == .android
            ? ColorPurpose(ofResource: set.name, isStep: isStep)
            : ColorPurpose(name: set.name, groups: set.groups, isStep: isStep)
        let all = Set(entries.filter { $0.value != nil }.map(\.slot.device))
        let isDarkTwin = set.resource?.isDarkTwin == true && context.isForDark(self, purpose)
        let hasDarkTwin = !isDarkTwin && context.showsTwinInDark(of: self, purpose)
        let onlyStyle = context.onlyStyle(of: set.catalog) ?? (isDarkTwin ? .dark : hasDarkTwin ? .light : nil)
        return devices.map {
            DeviceColors(
                set: self, gamuts: $0, purpose: purpose, isOnly: all.count == 1, onlyStyle: onlyStyle)
        }
    }

    private static let idioms = ["universal", "iphone", "ipad", "mac"]
}

extension Array {
    /// The elements with the same key together, in the order in which the keys come first. A set may have thousands.
    fileprivate func grouped<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
        var (groups, indices) = ([[Element]](), [Key: Int]())
        for element in self {
            let index = indices[key(element), default: groups.count]
            if index == groups.count {
                indices[key(element)] = index
                groups.append([])
            }
            groups[index].append(element)
        }
        return groups
    }
}

extension CatalogSlot {
    /// The appearance that it is for; without a luminosity, light.
    var appearance: Appearance {
        Appearance(style: style ?? .light, contrast: isHighContrast ? .high : .normal)
    }

    /// Its traits without the gamut.
    var device: [Trait] { family.filter { $0.name != "display-gamut" } }
}

// MARK: - Contrast

extension CatalogContext {
    /// The ratio of a colour on the background of pages; in dark, the lower one of pages and of sheets.
    ///
    /// In light, sheets are as white as pages. Contrast on a gray group is not asked for: most accents of the system do
    /// not reach 3:1 there.
    func ratio(of color: Color, in appearance: Appearance) -> Double? {
        lowest(of: color, in: appearance)?.ratio
    }

    /// The same with the background: `2.12 : 1 on #1C1C1E`.
    func ratioText(of color: Color, in appearance: Appearance) -> String {
        lowest(of: color, in: appearance).map { "\(ContrastRatio.text($0.ratio)) : 1 on \($0.ground.hex)" } ?? ""
    }

    private func lowest(of color: Color, in appearance: Appearance) -> (ratio: Double, ground: Color)? {
        let grounds = backgrounds(in: appearance)
        let judged = appearance.style == .dark ? grounds : Array(grounds.prefix(1))
        return color.lowestRatio(on: judged)
    }

    /// The nearest colour of the same hue that reaches a ratio in an appearance, also on gray groups if possible.
    func nearest(
        _ ratio: Double, from color: Color, in appearance: Appearance, written: (Color) -> Color
    ) -> Color? {
        let grounds = backgrounds(in: appearance)
        if let nearest = NearestColor.reaching(ratio, from: color, on: grounds, written: written) { return nearest }
        return appearance.style == .dark
            ? nil : NearestColor.reaching(ratio, from: color, on: Array(grounds.prefix(1)), written: written)
    }
}

extension DeviceColors {
    /// The ratio of the value that is judged in an appearance.
    func ratio(in appearance: Appearance, _ context: CatalogContext) -> Double? {
        judgedColor(in: appearance).flatMap { context.ratio(of: $0, in: appearance) }
    }

    /// Whether it is a text by its name, which needs 4.5 : 1.
    var isText: Bool {
        let own = self.set.set
        return own.platform == .android
            ? ColorPurpose.isTextOfResource(own.name) : ColorPurpose.isText(name: own.name, groups: own.groups)
    }

    /// Whether its values are meant to be seen on the system's backgrounds, as far as the name and the values show.
    ///
    /// A name that does not say what a colour is for leaves it to the values. One that is seen on white is a colour of
    /// text and symbols. A pale one may be a background, unless a value of its own for dark is seen there.
    func isForeground(_ context: CatalogContext) -> Bool {
        guard purpose.isJudgedForContrast, isNamedAsForeground, let light = judgedColor(in: .light),
            let ratio = context.ratio(of: light, in: .light), ratio >= ContrastNeed.pageLimit
        else { return false }
        if purpose == .foreground { return true }
        // A translucent one is more often laid over something.
        guard light.alpha == 1 else { return false }
        if ContrastRatio.reaches(ratio, ContrastNeed.graphics) { return true }
        guard states(.dark), let dark = judgedColor(in: .dark), !dark.looksLike(light),
            let darkRatio = context.ratio(of: dark, in: .dark)
        else { return false }
        return ContrastRatio.reaches(darkRatio, ContrastNeed.graphics)
    }

    /// Whether the value for dark is missing: the one for light is seen in light, and not in dark.
    func lacksDark(_ context: CatalogContext) -> Bool {
        guard isShown(in: .dark), isForeground(context), !states(.dark), color(in: .dark) != nil,
            let light = ratio(in: .light, context),
            let dark = ratio(in: .dark, context), isLost(with: dark, beside: light)
        else { return false }
        return !isSeenOnOwnGround(in: .dark, context)
    }
}

/// When the contrast of a colour is a fault: what a name says with certainty is judged more strictly.
extension DeviceColors {
    /// Whether a colour is not seen in one appearance, and is in another.
    ///
    /// A colour is seen with 3 : 1. Faint text, such as a tertiary label, may have less everywhere. But with less than
    /// 1.5 : 1 it is not seen at all, which is a fault if it is seen somewhat in the other appearance.
    ///
    /// - Parameters:
    ///   - ratio: in the one appearance.
    ///   - other: in the other one.
    func isLost(with ratio: Double, beside other: Double) -> Bool {
        if !ContrastRatio.reaches(ratio, ContrastNeed.graphics), ContrastRatio.reaches(other, ContrastNeed.graphics) {
            return true
        }
        return ratio < ContrastNeed.invisible && other >= ContrastNeed.invisible && other >= Self.clearly * ratio
            && purpose.isCertain(name: set.set.name, groups: set.set.groups)
    }

    /// A ratio that is clearly higher is this many times the other one.
    private static let clearly = 1.25

    /// Whether people see an appearance there.
    func isShown(in appearance: Appearance) -> Bool { onlyStyle ?? appearance.style == appearance.style }
}

extension Color {
    /// The lowest ratio on several backgrounds, and the first one that it is on.
    func lowestRatio(on grounds: [Color]) -> (ratio: Double, ground: Color)? {
        grounds.map { (contrastRatio(on: $0), $0) }.min { $0.0 < $1.0 }
    }

    /// Whether both have the same bytes: `0xBB` is also written as `0.733`.
    func looksLike(_ other: Color) -> Bool { hex == other.hex && abs(alpha - other.alpha) < 0.003 }
}
