import SwiftSyntax

/// The beginning of a module's program, as its sources have it once parts of them are left out.
package struct EntryPoint: Sendable, Equatable {
    /// Whether a type is marked as the program's beginning, or a file of the name `main.swift` is it.
    package var isWritten: Bool
    /// The class that the sources have for the application's delegate, by its name and those of the types around it: one called `AppDelegate`, or the
    /// first by name.
    package var delegateClass: String?

    package init(isWritten: Bool, delegateClass: String? = nil) {
        self.isWritten = isWritten
        self.delegateClass = delegateClass
    }

    init(files: [ParsedFile], index: ModuleIndex) {
        isWritten = files.contains(where: Self.begins)
        let adopting = index.types.filter { $0.inherited.contains { ["UIApplicationDelegate", "UIKit.UIApplicationDelegate"].contains($0) } }.map(\.name)
        let classes = Set(index.types.filter { $0.kind == .class && !$0.isGeneric }.map(\.name)).intersection(adopting)
        delegateClass = classes.contains("AppDelegate") ? "AppDelegate" : classes.min()
    }

    private static let attributes: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]

    private static func begins(_ file: ParsedFile) -> Bool {
        if file.source.stem == "main" { return true }
        // Nearly every file can be passed over by its text.
        guard file.source.text.contains("@main") || file.source.text.contains("ApplicationMain") else { return false }
        let visitor = MainAttributes(attributes)
        visitor.walk(file.tree)
        return visitor.isFound
    }
}

private final class MainAttributes: SyntaxVisitor {
    private let names: Set<String>
    private(set) var isFound = false

    init(_ names: Set<String>) {
        self.names = names
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if names.contains(node.attributeName.trimmedDescription) { isFound = true }
        return .skipChildren
    }
}
