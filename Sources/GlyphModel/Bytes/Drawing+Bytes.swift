package import Markup
internal import PathGeometry
internal import SemanticColor

extension Drawing: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(width)
        encoder.append(height)
        viewBox.encode(into: &encoder)
        encoder.append(layers.count)
        for layer in layers { layer.encode(into: &encoder) }
        preserveAspectRatio.encode(into: &encoder)
        encoder.append(form?.rawValue)
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        self.init(
            width: try decoder.double(), height: try decoder.double(), viewBox: try decoder.value(),
            layers: try decoder.array(), preserveAspectRatio: try decoder.value(),
            form: try decoder.optional { decoder throws(ByteDecoder.Fault) in try decoder.raw() })
    }
}

/// With the data of its path, which takes longer to write than to read.
extension TintedLayer: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        path.encode(into: &encoder)
        encoder.append(data)
        paint.encode(into: &encoder)
        encoder.append(groups.count)
        for group in groups { group.encode(into: &encoder) }
        encoder.append(shape != nil)
        shape?.encode(into: &encoder)
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        let path: Path = try decoder.value()
        let data = try decoder.optionalString()
        self.init(
            path: path, paint: try decoder.value(), groups: try decoder.array(),
            shape: try decoder.optional { decoder throws(ByteDecoder.Fault) in try decoder.value() })
        self.data = data
    }
}

extension TintedLayer.Paint: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        switch self {
        case .role(let role, let opacity):
            encoder.append(0)
            role.encode(into: &encoder)
            encoder.append(opacity)
        case .original(let paint):
            encoder.append(1)
            encoder.append(paint)
        case .fade(let role, let gradient):
            encoder.append(2)
            encoder.append(role)
            encoder.append(gradient)
        }
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        switch try decoder.int() {
        case 0: self = .role(try decoder.value(), opacity: try decoder.double())
        case 1: self = .original(try decoder.value())
        case 2: self = .fade(try decoder.value(), try decoder.value())
        default: throw ByteDecoder.Fault()
        }
    }
}

extension Paint: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        switch self {
        case .color(let color):
            encoder.append(0)
            encoder.append(color)
        case .currentColor(let opacity):
            encoder.append(1)
            encoder.append(opacity)
        case .gradient(let gradient):
            encoder.append(2)
            encoder.append(gradient)
        }
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        switch try decoder.int() {
        case 0: self = .color(try decoder.value())
        case 1: self = .currentColor(opacity: try decoder.double())
        case 2: self = .gradient(try decoder.value())
        default: throw ByteDecoder.Fault()
        }
    }
}

extension Gradient: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(shape)
        encoder.append(transform)
        encoder.append(raw: spread)
        encoder.append(each: stops)
        encoder.append(opacity)
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        self.init(
            shape: try decoder.value(), transform: try decoder.value(), spread: try decoder.raw(),
            stops: try decoder.array(), opacity: try decoder.double())
    }
}

extension Gradient.Shape: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        switch self {
        case .linear(let from, let to):
            encoder.append(0)
            encoder.append(from)
            encoder.append(to)
        case .radial(let center, let radius, let focus, let focusRadius):
            encoder.append(1)
            encoder.append(center)
            encoder.append(radius)
            encoder.append(focus)
            encoder.append(focusRadius)
        }
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        switch try decoder.int() {
        case 0: self = .linear(from: try decoder.value(), to: try decoder.value())
        case 1:
            self = .radial(
                center: try decoder.value(), radius: try decoder.double(), focus: try decoder.value(),
                focusRadius: try decoder.double())
        default: throw ByteDecoder.Fault()
        }
    }
}

extension Gradient.Stop: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(offset)
        encoder.append(color)
        encoder.append(isCurrent)
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        self.init(offset: try decoder.double(), color: try decoder.value(), isCurrent: try decoder.bool())
    }
}

extension OpacityGroup: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(id)
        encoder.append(opacity)
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        self.init(id: try decoder.int(), opacity: try decoder.double())
    }
}

extension PreserveAspectRatio: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(align.rawValue)
        encoder.append(scale.rawValue)
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        self.init(align: try decoder.raw(), scale: try decoder.raw())
    }
}

extension DrawnShape: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(path)
        encoder.append(fill) { $0.append(raw: $1) }
        encoder.append(stroke) { $0.append($1) }
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        self.init(
            try decoder.value(), fill: try decoder.optional { decoder throws(ByteDecoder.Fault) in try decoder.raw() },
            stroke: try decoder.optional { decoder throws(ByteDecoder.Fault) in try decoder.value() })
    }
}

// MARK: - Pictures

extension GlyphAsset.Rendition: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        appearance.encode(into: &encoder)
        encoder.append(form.rawValue)
        tint.encode(into: &encoder)
        drawing.encode(into: &encoder)
        encoder.append(each: alternatives)
        if !alternatives.isEmpty { encoder.append(chosen) }
        encoder.append(symbol != nil)
        symbol?.encode(into: &encoder)
        encoder.append(rightToLeft != nil)
        rightToLeft?.encode(into: &encoder)
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        self.init(
            appearance: try decoder.value(), form: try decoder.raw(), tint: try decoder.value(),
            drawing: try decoder.value())
        alternatives = try decoder.array()
        if !alternatives.isEmpty {
            chosen = try decoder.optional { decoder throws(ByteDecoder.Fault) in try decoder.int() }
            guard chosen.map(alternatives.indices.contains) ?? true else { throw ByteDecoder.Fault() }
        }
        symbol = try decoder.optional { decoder throws(ByteDecoder.Fault) in try decoder.value() }
        rightToLeft = try decoder.optional { decoder throws(ByteDecoder.Fault) in try decoder.value() }
    }
}

extension GlyphAsset.Rendition.Alternative: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(manifest)
        encoder.append(text)
        encoder.append(drawing)
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        self.init(manifest: try decoder.optionalString(), text: try decoder.string(), drawing: try decoder.value())
    }
}

extension SymbolDrawing: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(each: masters)
        encoder.append(each: notes) { encoder, note in
            encoder.append(raw: note.role)
            encoder.append(note.isInTint)
            encoder.append(note.motionGroup)
            encoder.append(note.variable) { $0.append($1) }
            encoder.append(note.erases)
        }
        encoder.append(widths.ultralight)
        encoder.append(widths.black)
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        let masters: [Drawing] = try decoder.array()
        guard masters.count == 3 else { throw ByteDecoder.Fault() }
        let notes = try decoder.array { decoder throws(ByteDecoder.Fault) in
            Note(
                role: try decoder.raw(), isInTint: try decoder.bool(), motionGroup: try decoder.int(),
                variable: try decoder.optional { decoder throws(ByteDecoder.Fault) in try decoder.double() },
                erases: try decoder.bool())
        }
        self.init(
            ultralight: masters[0], regular: masters[1], black: masters[2], notes: notes,
            widths: Widths(ultralight: try decoder.double(), black: try decoder.double()))
    }
}

// MARK: - Paths in common

/// The paths of some drawings, each once: the pictures of a glyph have most of their paths in common.
package struct SharedPaths {
    /// The distinct ones, with their data.
    private var paths: [(path: Path, data: String?)] = []
    /// The indices by layer, in the order of the drawings.
    private var indices: [Int] = []
    /// The next layer that gets its path back.
    private var next = 0

    package init() {}

    /// Takes the paths out of a drawing.
    package mutating func take(from drawing: inout Drawing) {
        for index in drawing.layers.indices {
            let layer = drawing.layers[index]
            let known = paths.firstIndex { $0.data == layer.data && $0.path == layer.path }
            if known == nil { paths.append((layer.path, layer.data)) }
            indices.append(known ?? paths.count - 1)
            drawing.layers[index].restate(as: Path())
        }
    }

    /// Puts the paths back, in the order in which they were taken.
    package mutating func put(into drawing: inout Drawing) throws(ByteDecoder.Fault) {
        for index in drawing.layers.indices {
            guard next < indices.count, paths.indices.contains(indices[next]) else { throw ByteDecoder.Fault() }
            let (path, data) = paths[indices[next]]
            drawing.layers[index].restate(as: path, data: data)
            next += 1
        }
    }
}

extension SharedPaths: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(paths.count)
        for (path, data) in paths {
            path.encode(into: &encoder)
            encoder.append(data)
        }
        encoder.append(indices.count)
        for index in indices { encoder.append(index) }
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        paths = try decoder.array { decoder throws(ByteDecoder.Fault) in
            (path: try decoder.value(), data: try decoder.optionalString())
        }
        indices = try decoder.array { decoder throws(ByteDecoder.Fault) in try decoder.int() }
    }
}
