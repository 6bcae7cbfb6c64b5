package import Markup

extension OutputFolder {
    /// Plans and writes while no other build does so in the same output: a plan holds only until the next write.
    ///
    /// - Parameter waiting: a function that is called once, when another build takes longer than a second.
    package func lock(waiting: () -> Void) -> FolderLock { FolderLock(place, waiting: waiting) }

    /// The same for some work.
    package func whileAlone<Result, Failure>(
        _ work: () throws(Failure) -> Result
    ) throws(Failure) -> Result { try FolderLock.hold(place, waiting: {}, work) }
}
