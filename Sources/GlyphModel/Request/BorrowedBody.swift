package import Markup
package import PathGeometry

/// The body that a glyph takes from a relative: a simpler glyph of its set, which shows the same body whole.
package struct BorrowedBody: Hashable, Sendable {
    /// The ink of the body where the glyph has it, in normal form, if something hides a part of it there; else empty.
    package var path: Path
    /// The treatment of its faces and lines, by points.
    package var parts: [PartOverride]

    package init(path: Path = Path(), parts: [PartOverride] = []) { (self.path, self.parts) = (path, parts) }
}

extension BorrowedBody: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(path)
        encoder.append(each: parts) { encoder, part in
            guard case .region(let x, let y) = part.target else { preconditionFailure("an element of another glyph") }
            Point(x, y).encode(into: &encoder)
            encoder.append(raw: part.treatment)
        }
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        path = try decoder.value()
        parts = try decoder.array { decoder throws(ByteDecoder.Fault) in
            let point: Point = try decoder.value()
            return PartOverride(target: .region(x: point.x, y: point.y), treatment: try decoder.raw())
        }
    }
}

/// Whether the fill of a glyph is derived with a look at the set.
package enum RelativesPolicy: String, Hashable, Sendable, CaseIterable {
    /// A body that a simpler glyph shows whole is filled as it is there.
    case all
    /// A glyph is filled as if it were alone, and no other one takes anything from it.
    case none
}

extension GlyphEntry {
    /// Whether its fill is derived, and may look at the set, or be looked at.
    package var hasRelatives: Bool {
        settings.geometry.relatives == .all && !drawnVariants.contains { $0.name == GlyphForm.fill.rawValue }
    }

    /// Whether it states itself how it is filled: then it takes nothing from others.
    package var statesItsFill: Bool { statesFill || !parts.isEmpty }
}
