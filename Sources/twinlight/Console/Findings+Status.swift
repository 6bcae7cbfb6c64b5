import Markup

extension Findings {
    /// The exit code for errors in a manifest: it could not be read at all, or it is invalid.
    var manifestStatus: ExitStatus { contains { Self.unreadable.contains($0) } ? .unreadable : .usage }

    /// The exit code for errors in drawings: one could not be read or is not an SVG, or there are other findings.
    var drawingStatus: ExitStatus {
        contains { Self.unreadable.contains($0) || ["not-svg", "missing-source"].contains($0) || $0.hasPrefix("xml-") }
            ? .unreadable : .findings
    }

    private static let unreadable: Set<String> = ["file-unreadable", "file-limit"]

    private func contains(_ isMeant: (String) -> Bool) -> Bool {
        diagnostics.contains { $0.severity == .error && isMeant($0.id) }
    }
}
