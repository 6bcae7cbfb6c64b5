extension Path {
    /// The total length of curves and lines, including closing lines; moves do not count.
    public var length: Double { subpaths.reduce(0) { $0 + $1.length } }
}
