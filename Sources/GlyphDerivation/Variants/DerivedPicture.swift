internal import GlyphModel
package import PathGeometry

/// A variant during its derivation; steps change it.
package struct DerivedPicture: Hashable, Sendable {
    /// From back to front, in normal form.
    package var layers: [OutlinedLayer]
    /// The visible part. If a step enlarges it, the picture grows: a unit keeps its length.
    package var viewBox: Rect
    /// The lines that its outline follows. A step adds the lines that it draws or knocks out, and moves all with the
    /// picture.
    package var centerLines: [CenterLine]
    /// The same picture of whole layers, some of which erase the layers below them; nil if that is the same one.
    /// Symbols have it, as their layers move.
    package var stack: [OutlinedLayer]?

    package init(layers: [OutlinedLayer], viewBox: Rect, centerLines: [CenterLine] = []) {
        (self.layers, self.viewBox, self.centerLines) = (layers, viewBox, centerLines)
    }

    /// The part of the picture inside of the view box.
    package func cropped(_ tolerance: Tolerance) -> DerivedPicture {
        let length = tolerance.length(in: viewBox.extent)
        var picture = self
        picture.layers = layers.compactMap { $0.cropped(to: viewBox, tolerance: length) }
        picture.stack = stack?.compactMap { $0.cropped(to: viewBox, tolerance: length) }
        return picture
    }

    /// The picture in other coordinates of the same view box.
    ///
    /// - Parameter transform: a transform that scales evenly.
    package func transformed(by transform: Transform) -> DerivedPicture {
        var picture = self
        for index in layers.indices {
            picture.layers[index].path = layers[index].path.transformed(by: transform)
        }
        if var stack {
            for index in stack.indices { stack[index].path = stack[index].path.transformed(by: transform) }
            picture.stack = stack
        }
        picture.centerLines = centerLines.map { $0.transformed(by: transform) }
        return picture
    }

    /// Draws an area on top, in the paint that covers most of the picture; in the whole tint, if that fades. Selectors
    /// match it by an element name: `<layer select="slash" tint="systemRed"/>`. Nothing is drawn on a picture without
    /// layers.
    ///
    /// - Parameters:
    ///   - path: a path in normal form.
    ///   - picture: the picture that it gets the paint of, if it is not this one.
    package mutating func add(_ path: Path, as element: String, like picture: DerivedPicture? = nil) {
        guard !path.isEmpty, let ink = (picture ?? self).layers.max(by: { abs($0.path.area) < abs($1.path.area) })
        else { return }
        let identity = ElementIdentity([ElementIdentity.Names(element: element)])
        // A mark is seen as a whole: it does not fade with the layer below it.
        let paint = ink.paint.fades ? .currentColor(opacity: 1) : ink.paint
        var layer = OutlinedLayer(path: path, paint: paint, element: identity, location: ink.location)
        layer.step = element
        layers.append(layer)
    }

    /// States the layers of the picture as a stack: areas are erased from the areas of another picture, and what it has
    /// on top is drawn.
    ///
    /// - Parameters:
    ///   - area: the area around the picture on top, in normal form.
    ///   - scraps: the other areas to erase, in normal form.
    mutating func stack(on picture: DerivedPicture, erasing area: Path, _ scraps: Path) {
        guard let top = layers.last else { return }
        var erasers = [top, top]
        (erasers[0].path, erasers[0].erases, erasers[0].isStill) = (scraps, true, true)
        (erasers[1].path, erasers[1].erases) = (area, true)
        stack = (picture.stack ?? picture.layers) + erasers.filter { !$0.path.isEmpty } + [top]
    }

    /// Removes an area from all layers.
    package mutating func cut(_ path: Path, _ tolerance: Tolerance) {
        let length = tolerance.length(in: viewBox.extent)
        for index in layers.indices {
            layers[index].path = layers[index].path.combined(with: path, by: .difference, tolerance: length)
        }
        layers.removeAll(where: \.path.isEmpty)
    }
}
