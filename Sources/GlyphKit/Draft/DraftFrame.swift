internal import GlyphModel
internal import GlyphReading
package import Markup
internal import PathGeometry

/// The frame that the drawings of a set are made for: the commonest longer side of their view boxes.
package struct DraftFrame: Sendable {
    /// In units of the view boxes; nil where nothing is known.
    private let common: Double?
    /// Whether lines inherit it.
    private let isStated: Bool

    /// - Parameter stated: what lines inherit.
    package init(stated: Double) { (common, isStated) = (stated, true) }

    /// - Parameter sides: the longer sides of view boxes.
    package init(commonestOf sides: [Double], isStated: Bool = false) {
        let counts = Dictionary(sides.map { ($0, 1) }, uniquingKeysWith: +)
        // Of two that are as frequent, the larger one: a drawing that was cropped is smaller.
        common = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
        self.isStated = isStated
    }

    /// The side of it, in units of the view boxes.
    package var side: Double? { common }

    /// Drawings that are wider or higher than a frame by more were drawn in other units.
    private static let mostFrames = 2.0

    /// The frame that the line of a drawing must state; nil where it is what the line inherits, or what counts without
    /// it: the longer side.
    package func stated(by drawing: DraftDrawing) -> Double? {
        let (width, height) = drawing.size
        let side = max(width, height)
        guard let common, side > 0 else { return nil }
        // Square, with margins around what is drawn: a frame of its own. Else it is a part of one, or a wide one.
        let isOwn = width == height && !drawing.isCropped || side > common * (width == height ? 1 : Self.mostFrames)
        let frame = isOwn ? side : common
        return frame == (isStated ? common : side) ? nil : frame
    }

    /// The longer side of a drawing's view box; nil for one that cannot be read.
    package static func side(of source: SourceFile) -> Double? {
        (try? GlyphReader.read(source, name: source.path))?.0.viewBox.extent
    }
}

extension [DraftDrawing] {
    /// The frame that a new manifest states for all; nil where their view boxes are alike. Drawings of another one state it
    /// themselves.
    package mutating func stateFrames() -> Double? {
        let sides = map { Swift.max($0.size.width, $0.size.height) }
        guard Set(sides).count > 1 else { return nil }
        let frame = DraftFrame(commonestOf: sides, isStated: true)
        for index in indices { self[index].frame = frame.stated(by: self[index]) }
        return frame.side
    }
}
