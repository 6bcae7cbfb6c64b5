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
    /// The names of the colours that refer to a name, in light or at night.
    private let referrers: [String: Set<String>]
    /// The names that items of styles refer to.
    private let styled: Set<String>
    /// The names with a value for light.
    private let days: Set<String>
    /// The first value for night that a source set of a module has, the main one first, by the module and the name.
    private let nights: [String: [String: ResourceColors.Entry]]
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
        var nights: [String: [String: ResourceColors.Entry]] = [:]
        for folder in folders.filter(\.isMain) + folders.filter({ !$0.isMain }) where !folder.module.isEmpty {
            for (name, named) in folder.named where nights[folder.module]?[name] == nil {
                nights[folder.module, default: [:]][name] = named.night
            }
        }
        self.nights = nights
        stateLists = folders.reduce(into: []) { $0.formUnion($1.stateLists) }
        referrers = folders.reduce(into: [:]) { referrers, folder in
            for (name, named) in folder.named {
                for entry in [named.day, named.night].compactMap(\.self) {
                    guard case .reference(let other) = ResourceColor(entry.text), other != name else { continue }
                    referrers[other, default: []].insert(name)
                }
            }
        }
        styled = folders.reduce(into: []) { $0.formUnion($1.styled) }
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

    /// The values of a colour of the own folder. A value for night may be in another source set of the module.
    func values(of name: String) -> ResourceColors.Named? { values(of: name, in: own) }

    private func values(of name: String, in folder: Int) -> ResourceColors.Named? {
        guard var values = folders[folder].named[name] else { return nil }
        if values.night == nil { values.night = nights[folders[folder].module]?[name] }
        return values
    }

    /// Whether all folders that state a colour state the same.
    private func isStatedOnce(_ name: String) -> Bool { places[name].map { $0 != nil } ?? false }

    /// Whether some folder has a value of a colour for light.
    func hasDay(_ name: String) -> Bool {
        days.contains(name) || stateLists.contains(name)
    }

    /// The colour that a value is, in light or in dark.
    func color(of text: String, atNight: Bool) -> Resolution {
        var (text, folder, names) = (text, own, [String]())
        while true {
            switch ResourceColor(text) {
            case .color(let color): return .color(color)
            case .theme: return .theme
            case .invalid, .other: return .unknown
            case .reference(let name):
                if let start = names.firstIndex(of: name) { return .cycle(Array(names[start...])) }
                guard names.count < Self.depth, let place = place(of: name, from: folder),
                    let entry = values(of: name, in: place)?.shown(atNight: atNight)
                else { return .unknown }
                names.append(name)
                (text, folder) = (entry.text, place)
            }
        }
    }

    /// The folder whose value of a colour is shown: the folder's own, else the one that states it, unless several do
    /// differently.
    private func place(of name: String, from folder: Int) -> Int? {
        if folders[folder].named[name] != nil { return folder }
        // A list of states may be in the place of a colour.
        return stateLists.contains(name) ? nil : places[name] ?? nil
    }

    /// Why a value is not known, as a sentence without its end; nil where that is reported.
    func reason(ofUnknown text: String) -> String? {
        switch ResourceColor(text) {
        case .color, .invalid: return nil
        case .theme: return "the theme of the app gives the colour"
        case .other: return "a resource of this kind is not judged as a colour"
        case .reference(let name):
            if stateLists.contains(name) { return "colours by the state of a control are not judged" }
            if folders[own].named[name] == nil, let place = places[name], place == nil {
                return "it refers to a colour that several folders state differently"
            }
            return "it refers to a colour that is not in these folders"
        }
    }

    // MARK: Night

    /// A colour of the own folder with another value for night.
    struct NightName: Hashable, Sendable {
        var name: String
        var night: Color
    }

    /// The colours of the own folder that state a value, and have another one for night, by the digits of the value
    /// for light.
    var namesWithNight: [String: [NightName]] {
        var names: [String: [NightName]] = [:]
        for name in colors.named.keys.sortedByBytes {
            guard let day = colors.named[name]?.day, case .color(let light) = ResourceColor(day.text), light.alpha == 1,
                case .color(let dark) = color(of: "@color/" + name, atNight: true), dark != light
            else { continue }
            names[light.hex, default: []].append(NightName(name: name, night: dark))
        }
        return names
    }

    /// The first colour of the own folder that is a text by its name, is seen on a light page and not on a dark one,
    /// and stays as it is at night.
    ///
    /// - Parameter isShown: whether dark shows a colour of this name.
    func darkText(where isShown: (String) -> Bool) -> String? {
        let pages = [Appearance.Style.light, .dark].map(AndroidBackgrounds.pages)
        let relatives = ColorRelatives(names: colors.named.keys.sortedByBytes)
        return colors.named.keys.sortedByBytes.first { name in
            guard isShown(name), !isRaw(name), ColorPurpose(ofResource: name) == .foreground,
                ColorPurpose.statesForeground(name),
                case .color(let light) = color(of: "@color/" + name, atNight: false),
                case .color(let dark) = color(of: "@color/" + name, atNight: true)
            else { return false }
            // On a ground of its own, which is not the page.
            if let ground = relatives.signGround(at: name),
                case .color(let own) = color(of: "@color/" + ground, atNight: true),
                pages[1].allSatisfy({ dark.contrastRatio(on: own.composited(over: $0)) >= ContrastNeed.graphics })
            {
                return false
            }
            return pages[0].allSatisfy { light.contrastRatio(on: $0) >= ContrastNeed.graphics }
                && !pages[1].allSatisfy { dark.contrastRatio(on: $0) >= ContrastNeed.almost }
        }
    }

    // MARK: Uses

    /// Whether a colour is a raw value: its name says which colour it is, such as `text_grey`, and others refer to it.
    /// They are judged in its place, as they say where it is shown. What a theme refers to is shown itself.
    func isRaw(_ name: String) -> Bool {
        ColorPurpose.namesColor(name) && referrers[name] != nil && !styled.contains(name)
    }

    /// The first colour that is for dark by its name, and refers to a colour, also by way of others: who changes that
    /// one for light changes this, too.
    func nameForDark(referringTo name: String) -> String? {
        var (found, next) = (Set<String>(), [name])
        while let name = next.popLast(), found.count < Self.comparedSigns {
            for other in referrers[name] ?? [] where found.insert(other).inserted { next.append(other) }
        }
        return found.filter { $0 != name && ColorPurpose.isNamedForDark($0) }.sortedByBytes.first
    }

    /// The texts and symbols of the own folder that are too faint in light and would look like another one if each had
    /// the nearest value that is seen: the name of the other one by the name of each. Steps of emphasis would be lost.
    /// A text may look like a symbol.
    var namesThatMerge: [String: String] {
        typealias Sign = (name: String, old: Color, new: Color, isFaint: Bool, isText: Bool)
        let page = AndroidBackgrounds.pages(in: .light)
        let all = colors.named.keys.sortedByBytes.lazy.compactMap { name -> Sign? in
            guard let day = colors.named[name]?.day, case .color(let color) = ResourceColor(day.text), !isRaw(name),
                ColorPurpose(ofResource: name) == .foreground, ColorPurpose.statesForeground(name)
            else { return nil }
            let ratio = color.lowestRatio(on: page)?.ratio ?? 0
            // White is for another background.
            let isFaint = ratio >= ContrastNeed.pageLimit && !ContrastRatio.reaches(ratio, ContrastNeed.graphics)
            let isText = ColorPurpose.isTextOfResource(name)
            let needed = isText ? ContrastNeed.text : ContrastNeed.graphics
            let new = isFaint ? NearestColor.reaching(needed, from: color, on: page, written: \.inBytes) : color
            return new.map { (name, color, $0, isFaint, isText) }
        }
        let signs = Array(all.prefix(Self.comparedSigns))
        var merging: [String: String] = [:]
        for sign in signs where sign.isFaint {
            merging[sign.name] =
                signs.first { other in
                    other.old != sign.old && other.isText == sign.isText && other.new.alpha == sign.new.alpha
                        && other.new.difference(from: sign.new) < Color.noticeableDifference
                }?.name
        }
        return merging
    }

    /// More texts and symbols than an app has: each is compared with each.
    private static let comparedSigns = 256

    // MARK: Faults

    /// The colours of the own folder that refer to themselves, each cycle once, at its first name.
    var cycles: [AuditFinding] {
        var reported: Set<[String]> = []
        // The names of a cycle lead into the same one, unless another folder states one of them otherwise.
        var known: [Bool: Set<String>] = [:]
        var found = FirstFindings()
        for name in colors.named.keys.sortedByBytes {
            for atNight in [false, true] {
                guard let named = colors.named[name], let entry = atNight ? named.night : named.day,
                    known[atNight]?.contains(name) != true,
                    case .cycle(let names) = color(of: "@color/" + name, atNight: atNight), names.contains(name)
                else { continue }
                if names.allSatisfy({ isStatedOnce($0) }) { known[atNight, default: []].formUnion(names) }
                guard reported.insert(names.sortedByBytes).inserted else { continue }
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

extension ResourceColors {
    /// Whether it is of the source set that all others are laid over.
    fileprivate var isMain: Bool { path.hasSuffix("src/main/res") }
}
