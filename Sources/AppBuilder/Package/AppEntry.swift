import SourceLowering

/// The source that an app gets where parts of its launch are left out: a beginning in place of one that is SwiftUI's or Objective-C's, and the names of
/// its classes and members that are not there.
struct AppEntry {
    let module: String
    let entry: EntryPoint
    /// The parts that are left out, by file.
    var parts: [String: [LeftOutPart]] = [:]
    var texts: [String: String] = [:]
    /// The files and dependencies that the project does without.
    var project: [LeftOut] = []

    /// The class that an app is given where its sources have none for its delegate.
    private static let standIn = "LeftOutApplicationDelegate"

    /// Nil where the app is whole in this.
    var text: String? {
        let types = leftOutTypes + leftOutMembers + leftOutInheritance
        guard !types.isEmpty || !entry.isWritten else { return nil }
        let declarations = types.map { "    ObjCRuntime.declareLeftOut(\(Self.quoted($0.name)), \(Self.arguments($0.place)))\n" }.joined()
        return """
            import ObjectRuntime
            import UIKit

            nonisolated func __quinceDeclareLeftOut() {
            \(declarations)}

            @section(".init_array") @used
            nonisolated private let __quinceLeftOutConstructor: @convention(c) () -> Void = { __quinceDeclareLeftOut() }
            \(entry.isWritten ? "" : beginning)
            """
    }

    private typealias Place = (needs: String, file: String, line: Int)

    private var beginning: String {
        let place = mainPlace
        // With a delegate of its own in Swift an app with a beginning in Objective-C lacks nothing.
        let record =
            place.isSwift || entry.delegateClass == nil ? "        ObjCRuntime.leftOut(\(Self.arguments(place.place).dropFirst("needs: ".count)))\n" : ""
        let delegate = entry.delegateClass.map { "\(module).\($0)" } ?? Self.standIn
        return """

            @main enum __QuinceEntry {
                @MainActor static func main() {
            \(record)        exit(UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, \(Self.quoted(delegate))))
                }
            }

            """
    }

    /// The beginning that is left out: a type's attribute, or a file in Objective-C.
    private var mainPlace: (place: Place, isSwift: Bool) {
        for (file, parts) in parts.sorted(by: { $0.key < $1.key }) {
            let bytes = Array((texts[file] ?? "").utf8)
            for part in parts where part.range.upperBound <= bytes.count {
                let text = String(decoding: bytes[part.range], as: UTF8.self)
                guard text.contains("@main") || text.contains("@UIApplicationMain") else { continue }
                // What the compiler says of the attribute follows from what the type was to be.
                let needs = parts.first { $0.kind == .importDeclaration }?.needs ?? part.needs
                return ((needs, file, part.position.line), true)
            }
        }
        let source = project.first { ["main.m", "main.mm", "main.c"].contains($0.file.split(separator: "/").last.map(String.init)) }
        return ((source?.needs ?? "main", source?.path ?? "", source?.line ?? 0), false)
    }

    private var leftOutTypes: [(name: String, place: Place)] {
        let types = parts.sorted { $0.key < $1.key }.flatMap { file, parts in
            parts.filter { $0.kind == .type && !$0.declaration.contains(".") && $0.names.contains($0.declaration) }
                .map { (name: $0.declaration, place: (needs: $0.needs, file: file, line: $0.position.line)) }
        }
        guard !entry.isWritten, entry.delegateClass == nil else { return types }
        return types + [(name: Self.standIn, place: mainPlace.place)]
    }

    /// Properties and methods, as `Type.member`: outlets and actions of interface files may name them.
    private var leftOutMembers: [(name: String, place: Place)] {
        parts.sorted { $0.key < $1.key }.flatMap { file, parts in
            parts.filter { $0.kind == .member && $0.declaration.contains(".") }
                .map { (name: $0.declaration, place: (needs: $0.needs, file: file, line: $0.position.line)) }
        }
    }

    /// Protocols that types were to inherit, as `Type: Protocol`: a delegate may be none without.
    private var leftOutInheritance: [(name: String, place: Place)] {
        parts.sorted { $0.key < $1.key }.flatMap { file, parts in
            parts.filter { $0.kind == .conformance }.flatMap { part in
                part.names.map { (name: $0, place: (needs: part.needs, file: file, line: part.position.line)) }
            }
        }
    }

    private static func arguments(_ place: Place) -> String { "needs: \(quoted(place.needs)), file: \(quoted(place.file)), line: \(place.line)" }

    private static func quoted(_ text: String) -> String {
        "\"" + text.map { $0 == "\"" || $0 == "\\" || $0.isNewline ? "'" : String($0) }.joined() + "\""
    }
}
