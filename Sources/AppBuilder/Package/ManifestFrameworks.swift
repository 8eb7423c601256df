import FolderAccess
import Foundation
import ProcessControl
import SourceLowering

/// Apple's frameworks that manifests import without a use, as ios-snapshot-test-case's does with Core Image: on a Mac nobody notices. Empty modules stand
/// in for them, so that SwiftPM reads such a manifest here too, and whatever depends on that package.
struct ManifestFrameworks {
    let folder: BuildFolder

    private static let place = "resolver/frameworks"
    private static let apples = Runtime.frameworks.union(LinkedFrameworks.names).union(BuildPlanner.applesAlone)

    /// Runs `swift package` with these arguments. Frameworks stand in only after SwiftPM asked for them: what a manifest finds that it can import may decide
    /// what it declares.
    func package(_ arguments: [String], for task: SwiftTool.Task = .building) throws -> (outcome: CommandRunner.Outcome, output: String, error: String) {
        var names: Set<String> = []
        while true {
            let flags = names.isEmpty ? [] : ["-I", folder.url.appendingPathComponent(Self.place).path].flatMap { ["-Xbuild-tools-swiftc", $0] }
            let answer = try folder.swift.run(["package"] + flags + arguments, in: folder.url, for: task) { try $0.capture() }
            let missing = Self.missing(in: answer.error).subtracting(names)
            if answer.outcome == .exited(0) || missing.isEmpty { return answer }
            names.formUnion(missing)
            try folder.part(Self.place).write(Data(Self.moduleMap(of: names).utf8), to: "module.modulemap")
        }
    }

    /// The frameworks of Apple's that manifests did not find, by SwiftPM's message.
    static func missing(in message: String) -> Set<String> {
        Set(message.matches(of: /no such module '(\w+)'/).map { String($0.output.1) }).intersection(apples)
    }

    static func moduleMap(of names: Set<String>) -> String { names.sorted().map { "module \($0) {}\n" }.joined() }
}
