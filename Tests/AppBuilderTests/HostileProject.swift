import FolderAccess
import Foundation
import Testing
import XcodeProject

@testable import AppBuilder

/// A project that is made to do harm, in a checkout of its own, with files beside it that are none of its business.
///
///     home/victim/...      what must stay as it is, and must not be read
///     home/clone/.git      the checkout
///     home/clone/app/...   the project
final class HostileProject {
    let folder: TemporaryFolder
    /// The lines of the project file that a test changes.
    var targetName = "Demo"
    var settings = ""
    var sources = "\"App.swift\""
    var resources: [String] = []
    var objects = ""
    var phases = ""
    var projectExtras = ""
    /// Files and folders of the checkout that building may add to.
    private static let made: Set<String> = ["clone/app/.quince"]

    static let secret = "a secret that is nobody's business"

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.secret, to: "home/victim/secret.txt")
        try folder.write("import UIKit\nlet mine = 1\n", to: "home/victim/App.swift")
        try folder.write("{}", to: "home/victim/Assets.xcassets/Contents.json")
        try folder.write("PRODUCT_NAME = Secret\n", to: "home/victim/secret.xcconfig")
        try folder.write("ref: refs/heads/main\n", to: "home/clone/.git/HEAD")
        try folder.write("print(1)\n", to: "home/clone/app/App.swift")
        try folder.write("shared", to: "home/clone/Shared/words.txt")
    }

    /// The folder that the user keeps everything in.
    var home: URL { folder.url.appendingPathComponent("home") }
    var project: URL { home.appendingPathComponent("clone/app") }
    var victim: URL { home.appendingPathComponent("victim") }

    /// Never through a link that an earlier trick left: what a test writes must not lead elsewhere either.
    func link(_ path: String, to target: String) throws { try FolderHandle(at: project.path).link(to: target, at: path) }

    /// Not through a link either.
    func write(_ text: String, to path: String) throws { try FolderHandle(at: project.path).write(Data(text.utf8), to: path) }

    /// Adds a file reference to the target's resources; `path` as the project has it.
    func addResource(_ path: String, tree: String = "<group>", extras: String = "") { resources.append(Self.reference(path, tree: tree, extras: extras)) }

    static func reference(_ path: String, tree: String = "<group>", extras: String = "") -> String {
        "{isa = PBXFileReference; path = \(quote(path)); sourceTree = \"\(tree)\"; \(extras)}"
    }

    /// A text as the old form of property lists has it.
    static func quote(_ text: String) -> String {
        let scalars = text.unicodeScalars.map { scalar -> String in
            switch scalar {
            case "\\": "\\\\"
            case "\"": "\\\""
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: "\\U" + String(scalar.value, radix: 16).leftPadded
            default: String(scalar)
            }
        }
        return "\"" + scalars.joined() + "\""
    }

    func writeProject() throws {
        let files = resources.enumerated().map { "R\($0.offset) = \($0.element);\nRB\($0.offset) = {isa = PBXBuildFile; fileRef = R\($0.offset); };" }
        try write("""
            // !$*UTF8*$!
            { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
                P = {isa = PBXProject; mainGroup = G; targets = (APP,); buildConfigurationList = LP; \(projectExtras) };
                G = {isa = PBXGroup; children = (S, \(resources.indices.map { "R\($0)," }.joined(separator: " "))); sourceTree = "<group>"; };
                S = {isa = PBXFileReference; path = \(sources); sourceTree = "<group>"; };
                SB = {isa = PBXBuildFile; fileRef = S; };
                \(files.joined(separator: "\n"))
                \(objects)
                PS = {isa = PBXSourcesBuildPhase; files = (SB,); };
                PR = {isa = PBXResourcesBuildPhase; files = (\(resources.indices.map { "RB\($0)," }.joined(separator: " "))); };
                APP = {isa = PBXNativeTarget; name = \(Self.quote(targetName)); productType = "com.apple.product-type.application";
                    buildPhases = (PS, PR, \(phases)); buildConfigurationList = LA; };
                LP = {isa = XCConfigurationList; buildConfigurations = (CP,); };
                LA = {isa = XCConfigurationList; buildConfigurations = (CA,); };
                CP = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; }; };
                CA = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings.contains("GENERATE_INFOPLIST_FILE") ? "" : "GENERATE_INFOPLIST_FILE = YES;") \(settings) }; };
            }; }
            """, to: "Demo.xcodeproj/project.pbxproj")
    }

    /// What building the project came to.
    struct Outcome {
        var application: AppBuilder.Application?
        var error: (any Error)?
        /// What changed of what the user has, the project's own files included.
        var harm: [String]
        /// Files of the bundle that hold what the project had no business to read.
        var leaks: [String]

        var message: String { error.map { "\($0)" } ?? "built" }
        var kind: ProjectError.Kind? { (error as? ProjectError)?.kind }
    }

    /// Builds the project without running a compiler: everything else happens as ever.
    func build(options: AppBuilder.Options = AppBuilder.Options(), path: String? = nil) throws -> Outcome {
        if !FileManager.default.fileExists(atPath: project.appendingPathComponent("Demo.xcodeproj").path) { try writeProject() }
        let before = try TreeFingerprint(home, except: Self.made)
        let runtime = Runtime(root: folder.url, products: folder.url)
        let builder = AppBuilder(options: options, runtime: runtime)
        var outcome = Outcome(harm: [], leaks: [])
        do {
            outcome.application = try builder.buildApplication(at: path ?? project.path) { plan, folder, access in
                _ = try GeneratedPackage(plan: plan, folder: folder, runtime: runtime, access: access, libraries: LinkedLibraries(runtime: runtime, plan: plan), frameworks: []).write()
                let module = try #require(plan.application?.moduleName)
                try folder.handle.write(Data("#!/bin/sh\n".utf8), to: "build/debug/\(module)")
                chmod(folder.products.appendingPathComponent(module).path, 0o755)
                try folder.write(Data("log".utf8), to: BuildFolder.logName)
                return CompiledPlan(warnings: [])
            }
        } catch {
            outcome.error = error
        }
        let after = try TreeFingerprint(home, except: Self.made)
        outcome.harm = before.differences(from: after)
        outcome.leaks = try leaks()
        return outcome
    }

    /// Files below the build folder with the secret in them, or links that lead out of it.
    private func leaks() throws -> [String] {
        let root = project.appendingPathComponent(".quince")
        guard (try? FileManager.default.destinationOfSymbolicLink(atPath: root.path)) == nil else { return [] }
        return (FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []).filter { path in
            let place = root.appendingPathComponent(path)
            guard path.contains(".app/"), (try? FileManager.default.destinationOfSymbolicLink(atPath: place.path)) == nil else { return path.contains(".app/") }
            return (try? String(contentsOf: place, encoding: .utf8))?.contains(Self.secret) == true
        }
    }
}

extension String {
    fileprivate var leftPadded: String { String(repeating: "0", count: 4 - count) + self }
}
