import Foundation
import Testing

@testable import XcodeProject

@Suite("The checkout of a project")
struct CheckoutTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func root(_ path: String) -> String {
        String(
            Checkout(of: folder.url.appendingPathComponent(path), home: folder.path("home")).root.path.dropFirst(
                folder.url.resolvingSymlinksInPath().path.count + 1))
    }

    @Test("is the nearest folder under version control")
    func controlled() throws {
        try folder.write("", to: "home/clone/.git/HEAD")
        try folder.write("", to: "home/clone/a/b/x")
        #expect(root("home/clone/a/b") == "home/clone")
        try folder.write("gitdir: elsewhere", to: "home/clone/a/.git")
        #expect(root("home/clone/a/b") == "home/clone/a")
    }

    @Test("is the folder above a project that is under none, or the root of a repository that was downloaded without its history")
    func uncontrolled() throws {
        try folder.write("", to: "home/work/app/App/x")
        #expect(root("home/work/app/App") == "home/work/app")
        try folder.write("", to: "home/work/zip/Examples/iOS/App/x")
        try folder.write("", to: "home/work/zip/.gitignore")
        #expect(root("home/work/zip/Examples/iOS/App") == "home/work/zip")
    }

    @Test("libraries of other projects in a folder of downloads are not the project's")
    func neighbours() throws {
        func found(_ path: String) -> [String] {
            let url = folder.url.appendingPathComponent(path)
            return CheckoutContents(of: Checkout(of: url, home: folder.path("home")), near: url).projects.map(\.lastPathComponent)
        }
        for path in [
            "home/downloads/app/App.xcodeproj", "home/downloads/other/Library.xcodeproj", "home/lib/Library.xcodeproj", "home/lib/Example/App.xcodeproj",
        ] {
            try folder.write("", to: "\(path)/project.pbxproj")
        }
        #expect(found("home/downloads/app") == ["App.xcodeproj"])
        #expect(found("home/lib/Example") == ["App.xcodeproj", "Library.xcodeproj"])
        try folder.write("", to: "home/downloads/README.md")
        #expect(found("home/downloads/app") == ["App.xcodeproj", "Library.xcodeproj"])
        #expect(root("home/downloads/app") == "home/downloads")
    }

    @Test("is never the user's home or a folder above it")
    func home() throws {
        try folder.write("", to: "home/.git/HEAD")
        try folder.write("", to: "home/.gitignore")
        try folder.write("", to: "home/app/x")
        #expect(root("home/app") == "home/app")
    }

    @Test("is found from the project, workspace or file that the user names")
    func named() throws {
        try folder.write("", to: "clone/.git/HEAD")
        try folder.write("", to: "clone/app/Demo.xcodeproj/project.pbxproj")
        for path in [
            "clone/app", "clone/app/Demo.xcodeproj", "clone/app/Demo.xcodeproj/project.pbxproj", "clone/app/Demo.xcworkspace", "clone/app/Package.swift",
        ] {
            #expect(Checkout(ofProjectAt: folder.path(path)).root.lastPathComponent == "clone", "\(path)")
        }
        #expect(Checkout(ofProjectAt: folder.path("clone/app"), isTrusted: true).access.admits("/etc/passwd"))
    }
}
