import Foundation
import Synchronization

/// The types that are known: the system's, and those of the app's Info.plist.
package final class TypeTable: Sendable {
    package struct Entry: Sendable {
        package var parents: [String]
        package var extensions: [String]
        package var mimeTypes: [String]
        package var title: String
    }

    package static var shared: TypeTable { AppServices.object { TypeTable(info: Bundle.main.infoDictionary ?? [:]) } }

    private struct State {
        var entries: [String: Entry]
        /// Identifiers in the order in which they were declared, which decides of several with one tag.
        var order: [String]
    }
    private let state: Mutex<State>

    package init(info: [String: Any]) {
        var state = State(entries: [:], order: [])
        for line in SystemTypes.table.split(separator: "\n") {
            let columns = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
            let words = columns.dropFirst().prefix(3).map { $0.split(separator: " ").map(String.init) }
            guard words.count == 3 else { continue }
            state.entries[columns[0]] = Entry(
                parents: words[0], extensions: words[1], mimeTypes: words[2], title: columns.count > 4 ? columns[4] : "")
            state.order.append(columns[0])
        }
        for key in ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"] {
            for declared in info[key] as? [[String: Any]] ?? [] { Self.add(declared, to: &state) }
        }
        self.state = Mutex(state)
    }

    private static func add(_ declared: [String: Any], to state: inout State) {
        guard let identifier = (declared["UTTypeIdentifier"] as? String)?.lowercased(), state.entries[identifier] == nil else { return }
        func strings(_ value: Any?) -> [String] { (value as? [String]) ?? (value as? String).map { [$0] } ?? [] }
        let tags = declared["UTTypeTagSpecification"] as? [String: Any] ?? [:]
        state.entries[identifier] = Entry(
            parents: strings(declared["UTTypeConformsTo"]).map { $0.lowercased() },
            extensions: strings(tags["public.filename-extension"]).map { $0.lowercased() },
            mimeTypes: strings(tags["public.mime-type"]).map { $0.lowercased() }, title: declared["UTTypeDescription"] as? String ?? "")
        state.order.append(identifier)
    }

    package subscript(identifier: String) -> Entry? { state.withLock { $0.entries[identifier.lowercased()] } }

    package func add(_ identifier: String, conformingTo parent: String?) {
        state.withLock { state in
            let name = identifier.lowercased()
            guard state.entries[name] == nil else { return }
            state.entries[name] = Entry(parents: parent.map { [$0] } ?? ["public.data"], extensions: [], mimeTypes: [], title: "")
            state.order.append(name)
        }
    }

    /// Every type that this one is one of, also indirectly: of each, the nearest first.
    package func ancestors(of identifier: String) -> [String] {
        var found: [String] = []
        var queue = self[identifier]?.parents ?? []
        while !queue.isEmpty {
            let name = queue.removeFirst()
            guard !found.contains(name) else { continue }
            found.append(name)
            queue += self[name]?.parents ?? []
        }
        return found
    }

    /// Whether data of one type is data of the other too.
    package func type(_ identifier: String, conformsTo other: String) -> Bool {
        let wanted = other.lowercased()
        return identifier.lowercased() == wanted || ancestors(of: identifier).contains(wanted)
    }

    /// The one that files of the type usually have: its own, else the nearest type's that it is one of.
    package func fileExtension(of identifier: String) -> String? {
        ([identifier] + ancestors(of: identifier)).lazy.compactMap { self[$0]?.extensions.first }.first
    }

    /// The types with a tag among their extensions or MIME types, in the order in which they were declared.
    package func identifiers(where tags: KeyPath<Entry, [String]>, contain tag: String) -> [String] {
        state.withLock { state in state.order.filter { state.entries[$0]?[keyPath: tags].contains(tag) == true } }
    }
}
