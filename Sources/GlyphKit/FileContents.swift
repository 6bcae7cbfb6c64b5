internal import GlyphFormats
internal import Markup

/// The bytes of files that a build only names: as the store has them, or made once more where it has lost them.
actor FileContents {
    private let run: BuildRun
    private let store: Store?
    /// All files by path, where some were lost.
    private var remade: [String: [UInt8]]?

    init(of run: BuildRun, in store: Store?) { (self.run, self.store) = (run, store) }

    /// Nil for a file that is another one now, since its inputs have changed.
    func bytes(of files: [AssetFile]) async -> [[UInt8]?] {
        let known = store?.values(of: files.map(\.content.digest)) ?? files.map { _ in nil }
        var contents = zip(files, known).map { file, bytes in file.content.bytes ?? bytes.map { Array($0) } }
        for index in files.indices where contents[index] == nil {
            if remade == nil { remade = await made() }
            contents[index] = remade?[files[index].path].flatMap { files[index].isMade(of: $0) ? $0 : nil }
        }
        return contents
    }

    private func made() async -> [String: [UInt8]] {
        var options = run.options
        (options.extent, options.progress, options.isTimed) = (.whole, nil, false)
        let files = await BuildRun(run.manifest, from: run.sources, options, run.examples).result().files
        return Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first }
    }
}
