/// What `select` holds: a comma list of `#id`, `.class` and `element`.
public struct Selector: Hashable, Sendable {
    public enum Simple: Hashable, Sendable {
        case id(String), type(String), `class`(String)
    }

    public var alternatives: [Simple]

    public init(_ alternatives: [Simple]) { self.alternatives = alternatives }

    /// Does it name the element, or a group around it?
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
