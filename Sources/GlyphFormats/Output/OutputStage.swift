internal import Markup

/// New files on their way into an output: every one is complete before any is moved to its place.
///
/// A file of a folder that is not there yet is moved with that folder, in one step.
struct OutputStage {
    let output: OpenFolder
    /// Its folder for files that are on the way.
    private let stage = ".twinlight-new"
    /// The units, each moved in one step, below the output: a file, or a new folder. In the stage, a unit has its
    /// number as a name.
    private var units: [String] = []
    private var places: [String: FolderPlace] = [:]

    private enum FolderPlace {
        case inOutput
        /// The folder is new: its path in the stage.
        case staged(String)
    }

    /// Removes the rest of a killed run.
    init(in output: OpenFolder) throws(FileError) {
        self.output = output
        try clear()
    }

    /// Where some files go in the stage, in folders that are there then.
    mutating func places(of files: [AssetFile]) throws(FileError) -> [String] {
        try Disk.makeFolder(stage, in: output)
        return try files.map { file throws(FileError) in
            let (folder, name) = AssetPath.split(file.path)
            switch try place(of: folder) {
            case .inOutput: return addUnit(file.path)
            case .staged(let path): return FolderPath.inside(path, name)
            }
        }
    }

    /// Whether the folder is already in the output, and files move into it.
    func needs(_ folder: String) -> Bool { if case .inOutput? = places[folder] { true } else { false } }

    /// Moves everything to its place.
    ///
    /// - Parameter path: the path of a file that goes before all others.
    func move(first path: String) throws(FileError) {
        for (index, unit) in units.enumerated() where unit == path { try move(index) }
        for (index, unit) in units.enumerated() where unit != path { try move(index) }
        try clear()
    }

    func clear() throws(FileError) {
        guard let kind = try Disk.kind(stage, in: output) else { return }
        if kind == .folder { try Disk.removeFolder(stage, in: output) } else { try Disk.remove(stage, in: output) }
    }

    private func move(_ index: Int) throws(FileError) {
        try Disk.move("\(stage)/\(index)", to: units[index], in: output)
    }

    /// Its path in the stage.
    private mutating func addUnit(_ path: String) -> String {
        units.append(path)
        return "\(stage)/\(units.count - 1)"
    }

    private mutating func place(of folder: String) throws(FileError) -> FolderPlace {
        if folder.isEmpty { return .inOutput }
        if let known = places[folder] { return known }
        let place = try foundPlace(of: folder)
        places[folder] = place
        return place
    }

    private mutating func foundPlace(of folder: String) throws(FileError) -> FolderPlace {
        let (outer, name) = AssetPath.split(folder)
        let path: String
        switch try place(of: outer) {
        case .staged(let around): path = around + "/" + name
        case .inOutput:
            switch try Disk.kind(folder, in: output) {
            case .folder:
                // So that this is found before anything is moved.
                try Disk.checkWritable(folder, in: output)
                return .inOutput
            case nil: path = addUnit(folder)
            case .file, .link, .other:
                throw FileError(path: output.absolute(folder), reason: "blocks a folder that must be created")
            }
        }
        try Disk.makeFolder(path, in: output)
        return .staged(path)
    }
}
