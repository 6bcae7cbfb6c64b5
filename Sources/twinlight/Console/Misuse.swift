/// A wish that cannot be granted as it stands, found after the arguments were parsed.
struct Misuse: Error {
    var message: String

    init(_ message: String) { self.message = message }
}
