import ObjectRuntime
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

    func add(_ identifier: String, conformingTo parent: String?) {
        state.withLock { state in
            let name = identifier.lowercased()
            guard state.entries[name] == nil else { return }
            state.entries[name] = Entry(parents: parent.map { [$0] } ?? ["public.data"], extensions: [], mimeTypes: [], title: "")
            state.order.append(name)
        }
    }

    package func parents(of identifier: String) -> [String] {
        if let dynamic = DynamicType(identifier: identifier) { return dynamic.supertype.map { [$0] } ?? [] }
        return self[identifier]?.parents ?? []
    }

    package func identifiers(tag: String, tagClass: UTTagClass) -> [String] {
        state.withLock { state in
            state.order.filter { name in
                let tags = tagClass == .filenameExtension ? state.entries[name]?.extensions : state.entries[name]?.mimeTypes
                return tags?.contains(tag) == true
            }
        }
    }
}

/// The type of a tag that nobody declared a type for: its identifier holds the tag, in letters.
struct DynamicType {
    var tag: String
    var tagClass: UTTagClass
    var supertype: String?

    private static let letters = Array("abcdefghkmnpqrstuvwxyz0123456789")
    /// The digits that identifiers have instead of the longest names.
    private static let numbers = [
        "UTTypeConformsTo": "0", "public.filename-extension": "1", "com.apple.ostype": "2", "public.mime-type": "3",
        "public.data": "6", "public.text": "7", "public.plain-text": "8", "public.image": "A",
    ]

    init(tag: String, tagClass: UTTagClass, supertype: String?) {
        self.tag = tag
        self.tagClass = tagClass
        self.supertype = supertype
    }

    init?(identifier: String) {
        guard identifier.hasPrefix("dyn.a") else { return nil }
        var bits = 0
        var count = 0
        var bytes: [UInt8] = []
        for letter in identifier.dropFirst("dyn.a".count) {
            guard let value = Self.letters.firstIndex(of: letter) else { return nil }
            bits = bits << 5 | value
            count += 5
            if count >= 8 {
                bytes.append(UInt8(bits >> (count - 8) & 255))
                count -= 8
                bits &= (1 << count) - 1
            }
        }
        var (tag, tagClass, supertype): (String?, UTTagClass?, String?) = (nil, nil, nil)
        let parts = String(decoding: bytes, as: UTF8.self).dropFirst().split(separator: ":").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
        let names = Dictionary(uniqueKeysWithValues: Self.numbers.map { ($1, $0) })
        for part in parts where part.count == 2 {
            let key = names[part[0]] ?? part[0]
            if key == "UTTypeConformsTo" { supertype = names[part[1]] ?? part[1] } else { (tagClass, tag) = (UTTagClass(rawValue: key), part[1]) }
        }
        guard let tag, let tagClass else { return nil }
        self.init(tag: tag, tagClass: tagClass, supertype: supertype)
    }

    var identifier: String {
        var text = "?"
        if let supertype { text += "0=\(Self.numbers[supertype] ?? supertype):" }
        text += "\(Self.numbers[tagClass.rawValue] ?? tagClass.rawValue)=\(tag)"
        var result = "dyn.a"
        var bits = 0
        var count = 0
        for byte in text.utf8 {
            bits = bits << 8 | Int(byte)
            count += 8
            while count >= 5 {
                result.append(Self.letters[bits >> (count - 5) & 31])
                count -= 5
            }
            bits &= (1 << count) - 1
        }
        if count > 0 { result.append(Self.letters[bits << (5 - count) & 31]) }
        return result
    }
}
