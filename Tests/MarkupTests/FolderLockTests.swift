import Foundation
import Markup
import Support
import Testing

@Suite struct FolderLockTests {
    let temporary: TemporaryFolder
    var path: String { temporary.path + "/a/out" }

    init() throws { temporary = try TemporaryFolder() }

    @Test func `a folder lock creates its folder and removes it if it stays empty`() throws {
        FolderLock.hold(path, waiting: {}) { #expect(Disk.isFolder(path)) }
        #expect(!Disk.exists(temporary.path + "/a"))
        try FolderLock.hold(path, waiting: {}) { try temporary.write("kept", to: "a/out/file") }
        FolderLock.hold(path, waiting: {}) {}
        #expect(temporary.files == ["a/out/file"])
    }

    @Test func `work under a lock is done even if its folder cannot be created`() throws {
        try temporary.write("a file", to: "a")
        #expect(FolderLock.hold(path, waiting: {}) { 7 } == 7)
        #expect(temporary.files == ["a"])
    }

    /// Each adds one to a number that another one may be reading; the folder comes and goes in between.
    @Test func `a folder lock lets one task work at a time`() async throws {
        let (file, path) = (temporary.path + "/number", path)
        try temporary.write("0", to: "number")
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    for _ in 0..<50 {
                        try FolderLock.hold(path, waiting: {}) {
                            let number = Int(try String(contentsOfFile: file, encoding: .utf8)) ?? 0
                            usleep(200)
                            try String(number + 1).write(toFile: file, atomically: false, encoding: .utf8)
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(temporary.text("number") == "200")
    }
}
