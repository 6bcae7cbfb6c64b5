extension Path {
    /// How far the pen draws, along curves and closing lines; moves do not count.
    public var length: Double { subpaths.reduce(0) { $0 + $1.length } }
}
