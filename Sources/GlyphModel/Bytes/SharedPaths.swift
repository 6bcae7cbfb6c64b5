package import Markup
internal import PathGeometry

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
