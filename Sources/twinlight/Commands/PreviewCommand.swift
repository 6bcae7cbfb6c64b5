import ArgumentParser

struct PreviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview", abstract: "Look at the sheet (not supported yet; export the format 'preview').")

    @Argument(parsing: .allUnrecognized, help: .hidden)
    var rest: [String] = []

    func run() throws {
        throw Misuse(
            "'preview' is not supported yet; a manifest with <export format=\"preview\"/> builds the sheet")
    }
}
