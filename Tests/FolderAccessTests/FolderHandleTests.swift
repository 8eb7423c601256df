import Foundation
import Testing

@testable import FolderAccess

@Suite("A folder that is written below itself alone")
final class FolderHandleTests {
    private let place: URL
    private let folder: FolderHandle

    init() throws {
        place = URL(fileURLWithPath: ReadAccess.realPath(FileManager.default.temporaryDirectory.path)).appendingPathComponent(
            "quince-\(UInt64.random(in: 0 ... .max))")
        try FileManager.default.createDirectory(at: place.appendingPathComponent("mine"), withIntermediateDirectories: true)
        try FileManager.default.createDirectory(at: place.appendingPathComponent("other/inner"), withIntermediateDirectories: true)
        try Data("keep".utf8).write(to: place.appendingPathComponent("other/keep.txt"))
        folder = try FolderHandle(at: place.appendingPathComponent("mine").path)
    }

    deinit { try? FileManager.default.removeItem(at: place) }

    private func text(_ path: String) -> String? { try? String(contentsOf: place.appendingPathComponent(path), encoding: .utf8) }

    @Test("files come with their folders, and are replaced whole")
    func writing() throws {
        try folder.write(Data("1".utf8), to: "a/b/c.txt")
        try folder.write(Data("22".utf8), to: "a/b/c.txt")
        #expect(text("mine/a/b/c.txt") == "22")
        #expect(try folder.folder("a/b").names() == ["c.txt"])
        try folder.removeFile("a/b/c.txt")
        #expect(try folder.names() == [])
    }

    @Test("paths that lead out are refused", arguments: ["../other/keep.txt", "/etc/x", "a/../../x", "..", ".", "", "a//b", "a\u{0}b"])
    func paths(_ path: String) {
        #expect(throws: FolderFailure.self) { try folder.write(Data(), to: path) }
        #expect(throws: FolderFailure.self) { try folder.remove(path) }
        #expect(throws: FolderFailure.self) { try folder.folder(path, creating: true).write(Data(), to: "x") }
    }

    @Test("links are neither entered, written through nor emptied")
    func links() throws {
        symlink(place.appendingPathComponent("other").path, place.appendingPathComponent("mine/link").path)
        symlink(place.appendingPathComponent("other/keep.txt").path, place.appendingPathComponent("mine/file").path)
        #expect(throws: FolderFailure.self) { try folder.write(Data("x".utf8), to: "link/keep.txt") }
        #expect(throws: FolderFailure.self) { try folder.folder("link") }
        #expect(folder.contents(of: "file") == nil)
        #expect(folder.contents(of: "link/keep.txt") == nil)
        try folder.removeFile("link/keep.txt")
        try folder.write(Data("x".utf8), to: "file")
        #expect(try folder.remove("link"))
        #expect(text("other/keep.txt") == "keep")
        #expect(text("mine/file") == "x")
        try folder.write(Data(), to: "deep/a")
        symlink(place.appendingPathComponent("other").path, place.appendingPathComponent("mine/deep/link").path)
        try folder.remove("deep")
        #expect(text("other/keep.txt") == "keep")
        #expect(try folder.names() == ["file"])
    }

    @Test("what may be read is told by where a file really is")
    func reading() throws {
        let access = ReadAccess(folders: [place.appendingPathComponent("mine")])
        symlink("../other/keep.txt", place.appendingPathComponent("mine/out").path)
        symlink("file", place.appendingPathComponent("mine/in").path)
        try folder.write(Data("x".utf8), to: "file")
        #expect(try access.open(place.appendingPathComponent("mine/in").path).contents() == Data("x".utf8))
        #expect(throws: FolderFailure.self) { try access.open(place.appendingPathComponent("mine/out").path) }
        #expect(!access.admits(place.path + "/mine/../other/keep.txt"))
        #expect(!access.admits(place.path + "/mine-2"))
        #expect(access.admits(place.path + "/mine/not/there/yet"))
        #expect(!access.admits(place.path + "/mine/not/../../there"))
        #expect(throws: FolderFailure.self) { try ReadAccess.unlimited.open("/dev/zero").contents() }
    }

    @Test("a full disk is told as one, and leaves the file that was there", .enabled(if: geteuid() == 0, "needs a file system of its own"))
    func fullDisk() throws {
        let disk = place.appendingPathComponent("disk")
        try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: true)
        // Containers may not mount even as root.
        guard mount("tmpfs", disk.path, "tmpfs", 0, "size=64k") == 0 else { return }
        defer { umount2(disk.path, Int32(MNT_DETACH)) }
        let small = try FolderHandle(at: disk.path)
        try small.write(Data("small".utf8), to: "a")
        let failure = #expect(throws: FolderFailure.self) { try small.write(Data(count: 1 << 20), to: "a") }
        #expect(failure?.isFullDisk == true)
        #expect(failure?.path == disk.path + "/a")
        #expect(try small.names() == ["a"])
        #expect(small.contents(of: "a") == Data("small".utf8))
    }
}
