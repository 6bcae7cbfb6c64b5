internal import Markup

extension OutputFolder {
    /// Plans and writes while no other build does so in the same output: a plan holds only until the next write.
    ///
    /// - Parameter waiting: called once, when another build takes longer than a second.
    package func whileAlone<Result, Failure>(
        waiting: () -> Void = {}, _ work: () throws(Failure) -> Result
    ) throws(Failure) -> Result { try FolderLock.hold(place, waiting: waiting, work) }
}
