import FolderAccess
import Foundation

/// The files that a project's repository needs to use Quince: lines for the ignore file, and a workflow for continuous integration.
package struct ProjectSetup {
    /// A file that was looked at, and what became of it.
    package struct Outcome: Codable, Hashable, Sendable {
        package enum Change: String, Codable, Sendable { case made, extended, kept }

        package var file: String
        package var change: Change

        package var text: String {
            switch change {
            case .made: "made      \(file)"
            case .extended: "extended  \(file)"
            case .kept: "kept      \(file), which is there already"
            }
        }
    }

    /// The project as the workflow names it, from the repository's folder on: `.` or `App/Notes.xcodeproj`.
    package var project: String

    package init(project: String) { self.project = project }

    /// Folders that Quince writes beside a project and that belong to no repository.
    package static let ignored = [".quince/", "quince-snapshots/"]
    package static let workflowPath = ".github/workflows/quince.yml"

    /// Writes the files into `folder`. What is there already stays as it is; an ignore file gets the lines that it lacks.
    /// - Throws: `FolderFailure` where something cannot be written, or a link stands in the way.
    package func apply(in folder: URL) throws -> [Outcome] {
        let handle = try FolderHandle(at: folder.path)
        return [try writeIgnoreFile(in: handle), try writeWorkflow(in: handle)]
    }

    private func writeIgnoreFile(in folder: FolderHandle) throws -> Outcome {
        let name = ".gitignore"
        let isThere = folder.kind(of: name) != nil
        // A link may lead to a file that is not the project's.
        if isThere, folder.kind(of: name) != .file { throw FolderFailure(folder.url.appendingPathComponent(name).path, .link) }
        let old = folder.contents(of: name).map { String(decoding: $0, as: UTF8.self) } ?? ""
        guard let new = Self.ignoreFile(adding: Self.ignored, to: old) else { return Outcome(file: name, change: .kept) }
        try folder.write(Data(new.utf8), to: name)
        return Outcome(file: name, change: isThere ? .extended : .made)
    }

    private func writeWorkflow(in folder: FolderHandle) throws -> Outcome {
        let workflows = try folder.folder(".github", creating: true).folder("workflows", creating: true)
        guard workflows.kind(of: "quince.yml") == nil else { return Outcome(file: Self.workflowPath, change: .kept) }
        try workflows.write(Data(workflow.utf8), to: "quince.yml")
        return Outcome(file: Self.workflowPath, change: .made)
    }

    /// An ignore file with the lines that it lacks; nil where it lacks none.
    package static func ignoreFile(adding lines: [String], to text: String) -> String? {
        let known = Set(text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) })
        let missing = lines.filter { line in
            let bare = line.hasSuffix("/") ? String(line.dropLast()) : line
            return known.isDisjoint(with: [line, bare, "/" + line, "/" + bare])
        }
        guard !missing.isEmpty else { return nil }
        let start = text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
        return start + missing.map { $0 + "\n" }.joined()
    }

    /// The workflow: tests, then pictures that must be without warnings; both are kept.
    package var workflow: String {
        """
        # Runs the tests of the app and draws it in every window, on Linux.
        # Set the repository variable QUINCE_REPOSITORY to where your copy of Quince is, such as my-team/quince.
        name: Quince
        on: [push, pull_request]
        jobs:
          windows:
            runs-on: ubuntu-latest
            container: swift:6.2-bookworm
            steps:
              - uses: actions/checkout@v4
              - uses: actions/checkout@v4
                with:
                  repository: ${{ vars.QUINCE_REPOSITORY }}
                  path: .quince-tool
              - uses: actions/cache@v4
                with:
                  path: .quince-tool/.build
                  key: quince-${{ hashFiles('.quince-tool/Sources/**', '.quince-tool/Package.resolved') }}
              - run: ./.quince-tool/quince test \(Self.quoted(project)) --junit quince-results/tests.xml
              - run: ./.quince-tool/quince snapshot \(Self.quoted(project)) --werror --out quince-results/windows
              - uses: actions/upload-artifact@v4
                if: always()
                with:
                  name: quince
                  path: quince-results

        """
    }

    /// A word of a shell's command line.
    private static func quoted(_ word: String) -> String {
        let isPlain = word.utf8.allSatisfy { byte in
            byte >= 0x30 && byte <= 0x39 || byte >= 0x41 && byte <= 0x5A || byte >= 0x61 && byte <= 0x7A || "._/-+".utf8.contains(byte)
        }
        return isPlain ? word : "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }
}
