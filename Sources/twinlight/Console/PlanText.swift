import GlyphKit

/// What a build changes: a line for each file, and a sum with the output's path.
struct PlanText {
    var plan: OutputPlan
    /// The output's folder.
    var folder: String
    var listsChanges: Bool

    func lines(withUnchanged: Bool) -> [String] {
        var lines: [String] = []
        if listsChanges {
            lines = plan.items.filter { withUnchanged || $0.change != .unchanged }
                .map { "\($0.change.rawValue) \($0.path)" }
        }
        let sum = OutputPlan.Change.allCases.filter { $0 != .adopted || plan.count($0) > 0 }
            .map { "\(plan.count($0)) \($0.rawValue)" }
        return lines + ["\(folder): \(sum.joined(separator: ", "))"]
    }
}
