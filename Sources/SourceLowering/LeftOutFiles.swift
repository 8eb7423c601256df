import SwiftSyntax

/// Which files of a module are left out, because they are about SwiftUI and the module is about something else: bridges and previews
/// of a library, the screen or two of an app that hosts views. What needs them says so when it is compiled.
struct LeftOutFiles {
    /// What decides of one file.
    struct File: Equatable {
        var importsMissingFramework: Bool
        /// Whether the program begins here.
        var isMain: Bool
    }

    private static let framework = "SwiftUI"

    /// The places of the files to leave out. A module that begins in such a file, or consists of them by half, keeps them all, so that
    /// the compiler says what is missing.
    static func indices(_ files: [File]) -> Set<Int> {
        let candidates: [Int] = files.indices.filter { files[$0].importsMissingFramework }
        guard !candidates.contains(where: { files[$0].isMain }), candidates.count * 2 < files.count else { return [] }
        return Set(candidates)
    }

    /// The import that has a file left out where `indices` say so.
    static func missingImport(in file: ParsedFile) -> LeftOutPart? {
        file.leftOut.first { $0.kind == .importDeclaration && $0.needs == framework }
    }

    static func isMain(_ file: ParsedFile) -> Bool {
        file.source.stem == "main" || file.tree.statements.contains { statement in
            statement.item.asProtocol((any WithAttributesSyntax).self)?.attributes.has("main") == true
        }
    }
}
