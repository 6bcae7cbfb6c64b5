internal import PathGeometry

/// Design tools export the background of a frame as a rectangle that covers the whole picture, behind all else.
extension Glyph {
    /// The rectangles at the back that cover the whole picture, each in one colour, from back to front. None of them is
    /// distinguishable from the background of a picture.
    package var frames: ArraySlice<Layer> {
        // Exporters round coordinates: a hundredth of a pixel at 24 pixels is not visible.
        let box = viewBox.insetBy(viewBox.extent / 2400)
        return layers.prefix { $0.covers(box) }
    }

    /// Whether there is a frame, and something in front of it.
    package var hasFrame: Bool { !frames.isEmpty && frames.count < layers.count }

    /// The drawing without them.
    package var withoutFrames: Glyph {
        var glyph = self
        glyph.layers.removeFirst(frames.count)
        return glyph
    }
}

extension Layer {
    fileprivate func covers(_ box: Rect) -> Bool {
        guard let fill, fill.paint.isPlain, path.isRectangle(around: box) else { return false }
        // A stroke of another paint is a border, which is drawn.
        if let stroke, stroke.paint != fill.paint { return false }
        return clip?.isRectangle(around: box) ?? true
    }
}

extension Paint {
    fileprivate var isPlain: Bool {
        if case .gradient = self { false } else { true }
    }
}

extension Path {
    /// Whether it is a rectangle with horizontal and vertical sides that contains another one.
    fileprivate func isRectangle(around box: Rect) -> Bool {
        let contours = subpaths.filter { !$0.segments.isEmpty }
        guard contours.count == 1, let bounds, bounds.contains(box) else { return false }
        let isStraight = contours[0].segments.allSatisfy { segment in
            if case .line = segment { true } else { false }
        }
        return isStraight && abs(abs(contours[0].area) - bounds.area) <= 1e-6 * bounds.area
    }
}

extension GlyphEntry {
    /// A drawing as it is used for this glyph.
    package func used(_ glyph: Glyph) -> Glyph { settings.geometry.drop == .frame ? glyph.withoutFrames : glyph }
}
