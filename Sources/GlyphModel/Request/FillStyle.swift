/// The choices of a fill style, named as designers meet them.
public struct FillStyle: Hashable, Sendable {
    /// Lines that hang on a body's wall: part of the filled body, or cut out of it.
    public enum Lines: String, Hashable, Sendable, CaseIterable {
        /// All are part of the body.
        case keep
        /// Those that fold the corner of a page are cut.
        case fold
        /// Those that are details, too: which hang on the wall in one place, turn and branch on a body with room, part
        /// a convex body evenly or a box in halves, or are an envelope's flap, a band with a clasp, the frame of a door
        /// or a gift's ribbon, or the seams of a ball. What lies behind a body, a drum's disc or a solid header draws
        /// back from it.
        case detail
        /// All but those that part two bodies, as a lid's edge does.
        case cut
        /// All.
        case split

        /// Are those cut that make a drawing what it is?
        package var cutsDetails: Bool { self != .keep && self != .fold }
        /// Are lines cut for their own sake?
        package var cutsBodies: Bool { self == .cut || self == .split }
    }
    /// What lies inside a detail that is a ring itself, and inside of lines that are cut and make a ring with the wall,
    /// as a door does.
    public enum Rings: String, Hashable, Sendable, CaseIterable {
        /// Filled again.
        case fill
        /// Cleared where the rings are a person's head and shoulders; others are filled again.
        case person
        /// Cleared there, and where a ring of another form than a circle stands alone in the middle of a body.
        case emblem
        /// Cleared with the ring.
        case clear
    }
    /// Bodies that the clearance around a badge or slash opens, and shoulders and clouds that are open at the bottom:
    /// filled as if closed, or left open.
    public enum Gaps: String, Hashable, Sendable, CaseIterable { case close, open }
    /// The hole of a lock's shackle, of a suitcase's handle: filled, or left open as the loop of a line is, or as all
    /// are.
    public enum Handles: String, Hashable, Sendable, CaseIterable { case fill, loop, open }
    /// A box that a line parts straight across into a strip and a panel (a window below its title bar): which of the
    /// two are filled.
    public enum Panels: String, Hashable, Sendable, CaseIterable { case strip, panel, both }
    /// Details inside a body: swallowed by the silhouette, or knocked out of it.
    public enum Islands: String, Hashable, Sendable, CaseIterable { case fill, cut }

    /// Details inside a body.
    public var islands: Islands
    /// Lines that hang on a body's wall.
    public var lines: Lines
    /// What lies in a detail that is a ring.
    public var rings: Rings
    /// Bodies that something opens.
    public var gaps: Gaps
    /// The hole of a handle.
    public var handles: Handles
    /// Which parts of a window are filled.
    public var panels: Panels
    /// The least clearance around what crosses a body, in units of the view box; nil is as drawn.
    public var gapWidth: Double?
    /// How far the outline of a filled body draws back, in units of the view box.
    public var inset: Double

    /// `knockout` with panels that are filled, unless something else is said.
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

    /// Details inside a body are cut out of it, free or hanging on its wall, and so are the folds of pages; bodies draw
    /// back from those in front of them. Windows stay open below their title bars, and so do the loops of handles.
    public static let knockout = FillStyle(panels: .strip)
    /// Bodies are filled with all that is in them.
    public static let silhouette = FillStyle(islands: .fill, lines: .keep, handles: .fill)
    /// Details and the lines inside bodies are cut out, as sets with crisp facets have it: envelopes with
    /// their flap, pages with their corner, boxes with their edges.
    public static let facet = FillStyle(lines: .cut)
    /// As `facet`, with details cleared altogether and handles left open: one flat shape to cut from a sheet.
    public static let stencil = FillStyle(lines: .cut, rings: .clear, handles: .open)
    /// Bodies stay closed only where they were drawn closed; nothing is carved into them but details.
    public static let plain = FillStyle(lines: .keep, gaps: .open)

    /// The built-in styles by the names that `fill-style` takes, the default first, each with its meaning in a few
    /// words.
    public static let named: [(name: String, style: FillStyle, meaning: String)] = [
        ("knockout", knockout, "details are cut out of bodies, and bodies draw back from those in front of them"),
        ("silhouette", silhouette, "bodies are filled with all that is in them"),
        ("facet", facet, "the lines inside of bodies are cut out, too"),
        ("stencil", stencil, "as `facet`, with details cleared altogether and handles left open"),
        ("plain", plain, "bodies are closed only where they were drawn closed, and only details are cut out"),
    ]
}
