extension String {
    /// The parts between slashes, without empty ones.
    package var pathParts: [Substring] {
        isASCII ? utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) } : split(separator: "/")
    }
}
