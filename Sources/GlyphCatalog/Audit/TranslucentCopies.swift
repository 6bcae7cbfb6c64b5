internal import Markup
internal import SemanticColor

extension DynamicColor {
    /// The labels, fills and separators of the system that this gray is the light value of, in any generation; empty
    /// for a colour with more values, and for an opaque one.
    ///
    /// An opaque gray may be chosen by chance. One that is as translucent as the system's, in the same bytes, is a
    /// copy: its value for dark was left behind. Black and white are what all apps make translucent.
    var translucentCopies: [ColorRole] {
        let own = self[.light]
        guard own.alpha < 1, !own.isBlackOrWhite, own.components(in: .oklch).y < Self.mostChroma,
            Appearance.allCases.allSatisfy({ $0 == .light || stated($0) == nil })
        else { return [] }
        return Self.translucentRoles.filter { $0.values.contains { $0.looksLike(own) } }.map(\.role)
    }

    /// As much as the system's have.
    private static let mostChroma = 0.03

    /// With the light values of all generations, in the order of the newest one.
    private static let translucentRoles: [(role: ColorRole, values: [Color])] = {
        let generations = SystemColors.Generation.allCases.sorted(by: >)
        return generations.flatMap { Palette.system($0).roles }.uniqued.compactMap { role in
            guard SystemColors.target(of: role) == nil, let kind = SystemColors.kind(of: role),
                [.label, .fill, .separator].contains(kind)
            else { return nil }
            let values = generations.compactMap { SystemColors.color(role, in: $0)?[.light] }
            return (role, values.filter { $0.alpha < 1 })
        }
    }()
}
