internal import GlyphReading
internal import SemanticColor

/// The colours of all `res` folders that are audited together, as one of them sees them: its own first, then the
/// others', since an app puts them all together.
struct ResourcePalette: Sendable {
    let colors: ResourceColors
    /// The colours that all folders state alike.
    private let others: [String: ResourceColors.Named]
    /// The names with a value for light, or a list of states, in any folder.
    private let days: Set<String>

    /// The palettes of folders, in their order.
    static func all(_ folders: [ResourceColors]) -> [ResourcePalette] {
        var (others, days): ([String: ResourceColors.Named?], Set<String>) = ([:], [])
        for folder in folders {
            days.formUnion(folder.stateLists)
            for (name, named) in folder.named {
                if named.day != nil { days.insert(name) }
                guard let known = others[name] else {
                    others[name] = named
                    continue
                }
                if known?.day?.text != named.day?.text || known?.night?.text != named.night?.text {
                    others[name] = .some(nil)
                }
            }
        }
        let alike = others.compactMapValues { $0 }
        return folders.map { ResourcePalette(colors: $0, others: alike, days: days) }
    }

    /// Whether some folder has a value of a colour for light.
    func hasDay(_ name: String) -> Bool { days.contains(name) }

    /// The colour that a value is, in light or in dark, where it is stated, or refers to a colour that is; nil for
    /// others.
    func color(of text: String, atNight: Bool) -> Color? {
        var value = ResourceColor(text)
        if case .reference(let name) = value, !colors.stateLists.contains(name),
            let entry = (colors.named[name] ?? others[name])?.shown(atNight: atNight)
        {
            value = ResourceColor(entry.text)
        }
        return if case .color(let color) = value { color } else { nil }
    }

    /// The same for a paint of a drawable.
    func value(_ text: String, atNight: Bool) -> VectorDrawable.Value {
        let stated = ResourceColor(text)
        guard let color = color(of: text, atNight: atNight) else { return stated == .invalid ? .invalid : .unknown }
        guard case .reference(let name) = stated else { return .color(color, reference: nil) }
        return .color(color, reference: name)
    }

    /// Why a value is not known, as a sentence without its end; nil where that is reported.
    func reason(ofUnknown text: String) -> String? {
        switch ResourceColor(text) {
        case .color, .invalid: nil
        case .theme: "the theme of the app gives the colour"
        case .other: "a resource of this kind is not judged as a colour"
        case .reference: "it refers to a colour that these folders do not state"
        }
    }
}
