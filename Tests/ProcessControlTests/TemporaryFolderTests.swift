import Foundation
import Testing

@testable import ProcessControl

@Suite("Temporary folders")
struct TemporaryFolderTests {
    private func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

    private func mode(_ url: URL) -> Int { ((try? FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions]) as? Int) ?? 0 }

    @Test("a folder is this user's alone, has a name of its own, and goes with its owner")
    func scope() throws {
        var folder: TemporaryFolder? = try TemporaryFolder()
        let other = try TemporaryFolder()
        let url = try #require(folder?.url)
        #expect(mode(url) == 0o700)
        #expect(url != other.url)
        #expect(url.lastPathComponent.count == "quince-".count + 12)
        try Data().write(to: url.appendingPathComponent("file"))
        folder = nil
        #expect(!exists(url))
        other.remove()
        #expect(!exists(other.url))
    }

    @Test("a signal waits for what is being put into place, and nothing is put there after it")
    func commit() throws {
        let parent = try TemporaryFolder()
        let (staging, destination) = (parent.url.appendingPathComponent("staging"), parent.url.appendingPathComponent("out"))
        let resources = OwnedResources()
        try resources.add {
            try FileManager.default.createDirectory(at: staging, withIntermediateDirectories: false)
            return ((), staging.path)
        }
        for name in ["a", "b"] { try Data().write(to: staging.appendingPathComponent(name)) }
        let started = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            try? resources.commit {
                started.signal()
                usleep(100_000)
                try FileManager.default.moveItem(at: staging, to: destination)
            }
        }
        started.wait()
        resources.endAll { false }
        #expect(try FileManager.default.contentsOfDirectory(atPath: destination.path).sorted() == ["a", "b"])
        let late = parent.url.appendingPathComponent("late")
        Thread.detachNewThread { try? resources.commit { try Data().write(to: late) } }
        Thread.detachNewThread {
            resources.waitIfEnding()
            try? Data().write(to: late)
        }
        usleep(100_000)
        #expect(!exists(late))
    }

    @Test("what a killed process left is removed by the next, what a living one uses is not")
    func stale() throws {
        let parent = try TemporaryFolder()
        let used = try TemporaryFolder(in: parent.url, prefix: ".a.", suffix: ".partial")
        let stale = parent.url.appendingPathComponent(".out.abcdefghijkl.partial")
        let others = [".out.short.partial", ".out.abcdefghijkl.text", "file"].map { parent.url.appendingPathComponent($0) }
        for folder in [stale] + others { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false) }
        try Data().write(to: stale.appendingPathComponent("file"))
        let link = parent.url.appendingPathComponent(".out.bbbbbbbbbbbb.partial")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: used.url)
        let new = try TemporaryFolder(in: parent.url, prefix: ".out.", suffix: ".partial")
        #expect(!exists(stale))
        #expect(([new.url, used.url, link] + others).allSatisfy(exists))
    }

    @Test("a folder that a program made unreadable is removed, and nothing that a link in it leads to")
    func hostileContent() throws {
        let kept = try TemporaryFolder(), folder = try TemporaryFolder()
        try Data().write(to: kept.url.appendingPathComponent("file"))
        let inner = folder.url.appendingPathComponent("a/b")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(at: inner.appendingPathComponent("link"), withDestinationURL: kept.url)
        chmod(inner.path, 0)
        chmod(folder.url.path, 0o500)
        folder.remove()
        #expect(!exists(folder.url))
        #expect(exists(kept.url.appendingPathComponent("file")))
    }

    @Test("a folder that was moved away stays")
    func moved() throws {
        let parent = try TemporaryFolder()
        let folder = try TemporaryFolder(in: parent.url, prefix: ".x.", mode: 0o777)
        let place = parent.url.appendingPathComponent("out")
        try FileManager.default.moveItem(at: folder.url, to: place)
        folder.remove()
        #expect(exists(place))
    }
}
