import ObjectRuntime
import Synchronization

/// The items of the app, in a file of its container.
package final class Keychain: Sendable {
    package static var shared: Keychain { AppServices.object { Keychain(file: ContainerFile("Keychains/keychain.plist")) } }

    /// Strings, numbers and dates as they are; data under `v_Data` and wherever an app gives data.
    private struct Item: Codable {
        var texts: [String: String] = [:]
        var numbers: [String: Int] = [:]
        var dates: [String: Date] = [:]
        var blobs: [String: Data] = [:]
        var needsUser = false
        /// The flags of its access control (`SecAccessControlCreateFlags`).
        var control: UInt?
    }

    private let items: Mutex<[Item]?> = Mutex(nil)
    private let file: ContainerFile<[Item]>?
    /// The group of items that name none.
    private let defaultGroup: String

    private init(stored file: ContainerFile<[Item]>?, group: String = KeychainGroups.main) { (self.file, defaultGroup) = (file, group) }
    private convenience init(file: ContainerFile<[Item]>) { self.init(stored: file) }
    /// A keychain that is forgotten, for tests.
    package convenience init() { self.init(stored: nil) }
    package convenience init(group: String) { self.init(stored: nil, group: group) }
    package convenience init(container: URL) { self.init(stored: ContainerFile("Keychains/keychain.plist", container: container)) }

    /// The attributes that make an item one of its kind: no two have all of these alike.
    private static func primaryKeys(of kind: String) -> [String] {
        switch kind {
        case "genp": ["acct", "svce", "agrp", "sync"]
        case "inet": ["acct", "srvr", "sdmn", "ptcl", "atyp", "port", "path", "agrp", "sync"]
        case "keys": ["kcls", "klbl", "atag", "type", "bsiz", "agrp", "sync"]
        default: ["labl", "agrp"]
        }
    }

    private static let instructions: Set<String> = [
        "m_Limit", "r_Data", "r_Attributes", "r_Ref", "r_PersistentRef", "u_OpPrompt", "u_AuthUI", "u_AuthCtx", "nleg", "m_CaseInsensitive",
        "v_PersistentRef",
    ]

    // MARK: Functions

    package func add(_ attributes: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
        var attributes = Self.plain(attributes)
        if let key = attributes["v_Ref"] as? SecKey, let bytes = try? key.bytes() {
            attributes.merge(key.attributes()) { own, _ in own }
            attributes["v_Data"] = Data(bytes)
        }
        guard let kind = attributes["class"] as? String else { return errSecParam }
        var item = Item()
        Self.apply(attributes, to: &item)
        Self.complete(&item, kind: kind, group: defaultGroup)
        if item.blobs["v_Data"] == nil, kind == "genp" || kind == "inet" { item.blobs["v_Data"] = Data() }
        let now = Date()
        item.dates["cdat"] = now
        item.dates["mdat"] = now
        let status = change { items in
            let keys = Self.primaryKeys(of: kind)
            guard !items.contains(where: { other in other.texts["class"] == kind && keys.allSatisfy { Self.same(other, item, $0) } }) else {
                return errSecDuplicateItem
            }
            items.append(item)
            return errSecSuccess
        }
        if status == errSecSuccess { result?.pointee = Self.answer(item, attributes) }
        return status
    }

    package func find(_ query: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
        let query = Self.plain(query)
        guard query["class"] is String || query["v_PersistentRef"] != nil else { return errSecParam }
        let found = read().filter { Self.matches($0, query) }
        guard !found.isEmpty else { return errSecItemNotFound }
        if found.allSatisfy(\.needsUser), Self.flag(query["r_Data"]) { return errSecAuthFailed }
        let limit = query["m_Limit"] as? String
        let number = (query["m_Limit"] as? NSNumber)?.intValue
        guard limit == "m_LimitAll" || number ?? 1 > 1 else {
            result?.pointee = Self.answer(found[0], query)
            return errSecSuccess
        }
        let answers = found.prefix(number ?? .max).compactMap { Self.answer($0, query) }
        if !answers.isEmpty { result?.pointee = answers as NSArray }
        return errSecSuccess
    }

    package func update(_ query: NSDictionary, _ changes: NSDictionary) -> OSStatus {
        let (query, changes) = (Self.plain(query), Self.plain(changes))
        guard query["class"] is String else { return errSecParam }
        return change { items in
            let places = items.indices.filter { Self.matches(items[$0], query) }
            for place in places {
                Self.apply(changes, to: &items[place])
                items[place].dates["mdat"] = Date()
            }
            return places.isEmpty ? errSecItemNotFound : errSecSuccess
        }
    }

    package func delete(_ query: NSDictionary) -> OSStatus {
        let query = Self.plain(query)
        guard query["class"] is String || query["v_PersistentRef"] != nil else { return errSecParam }
        return change { items in
            let count = items.count
            items.removeAll { Self.matches($0, query) }
            return items.count == count ? errSecItemNotFound : errSecSuccess
        }
    }

    // MARK: Keeping

    private func read() -> [Item] {
        items.withLock { items in
            if items == nil { items = stored() }
            return items ?? []
        }
    }

    /// Items of the file; those that were kept before items had groups are in the app's own.
    private func stored() -> [Item] {
        (file?.read() ?? []).map { item in
            var item = item
            Self.complete(&item, kind: item.texts["class"] ?? "", group: defaultGroup)
            return item
        }
    }

    private func change(_ body: (inout [Item]) -> OSStatus) -> OSStatus {
        items.withLock { kept in
            var items = kept ?? stored()
            let status = body(&items)
            guard status == errSecSuccess else { return status }
            if let file, (try? file.write(items)) == nil { return errSecIO }
            kept = items
            return status
        }
    }

    // MARK: Values

    private static func plain(_ dictionary: NSDictionary) -> [String: Any] {
        var result: [String: Any] = [:]
        for (key, value) in dictionary { result["\(key)"] = value }
        return result
    }

    private static func flag(_ value: Any?) -> Bool { (value as? NSNumber)?.boolValue ?? (value as? Bool) ?? false }

    private static func apply(_ values: [String: Any], to item: inout Item) {
        for (key, value) in values where !instructions.contains(key) {
            switch value {
            case let text as String: item.texts[key] = text
            case let data as Data: item.blobs[key] = data
            case let date as Date: item.dates[key] = date
            case let number as NSNumber: item.numbers[key] = number.intValue
            case let number as Int: item.numbers[key] = number
            case let number as Bool: item.numbers[key] = number ? 1 : 0
            case let control as SecAccessControl:
                item.texts["pdmn"] = control.protection
                item.needsUser = control.needsUser
                item.control = UInt(control.flags.rawValue)
            default: break
            }
        }
    }

    /// An item has all attributes that make it one of its kind, empty ones where it is told none, and says when it can be read.
    private static func complete(_ item: inout Item, kind: String, group: String) {
        func fill(_ keys: String...) {
            for key in keys where item.texts[key] == nil && item.numbers[key] == nil && item.blobs[key] == nil { item.texts[key] = "" }
        }
        switch kind {
        case "genp": fill("acct", "svce")
        case "inet":
            fill("acct", "srvr", "sdmn", "path")
            if item.numbers["port"] == nil { item.numbers["port"] = 0 }
        default: break
        }
        if item.texts["agrp"] == nil { item.texts["agrp"] = group }
        if item.texts["pdmn"] == nil { item.texts["pdmn"] = kSecAttrAccessibleWhenUnlocked as String }
        if item.numbers["sync"] == nil { item.numbers["sync"] = 0 }
    }

    private static func same(_ a: Item, _ b: Item, _ key: String) -> Bool {
        a.texts[key] == b.texts[key] && (a.numbers[key] ?? 0) == (b.numbers[key] ?? 0) && a.blobs[key] == b.blobs[key]
    }

    private static func matches(_ item: Item, _ query: [String: Any]) -> Bool {
        if let reference = query["v_PersistentRef"] as? Data { return reference == self.reference(item) }
        var wanted = Item()
        apply(query.filter { $0.key != "v_Data" && $0.key != "accc" && !($0.key == "sync" && $0.value as? String == "syna") }, to: &wanted)
        return wanted.texts.allSatisfy { item.texts[$0.key] == $0.value }
            && wanted.numbers.allSatisfy { (item.numbers[$0.key] ?? 0) == $0.value }
            && wanted.blobs.allSatisfy { item.blobs[$0.key] == $0.value }
    }

    private static func reference(_ item: Item) -> Data {
        let kind = item.texts["class"] ?? ""
        return Data(([kind] + primaryKeys(of: kind).map { "\(item.texts[$0] ?? "")\(item.numbers[$0] ?? 0)" }).joined(separator: "\u{1}").utf8)
    }

    private static func answer(_ item: Item, _ query: [String: Any]) -> CFTypeRef? {
        let data = item.blobs["v_Data"]
        let (wantsData, wantsReference) = (flag(query["r_Data"]), flag(query["r_PersistentRef"]))
        if flag(query["r_Ref"]), item.texts["class"] == "keys", !flag(query["r_Attributes"]) { return key(of: item) }
        guard flag(query["r_Attributes"]) || (wantsData && wantsReference) else {
            if wantsReference { return reference(item) as NSData }
            return wantsData ? data.map { $0 as NSData } : nil
        }
        let all = NSMutableDictionary()
        for (key, value) in item.texts { all[key] = value }
        for (key, value) in item.numbers { all[key] = value }
        for (key, value) in item.dates { all[key] = value }
        for (key, value) in item.blobs where key != "v_Data" { all[key] = value }
        if let protection = item.texts["pdmn"] {
            all["accc"] = SecAccessControl(protection, SecAccessControlCreateFlags(rawValue: CFOptionFlags(item.control ?? 0)))
        }
        if wantsData, let data { all["v_Data"] = data }
        if wantsReference { all["v_PersistentRef"] = reference(item) }
        if flag(query["r_Ref"]), let key = key(of: item) { all["v_Ref"] = key }
        return all
    }

    /// The key that an item of that class holds.
    private static func key(of item: Item) -> SecKey? {
        guard item.texts["class"] == "keys", let data = item.blobs["v_Data"] else { return nil }
        var notes: [String: Any] = [:]
        for name in ["atag", "labl"] { notes[name] = item.blobs[name] ?? item.texts[name] }
        let kind: String = item.texts["kcls"] ?? item.numbers["kcls"].map(String.init) ?? "1"
        return SecKey.kept(data, type: item.texts["type"] ?? item.numbers["type"].map(String.init), isPrivate: kind == "1", notes: notes)
    }
}
