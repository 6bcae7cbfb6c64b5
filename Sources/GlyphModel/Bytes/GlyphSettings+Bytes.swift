package import Markup

extension GlyphSettings: ByteEncodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(tint)
        encoder.append(raw: dark)
        encoder.append(fill)
        encoder.append(each: appearances)
        encoder.append(each: variants)
        encoder.append(each: weights) { $0.append(raw: $1) }
        encoder.append(raw: slash)
        encoder.append(enclosed) { $0.append(raw: $1) }
        encoder.append(raw: direction)
        encoder.append(raw: rendering)
        encoder.append(each: backgrounds)
        encoder.append(vibrancy) { $0.append(raw: $1) }
        encoder.append(contrast)
        encoder.append(statesContrast)
        encoder.append(raw: audit)
        encoder.append(each: sizes)
        encoder.append(raw: paint)
        encoder.append(raw: drop)
        encoder.append(frame)
        encoder.append(strokes) { $0.append(raw: $1) }
        encoder.append(raw: effects)
        encoder.append(intent) { $0.append(raw: $1) }
        encoder.append(makesSymbols)
        encoder.append(keepsStrokes)
        encoder.append(raw: uncertainFill)
        encoder.append(uncertainty)
    }
}

extension FillStyle: ByteEncodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(raw: islands)
        encoder.append(raw: lines)
        encoder.append(raw: rings)
        encoder.append(raw: gaps)
        encoder.append(raw: handles)
        encoder.append(raw: panels)
        encoder.append(gapWidth)
        encoder.append(inset)
        encoder.append(each: without.sortedByBytes)
    }
}
