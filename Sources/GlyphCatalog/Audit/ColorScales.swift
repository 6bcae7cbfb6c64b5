internal import Markup

/// The color sets that are steps of a scale, as their siblings show: `text100`, `text200` and `text300` are raw values
/// of a palette, while `button500` alone is the colour of a button.
///
/// - Siblings are in one folder, namespace or not, and have one stem before their steps. In a group, numbers that are
///   too large to count with are enough, whatever the stems are.
/// - Steps are numbers, such as 50, 100 … 900 and 1 … 12, or sizes such as `sm`, `md` and `lg`.
/// - One or two of them may be anything.
struct ColorScales: Sendable {
    /// At most this many different steps are not a scale yet.
    static let few = 2
    /// At most this many small numbers count what another word says: `text1` to `text4` are levels of a text.
    static let fewLevels = 4

    /// The paths of the sets.
    private var steps: Set<String> = []

    init() {}

    /// - Parameter places: all sets that are audited together.
    init(_ places: [SetPlace]) {
        var families: [Family: [(path: String, name: Name)]] = [:]
        for place in places where place.kind == .color {
            guard let name = Name(place.name) else { continue }
            let folder = FolderPath.parent(of: place.path)
            families[Family(folder: folder, stem: name.stem, isSize: name.step.isSize), default: []]
                .append((place.path, name))
            guard !place.groups.isEmpty, !name.step.mayCount else { continue }
            families[Family(folder: folder, stem: nil, isSize: name.step.isSize), default: []]
                .append((place.path, name))
        }
        addEnds(places)
        for members in families.values {
            let different = Set(members.map(\.name.step))
            guard different.count > Self.few else { continue }
            let areLevels = different.count <= Self.fewLevels && different.allSatisfy(\.mayCount)
            for (path, name) in members where !(areLevels && name.saysPurpose) { steps.insert(path) }
        }
    }

    /// The ends of a gradient, which is a scale of two: `Sky Top` and `Sky Bottom`.
    private mutating func addEnds(_ places: [SetPlace]) {
        var ends: [[String]: [(path: String, end: String)]] = [:]
        for place in places where place.kind == .color {
            var words = ColorPurpose.words(place.name)
            guard let end = words.popLast(), Self.ends.contains(where: { $0.contains(end) }),
                !words.contains(where: ColorPurpose.isStrong)
            else { continue }
            ends[[FolderPath.parent(of: place.path)] + words, default: []].append((place.path, end))
        }
        for members in ends.values {
            for pair in Self.ends where pair.allSatisfy({ end in members.contains { $0.end == end } }) {
                for member in members where pair.contains(member.end) { steps.insert(member.path) }
            }
        }
    }

    private static let ends = [["top", "bottom"], ["start", "end"]]

    /// Whether the color set at a path is a step.
    func hasStep(at path: String) -> Bool { steps.contains(path) }

    /// What siblings have in common.
    private struct Family: Hashable {
        var folder: String
        /// Nil for all of a group.
        var stem: [String]?
        var isSize: Bool
    }

    private enum Step: Hashable {
        case number(Int)
        case size(String)

        var isSize: Bool { if case .size = self { true } else { false } }
        /// Whether it is a number that people count with.
        var mayCount: Bool { if case .number(let value) = self { value <= 12 } else { false } }
    }

    /// A name that ends in a step.
    private struct Name {
        /// The words before it.
        var stem: [String]
        var step: Step
        /// Whether a word says what the colour is for.
        var saysPurpose: Bool { stem.contains(where: ColorPurpose.isStrong) }

        /// The largest number of a scale that is in use; years are larger.
        private static let largest = 1000
        private static let sizes: Set<String> = [
            "xxs", "xs", "s", "sm", "small", "m", "md", "medium", "l", "lg", "large", "xl", "xxl", "xxxl",
        ]

        /// Nil for a name that ends otherwise.
        init?(_ name: String) {
            let words = ColorPurpose.words(name)
            guard let last = words.last else { return nil }
            if let number = ColorPurpose.number(last) {
                guard number <= Self.largest else { return nil }
                (stem, step) = (Array(words.dropLast()), .number(number))
            } else if Self.sizes.contains(last) {
                // `2xl` is one step.
                let count = words.dropLast().last.flatMap { last.hasPrefix("x") ? ColorPurpose.number($0) : nil }
                stem = Array(words.dropLast(count == nil ? 1 : 2))
                step = .size((count.map { String($0) } ?? "") + last)
            } else {
                return nil
            }
        }
    }
}
