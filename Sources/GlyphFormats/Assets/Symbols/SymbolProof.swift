internal import Markup
internal import PathGeometry

/// Proves from the text of a template that Xcode takes it, and that its weights can be interpolated.
///
/// The rules of Xcode's compiler, as far as its messages state them, and the rules whose breach shows nothing, or the
/// wrong thing, without a message.
struct SymbolProof {
    /// Each continues "the template".
    let faults: [String]

    /// A rule gives its breaches.
    typealias Rule = @Sendable (SymbolParts) -> [String]

    private static let rules: [Rule] = [
        document, guides, margins, variants, painting, layers, commands, interpolation,
    ]

    init(_ text: String) {
        guard let document = try? XMLReader.read(SourceFile(path: "symbol.svg", text: text)) else {
            faults = ["is not well-formed XML"]
            return
        }
        let parts = SymbolParts(document.root)
        faults = Self.rules.flatMap { $0(parts) }.uniqued
    }

    /// The variants that the system makes all others from.
    static let masters = ["Ultralight-S", "Regular-S", "Black-S"]
}

/// The elements of a template.
struct SymbolParts {
    let root: Element
    private(set) var byID: [String: [Element]] = [:]
    /// The elements of the group of variants.
    private(set) var variants: [Element] = []
    /// The paths of each variant, read; nil where the data is broken.
    private(set) var paths: [String: [Path?]] = [:]

    init(_ root: Element) {
        self.root = root
        collect(root)
        variants = byID["Symbols"]?.first?.children ?? []
        for variant in variants {
            guard let id = variant["id"] else { continue }
            paths[id] = variant.children.filter { $0.name == "path" }.map { $0["d"].flatMap { try? Path(svg: $0) } }
        }
    }

    private mutating func collect(_ element: Element) {
        if let id = element["id"] { byID[id, default: []].append(element) }
        for child in element.children { collect(child) }
    }

    func variant(_ id: String) -> Element? { variants.first { $0["id"] == id } }

    /// The number of an attribute of the only element with an id.
    func number(_ attribute: String, of id: String) -> Double? {
        byID[id]?.first?[attribute].flatMap { DecimalNumber.value($0) }
    }
}
