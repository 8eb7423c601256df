import AppBuilder
import FolderAccess
import Foundation
import TestSupport
import XcodeProject

/// A project that is made to do harm, in a checkout of its own, with files beside it that are none of its business.
///
///     home/victim/...      what must stay as it is, and must not be read
///     home/clone/.git      the checkout
///     home/clone/app/...   the project
package final class HostileProject {
    /// What all of it is in.
    package let folder: URL
    /// Where it lasts as long as this object.
    private let temporary: TemporaryFolder?
    /// The lines of the project file that a test changes.
    package var targetName = "Demo"
    package var settings = ""
    package var sources = "\"App.swift\""
    package var resources: [String] = []
    package var objects = ""
    package var phases = ""
    package var projectExtras = ""
    package var targetExtras = ""
    package var configurationExtras = ""
    /// Identifiers of objects that are targets, or stand in the project's main group, besides those that are always there.
    package var targets: [String] = []
    package var children: [String] = []
    /// The whole text of the project file, in place of one made of the above.
    package var text: String?
    /// Files and folders of the checkout that building may add to.
    private static let made: Set<String> = ["clone/app/.quince"]

    package static let secret = "a secret that is nobody's business"

    /// In a folder that goes away with this object.
    package convenience init() throws {
        let temporary = try TemporaryFolder()
        try self.init(in: temporary.url, temporary: temporary)
    }

    package convenience init(in folder: URL) throws { try self.init(in: folder, temporary: nil) }

    private init(in folder: URL, temporary: TemporaryFolder?) throws {
        self.folder = folder
        self.temporary = temporary
        let files = [
            "victim/secret.txt": Self.secret, "victim/App.swift": "import UIKit\nlet mine = 1\n", "victim/Assets.xcassets/Contents.json": "{}",
            "victim/secret.xcconfig": "PRODUCT_NAME = Secret\n", "clone/.git/HEAD": "ref: refs/heads/main\n", "clone/app/App.swift": "print(1)\n",
            "clone/Shared/words.txt": "shared",
        ]
        for (path, text) in files { try write(text, inHome: path) }
    }

    /// Writes a file beside the project.
    package func write(_ text: String, inHome path: String) throws {
        let file = home.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// The folder that the user keeps everything in.
    package var home: URL { folder.appendingPathComponent("home") }
    package var project: URL { home.appendingPathComponent("clone/app") }
    package var victim: URL { home.appendingPathComponent("victim") }

    /// Never through a link that an earlier trick left: what a test writes must not lead elsewhere either.
    package func link(_ path: String, to target: String) throws { try FolderHandle(at: project.path).link(to: target, at: path) }

    /// Not through a link either.
    package func write(_ text: String, to path: String) throws { try FolderHandle(at: project.path).write(Data(text.utf8), to: path) }

    /// Adds a file reference to the target's resources; `path` as the project has it.
    package func addResource(_ path: String, tree: String = "<group>", extras: String = "") {
        resources.append(Self.reference(path, tree: tree, extras: extras))
    }

    package static func reference(_ path: String, tree: String = "<group>", extras: String = "") -> String {
        "{isa = PBXFileReference; path = \(quote(path)); sourceTree = \"\(tree)\"; \(extras)}"
    }

    /// A text as the old form of property lists has it.
    package static func quote(_ text: String) -> String {
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

    package func add(_ identifier: String, _ body: String) { objects += "\"\(identifier)\" = {\(body)};\n" }

    package func writeProject() throws { try write(text ?? projectText, to: "Demo.xcodeproj/project.pbxproj") }

    private var projectText: String {
        let files = resources.enumerated().map { "R\($0.offset) = \($0.element);\nRB\($0.offset) = {isa = PBXBuildFile; fileRef = R\($0.offset); };" }
        return """
            // !$*UTF8*$!
            { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
                P = {isa = PBXProject; mainGroup = G; targets = (APP, \(targets.map { "\($0)," }.joined())); buildConfigurationList = LP; \(projectExtras) };
                G = {isa = PBXGroup; children = (S, \(children.map { "\($0)," }.joined()) \(resources.indices.map { "R\($0)," }.joined(separator: " "))); sourceTree = "<group>"; };
                S = {isa = PBXFileReference; path = \(sources); sourceTree = "<group>"; };
                SB = {isa = PBXBuildFile; fileRef = S; };
                \(files.joined(separator: "\n"))
                \(objects)
                PS = {isa = PBXSourcesBuildPhase; files = (SB,); };
                PR = {isa = PBXResourcesBuildPhase; files = (\(resources.indices.map { "RB\($0)," }.joined(separator: " "))); };
                APP = {isa = PBXNativeTarget; name = \(Self.quote(targetName)); productType = "com.apple.product-type.application";
                    buildPhases = (PS, PR, \(phases)); buildConfigurationList = LA; \(targetExtras) };
                LP = {isa = XCConfigurationList; buildConfigurations = (CP,); };
                LA = {isa = XCConfigurationList; buildConfigurations = (CA,); };
                CP = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; }; };
                CA = {isa = XCBuildConfiguration; name = Debug; \(configurationExtras) buildSettings = {\(settings.contains("GENERATE_INFOPLIST_FILE") ? "" : "GENERATE_INFOPLIST_FILE = YES;") \(settings) }; };
            }; }
            """
    }

    /// What building the project came to.
    package struct Outcome {
        package var application: AppBuilder.Application?
        package var error: (any Error)?
        /// What changed of what the user has, the project's own files included.
        package var harm: [String]
        /// Files of the bundle that hold what the project had no business to read.
        package var leaks: [String]

        package var message: String { error.map { "\($0)" } ?? "built" }
        package var kind: ProjectError.Kind? { (error as? ProjectError)?.kind }
    }

    /// Builds the project without running a compiler: everything else happens as ever.
    package func build(options: AppBuilder.Options = AppBuilder.Options(), path: String? = nil) throws -> Outcome {
        if !FileManager.default.fileExists(atPath: project.appendingPathComponent("Demo.xcodeproj").path) { try writeProject() }
        let before = try TreeFingerprint(home, except: Self.made)
        var outcome = Outcome(harm: [], leaks: [])
        do {
            outcome.application = try AppBuilder(options: options, runtime: Runtime(root: folder, products: folder)).rehearse(at: path ?? project.path)
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
