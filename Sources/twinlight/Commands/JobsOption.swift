import ArgumentParser

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

struct JobsOption: ParsableArguments {
    @Option(help: "The number of glyphs that are processed at the same time; as many as there are cores if not given.")
    var jobs: Int?

    func validate() throws {
        if let jobs, !(1...1024).contains(jobs) { throw ValidationError("'--jobs' must be from 1 to 1024") }
    }

    var count: Int { jobs ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
