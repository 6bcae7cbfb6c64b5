internal import GlyphModel
internal import Markup
internal import SemanticColor

/// The files of an image set that exists in another catalog: pictures go into the slots of their appearances, and all
/// else of its `Contents.json` stays.
///
/// A slot keeps its file, if that is an SVG. Other pictures give their first slot to the SVG, and their other slots are
/// empty then. Where no slot shows a picture in an appearance, an empty slot of this appearance is filled, or else a
/// new one is added for each device.
struct LikeImageSet {
    private typealias Members = [String: JSON]

    /// A picture for a direction of text: its files in all appearances where it differs.
    struct Renditions {
        var isRightToLeft: Bool
        var renditions: [AppearanceContent<[UInt8]>]

        fileprivate func content(in appearance: Appearance) -> [UInt8]? {
            let shown = appearance.standIn(among: renditions.map(\.appearance))
            return (renditions.first { $0.appearance == shown } ?? renditions.first)?.content
        }
    }

    /// Below which its files are, with a `/`.
    private let folder: String
    /// The name of the asset.
    private let name: String
    private let directions: [Renditions]
    private var members: Members
    private var slots: [Slot]
    private var files: [AssetFile] = []
    /// The contents by the names of files, as file systems may take them for one.
    private var known: [String: (name: String, content: [UInt8])] = [:]

    /// - Parameters:
    ///   - contents: its `Contents.json`; nil where that is not an object.
    ///   - directions: at least the one for text from left to right, which is the first.
    init?(folder: String, name: String, like contents: JSON, directions: [Renditions]) {
        guard case .object(let members) = contents else { return nil }
        (self.folder, self.name, self.directions, self.members) = (folder, name, directions, members)
        if case .array(let images)? = members["images"] { slots = images.map(Slot.init) } else { slots = [] }
    }

    /// - Parameters:
    ///   - intent: the stated one; nil keeps what the set has.
    ///   - isMirrored: whether the system mirrors the pictures where text runs from right to left.
    mutating func makeFiles(intent: ImageIntent?, isMirrored: Bool) -> [AssetFile] {
        fillSlots()
        for direction in directions { addMissing(direction) }
        let hasDirections = slots.contains { $0.direction != nil }
        if isMirrored && !hasDirections || directions.count > 1 && !slots.contains(where: { $0.direction == Slot.left })
        {
            for index in slots.indices where slots[index].isFilled && slots[index].direction == nil {
                slots[index].members["language-direction"] = .string(Slot.left)
            }
        }
        members["images"] = .array(slots.map(\.json))
        members["info"] = members["info"] ?? Catalog.info
        if let intent {
            var properties: Members = [:]
            if case .object(let own)? = members["properties"] { properties = own }
            properties["template-rendering-intent"] = .string(intent.rawValue)
            members["properties"] = .object(properties)
        }
        return [AssetFile(path: folder + "Contents.json", bytes: JSON.object(members).bytes)] + files
    }

    // MARK: - Slots

    /// An entry of `images`.
    private struct Slot {
        static let (left, right) = ("left-to-right", "right-to-left")

        var members: Members
        /// Nil where it is not an object: it stays as it is.
        private let other: JSON?
        let style: Appearance.Style?
        let isHighContrast: Bool

        init(_ json: JSON) {
            guard case .object(let members) = json else {
                (other, self.members, style, isHighContrast) = (json, [:], nil, false)
                return
            }
            (other, self.members) = (nil, members)
            var pairs: [JSON] = []
            if case .array(let appearances)? = members["appearances"] { pairs = appearances }
            func has(_ appearance: JSON, _ value: JSON) -> Bool {
                pairs.contains { pair in
                    guard case .object(let pair) = pair else { return false }
                    return pair["appearance"] == appearance && pair["value"] == value
                }
            }
            style = has("luminosity", "dark") ? .dark : has("luminosity", "light") ? .light : nil
            isHighContrast = has("contrast", "high")
        }

        /// A new one for an appearance on the devices of another slot.
        init(_ appearance: Appearance, like slot: Slot?) {
            var members = slot?.members ?? ["idiom": "universal"]
            members["filename"] = nil
            members["appearances"] = Catalog.appearances(appearance)
            self.init(.object(members))
        }

        var json: JSON { other ?? .object(members) }
        var isEntry: Bool { other == nil }

        var filename: String? {
            get { if case .string(let name)? = members["filename"] { name } else { nil } }
            set { members["filename"] = newValue.map { .string($0) } }
        }

        var isFilled: Bool { filename != nil }

        var direction: String? { if case .string(let text)? = members["language-direction"] { text } else { nil } }

        /// The appearance that it is for.
        var appearance: Appearance { appearance(style ?? .light) }

        private func appearance(_ style: Appearance.Style) -> Appearance {
            switch (style, isHighContrast) {
            case (.light, false): .light
            case (.dark, false): .dark
            case (.light, true): .lightHigh
            case (.dark, true): .darkHigh
            }
        }

        /// Whether it is exactly for an appearance; light is written without a luminosity.
        func isFor(_ wanted: Appearance) -> Bool { style != .light && appearance == wanted }

        func isOf(_ direction: Renditions) -> Bool { (self.direction == Self.right) == direction.isRightToLeft }

        /// The members that do not say which appearance and scale it is for.
        var device: Members {
            var members = members
            for key in ["filename", "appearances", "scale"] { members[key] = nil }
            return members
        }
    }

    /// Each slot with a file gets its picture.
    private mutating func fillSlots() {
        var replaced: [Slot] = []
        for index in slots.indices {
            guard slots[index].isEntry, let file = slots[index].filename else { continue }
            let slot = slots[index]
            if file.lowercased().hasSuffix(".svg") {
                slots[index].filename = write(slot, named: file)
                continue
            }
            let isFurther = replaced.contains {
                $0.appearance == slot.appearance && $0.style == slot.style && $0.device == slot.device
            }
            replaced.append(slot)
            slots[index].filename = isFurther ? nil : write(slot, named: nil)
        }
    }

    /// Fills or adds slots for the appearances that none shows.
    private mutating func addMissing(_ direction: Renditions) {
        let needed = direction.renditions.map(\.appearance)
        var isHighAdded = false
        for appearance in needed {
            let isShown = shown(in: appearance, direction) == direction.content(in: appearance)
            let isStated = slots.contains { $0.isFilled && $0.isFor(appearance) && $0.isOf(direction) }
            // Where dark and high contrast are there, and not both together, it is uncertain which one counts.
            if isShown && !(isHighAdded && appearance.contrast == .high && !isStated) { continue }
            isHighAdded = isHighAdded || appearance.contrast == .high
            if let empty = slots.firstIndex(where: {
                $0.isEntry && !$0.isFilled && $0.isFor(appearance) && $0.isOf(direction)
            }) {
                slots[empty].filename = write(slots[empty], named: nil)
                continue
            }
            var devices: [Slot] = []
            for slot in slots where slot.isFilled && slot.isOf(direction) && slot.isFor(.light) {
                if !devices.contains(where: { $0.device == slot.device }) { devices.append(slot) }
            }
            let models = devices.isEmpty ? [nil] : devices.map(Optional.some)
            for model in models {
                var slot = Slot(appearance, like: model)
                if direction.isRightToLeft { slot.members["language-direction"] = .string(Slot.right) }
                slot.filename = write(slot, named: nil)
                slots.append(slot)
            }
        }
    }

    /// The content that the system shows, as far as the slots have files now.
    private func shown(in appearance: Appearance, _ direction: Renditions) -> [UInt8]? {
        let filled = slots.filter { $0.isFilled && $0.isOf(direction) }
        let isHigh = appearance.contrast == .high
        let choices: [(Appearance.Style?, Bool)] =
            appearance.style == .light
            ? [(.light, isHigh), (nil, isHigh), (.light, false), (nil, false)]
            : [(.dark, isHigh), (.dark, false), (nil, isHigh), (nil, false)]
        for (style, isHigh) in choices {
            if let slot = filled.first(where: { $0.style == style && $0.isHighContrast == isHigh }) {
                return slot.filename.flatMap { known[PortableName.folded($0)]?.content }
            }
        }
        return nil
    }

    // MARK: - Files

    /// - Parameter stated: the name that the slot has; nil for one of ours.
    /// - Returns: the name of the file with the slot's picture.
    private mutating func write(_ slot: Slot, named stated: String?) -> String? {
        let direction = directions.first { slot.isOf($0) } ?? directions[0]
        guard let content = direction.content(in: slot.appearance) else { return nil }
        let word = direction.isRightToLeft ? "-rtl" : ""
        let plain = slot.appearance == .light ? name + word : name + word + "-" + slot.appearance.name
        let names = [stated].compactMap { $0 }.filter(Self.isValid) + [plain + ".svg"]
        var (number, next) = (1, names)
        while true {
            for name in next {
                let folded = PortableName.folded(name)
                guard let other = known[folded] else {
                    known[folded] = (name, content)
                    files.append(AssetFile(path: folder + name, bytes: content))
                    return name
                }
                if other.content == content { return other.name }
            }
            number += 1
            next = ["\(plain)-\(number).svg"]
        }
    }

    /// Whether a name that a catalog has may be the name of a file in the set.
    private static func isValid(_ name: String) -> Bool { !name.contains("/") && AssetPath.isSafe(name) }
}
