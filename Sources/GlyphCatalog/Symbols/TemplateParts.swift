internal import Markup

/// The parts of a symbol's template: guides, variants, the version.
///
/// The names are the ids of elements, wherever they are: drawing programs put groups of their own around them.
struct TemplateParts: Sendable {
    let document: Document
    private let elements: [String: Element]
    /// The text of all style sheets.
    let rules: String

    /// The variants that all others are interpolated from.
    static let masters = ["Ultralight-S", "Regular-S", "Black-S"]
    static let scales = ["S", "M", "L"]
    /// All 27, by scale.
    static let variants = scales.flatMap { scale in
        ["Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"].map {
            "\($0)-\(scale)"
        }
    }

    init(_ document: Document) {
        self.document = document
        var walk = Walk()
        walk.visit(document.root)
        (elements, rules) = (walk.elements, walk.rules)
    }

    private struct Walk {
        var elements: [String: Element] = [:]
        var rules = ""

        mutating func visit(_ element: Element) {
            // The first one counts where an id is duplicated.
            if let id = element["id"], elements[id] == nil { elements[id] = element }
            if element.name == "style" { rules += element.text + "\n" }
            for child in element.children { visit(child) }
        }
    }

    func element(_ id: String) -> Element? { elements[id] }

    /// The elements around an element, outermost first.
    func ancestors(of element: Element) -> [Element] {
        var (found, current) = ([Element](), document.root)
        while current.offset < element.offset {
            found.append(current)
            let around = current.children.first { $0.offset <= element.offset && element.offset < $0.endOffset }
            guard let around else { break }
            current = around
        }
        return found
    }

    /// The variants that it has, in the order of all of them.
    var variants: [(id: String, element: Element)] {
        Self.variants.compactMap { id in elements[id].map { (id, $0) } }
    }

    /// Whether each variant is drawn, so that nothing is interpolated.
    var hasAllVariants: Bool { Self.variants.allSatisfy { elements[$0] != nil } }

    /// Whether it has nothing of a template.
    var isPlainDrawing: Bool {
        elements["Symbols"] == nil && elements["Guides"] == nil && Self.variants.allSatisfy { elements[$0] == nil }
    }

    /// Whether both margins of a variant are there.
    func hasMargins(_ variant: String) -> Bool {
        elements["left-margin-" + variant] != nil && elements["right-margin-" + variant] != nil
    }

    /// Whether the id of an element ends so.
    func hasID(endingWith end: String) -> Bool { elements.keys.contains { $0.hasSuffix(end) } }

    func location(of element: Element) -> SourceFile.Location { document.location(of: element) }

    // MARK: Version

    /// The element that states the version.
    var versionElement: Element? { elements["template-version"] }

    /// Major times ten, and minor: 30 for `Template v.3.0`; nil where none is stated, or one that is not read.
    var version: Int? { versionText.flatMap { Self.number(in: $0) } }

    /// `Template v.3.0`; nil where none is stated. Drawing programs put it into a `tspan`.
    var versionText: String? {
        guard let element = versionElement else { return nil }
        let text = Self.text(of: element).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return text.isEmpty ? nil : text
    }

    private static func text(of element: Element) -> String {
        element.text + element.children.map { text(of: $0) }.joined()
    }

    /// A drawing program may break the text into several.
    private static func number(in text: String) -> Int? {
        let joined = text.lowercased().filter { !$0.isWhitespace }
        guard
            let rest = joined.split(separator: "templatev", maxSplits: 1, omittingEmptySubsequences: false).dropFirst()
                .first
        else { return nil }
        let parts = rest.drop { $0 == "." }.prefix { $0 == "." || $0.isNumber }
            .split(separator: ".", omittingEmptySubsequences: false)
        guard let major = parts.first.flatMap({ Int($0) }), (0..<1_000).contains(major) else { return nil }
        return major * 10 + min(9, parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
    }
}

extension SymbolSet {
    /// The parts of its templates, each once, in the order of the slots.
    var parts: [TemplateParts] {
        slots.compactMap { $0.filename?.string }.uniqued.compactMap { templates[$0].map { TemplateParts($0) } }
    }
}
