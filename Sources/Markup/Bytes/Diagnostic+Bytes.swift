extension Diagnostic: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(raw: severity)
        encoder.append(id)
        encoder.append(message)
        encoder.append(location)
        encoder.append(subject)
        encoder.append(hint)
        encoder.append(each: notes)
        encoder.append(fix)
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        self.init(
            try decoder.raw(), id: try decoder.string(), try decoder.string(), at: try decoder.optional(),
            subject: try decoder.optionalString(), hint: try decoder.optionalString(),
            notes: try decoder.strings(), fix: try decoder.optional())
    }
}

extension SourceFile.Location: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(path)
        encoder.append(line)
        encoder.append(column)
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        self.init(path: try decoder.string(), line: try decoder.int(), column: try decoder.int())
    }
}

extension Fix: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(message)
        encoder.append(each: edits)
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        self.init(try decoder.string(), edits: try decoder.array())
    }
}

extension Fix.Edit: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(path)
        encoder.append(range.lowerBound)
        encoder.append(range.upperBound)
        encoder.append(replacement)
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        let (path, lower, upper) = (try decoder.string(), try decoder.int(), try decoder.int())
        guard lower <= upper else { throw ByteDecoder.Fault() }
        self.init(path: path, range: lower..<upper, replacement: try decoder.string())
    }
}
