internal import CWorkMeter

/// Bounds the work of a computation by a count, which does not depend on the machine.
///
/// A step is about the work of an edge in a sweep: a tenth of a microsecond. Operations count their steps. Where a
/// limit is used up, they end at once, and so does the computation: none of its results leaves `run`. Outside of it, no
/// operation is bounded.
package enum WorkLimit {
    /// Edges and their pieces that one operation may have in memory at the same time.
    private static let most = 1_500_000

    /// Runs a computation with a limit. One inside of another shares the other's limit.
    ///
    /// - Parameter body: a function that must not change its thread.
    /// - Returns: its result; nil where the limit is used up.
    package static func run<Result, Failure: Error>(
        upTo limit: Int, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result? {
        let outer = CWorkMeter_left()
        if outer == .max { CWorkMeter_setLeft(Int64(limit)) }
        defer { if outer == .max { CWorkMeter_setLeft(.max) } }
        let result = Swift.Result(catching: body)
        return isExceeded ? nil : try result.get()
    }

    package static var isExceeded: Bool { CWorkMeter_left() <= 0 }

    /// The steps that are left; without a limit as many as there are numbers.
    static var left: Int { Int(CWorkMeter_left()) }

    /// Edges and their pieces that an operation may have now.
    static var atOnce: Int { left == .max ? .max : min(left, most) }

    /// Counts work that was done; far more work than is left leaves nothing.
    package static func spend(_ work: Int) {
        let left = CWorkMeter_left()
        if left != .max { CWorkMeter_setLeft(max(left - Int64(work), 0)) }
    }

    /// Counts a sweep of so many pieces. They are sorted, and looked for among each other, in more memory than a
    /// processor has at hand: with a million, a piece takes five times as long as with a thousand (measured on unions
    /// of strokes).
    static func spend(sweeping count: Int) {
        let doublings = Int.bitWidth - count.leadingZeroBitCount
        spend(count + count / 10 * 4 * max(doublings - 10, 0))
    }

    /// For an operation that was ended.
    static func exceed() { spend(.max) }
}
