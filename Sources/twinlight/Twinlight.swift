import ArgumentParser

/// The command. Bare `twinlight` builds.
@main
struct Twinlight: AsyncParsableCommand {
    static let version = "0.2.0"

    static let configuration = CommandConfiguration(
        commandName: "twinlight",
        abstract: "Turns hollow symbol glyphs into finished, paired light and dark assets.",
        discussion: """
            For example:
              twinlight init Icons --from Downloads/icons
              twinlight build Icons
              twinlight help contrast

            'twinlight help ID' explains a lint or a rule of the fill derivation; 'help lints' and 'help rules' list them. \
            '--version --verbose' says what this program was built with, and which optional programs it finds.

            Exit codes: 0 done; 1 findings, or a stale output with --check; 2 a usage error or an invalid \
            manifest; 3 an input could not be read or is not an SVG; 4 a write failed.
            """,
        version: version,
        subcommands: [
            BuildCommand.self, LintCommand.self, PreviewCommand.self, InitCommand.self,
            AddCommand.self, MergeCommand.self, FillCommand.self, OutlineCommand.self, SchemaCommand.self,
            ColorsCommand.self,
        ],
        defaultSubcommand: BuildCommand.self)

    /// Usage errors end with 2; the parser's default would be 64.
    static func main() async {
        Memory.limitReserves()
        do {
            let arguments = Array(CommandLine.arguments.dropFirst())
            if arguments == ["--version"] { return Console.result(version) }
            if let page = try HelpPage.asked(for: arguments, besides: commandNames) {
                return Console.result(page)
            }
            if VersionText.isAsked(by: arguments) { return Console.result(VersionText.text) }
            var command = try requested(by: arguments)
            if var asynchronous = command as? any AsyncParsableCommand {
                try await asynchronous.run()
            } else {
                try command.run()
            }
        } catch let status as ExitStatus {
            exit(withError: ExitCode(status.rawValue))
        } catch let error as UsageError {
            Console.note(DiagnosticText(isColored: false).fault(error.message))
            exit(withError: ExitCode(ExitStatus.usage.rawValue))
        } catch {
            let isRequest = exitCode(for: error).isSuccess  // of help, or the version
            if isRequest {
                Console.result(fullMessage(for: error))
            } else {
                Console.note(OptionFaultText(message: message(for: error), full: fullMessage(for: error)).text)
            }
            exit(withError: isRequest ? ExitCode.success : ExitCode(ExitStatus.usage.rawValue))
        }
    }

    /// The command with its options.
    ///
    /// A word chooses it, and it parses its own arguments: to parse them by way of the root sets up all options of a build
    /// five times. The root has the last word where a command refuses them, since its messages name the whole line.
    private static func requested(by arguments: [String]) throws -> any ParsableCommand {
        let commands = configuration.subcommands
        try CommandWord.check(arguments, of: commandNames)
        if let chosen = commands.first(where: { name($0) == arguments.first }) {
            if let command = try? chosen.parseAsRoot(Array(arguments.dropFirst())), type(of: command) == chosen {
                return command
            }
        } else if !arguments.contains(where: { word in word == "help" || commands.contains { name($0) == word } }) {
            if let command = try? BuildCommand.parseAsRoot(arguments), command is BuildCommand { return command }
        }
        return try parseAsRoot(arguments)
    }

    static var commandNames: [String] { configuration.subcommands.map(name) }

    private static func name(_ command: any ParsableCommand.Type) -> String { command.configuration.commandName ?? "" }
}
