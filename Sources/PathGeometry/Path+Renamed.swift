extension Path {
    /// The name that `offset(by:join:rule:within:)` had in 0.1.0.
    @available(*, deprecated, renamed: "offset(by:join:rule:within:)")
    public func grown(
        by margin: Double, join: LineJoin = .round, rule: FillRule = .nonzero, within tolerance: Tolerance = .standard
    ) -> Path {
        offset(by: margin, join: join, rule: rule, within: tolerance)
    }
}
