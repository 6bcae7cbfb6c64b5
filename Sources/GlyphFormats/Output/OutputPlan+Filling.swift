internal import Markup

extension OutputPlan {
    /// The plan with the bytes of files that are only recorded.
    ///
    /// - Parameter bytes: the bytes of some files, with their digests verified; nil where they cannot be found: then the file
    ///   stays unmade.
    package func filled(_ bytes: ([AssetFile]) -> [[UInt8]?]) -> OutputPlan {
        var plan = self
        plan.unmade = []
        let open = files.indices.filter { files[$0].content.bytes == nil }
        for (index, found) in zip(open, bytes(open.map { files[$0] })) {
            if let found {
                plan.files[index].bytes = found
            } else {
                plan.unmade.append(files[index].path)
            }
        }
        return plan
    }
}
