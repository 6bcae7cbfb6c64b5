package import Markup
package import PathGeometry

/// What a glyph takes from a relative: a simpler glyph of its set, which shows the same body whole.
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
