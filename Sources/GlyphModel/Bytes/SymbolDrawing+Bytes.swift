package import Markup

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
