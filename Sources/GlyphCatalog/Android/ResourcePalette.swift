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
    /// The folder that states a name, by its index: the first of several that agree; nil where they do not.
    private let places: [String: Int?]
    /// The names of lists of states in all folders.
    private let stateLists: Set<String>
    /// The names with a value for light.
    private let days: Set<String>
    /// The index of the folder that sees them.
    private var own = 0

    /// More references one behind another than any app has.
    private static let depth = 32

    init(_ folders: [ResourceColors]) {
        self.folders = folders
        var places: [String: Int?] = [:]
        for (index, folder) in folders.enumerated() {
            for (name, named) in folder.named {
                guard let known = places[name] else {
                    places[name] = .some(index)
                    continue
                }
                if let first = known, folders[first].named[name]?.states(the: named) != true {
                    places[name] = .some(nil)
                }
            }
        }
        self.places = places
        stateLists = folders.reduce(into: []) { $0.formUnion($1.stateLists) }
        days = folders.reduce(into: []) { names, folder in
            for (name, named) in folder.named where named.day != nil { names.insert(name) }
        }
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
        days.contains(name) || stateLists.contains(name)
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
        if folders[folder].named[name] != nil { return folder }
        // A list of states may be in the place of a colour.
        return stateLists.contains(name) ? nil : places[name] ?? nil
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
