import Foundation
import SourceLowering

/// Something of a project that is not part of what was built, because it needs what is not there on Linux.
package struct LeftOut: Codable, Hashable, Sendable, CustomStringConvertible {
    /// The file; beside the project's folder when it lies in it.
    package var file: String
    /// The line on which it begins in the file, counted from 1; 0 for a whole file or dependency.
    package var line: Int
    /// The declaration it is or stands in: `MapController.viewDidLoad()`.
    package var declaration: String
    /// The sort of unit it is: import, statement, body, member, type, file, package and so on.
    package var kind: String
    /// The name of what is missing.
    package var needs: String
    /// Whether the running app can tell that it came there.
    package var isNoticed: Bool
    /// The file's own path, as the running app names it.
    package var path: String

    package init(file: String, line: Int = 0, declaration: String, kind: String, needs: String, isNoticed: Bool = false, path: String? = nil) {
        self.file = file
        self.line = line
        self.declaration = declaration
        self.kind = kind
        self.needs = needs
        self.isNoticed = isNoticed
        self.path = path ?? file
    }

    package var description: String {
        let place = line > 0 ? "\(file):\(line)" : file
        return "\(place): \(kind) \(declaration) needs \(needs)"
    }

    func relative(to folder: URL) -> LeftOut {
        var result = self
        let prefix = folder.standardizedFileURL.path + "/"
        if file.hasPrefix(prefix) { result.file = String(file.dropFirst(prefix.count)) }
        return result
    }

    /// All parts of rewritten sources, and the classes that placeholders stand for.
    static func list(_ sources: [String: LeavingOut.Source], _ record: LeftOutRecord) -> [LeftOut] {
        let parts = sources.sorted { $0.key < $1.key }.flatMap { path, source in
            // An import that nothing in its file needs is none that is missed.
            (source.parts.allSatisfy { $0.kind == .importDeclaration } ? [] : source.parts).filter { part in
                !source.parts.contains { $0 != part && $0.covers(part) }
            }.map { part in
                LeftOut(
                    file: path, line: part.kind == .file ? 0 : part.position.line, declaration: part.declaration, kind: part.kind.rawValue, needs: part.needs,
                    isNoticed: part.isNoticed)
            }
        }
        let texts = Dictionary(grouping: sources.values, by: \.module).mapValues { $0.map(\.text) }
        let placeholders = texts.sorted { $0.key < $1.key }.flatMap { record.placeholders(in: $0.key, of: $0.value) }.map { placeholder in
            LeftOut(
                file: placeholder.path, line: placeholder.position.line, declaration: placeholder.name,
                kind: placeholder.isController ? "view controller" : "view",
                needs: placeholder.name, isNoticed: true)
        }
        return (parts + placeholders).sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    }

    /// The parts that the last build that succeeded left out.
    static func list(keptIn folder: BuildFolder) -> [LeftOut] {
        folder.contents(of: BuildFolder.leftOutListName).flatMap { try? JSONDecoder().decode([LeftOut].self, from: $0) } ?? []
    }
}
