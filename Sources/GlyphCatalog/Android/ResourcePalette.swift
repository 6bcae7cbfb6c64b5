internal import GlyphModel
internal import Markup
internal import SemanticColor

/// The colours of all `res` folders that are audited together, as one of them sees them: its own first, then the
/// others', since an app puts them all together.
struct ResourcePalette: Sendable {
    /// What a reference leads to.
    enum Resolution: Hashable, Sendable {
        case color(Color)
        /// The theme of the app gives it.
        case theme
        /// It is not among the resources, or is stated differently in two folders.
        case unknown
        /// The names that refer to each other, in the order of the references.
        case cycle([String])
    }

    private let folders: [ResourceColors]
    /// The folders that state a name, by their indices.
    private let places: [String: [Int]]
    /// The index of the folder that sees them.
    private var own = 0

    /// More references one behind another than any app has.
    private static let depth = 32

    init(_ folders: [ResourceColors]) {
        self.folders = folders
        var places: [String: [Int]] = [:]
        for (index, folder) in folders.enumerated() {
            for name in folder.named.keys { places[name, default: []].append(index) }
        }
        self.places = places
    }

    /// The same as another folder sees it.
    func seen(from index: Int) -> ResourcePalette {
        var palette = self
        palette.own = index
        return palette
    }

    var colors: ResourceColors { folders[own] }

    /// Whether some folder has a value of a colour for light.
    func hasDay(_ name: String) -> Bool {
        places[name]?.contains { folders[$0].named[name]?.day != nil } ?? false
            || folders.contains { $0.stateLists.contains(name) }
    }

    /// The colour that a value is, in light or in dark.
    func color(of text: String, atNight: Bool) -> Resolution {
        resolve(text, from: own, atNight: atNight, behind: [])
    }

    private func resolve(_ text: String, from folder: Int, atNight: Bool, behind names: [String]) -> Resolution {
        switch ResourceColor(text) {
        case .color(let color): return .color(color)
        case .theme: return .theme
        case .invalid, .other: return .unknown
        case .reference(let name):
            if let start = names.firstIndex(of: name) { return .cycle(Array(names[start...])) }
            guard names.count < Self.depth, let place = place(of: name, from: folder),
                let entry = folders[place].named[name]?.shown(atNight: atNight)
            else { return .unknown }
            return resolve(entry.text, from: place, atNight: atNight, behind: names + [name])
        }
    }

    /// The folder whose value of a colour is shown: the folder's own, else the one that states it, unless several do
    /// differently.
    private func place(of name: String, from folder: Int) -> Int? {
        guard let places = places[name], let first = places.first else { return nil }
        if folders[folder].named[name] != nil { return folder }
        // A list of states may be in the place of a colour.
        if folders[folder].stateLists.contains(name) { return nil }
        guard let sought = folders[first].named[name],
            places.allSatisfy({ folders[$0].named[name]?.states(the: sought) ?? false })
        else { return nil }
        return first
    }

    // MARK: Faults

    /// The colours of the own folder that refer to themselves, each cycle once, at its first name.
    var cycles: [AuditFinding] {
        var reported: Set<[String]> = []
        return colors.named.keys.sortedByBytes.flatMap { name -> [AuditFinding] in
            [false, true].compactMap { atNight in
                guard let named = colors.named[name], let entry = atNight ? named.night : named.day,
                    case .cycle(let names) = color(of: "@color/" + name, atNight: atNight), names.contains(name),
                    reported.insert(names.sortedByBytes).inserted
                else { return nil }
                let others = names.filter { $0 != name }.map { "'\($0)'" }
                let way = others.isEmpty ? "" : " by way of " + others.joined(separator: ", ")
                return CatalogFault.brokenValues.finding(
                    "'\(name)' refers to itself" + way, at: entry.location, subject: "color \(name), cycle",
                    hint: "state the value of one of them")
            }
        }
    }
}
