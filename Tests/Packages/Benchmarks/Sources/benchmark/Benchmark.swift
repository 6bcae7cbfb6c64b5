import Foundation

/// `benchmark FOLDER… [--repeat N] [--only OPERATION] [--json] [--paths FILE] [--growth]`
@main struct Benchmark {
    static let usage = """
        usage: benchmark FOLDER… [--repeat N] [--only OPERATION] [--json] [--paths FILE]
               benchmark --growth

        FOLDER holds SVG files. --json prints a report for programs, --paths also writes the prepared paths as
        JSON. --growth instead times unions of 10 to 100,000 edges.
        """

    static func main() throws {
        guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
            FileHandle.standardError.write(Data((usage + "\n").utf8))
            exit(2)
        }
        if options.showsGrowth { return Growth.printTable() }
        let operations = Operation.all.filter { options.only == nil || $0.name == options.only }
        var reports: [Report] = []
        var prepared: [PreparedPaths] = []
        for folder in options.folders {
            let set = try DrawingSet(folder: folder, name: folder)
            let report = Report(set, operations: operations, repetitions: options.repetitions)
            if !options.printsJSON { print(report.table) }
            reports.append(report)
            if options.pathsFile != nil { prepared.append(PreparedPaths(set)) }
        }
        if options.printsJSON { print(String(decoding: try JSONEncoder().encode(reports), as: UTF8.self)) }
        if let file = options.pathsFile {
            try JSONEncoder().encode(prepared).write(to: URL(fileURLWithPath: file))
        }
    }
}

struct Options {
    var folders: [String] = []
    var repetitions = 5
    var only: String?
    var printsJSON = false
    var pathsFile: String?
    var showsGrowth = false

    /// Nil for arguments that are none.
    init?(_ arguments: [String]) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--json": printsJSON = true
            case "--growth": showsGrowth = true
            case "--repeat":
                guard let count = rest.popFirst().flatMap({ Int($0) }), count > 0 else { return nil }
                repetitions = count
            case "--only":
                guard let name = rest.popFirst(), Operation.all.contains(where: { $0.name == name }) else { return nil }
                only = name
            case "--paths":
                guard let file = rest.popFirst() else { return nil }
                pathsFile = file
            default:
                if argument.hasPrefix("-") { return nil }
                folders.append(argument)
            }
        }
        if folders.isEmpty, !showsGrowth { return nil }
    }
}
