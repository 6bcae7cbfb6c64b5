import GlyphKit

/// The changes of a build: a line for each file, and a sum with the output's path.
struct PlanText {
    /// The purpose of the plan, which decides its words.
    enum Purpose {
        /// It is carried out.
        case build
        /// It is the plan of a build that is not carried out.
        case dryRun
        /// The output is compared with it.
        case check
    }

    var plan: OutputPlan
    /// The output's folder.
    var folder: String
    var purpose = Purpose.build
    var listsChanges: Bool

    func lines(withUnchanged: Bool) -> [String] {
        var lines: [String] = []
        if listsChanges {
            lines = plan.items.filter { withUnchanged || $0.change != .unchanged }
                .map { "\(word(for: $0.change)) \($0.path)" }
        }
        let sum = OutputPlan.Change.allCases.filter { $0 != .adopted || plan.count($0) > 0 }
            .map { "\(plan.count($0)) \(sumWord(for: $0))" }
        return lines + ["\(folder): \(sum.joined(separator: ", "))"]
    }

    private func word(for change: OutputPlan.Change) -> String {
        purpose == .dryRun && change != .unchanged ? "would \(verb(for: change))" : sumWord(for: change)
    }

    private func sumWord(for change: OutputPlan.Change) -> String {
        switch purpose {
        case .build: change.rawValue
        case .dryRun: change == .unchanged ? change.rawValue : "to \(verb(for: change))"
        case .check:
            switch change {
            case .created: "missing"
            case .updated: "stale"
            case .unchanged: "up to date"
            case .removed: "left over"
            case .adopted: "to adopt"
            }
        }
    }

    private func verb(for change: OutputPlan.Change) -> String {
        switch change {
        case .created: "create"
        case .updated: "update"
        case .unchanged: "leave"
        case .removed: "remove"
        case .adopted: "adopt"
        }
    }
}
