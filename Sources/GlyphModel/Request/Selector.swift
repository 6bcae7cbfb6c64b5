/// What `select` holds: a comma list of `#id`, `.class` and `element`.
public struct Selector: Hashable, Sendable {
    /// One name of an element, or of a group around it.
    public enum Simple: Hashable, Sendable {
        case id(String)
        case type(String)
        case `class`(String)
    }

    /// The names, any of which matches.
    public var alternatives: [Simple]

    /// What has one of these names, or stands in what has.
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
