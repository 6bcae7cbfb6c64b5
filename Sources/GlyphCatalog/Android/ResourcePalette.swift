internal import GlyphModel
internal import Markup
internal import SemanticColor

/// The colours of all `res` folders that are audited together, as one of them sees them: its own first, then the
/// others', since an app puts them all together.
struct ResourcePalette: Sendable {
    /// What a reference leads to.
    enum Resolution: Hashable, Sendable {
        case color(Color)
        /// The theme of the app gives it, it is not among the resources, or it refers to a further one.
        case unknown
        /// The names that refer to each other, in the order of the references.
        case cycle([String])
    }

    let colors: ResourceColors
    /// The colours that all folders state alike.
    private let others: [String: ResourceColors.Named]
    /// The names with a value for light, or a list of states, in any folder.
    private let days: Set<String>

    /// More references one behind another than any app has.
    private static let depth = 32

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

    /// The colour that a value is, in light or in dark.
    func color(of text: String, atNight: Bool) -> Resolution {
        var (text, names) = (text, [String]())
        while true {
            switch ResourceColor(text) {
            case .color(let color): return .color(color)
            case .theme, .invalid, .other: return .unknown
            case .reference(let name):
                if let start = names.firstIndex(of: name) { return .cycle(Array(names[start...])) }
                guard names.count < Self.depth, !colors.stateLists.contains(name),
                    let entry = (colors.named[name] ?? others[name])?.shown(atNight: atNight)
                else { return .unknown }
                names.append(name)
                text = entry.text
            }
        }
    }

    /// Why a value is not known, as a sentence without its end; nil where that is reported.
    func reason(ofUnknown text: String) -> String? {
        switch ResourceColor(text) {
        case .color, .invalid: nil
        case .theme: "the theme of the app gives the colour"
        case .other: "a resource of this kind is not judged as a colour"
        case .reference: "it refers to a colour that is not known in these folders"
        }
    }

    /// The colours of the own folder that refer to themselves, each cycle once, at its first name.
    var cycles: [AuditFinding] {
        var reported: Set<[String]> = []
        var found = FirstFindings()
        for name in colors.named.keys.sortedByBytes {
            for atNight in [false, true] {
                guard let named = colors.named[name], let entry = atNight ? named.night : named.day,
                    case .cycle(let names) = color(of: "@color/" + name, atNight: atNight), names.contains(name),
                    reported.insert(names.sortedByBytes).inserted
                else { continue }
                let others = names.filter { $0 != name }.map { "'\($0)'" }
                let way = others.isEmpty ? "" : " by way of " + others.joined(separator: ", ")
                let finding = CatalogFault.brokenValues.finding(
                    "'\(name)' refers to itself" + way, at: entry.location, subject: "color \(name), cycle",
                    hint: "state the value of one of them")
                found.add([finding])
            }
        }
        return found.all(of: .brokenValues, in: colors.path)
    }
}
