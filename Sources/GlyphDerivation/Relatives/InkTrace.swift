package import Markup
package import PathGeometry

/// What is seen of a drawing where bodies are looked for in it: its ink, and its parts that may be bodies. It is made
/// of samples alone, before any ink is united or filled, and is small: a search has the one of each glyph of a set in
/// memory.
package struct InkTrace: Sendable {
    let viewBox: Rect
    let ink: SampleGrid
    /// The number of connected parts, and of counters in those that may be bodies.
    let contours: Int
    /// The parts that may be bodies, from the top.
    let parts: [Part]

    /// A connected part, which may be the body of a thing.
    struct Part: Sendable {
        let ink: SampleGrid
        /// How much the glyph draws besides it, in samples.
        let others: Int
    }

    /// - Parameter layers: the areas of the drawing, in normal form, each by itself.
    package init(_ layers: [Path], in viewBox: Rect) {
        self.viewBox = viewBox
        ink = SampleGrid(layers, in: viewBox)
        let components = ink.parts
        var (parts, silhouettes, counters) = ([Part](), [SampleGrid](), 0)
        for component in components where component.boxArea >= Self.leastBody {
            // A sign in a frame belongs to its own glyph.
            if silhouettes.contains(where: { component.subtracting($0).count == 0 }) { continue }
            let holes = component.holes
            counters += holes.count
            let silhouette = holes.reduce(component) { $0.union($1) }
            // Many things have a frame with a single face.
            let isBareFrame = holes.count == 1 && silhouette.isFrame && holes[0].isFrame
            if holes.isEmpty || silhouette.count < Self.leastBody || isBareFrame { continue }
            silhouettes.append(silhouette)
            parts.append(Part(ink: component, others: ink.subtracting(component.grown).count))
        }
        (self.parts, contours) = (parts, components.count + counters)
    }

    /// In samples: a sixth of the view box. A smaller body is alike by chance.
    static let leastBody = 700
}

extension SampleGrid {
    /// Whether it is a circle, a rectangle, or another shape that many things have.
    var isFrame: Bool { isSymmetric || isRound }
}

extension InkTrace: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(viewBox)
        encoder.append(ink)
        encoder.append(contours)
        encoder.append(each: parts) { encoder, part in
            encoder.append(part.ink)
            encoder.append(part.others)
        }
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        viewBox = try decoder.value()
        ink = try decoder.value()
        contours = try decoder.int()
        parts = try decoder.array { decoder throws(ByteDecoder.Fault) in
            Part(ink: try decoder.value(), others: try decoder.int())
        }
    }
}

/// What a set knows of the fill of one glyph.
package struct SetFill: Sendable {
    package let outcome: FillOutcome
    package let trace: InkTrace

    package init(outcome: FillOutcome, trace: InkTrace) { (self.outcome, self.trace) = (outcome, trace) }

    package var record: FillRecord { FillRecord(outcome, trace) }
}
