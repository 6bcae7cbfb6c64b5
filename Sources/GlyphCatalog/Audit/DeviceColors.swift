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
    /// Whether the set has values for no other device.
    var isOnly = true

    var entries: [ColorSet.Entry] { gamuts.first ?? [] }

    /// The entry that a running system chooses.
    func entry(in appearance: Appearance) -> ColorSet.Entry? { entries.chosen(in: appearance) }

    /// The colour that a running system shows; nil where it is a system colour, which adapts by itself.
    func color(in appearance: Appearance) -> Color? {
        entry(in: appearance).flatMap { $0.reference == nil ? $0.value?[appearance] : nil }
    }

    /// Whether some entry is for a style and a contrast, not only as a fallback.
    func states(_ appearance: Appearance) -> Bool {
        entry(in: appearance).map { $0.slot.appearance == appearance } ?? false
    }

    /// What tells findings about several devices apart, for baselines.
    func detail(_ more: String? = nil) -> String? {
        let parts = [isOnly ? nil : entries.first?.slot.idiom, more].compactMap { $0 }
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
    var devices: [DeviceColors] {
        if entries.contains(where: { $0.value == nil && $0.slot.node["color"] != nil }) { return [] }
        let judged = entries.filter { $0.value != nil && Self.idioms.contains($0.slot.idiom) }
        let families = judged.grouped(by: \.slot.family).filter { family in
            family.contains { $0.slot.appearance == .light }
        }
        let all = Set(entries.filter { $0.value != nil }.map(\.slot.device))
        return families.grouped { $0.first?.slot.device }.map {
            DeviceColors(set: self, gamuts: $0, isOnly: all.count == 1)
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
    func ratio(of color: Color, in appearance: Appearance) -> Double? { lowest(of: color, in: appearance)?.ratio }

    func lowest(of color: Color, in appearance: Appearance) -> (ratio: Double, ground: Color)? {
        let grounds = backgrounds(in: appearance)
        return color.lowestRatio(on: appearance.style == .dark ? grounds : Array(grounds.prefix(1)))
    }
}

extension Color {
    /// The lowest ratio on several backgrounds, and the first one that it is on.
    func lowestRatio(on grounds: [Color]) -> (ratio: Double, ground: Color)? {
        grounds.map { (contrastRatio(on: $0), $0) }.min { $0.0 < $1.0 }
    }

    /// Whether both have the same bytes: `0xBB` is also written as `0.733`.
    func looksLike(_ other: Color) -> Bool { hex == other.hex && abs(alpha - other.alpha) < 0.003 }

    /// For messages: `#14479E`. The digits are of sRGB, which is said of a colour in another space: in the field of
    /// Xcode for its own space, they would be another colour.
    var words: String {
        let percent = Int((alpha * 100).rounded())
        return hex + (space == .sRGB ? "" : " (sRGB)") + (percent < 100 ? " at \(percent) %" : "")
    }
}

extension Appearance {
    /// For messages: `dark`, `light with increased contrast`.
    var words: String { style.rawValue + (contrast == .high ? " with increased contrast" : "") }
}

extension JSONNode {
    /// The members of an object.
    var json: [String: JSON] {
        Dictionary(members.map { ($0.name, JSON($0.value)) }, uniquingKeysWith: { $1 })
    }
}
