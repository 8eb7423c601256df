import Foundation
import InputLimits
import Testing

@testable import XcodeProject

@Suite("Hostile projects")
struct HostileProjectTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func read(_ text: ProjectText) throws -> Project {
        try folder.write(text.text, to: "Demo.xcodeproj/project.pbxproj")
        return try XcodeProjectReader(projectAt: folder.url.appendingPathComponent("Demo.xcodeproj")).read().addingPods()
    }

    private func limit(_ body: () throws -> Void) throws -> ReadingLimitError {
        try #require(#expect(throws: ReadingLimitError.self, performing: body))
    }

    private func settings(_ layer: [String: String]) throws -> BuildSettings {
        try BuildSettings(layers: [layer], platform: .init(configuration: "Debug"), owner: "App.xcodeproj, target App", budget: ReadingBudget(steps: 200_000))
    }

    // MARK: The project file

    @Test("groups that hold each other are named")
    func groupCycle() throws {
        var text = ProjectText()
        text.add("g1", "isa = PBXGroup; name = Outer; children = (g2,); sourceTree = \"<group>\";")
        text.add("g2", "isa = PBXGroup; name = Inner; children = (g1, f,); sourceTree = \"<group>\";")
        text.addFile("f", path: "A.swift")
        text.addTarget("App", sources: ["f"])
        let error = try #require(#expect(throws: ProjectError.self) { try read(text) })
        #expect(error.kind == .malformedProject)
        #expect(error.message.contains("project.pbxproj: the group Outer holds itself"))
    }

    @Test("a group that holds itself is named, also when no target has a file in it")
    func ownGroup() throws {
        var text = ProjectText()
        text.add("g", "isa = PBXGroup; path = Sources; children = (g,); sourceTree = \"<group>\";")
        #expect(try #require(#expect(throws: ProjectError.self) { try read(text) }).message.contains("the group Sources holds itself"))
    }

    @Test("ten thousand groups in one another are refused, two hundred are not")
    func deepGroups() throws {
        func project(depth: Int) -> ProjectText {
            var text = ProjectText()
            for number in 0..<depth {
                text.add(
                    "g\(number)", "isa = PBXGroup; name = N\(number); children = (\(number + 1 < depth ? "g\(number + 1)" : "f"),); sourceTree = \"<group>\";")
            }
            text.addFile("f", path: "A.swift")
            text.addTarget("App", sources: ["f"])
            return text
        }
        #expect(try limit { _ = try read(project(depth: 10_000)) }.subject.contains("the group N"))
        #expect(try read(project(depth: 190)).targets[0].sources.map(\.lastPathComponent) == ["A.swift"])
    }

    @Test("a property list that is nested without end is refused before it is read", arguments: ["(", "{a=", "<array>", "<dict><key>a</key>"])
    func deepList(open: String) throws {
        try folder.write(String(repeating: open, count: 100_000), to: "Demo.xcodeproj/project.pbxproj")
        let url = folder.url.appendingPathComponent("Demo.xcodeproj")
        let error = try limit { _ = try XcodeProjectReader(projectAt: url) }
        #expect(error.subject == url.path + "/project.pbxproj")
    }

    @Test("targets that depend on each other are each there once")
    func targetCycle() throws {
        func target(_ name: String, _ dependencies: [String]) -> Target {
            var target = Target(name: name, moduleName: name, kind: .library)
            target.targetDependencies = dependencies
            return target
        }
        let chain = (0..<20_000).map { target("T\($0)", ["T\(($0 + 1) % 20_000)"]) }
        let project = Project(name: "P", folder: folder.url, targets: chain)
        #expect(project.closure(of: chain[0]).count == 20_000)
        #expect(project.closure(of: chain[0]).last?.name == "T0")
    }

    @Test("a synchronized folder with a link upwards is gone through once")
    func linkUpwards() throws {
        try folder.write("", to: "App/Inner/A.swift")
        try FileManager.default.createSymbolicLink(atPath: folder.path("App/Inner/up"), withDestinationPath: "../..")
        var text = ProjectText()
        text.add("sync", "isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = \"<group>\";")
        text.mainGroupChildren = ["sync"]
        text.addTarget("App", extras: "fileSystemSynchronizedGroups = (sync,);")
        let sources = try read(text).targets[0].sources.map { $0.path.replacingOccurrences(of: folder.url.path + "/", with: "") }
        #expect(sources.contains("App/Inner/A.swift"))
        #expect(sources.count <= 2)
    }

    @Test("a synchronized folder that leads out of the checkout is refused before the machine is gone through", arguments: ["/", "App"])
    func synchronizedOutside(path: String) throws {
        try folder.write("", to: "App/A.swift")
        try FileManager.default.createSymbolicLink(atPath: folder.path("App/machine"), withDestinationPath: "/")
        var text = ProjectText()
        text.add("sync", "isa = PBXFileSystemSynchronizedRootGroup; path = \(path); sourceTree = \"\(path == "/" ? "<absolute>" : "<group>")\";")
        text.mainGroupChildren = ["sync"]
        text.addTarget("App", extras: "fileSystemSynchronizedGroups = (sync,);")
        #expect(try #require(#expect(throws: ProjectError.self) { try read(text) }).kind == .outsideCheckout)
    }

    // MARK: Settings

    @Test("settings that double each other grow no larger than a megabyte, and the message names the setting")
    func exponentialSettings() throws {
        var layer = ["L40": "x"]
        for number in 0..<40 { layer["L\(number)"] = "$(L\(number + 1))$(L\(number + 1))" }
        let error = try limit { _ = try settings(layer) }
        #expect(error.subject.hasPrefix("App.xcodeproj, target App: the build setting L"))
        #expect(error.limit == .bytes(1 << 20))
    }

    @Test("settings that refer to each other end as unset names do; forty that all do are refused")
    func mutualSettings() throws {
        #expect(try settings(["A": "a$(B)$(B)", "B": "b$(A)$(A)"])["A"] == "abb")
        var layer: [String: String] = [:]
        for number in 0..<40 { layer["M\(number)"] = (0..<40).map { "$(M\($0))" }.joined() }
        #expect(try limit { _ = try settings(layer) }.subject.contains("the build setting M"))
    }

    @Test("a chain of ten thousand settings is refused")
    func settingChain() throws {
        let layer = Dictionary(uniqueKeysWithValues: (0..<10_000).map { ("C\($0)", "$(C\($0 + 1))") })
        #expect(try limit { _ = try settings(layer) }.limit == .depth(200))
    }

    @Test("a hundred thousand open brackets stay as they are written or are refused, closed or not")
    func openBrackets() throws {
        let settings = try settings([:])
        #expect(try limit { _ = try settings.expand(String(repeating: "$(", count: 100_000)) }.limit == .depth(200))
        #expect(try limit { _ = try settings.expand(String(repeating: "$(", count: 100_000) + String(repeating: ")", count: 100_000)) }.limit == .depth(200))
        #expect(try settings.expand("a $(B ${C") == "a $(B ${C")
        #expect(try settings.expand("$(A(b):default=c)") == "c")
    }

    @Test("a text that repeats a large setting is refused by its name")
    func repeatedSetting() throws {
        let settings = try settings(["A": String(repeating: "x", count: 100_000)])
        let error = try limit { _ = try settings.expand(String(repeating: "$(A)", count: 1000), of: "the entry E of the Info.plist") }
        #expect(error.subject == "App.xcodeproj, target App: the entry E of the Info.plist")
    }

    @Test("forty stars in a condition are matched in no time")
    func starredCondition() throws {
        let key = "A[sdk=\(String(repeating: "*i", count: 40))*x]"
        #expect(try settings([key: "no", "A": "yes"])["A"] == "yes")
    }

    // MARK: Configuration files

    private func configuration(_ files: [String: String]) throws -> BuildSettings.Layer {
        for (name, text) in files { try folder.write(text, to: name) }
        return try ConfigurationFile.read(folder.url.appendingPathComponent("0.xcconfig"))
    }

    @Test("files that include the next one twice are each read once")
    func doubledIncludes() throws {
        var files = ["40.xcconfig": "A = end"]
        for number in 0..<40 { files["\(number).xcconfig"] = "#include \"\(number + 1).xcconfig\"\n#include \"\(number + 1).xcconfig\"\nB\(number) = 1" }
        let layer = try configuration(files)
        #expect(layer["A"] == "end")
        #expect(layer.count == 41)
    }

    @Test("files that include each other end; a chain of hundreds is refused by the file's name")
    func includeCycles() throws {
        let all = (0..<9).map { "#include \"\($0).xcconfig\"\n" }.joined()
        let files = Dictionary(uniqueKeysWithValues: (0..<9).map { ("\($0).xcconfig", all + "A\($0) = 1") })
        #expect(try configuration(files).count == 9)
        let chain = Dictionary(uniqueKeysWithValues: (0..<400).map { ("\($0).xcconfig", "#include \"\($0 + 1).xcconfig\"") })
        #expect(try limit { _ = try configuration(chain) }.subject.contains(".xcconfig: the chain of #include"))
    }

    @Test("a value that inherits itself twice in every line is refused at its line")
    func growingValue() throws {
        let text = "A = xxxxxxxx\n" + String(repeating: "A = $(inherited)$(inherited)\n", count: 60)
        let error = try limit { _ = try configuration(["0.xcconfig": text]) }
        #expect(error.subject.contains("0.xcconfig:18: the value of A"))
    }

    @Test("includes that lead through folders linked to themselves multiply, until the budget is spent")
    func includesThroughLinks() throws {
        for name in ["in", "on"] { try FileManager.default.createSymbolicLink(atPath: folder.path(name), withDestinationPath: ".") }
        try folder.write("#include? \"in/0.xcconfig\"\n#include? \"on/0.xcconfig\"", to: "0.xcconfig")
        let file = folder.url.appendingPathComponent("0.xcconfig")
        let error = try limit { _ = try ConfigurationFile.read(file, budget: ReadingBudget(steps: 20_000)) }
        #expect(error.subject.hasSuffix("0.xcconfig: the chain of #include"))
    }

    @Test("a configuration file that is a device is no file")
    func device() throws {
        try FileManager.default.createSymbolicLink(atPath: folder.path("0.xcconfig"), withDestinationPath: "/dev/zero")
        #expect(try #require(#expect(throws: ProjectError.self) { try configuration([:]) }).kind == .missingFile)
    }

    // MARK: Workspaces

    @Test("a workspace that ends a group too many says on which line")
    func workspaceGroups() throws {
        let text = "<Workspace>\n<Group location = \"group:a\"></Group>\n</Group>\n</Workspace>"
        let error = try #require(#expect(throws: ProjectError.self) { try WorkspaceFile.entries(in: text, folder: folder.url, file: "W.xcworkspacedata") })
        #expect(error.message.hasPrefix("W.xcworkspacedata:3:"))
        try folder.write(text, to: "W.xcworkspace/contents.xcworkspacedata")
        #expect(error.kind == .malformedProject)
        #expect(throws: ProjectError.self) { try ProjectLocation(path: folder.path("W.xcworkspace")) }
        #expect(try #require(#expect(throws: ProjectError.self) { try ProjectLocation(path: folder.url.path) }).kind == .malformedProject)
    }

    @Test("groups of a workspace that never end are refused")
    func deepWorkspace() throws {
        let text = "<Workspace>" + String(repeating: "<Group location = \"group:a\">", count: 20_000)
        #expect(try limit { _ = try WorkspaceFile.entries(in: text, folder: folder.url, file: "W") }.subject == "W:1: the group")
    }

    // MARK: Pods

    private func project(podfile: String) throws -> Project {
        try folder.write(podfile, to: "Podfile")
        var text = ProjectText()
        text.addTarget("App")
        return try read(text)
    }

    @Test("a pod that needs itself is there once, also when its podspec gives it another name")
    func podCycle() throws {
        try folder.write("Pod::Spec.new do |s|\n s.name = 'A'\n s.dependency 'A'\n s.dependency 'B'\nend", to: "A.podspec")
        try folder.write("Pod::Spec.new do |s|\n s.name = 'Other'\n s.dependency 'B'\n s.dependency 'A'\nend", to: "B.podspec")
        let project = try project(podfile: "target 'App' do\n pod 'A', :path => '.'\n pod 'B', :path => '.'\nend")
        #expect(project.targets.map(\.name) == ["App", "A", "Other"])
        #expect(project.targets[0].targetDependencies == ["A", "Other"])
    }

    @Test("twenty thousand subspecs that need one another are each there once")
    func manySubspecs() throws {
        let count = 20_000
        let subspecs = (0..<count).map { "s.subspec 'S\($0)' do |t|\n t.dependency 'A/S\(($0 + 1) % count)'\nend\n" }.joined()
        let spec = try Podspec(text: "Pod::Spec.new do |s|\n s.name = 'A'\n\(subspecs)end", folder: folder.url)
        #expect(spec.specifications(named: ["A"]).count == count + 1)
    }

    @Test("subspecs in one another without end, and braces that multiply, are refused by the podspec's name")
    func deepPodspec() throws {
        let deep = "Pod::Spec.new do |s|\n" + String(repeating: "s.subspec 'T' do |s|\n", count: 20_000)
        #expect(try limit { _ = try Podspec(text: deep, folder: folder.url, file: "A.podspec") }.subject == "A.podspec: the subspec T")
        let pattern = String(repeating: "{a,b}", count: 24)
        #expect(try limit { _ = try PathPattern(pattern: pattern, subject: "A.podspec") }.subject == "A.podspec: the pattern \(pattern.prefix(80))")
        #expect(try limit { _ = try PathPattern(pattern: String(repeating: "{", count: 20_000) + String(repeating: "}", count: 20_000)) }.limit == .depth(200))
    }

    @Test("braces stand in braces, and patterns with many ** are matched in no time")
    func patterns() throws {
        #expect(try PathPattern(pattern: "a/{b,{c,d}e}.swift").matches("a/de.swift"))
        #expect(try PathPattern(pattern: "a{b").matches("a{b"))
        let pattern = try PathPattern(pattern: String(repeating: "**/a/", count: 40) + "b")
        #expect(!pattern.matches(String(repeating: "a/", count: 400) + "c"))
    }

    @Test("functions of a Podfile that double each other are refused")
    func podfileFunctions() throws {
        let functions = (1..<40).map { "def f\($0)\n f\($0 - 1)\n f\($0 - 1)\nend\n" }.joined()
        let text = "def f0\n pod 'A'\nend\n\(functions)target 'App' do\n f39\nend"
        #expect(try limit { _ = try Podfile(text: text, file: "Podfile", budget: ReadingBudget(steps: 20_000)) }.subject.hasPrefix("Podfile:"))
        #expect(try limit { _ = try Podfile(text: String(repeating: "target 'App' do\n", count: 20_000)) }.limit == .depth(200))
    }
}
