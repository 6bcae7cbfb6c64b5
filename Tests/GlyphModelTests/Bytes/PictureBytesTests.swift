import GlyphModel
import Markup
import PathGeometry
import SemanticColor
import Support
import Testing

private func bytes(_ value: some ByteEncodable) -> [UInt8] {
    var encoder = ByteEncoder()
    encoder.append(value)
    return encoder.bytes
}

private func read<Value: ByteCodable>(_ bytes: [UInt8], as _: Value.Type) throws -> Value {
    var decoder = ByteDecoder(bytes)
    let value = try decoder.value(Value.self)
    #expect(decoder.isAtEnd)
    return value
}

/// The results of a build are the same after they were written and read.
@Suite struct PictureBytesTests {
    @Test(arguments: seeds(400)) func aPictureIsReadAsItWasWritten(seed: UInt64) throws {
        var random = RandomPictures(seed: seed)
        let picture = random.picture()
        let written = bytes(picture)
        let read = try read(written, as: GlyphAsset.Rendition.self)
        #expect(read.drawing == picture.drawing && read.appearance == picture.appearance)
        #expect(read.drawing.layers.map(\.data) == picture.drawing.layers.map(\.data))
        // Equal numbers may differ in their bits, such as zeros with signs.
        #expect(bytes(read) == written)
        let diagnostic = random.diagnostic()
        #expect(try PictureBytesTests.same(diagnostic))
    }

    private static func same<Value: ByteCodable & Equatable>(_ value: Value) throws -> Bool {
        try read(bytes(value), as: Value.self) == value
    }

    @Test(arguments: seeds(400)) func damagedBytesAreAFaultOrAnotherPicture(seed: UInt64) {
        var random = RandomPictures(seed: seed)
        let written = bytes(random.picture()) + bytes(random.diagnostic())
        for _ in 0..<40 {
            var damaged = written
            for _ in 0..<Int.random(in: 1...3, using: &random.random) {
                let index = Int.random(in: damaged.indices, using: &random.random)
                damaged[index] = UInt8.random(in: 0...255, using: &random.random)
            }
            if Bool.random(using: &random.random) {
                damaged.removeLast(Int.random(in: 0..<damaged.count, using: &random.random))
            }
            var decoder = ByteDecoder(damaged)
            if let picture = try? decoder.value(GlyphAsset.Rendition.self) {
                // Not more than the bytes can say.
                #expect(picture.drawing.layers.count <= damaged.count)
                _ = try? decoder.value(Diagnostic.self)
            }
        }
    }

    @Test func numbersThatAreTooLargeAreAFault() {
        var encoder = ByteEncoder()
        encoder.append(Int.max)
        #expect(throws: ByteDecoder.Fault.self) { try read(encoder.bytes, as: Path.self) }
        #expect(throws: ByteDecoder.Fault.self) { try read(encoder.bytes, as: SharedPaths.self) }
        #expect(throws: ByteDecoder.Fault.self) { try read(encoder.bytes, as: Appearance.self) }
        var edit = bytes(Fix.Edit(path: "", range: 4..<5, replacement: ""))
        edit[1] = 14
        #expect(throws: ByteDecoder.Fault.self) { try read(edit, as: Fix.Edit.self) }
    }

    @Test(arguments: seeds(100)) func pathsOfSeveralDrawingsAreWrittenOnce(seed: UInt64) throws {
        var random = RandomPictures(seed: seed)
        let first = random.drawing()
        let drawings = [first, random.drawing(), first]
        var (shared, bare) = (SharedPaths(), drawings)
        for index in bare.indices { shared.take(from: &bare[index]) }
        #expect(bare.allSatisfy { $0.layers.allSatisfy { $0.path.isEmpty && $0.data == nil } })
        var back = try read(bytes(shared), as: SharedPaths.self)
        for index in bare.indices { try back.put(into: &bare[index]) }
        #expect(bare.map { bytes($0) } == drawings.map { bytes($0) })
        var alone = SharedPaths()
        var (one, other) = (drawings[0], drawings[1])
        alone.take(from: &one)
        alone.take(from: &other)
        #expect(bytes(shared).count <= bytes(alone).count + first.layers.count * 2)
        var extra = Drawing(
            width: 1, height: 1, viewBox: Rect(.zero),
            layers: [TintedLayer(path: Path(), paint: .role("a", opacity: 1))])
        #expect(throws: ByteDecoder.Fault.self) { try back.put(into: &extra) }
    }

    @Test func eachPropertyOfAPictureIsWritten() {
        let layer = TintedLayer(path: Path(polygon: [.zero]), paint: .role("a", opacity: 1))
        let drawing = Drawing(width: 1, height: 2, viewBox: Rect(.zero), layers: [layer])
        let other = TintedLayer(path: Path(), paint: .role("b", opacity: 1))
        let symbol = SymbolDrawing(
            ultralight: drawing, regular: drawing, black: drawing,
            notes: [SymbolDrawing.Note(role: .primary, isInTint: true, motionGroup: 1, variable: 0.5)],
            widths: SymbolDrawing.Widths(ultralight: 0.3, black: 2))
        var picture = GlyphAsset.Rendition(appearance: .light, form: .fill, tint: "a", drawing: drawing)
        picture.alternatives = [.init(manifest: nil, text: "", drawing: drawing)]
        expectEachPropertyCounts(
            of: picture,
            [
                "appearance": { $0.appearance = .dark }, "form": { $0.form = .outline }, "tint": { $0.tint = "b" },
                "drawing": { $0.drawing.width = 3 },
                "alternatives": { $0.alternatives = [.init(manifest: "", text: "", drawing: drawing)] },
                "chosen": { $0.chosen = 0 },
                "ownSymbol": { $0.symbol = symbol }, "ownRightToLeft": { $0.rightToLeft = drawing },
            ])
        expectEachPropertyCounts(
            of: symbol,
            [
                "ultralight": { $0.ultralight.width = 3 }, "regular": { $0.regular.width = 3 },
                "black": { $0.black.width = 3 }, "notes": { $0.notes = [] },
                "widths": { $0.widths.black = 3 },
            ])
        for change: (inout SymbolDrawing.Note) -> Void in [
            { $0.role = .tertiary }, { $0.isInTint = false }, { $0.motionGroup = 2 }, { $0.variable = nil },
            { $0.erases = true },
        ] {
            var other = symbol
            change(&other.notes[0])
            #expect(bytes(other) != bytes(symbol))
        }
        expectEachPropertyCounts(
            of: GlyphAsset.Rendition.Alternative(manifest: "a", text: "b", drawing: drawing),
            ["text": { $0.text = "c" }, "manifest": { $0.manifest = "b" }, "drawing": { $0.drawing.height = 3 }])
        expectEachPropertyCounts(
            of: drawing,
            [
                "width": { $0.width = 3 }, "height": { $0.height = 3 }, "viewBox": { $0.viewBox.maxX = 3 },
                "layers": { $0.layers = [other] }, "preserveAspectRatio": { $0.preserveAspectRatio.align = .none },
                "form": { $0.form = .outline },
            ])
        let written = drawing.written().layers[0]
        expectEachPropertyCounts(
            of: layer,
            [
                "path": { $0.path = Path() }, "data": { $0 = written }, "paint": { $0.paint = other.paint },
                "groups": { $0.groups = [OpacityGroup(id: 1, opacity: 1)] },
                "shape": { $0.shape = DrawnShape(Path(), fill: .nonzero) },
            ])
        let pen = StrokeStyle(width: 2)
        expectEachPropertyCounts(
            of: DrawnShape(Path()),
            [
                "path": { $0.path = layer.path }, "fill": { $0.fill = .evenodd }, "stroke": { $0.stroke = pen },
            ])
        expectEachPropertyCounts(
            of: pen,
            [
                "width": { $0.width = 3 }, "cap": { $0.cap = .round }, "join": { $0.join = .bevel },
                "miterLimit": { $0.miterLimit = 9 }, "dash": { $0.dash = DashPattern([1, 2]) },
            ])
        expectEachPropertyCounts(
            of: OpacityGroup(id: 1, opacity: 1), ["id": { $0.id = 2 }, "opacity": { $0.opacity = 0.5 }])
        expectEachPropertyCounts(
            of: PreserveAspectRatio.initial, ["align": { $0.align = .none }, "scale": { $0.scale = .slice }])
    }

    @Test func eachPropertyOfAGradientIsWritten() {
        var random = RandomPictures(seed: 1)
        var gradient = random.gradient()
        gradient.opacity = 1
        gradient.spread = .pad
        gradient.transform = .identity
        gradient.shape = .linear(from: .zero, to: Point(1, 1))
        gradient.stops = [Gradient.Stop(offset: 0, color: .white)]
        expectEachPropertyCounts(
            of: gradient,
            [
                "shape": { $0.shape = .linear(from: .zero, to: .zero) }, "transform": { $0.transform.f = 1 },
                "spread": { $0.spread = .reflect }, "stops": { $0.stops = [] }, "opacity": { $0.opacity = 0 },
            ])
        expectEachPropertyCounts(
            of: gradient.stops[0],
            ["offset": { $0.offset = 1 }, "color": { $0.color = .black }, "isCurrent": { $0.isCurrent = true }])
        expectEachPropertyCounts(
            of: Transform.identity,
            [
                "a": { $0.a = 3 }, "b": { $0.b = 3 }, "c": { $0.c = 3 }, "d": { $0.d = 3 }, "e": { $0.e = 3 },
                "f": { $0.f = 3 },
            ])
        expectEachPropertyCounts(of: Point.zero, ["x": { $0.x = 1 }, "y": { $0.y = 1 }])
        expectEachPropertyCounts(
            of: Rect(.zero),
            ["minX": { $0.minX = -1 }, "minY": { $0.minY = -1 }, "maxX": { $0.maxX = 1 }, "maxY": { $0.maxY = 1 }])
    }

    @Test func eachPropertyOfADiagnosticIsWritten() {
        let place = SourceFile.Location(path: "a", line: 1, column: 1)
        let edit = Fix.Edit(path: "a", range: 1..<2, replacement: "b")
        expectEachPropertyCounts(
            of: Diagnostic(.info, id: "a", "b"),
            [
                "severity": { $0.severity = .error }, "id": { $0.id = "c" }, "message": { $0.message = "c" },
                "location": { $0.location = place }, "subject": { $0.subject = "c" }, "hint": { $0.hint = "c" },
                "notes": { $0.notes = ["c"] }, "fix": { $0.fix = Fix("c", edits: [edit]) },
            ])
        expectEachPropertyCounts(
            of: place, ["path": { $0.path = "b" }, "line": { $0.line = 2 }, "column": { $0.column = 2 }])
        expectEachPropertyCounts(
            of: Fix("a", edits: [edit]), ["message": { $0.message = "b" }, "edits": { $0.edits = [] }])
        expectEachPropertyCounts(
            of: edit,
            ["path": { $0.path = "b" }, "range": { $0.range = 1..<3 }, "replacement": { $0.replacement = "c" }])
    }
}
