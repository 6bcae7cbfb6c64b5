internal import Markup

/// Counts the work of reading colours, for all imports of a manifest together, and ends it at a limit. The count does
/// not depend on the machine.
///
/// A step is a member that is looked at, or a part of a reference that is followed: a microsecond at most.
struct ImportMeter {
    /// Far more than the files take that people and design tools write: a thousand colours take some ten thousand.
    static let limit = 40_000_000

    static let exceededID = "limit-exceeded"

    private(set) var spent = 0
    private let limit: Int

    init(limit: Int = Self.limit) { self.limit = limit }

    var isExceeded: Bool { spent >= limit }

    mutating func spend(_ steps: Int) { spent += min(steps, limit - spent) }

    /// The steps for a text that is read or copied as a whole. A name of usual length costs nothing of its own.
    static func steps(for text: String) -> Int { max(0, text.utf8.count - 256) }

    func exceeded(at location: SourceFile.Location?) -> Diagnostic {
        Diagnostic(
            .error, id: Self.exceededID, "reading the colours takes more than \(limit) steps", at: location,
            hint: "import files with fewer tokens, references or extended groups")
    }
}
