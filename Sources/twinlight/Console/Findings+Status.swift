import Markup

extension Findings {
    /// The exit code for errors among them: an input that could not be read says so, whatever else was found.
    func status(orElse status: ExitStatus) -> ExitStatus {
        diagnostics.contains { $0.severity == .error && Self.unreadable.contains($0.id) } ? .unreadable : status
    }

    private static let unreadable: Set<String> = ["source-unreadable", "file-unreadable", "not-svg"]
}
