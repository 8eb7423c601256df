import AppBuilder
import ArgumentParser
import Foundation
import ProjectTemplates

struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Makes a new project in Xcode's format, right in every window.",
        discussion: "The templates:\n" + ProjectTemplate.allCases.map { "  " + $0.rawValue.padding(to: 16) + $0.summary }.joined(separator: "\n")
            + "\n\nA folder that is there already is refused (status \(CommandStatus.cannotWrite.rawValue)).")

    @Argument(help: "The project's name: letters, digits and underscores.")
    var name: String

    @Option(help: "What to begin with.")
    var template: ProjectTemplate = .singleView

    @Option(
        name: .customLong("out"), help: ArgumentHelp("The folder to make. Default: the name, in the folder that you are in.", valueName: "folder"),
        completion: .directory)
    var output: String?

    @Option(help: ArgumentHelp("The app's bundle identifier. Default: com.example. and the name.", valueName: "identifier"))
    var bundleIdentifier: String?

    @OptionGroup var reporting: Reporting

    func validate() throws {
        if let problem = ProjectTemplate.problem(withName: name) { throw ValidationError("\"\(name)\" cannot be a project's name, which \(problem).") }
        if let bundleIdentifier, !Self.isIdentifier(bundleIdentifier) {
            throw ValidationError("\"\(bundleIdentifier)\" is no bundle identifier: letters, digits, hyphens and dots, such as com.example.notes.")
        }
    }

    private static func isIdentifier(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2D || $0 == 0x2E }
    }

    func run() throws {
        try reporting.run {
            let folder = URL(fileURLWithPath: output ?? name).standardizedFileURL
            let identifier: String = bundleIdentifier ?? "com.example.\(name.replacing("_", with: "-"))"
            let files = try template.files(named: name, identifier: identifier)
            try NewFolder.make(at: folder) { made in for file in files { try made.write(file.contents, to: file.path) } }
            let project: String = folder.appendingPathComponent("\(name).xcodeproj").path
            if reporting.json {
                try reporting.printJSON(Result(status: CommandStatus.success.rawValue, project: project, template: template.rawValue))
            } else {
                print("made \(project)\nquince snapshot \(output ?? name) draws it in every window.")
            }
        }
    }

    private struct Result: Encodable {
        var status: Int32
        var project: String
        var template: String
    }
}

extension ProjectTemplate: ExpressibleByArgument {}
