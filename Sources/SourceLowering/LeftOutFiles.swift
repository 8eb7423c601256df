import SwiftSyntax

/// Which files of a module are left out, because they are about SwiftUI and the module is about something else: bridges and previews
/// of a library, the screen or two of an app that hosts views. What needs them says so when it is compiled.
struct LeftOutFiles {
    /// The facts that decide about one file.
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

    /// The import that has a file left out where `indices` say so. A file that declares anything that is not SwiftUI's as well is left out in parts,
    /// as the compiler finds them: the import may be there for nothing, or for Combine, which comes with it.
    static func missingImport(in file: ParsedFile) -> LeftOutPart? {
        guard let part = file.leftOut.first(where: { $0.kind == .importDeclaration && $0.needs == framework }) else { return nil }
        return file.tree.statements.topItems.contains(where: isOfUIKit) ? nil : part
    }

    /// Whether a declaration at a file's top is a type without any name of SwiftUI in its first line, another name for one of UIKit's, or an extension of
    /// one of these.
    private static func isOfUIKit(_ item: CodeBlockItemSyntax.Item) -> Bool {
        if let alias = item.as(TypeAliasDeclSyntax.self) {
            let name = alias.initializer.value.trimmedDescription
            return name.hasPrefix("UI") && !swiftUINames.contains(name)
        }
        if let name = item.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription { return name.hasPrefix("UI") && !swiftUINames.contains(name) }
        guard let type = item.asProtocol((any DeclGroupSyntax).self) else { return false }
        let written =
            (type.inheritanceClause?.trimmedDescription ?? "")
            + (type.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.trimmedDescription ?? "")
        let names = written.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        return names.allSatisfy { !swiftUINames.contains($0) }
    }

    private static let swiftUINames: Set<String> = [
        "View", "App", "Scene", "ViewModifier", "PreviewProvider", "UIViewRepresentable", "UIViewControllerRepresentable", "ObservableObject", "EnvironmentKey",
        "PreferenceKey", "Shape", "InsettableShape", "Animatable", "Layout", "ToolbarContent", "Commands", "UIHostingController", "DynamicProperty", "Gesture",
    ]

    static func isMain(_ file: ParsedFile) -> Bool {
        file.source.stem == "main"
            || file.tree.statements.contains { statement in
                statement.item.asProtocol((any WithAttributesSyntax).self)?.attributes.has("main") == true
            }
    }
}

extension CodeBlockItemListSyntax {
    /// The items at a file's top, in the clauses of `#if` too.
    var topItems: [CodeBlockItemSyntax.Item] {
        flatMap { statement -> [CodeBlockItemSyntax.Item] in
            guard let conditional = statement.item.as(IfConfigDeclSyntax.self) else { return [statement.item] }
            return conditional.clauses.flatMap { clause -> [CodeBlockItemSyntax.Item] in
                guard case .statements(let inner)? = clause.elements else { return [] }
                return inner.topItems
            }
        }
    }
}
