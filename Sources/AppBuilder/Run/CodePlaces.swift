import Foundation
import ProcessControl

/// The lines of sources that code of a built app stands for, as the toolchain's symbolizer reads them from its debug information.
///
/// What the app says of itself is not believed: only its own program and libraries are read, and the symbolizer is confined as the app's compiler is.
package final class CodePlaces {
    private let bundle: URL
    private let folder: BuildFolder
    /// Places are told from this folder on.
    private let project: URL
    private let tool: SwiftTool
    private var known: [String: String?] = [:]

    package init(of application: AppBuilder.Application, sandbox: Sandbox) {
        bundle = application.bundle
        folder = application.folder
        project = application.literals.folder
        tool = SwiftTool(sandbox: sandbox)
    }

    /// `App/Header.swift:12`, the line of the code at a distance from where a program or library is loaded; nil where it is none of the project's.
    package func place(image: String, offset: UInt64) -> String? {
        let key = "\(image):\(offset)"
        if let known = known[key] { return known }
        let found: String? = look(image, offset)
        known[key] = found
        return found
    }

    private func look(_ path: String, _ offset: UInt64) -> String? {
        let image: URL = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
        let inside: [String] = [bundle, folder.url].map { $0.standardizedFileURL.resolvingSymlinksInPath().path + "/" }
        guard inside.contains(where: image.path.hasPrefix) else { return nil }
        let arguments = ["--obj=\(image.path)", "--functions=none", "--no-inlines", "--output-style=GNU", "0x" + String(offset, radix: 16)]
        let answer = try? tool.run(arguments, in: folder.url, program: "llvm-symbolizer") { try $0.capture() }
        guard let answer, answer.outcome == .exited(0) else { return nil }
        return Self.place(in: answer.output, project: project)
    }

    /// Reads `/path/App/Header.swift:12`, with `(discriminator 3)` behind it where the line has several parts.
    static func place(in output: String, project: URL) -> String? {
        guard let line = output.split(separator: "\n").first, let match = line.firstMatch(of: /^(\/.+):([0-9]+)( \(discriminator [0-9]+\))?$/),
            match.output.2 != "0"
        else { return nil }
        let file: String = URL(fileURLWithPath: String(match.output.1)).standardizedFileURL.path
        guard file.hasPrefix(project.standardizedFileURL.path + "/") else { return nil }
        return "\(BuildFinding.relative(file, to: project)):\(match.output.2)"
    }
}
