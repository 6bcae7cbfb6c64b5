import ArgumentParser
import Foundation

struct JobsOption: ParsableArguments {
    @Option(help: "How many glyphs are worked on at the same time; all cores if not given.")
    var jobs: Int?

    func validate() throws {
        if let jobs, !(1...1024).contains(jobs) { throw ValidationError("'--jobs' takes 1 to 1024") }
    }

    var count: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }
}
