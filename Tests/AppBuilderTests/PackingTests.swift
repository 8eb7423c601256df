import Foundation
import Testing

@testable import AppBuilder

@Suite struct PackingTests {
    @Test("a pack brings Quince's libraries and the toolchain's, and names the system's packages") func libraries() {
        var libraries = SharedLibraries()
        let missing = libraries.add(
            """
            \tlinux-vdso.so.1 (0x00007fff)
            \tlibQuinceRuntime.so => /q/.build/release/libQuinceRuntime.so (0x00007f)
            \tlibswiftCore.so => /opt/swift/usr/lib/swift/linux/libswiftCore.so (0x00007f)
            \tlibFoundation.so => /usr/lib/swift/linux/libFoundation.so (0x00007f)
            \tlibcairo.so.2 => /lib/x86_64-linux-gnu/libcairo.so.2 (0x00007f)
            \t/lib64/ld-linux-x86-64.so.2 (0x00007f)
            """)
        #expect(missing == nil)
        #expect(libraries.own.keys.sorted() == ["libFoundation.so", "libQuinceRuntime.so", "libswiftCore.so"])
        #expect(libraries.system == ["/lib/x86_64-linux-gnu/libcairo.so.2"])
        #expect(libraries.add("\tlibgone.so => not found\n") == "libgone.so")
        #expect(SharedLibraries.packages(in: "libcairo2:amd64: /usr/lib/x.so\nlibc6: /lib/y.so\ndiversion by z from: /a\n") == ["libc6", "libcairo2"])
    }

    @Test("what is no pack, or of another runtime, is refused with what to do") func otherPacks() throws {
        let folder = try TemporaryFolder()
        try folder.write("{}", to: "App/pack.json")
        try folder.write("library", to: "libQuinceRuntime.so")
        let runtime = Runtime(root: folder.url, products: folder.url)
        let path = folder.url.appendingPathComponent("App").path
        #expect(AppPack.isAt(path) && !AppPack.isAt(folder.url.path))
        #expect { try AppPack.application(at: path, runtime: runtime) } throws: { ($0 as? BuildError)?.kind == .otherBuild }
        try folder.write(
            #"{"format": 1, "name": "App", "bundle": "App.app", "executable": "App.app/App", "runtime": "0", "leftOut": [], "findings": [], "notices": []}"#,
            to: "App/pack.json")
        #expect { try AppPack.application(at: path, runtime: runtime) } throws: {
            ($0 as? BuildError)?.message.contains("was packed with another build of Quince") == true
                && ($0 as? BuildError)?.advice?.contains("\(path)/quince") == true
        }
        try folder.write(
            #"{"format": 1, "name": "App", "bundle": "../App.app", "executable": "App.app/App", "runtime": "0", "leftOut": [], "findings": [], "notices": []}"#,
            to: "App/pack.json")
        #expect { try AppPack.application(at: path, runtime: runtime) } throws: { ($0 as? BuildError)?.message.contains("is not a pack") == true }
    }

    @Test("an app in a pack finds the libraries that came with it, whichever Quince draws it") func packedLibraries() throws {
        let folder = try TemporaryFolder()
        try folder.write("library", to: "libQuinceRuntime.so")
        let runtime = Runtime(root: folder.url, products: folder.url)
        let name = "Pack-\(UUID().uuidString)"
        let digest = try FileDigest.sha256(of: runtime.library)
        try folder.write(
            #"{"format": 1, "name": "A", "bundle": "A.app", "executable": "A.app/A", "runtime": "\#(digest)", "leftOut": [], "findings": [], "notices": []}"#,
            to: "\(name)/pack.json")
        try folder.write("", to: "\(name)/A.app/A")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path("\(name)/A.app/A"))
        let application = try AppPack.application(at: folder.path(name), runtime: runtime)
        defer { try? FileManager.default.removeItem(at: application.folder.url) }
        #expect(application.libraries?.path.hasSuffix("/\(name)/lib") == true)
    }

    @Test("an installed Quince says which toolchain it takes") func toolchain() throws {
        let folder = try TemporaryFolder()
        #expect(InstalledQuince(in: folder.url) == nil)
        try folder.write(#"{"version": "1", "toolchain": "Swift version 1.0"}"#, to: "installed.json")
        let installed = try #require(InstalledQuince(in: folder.url))
        #expect { try installed.checkToolchain() } throws: { ($0 as? BuildError)?.kind == .otherBuild || ($0 as? BuildError)?.kind == .runtimeMissing }
        #expect(installed.refusal(of: "Swift version 1.0") == nil)
        #expect(
            installed.refusal(of: "Swift version 1.1")?.message.contains("built with Swift version 1.0, and the toolchain in PATH is Swift version 1.1") == true
        )
        // Where doctor looks for one, this is not it; and what it says of packages is what was put in.
        let toolchain = try #require(Installation(root: folder.url).checks().first { $0.name == "Swift toolchain" })
        #expect(!toolchain.isPresent)
        #expect(Installation(root: folder.url).packages().isEmpty)
        try folder.write(#"{"version": "1", "toolchain": "Swift version 1.0", "packages": ["libcairo2-dev"]}"#, to: "installed.json")
        #expect(Installation(root: folder.url).packages() == ["libcairo2-dev"])
    }

    @Test("a Debian package names what it needs") func control() {
        let text = QuincePackage.control(version: "1.2", architecture: "amd64", depends: ["libc6", "libcairo2"], suggests: ["libcairo2-dev"])
        #expect(text.contains("Version: 1.2\n") && text.contains("Depends: libc6, libcairo2\n") && text.hasSuffix("too.\n"))
        #expect(QuincePackage.header(in: "module A {\n    umbrella header \"/q/a.h\"\n}") == "/q/a.h")
    }
}
