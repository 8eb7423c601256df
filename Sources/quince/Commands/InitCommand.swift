import AppBuilder
import ArgumentParser
import FolderAccess
import Foundation

struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Sets up a repository: an ignore file and a workflow for continuous integration.",
        discussion: """
            Adds what Quince writes beside a project to .gitignore, and makes \(ProjectSetup.workflowPath), which runs the tests and draws the \
            app in every window for each push. Files that are there already stay as they are, but for lines that .gitignore lacks.
            """)

    @Argument(help: "The repository's folder.", completion: .directory)
    var folder: String = "."

    @Option(
        help: ArgumentHelp("The project in it, from that folder on, as the workflow is to name it.", valueName: "path"),
        completion: .file(extensions: ["xcodeproj", "xcworkspace"]))
    var project: String = "."

    @OptionGroup var reporting: Reporting

    func run() throws {
        try reporting.run {
            let outcomes = try ProjectSetup(project: project).apply(in: URL(fileURLWithPath: folder).standardizedFileURL)
            if reporting.json { try reporting.printJSON(outcomes) } else { outcomes.forEach { print($0.text) } }
        }
    }
}
