package import Markup

/// The options of a fill style.
public struct FillStyle: Hashable, Sendable {
    /// Lines that are attached to the boundary of a body: part of the filled body, or cut out of it.
    public enum Lines: String, Hashable, Sendable, CaseIterable {
        /// All lines are part of the body.
        case keep
        /// Lines that fold the corner of a page are cut.
        case fold
        /// Lines that are details are cut, too: lines that are attached to the boundary in one place, or turn or branch
        /// inside of a body; and all lines of a body that would be blank otherwise, also lines between its parts. The
        /// disc of a cylinder, a solid header and everything behind a body get a clearance from it.
        case detail
        /// All lines are cut, except lines that divide two bodies, as a lid's edge does.
        case cut
        /// All lines are cut.
        case split

        /// Whether lines are cut that are typical of the depicted object.
        package var cutsDetails: Bool { self != .keep && self != .fold }
        /// Whether lines are cut only because they are lines.
        package var cutsBodies: Bool { self == .cut || self == .split }
    }
    /// The content of a detail that is a ring, and of cut lines that make a ring with the boundary, as a door does.
    public enum Rings: String, Hashable, Sendable, CaseIterable {
        /// The content is filled again.
        case fill
        /// The content is cleared if the rings are a person's head and shoulders, and filled again otherwise.
        case person
        /// As `person`; in addition it is cleared where a ring that is not a circle is alone in the middle of a body.
        case emblem
        /// The content is cleared with the ring.
        case clear
    }
    /// Bodies that are open because of the clearance around a badge or slash, and shoulders and clouds that are open
    /// at the bottom: filled as if they were closed, or left open.
    public enum Gaps: String, Hashable, Sendable, CaseIterable { case close, open }
    /// The counter of a lock's shackle or a suitcase's handle: filled, left open where it is the loop of a line, or
    /// always left open.
    public enum Handles: String, Hashable, Sendable, CaseIterable { case fill, loop, open }
    /// A box that a straight line divides into a strip and a panel (a window with a title bar): which of the two are
    /// filled.
    public enum Panels: String, Hashable, Sendable, CaseIterable { case strip, panel, both }
    /// Details inside of a body: merged with the silhouette, or knocked out of it.
    public enum Islands: String, Hashable, Sendable, CaseIterable { case fill, cut }

    /// Details inside of a body.
    public var islands: Islands
    /// Lines that are attached to the boundary of a body.
    public var lines: Lines
    /// The content of a detail that is a ring.
    public var rings: Rings
    /// Bodies that are open.
    public var gaps: Gaps
    /// The counter of a handle.
    public var handles: Handles
    /// The filled parts of a window.
    public var panels: Panels
    /// The minimum clearance around an overlay, such as a slash or a badge, in units of the view box; nil keeps the
    /// drawn one.
    public var gapWidth: Double?
    /// How far the outline of a filled body is inset, in units of the view box.
    public var inset: Double
    /// The ids of rules that the derivation leaves out; `DerivationRule.all` has them.
    public var without: Set<String> = []

    /// `knockout`, unless other options are given.
    public init(
        islands: Islands = .cut, lines: Lines = .detail, rings: Rings = .emblem, gaps: Gaps = .close,
        handles: Handles = .loop, panels: Panels = .both, gapWidth: Double? = nil, inset: Double = 0
    ) {
        self.islands = islands
        self.lines = lines
        self.rings = rings
        self.gaps = gaps
        self.handles = handles
        self.panels = panels
        self.gapWidth = gapWidth
        self.inset = inset
    }

    /// Details inside of a body are cut out of it, whether they are free or attached to its boundary, and so are the
    /// folds of pages. Bodies get a clearance from bodies in front of them. Lines that divide a body are cut, and the
    /// loops of handles stay open.
    public static let knockout = FillStyle()
    /// Bodies are filled with everything inside of them.
    public static let silhouette = FillStyle(islands: .fill, lines: .keep, handles: .fill)
    /// Details and the lines inside of bodies are cut out: envelopes with their flap, pages with their corner, boxes
    /// with their edges.
    public static let facet = FillStyle(lines: .cut)
    /// As `facet`, with details cleared completely and handles left open: one flat shape.
    public static let stencil = FillStyle(lines: .cut, rings: .clear, handles: .open)
    /// Only bodies that were drawn closed are closed, and only details are cut out.
    public static let plain = FillStyle(lines: .keep, gaps: .open)

    /// The built-in styles by their names in `fill-style`, the default first, each with its meaning in a few words.
    public static let named: [(name: String, style: FillStyle, meaning: String)] = [
        ("knockout", knockout, "details are cut out of bodies, and bodies get a clearance from those in front of them"),
        ("silhouette", silhouette, "bodies are filled with everything inside of them"),
        ("facet", facet, "as `knockout`, and the lines inside of bodies are cut out, too"),
        ("stencil", stencil, "as `facet`, with details cleared completely and handles left open"),
        ("plain", plain, "only bodies that were drawn closed are closed, and only details are cut out"),
    ]
}

/// Some of the options of a fill style.
package struct FillOptions: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let islands = FillOptions(rawValue: 1)
    package static let lines = FillOptions(rawValue: 1 << 1)
    package static let rings = FillOptions(rawValue: 1 << 2)
    package static let gaps = FillOptions(rawValue: 1 << 3)
    package static let handles = FillOptions(rawValue: 1 << 4)
    package static let panels = FillOptions(rawValue: 1 << 5)
    package static let gapWidth = FillOptions(rawValue: 1 << 6)
    package static let inset = FillOptions(rawValue: 1 << 7)
    /// The options that the name of a style states: all but the measures.
    package static let named: FillOptions = [.islands, .lines, .rings, .gaps, .handles, .panels]
}

extension FillStyle: ByteEncodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(islands.rawValue)
        encoder.append(lines.rawValue)
        encoder.append(rings.rawValue)
        encoder.append(gaps.rawValue)
        encoder.append(handles.rawValue)
        encoder.append(panels.rawValue)
        encoder.append(gapWidth)
        encoder.append(inset)
        encoder.append(each: without.sortedByBytes)
    }
}
