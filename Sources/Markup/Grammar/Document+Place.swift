extension Document {
    /// Where a piece of an attribute's value stands: exactly, where the source has it as it is.
    package func place(of piece: Substring, in attribute: Element.Attribute) -> Int {
        let distance = attribute.value.utf8.distance(from: attribute.value.startIndex, to: piece.startIndex)
        let offset = attribute.valueOffset + distance
        let isThere =
            piece.base == attribute.value && offset <= source.bytes.count
            && source.bytes[offset...].starts(with: piece.utf8)
        return isThere ? offset : attribute.valueOffset
    }
}
