import ArgumentParser

@main
struct Twinlight: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "twinlight",
        abstract: "Turns hollow symbol glyphs into finished, paired light and dark assets.")
}
