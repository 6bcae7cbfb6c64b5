extension Document {
    /// The source offset of a piece of an attribute's value: exact if the source has the value without entities.
    package func place(of piece: Substring, in attribute: Element.Attribute) -> Int {
        let distance = attribute.value.utf8.distance(from: attribute.value.startIndex, to: piece.startIndex)
        let offset = attribute.valueOffset + distance
        let isThere =
            piece.base == attribute.value && offset <= source.bytes.count
            && source.bytes[offset...].starts(with: piece.utf8)
        return isThere ? offset : attribute.valueOffset
    }
}
