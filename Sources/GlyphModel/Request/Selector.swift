/// The value of `select`: a comma-separated list of `#id`, `.class` and `element`.
public struct Selector: Hashable, Sendable {
    /// A name of an element, or of a group around it.
    public enum Simple: Hashable, Sendable {
        case id(String)
        case type(String)
        case `class`(String)
    }

    /// The alternative names; one match is enough.
    public var alternatives: [Simple]

    /// Matches elements with one of these names, and their descendants.
    public init(_ alternatives: [Simple]) { self.alternatives = alternatives }

    /// Whether it matches the element, or a group around it.
    public func matches(_ element: ElementIdentity) -> Bool {
        element.lineage.contains { names in
            alternatives.contains { simple in
                switch simple {
                case .id(let id): names.id == id
                case .type(let type): names.element == type
                case .class(let name): names.classes.contains(name)
                }
            }
        }
    }
}
