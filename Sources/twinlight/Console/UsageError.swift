/// A request that is not possible, found after the arguments were parsed.
struct UsageError: Error {
    var message: String

    init(_ message: String) { self.message = message }
}
