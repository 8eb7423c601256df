import Foundation
import TestSupport

/// A project that somebody could have, one to four changes in one of its files: each number is another one.
package struct MutatedProject {
    private let files: [String: Data]
    private let changed: String

    /// What of a project is read before the compiler.
    private static let kinds: Set<String> = [
        "pbxproj", "plist", "xib", "storyboard", "json", "strings", "xcstrings", "xcconfig", "podspec", "xcworkspacedata", "swift", "Podfile",
    ]

    private init?(_ files: [String: Data], number: Int) {
        let names = files.keys.filter { Self.kinds.contains($0.split { $0 == "." || $0 == "/" }.last.map(String.init) ?? "") }.sorted()
        guard !names.isEmpty else { return nil }
        self.files = files
        // The project's own file as often as all others.
        let project = names.first { $0.hasSuffix(".pbxproj") }
        changed = number % 2 == 0 ? project ?? names[0] : names[number / 2 % names.count]
    }

    package var name: String { changed }

    package func write(in folder: URL, seed: UInt64) throws {
        let hostile = try HostileProject(in: folder)
        for (path, data) in files {
            var mutator = InputMutator(seed: seed)
            let file = hostile.project.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try (path == changed ? Data(mutator.mutate(Array(data))) : data).write(to: file)
        }
    }

    /// Those of Quince's examples that need no packages, and a project with what they lack.
    package struct Originals {
        private let projects: [[String: Data]]

        package init() throws {
            let examples = Repository.root.appendingPathComponent("Examples")
            let names = try FileManager.default.contentsOfDirectory(atPath: examples.path).sorted()
            let all = names.map { Self.files(below: examples.appendingPathComponent($0)) }
            // Packages are fetched by SwiftPM, from the network.
            let own = all.filter { files in !files.values.contains { $0.range(of: Data("XCRemoteSwiftPackageReference".utf8)) != nil } }
            projects = [Self.varied.mapValues { Data($0.utf8) }] + own
        }

        private static func files(below folder: URL) -> [String: Data] {
            let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
            var result: [String: Data] = [:]
            for path in paths where !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
                result[path] = try? Data(contentsOf: folder.appendingPathComponent(path))
            }
            return result
        }

        package func mutated(_ number: Int) -> MutatedProject? { MutatedProject(projects[number % projects.count], number: number / projects.count) }

        /// A project with a workspace, settings in files, pods, interface files and catalogues.
        private static let varied: [String: String] = [
            "App.swift": "import UIKit\n@main class App: UIResponder, UIApplicationDelegate { @objc func a() {} }\n#if DEBUG\nlet b = \"\\(1)\"\n#endif\n",
            "Demo.xcworkspace/contents.xcworkspacedata": InputKind.workspace.written[0].replacingOccurrences(of: "B.xcodeproj", with: "Demo.xcodeproj"),
            "Info.plist": InputKind.plist.written[0], "0.xcconfig": InputKind.settings.written[0], "A.xcconfig": "C = $(A)\n",
            "Podfile": InputKind.podfile.written[0],
            "N/N.podspec": InputKind.podspec.written[0], "N/A.swift": "public struct N {}\n", "M.storyboard": InputKind.interface.written[0],
            "V.xib": InputKind.interface.written[0].replacingOccurrences(of: "Storyboard.XIB", with: "XIB"),
            "L.xcstrings": InputKind.stringcatalogue.written[0],
            "en.lproj/W.strings": InputKind.strings.written[0], "A.xcassets/Contents.json": "{\"info\":{\"version\":1}}",
            "A.xcassets/i.imageset/Contents.json": InputKind.catalogue.written[0],
            "Demo.xcodeproj/project.pbxproj": variedProjectFile,
        ]
    }
}

extension MutatedProject {
    static let variedProjectFile = """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (APP, KIT,); buildConfigurationList = LP; };
            G = {isa = PBXGroup; children = (S, X, R, H,); sourceTree = "<group>"; };
            H = {isa = PBXGroup; path = en.lproj; children = (W,); sourceTree = "<group>"; };
            S = {isa = PBXFileReference; path = "App.swift"; sourceTree = "<group>"; };
            X = {isa = PBXFileReference; path = 0.xcconfig; sourceTree = "<group>"; };
            R = {isa = PBXGroup; children = (R1, R2, R3, R4,); sourceTree = SOURCE_ROOT; };
            R1 = {isa = PBXFileReference; path = M.storyboard; sourceTree = "<group>"; };
            R2 = {isa = PBXFileReference; path = V.xib; sourceTree = "<group>"; };
            R3 = {isa = PBXFileReference; path = L.xcstrings; sourceTree = "<group>"; };
            R4 = {isa = PBXFileReference; path = A.xcassets; sourceTree = "<group>"; };
            W = {isa = PBXFileReference; name = en; path = W.strings; sourceTree = "<group>"; };
            V = {isa = PBXVariantGroup; name = W.strings; path = en.lproj; children = (W,); sourceTree = "<group>"; };
            SB = {isa = PBXBuildFile; fileRef = S; }; B1 = {isa = PBXBuildFile; fileRef = R1; }; B2 = {isa = PBXBuildFile; fileRef = R2; };
            B3 = {isa = PBXBuildFile; fileRef = R3; }; B4 = {isa = PBXBuildFile; fileRef = R4; }; B5 = {isa = PBXBuildFile; fileRef = V; };
            PS = {isa = PBXSourcesBuildPhase; files = (SB,); };
            PR = {isa = PBXResourcesBuildPhase; files = (B1, B2, B3, B4, B5,); };
            PC = {isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 7; dstPath = Words; files = (B3,); };
            DK = {isa = PBXTargetDependency; target = KIT; };
            KS = {isa = PBXFileReference; path = "N/A.swift"; sourceTree = SOURCE_ROOT; }; KB = {isa = PBXBuildFile; fileRef = KS; };
            KP = {isa = PBXSourcesBuildPhase; files = (KB,); };
            KIT = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (KP,); buildConfigurationList = LK; };
            APP = {isa = PBXNativeTarget; name = Demo; productType = "com.apple.product-type.application"; buildPhases = (PS, PR, PC,);
                dependencies = (DK,); buildConfigurationList = LA; };
            LP = {isa = XCConfigurationList; buildConfigurations = (CP,); }; LA = {isa = XCConfigurationList; buildConfigurations = (CA,); };
            LK = {isa = XCConfigurationList; buildConfigurations = (CK,); };
            CP = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X; buildSettings = {SDKROOT = iphoneos; "A[sdk=iphone*]" = b; }; };
            CA = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = "$(TARGET_NAME:c99extidentifier)"; INFOPLIST_FILE = Info.plist; }; };
            CK = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = "$(inherited)Kit"; }; };
        }; }
        """
}
