import Foundation
import Testing

@testable import AppBuilder

@Suite("Keeping a folder up to date")
struct FileSyncTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("files that did not change are not touched")
    func unchanged() throws {
        let sync = FileSync(folder: folder.url.appendingPathComponent("out"))
        #expect(try sync.apply(["a.txt": .text("1"), "b/c.txt": .text("2")]))
        let old = Date(timeIntervalSince1970: 1000)
        for path in ["out/a.txt", "out/b/c.txt"] {
            try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: folder.path(path))
        }
        #expect(try !sync.apply(["a.txt": .text("1"), "b/c.txt": .text("2")]))
        #expect(try sync.apply(["a.txt": .text("1"), "b/c.txt": .text("3")]))
        #expect(FileStamp(folder.url.appendingPathComponent("out/a.txt"))?.modified == 1000)
        #expect(FileStamp(folder.url.appendingPathComponent("out/b/c.txt"))?.modified != 1000)
    }

    @Test("files that are no longer wanted go, those kept stay")
    func stale() throws {
        try folder.write("x", to: "out/old/deep/file.swift")
        try folder.write("x", to: "out/Package.resolved")
        try FileSync(folder: folder.url.appendingPathComponent("out"), keeping: ["Package.resolved"]).apply(["new.txt": .text("n")])
        #expect(!FileManager.default.fileExists(atPath: folder.path("out/old")))
        #expect(FileManager.default.fileExists(atPath: folder.path("out/Package.resolved")))
        #expect(FileManager.default.fileExists(atPath: folder.path("out/new.txt")))
    }

    @Test("a copied folder follows its source, file by file")
    func copies() throws {
        try folder.write("1", to: "Assets.xcassets/Contents.json")
        try folder.write("2", to: "Assets.xcassets/Red.colorset/Contents.json")
        let sync = FileSync(folder: folder.url.appendingPathComponent("App.app"))
        let files: [String: FileSync.Content] = ["Assets.xcassets": .copy(folder.url.appendingPathComponent("Assets.xcassets"))]
        try sync.apply(files)
        #expect(try String(contentsOfFile: folder.path("App.app/Assets.xcassets/Red.colorset/Contents.json"), encoding: .utf8) == "2")
        #expect(try !sync.apply(files))
        try FileManager.default.removeItem(atPath: folder.path("Assets.xcassets/Red.colorset"))
        try folder.write("changed", to: "Assets.xcassets/Contents.json")
        #expect(try sync.apply(files))
        #expect(!FileManager.default.fileExists(atPath: folder.path("App.app/Assets.xcassets/Red.colorset")))
        #expect(try String(contentsOfFile: folder.path("App.app/Assets.xcassets/Contents.json"), encoding: .utf8) == "changed")
    }

    @Test("the build folder lies hidden beside the project and is ignored by version control")
    func buildFolder() throws {
        let build = try BuildFolder(forProjectNamed: "Demo", in: folder.url)
        #expect(build.url.path == folder.path(".quince/Demo"))
        #expect(try String(contentsOfFile: folder.path(".quince/.gitignore"), encoding: .utf8) == "*\n")
        let elsewhere = try BuildFolder(forProjectNamed: "Demo", in: folder.url, override: folder.path("other"))
        #expect(elsewhere.url.path == folder.path("other"))
        try folder.write("", to: "file")
        #expect(throws: BuildError.self) { try BuildFolder(forProjectNamed: "Demo", in: folder.url, override: folder.path("file/x")) }
    }
}
