extension Unicode.Scalar {
    /// Whether it is a control, a line break other than the line breaks of ASCII, or a change of the direction of the
    /// text after it. None of them is seen where a text is read, a terminal obeys some, and in code they hide what it
    /// does.
    var isInvisible: Bool {
        switch value {
        case 0x20..<0x7F: false
        case 0x202A...0x202E, 0x2066...0x2069: true
        default:
            switch properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: true
            default: false
            }
        }
    }
}
