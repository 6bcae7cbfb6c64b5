internal import Markup

extension OutputPlan {
    /// The plan with the bytes of files that are only recorded.
    ///
    /// - Parameter bytes: the bytes of a file, or nil where they cannot be found; then the file stays unmade.
    package func filled(_ bytes: (AssetFile) -> [UInt8]?) -> OutputPlan {
        var plan = self
        plan.unmade = []
        for index in files.indices where files[index].content.bytes == nil {
            if let found = bytes(files[index]), files[index].content.matches(found) {
                plan.files[index].bytes = found
            } else {
                plan.unmade.append(files[index].path)
            }
        }
        return plan
    }
}
