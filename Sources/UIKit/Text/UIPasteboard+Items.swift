/// Items by their places: nil stands for all.
extension UIPasteboard {
    /// Conditions under which items are kept.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// No other device gets the items; there is none here.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// Types under which texts, addresses, pictures and colours are found, the usual one first.
    public class var typeListString: NSArray { ["public.utf8-plain-text", "public.text"] }
    public class var typeListURL: NSArray { ["public.url"] }
    public class var typeListImage: NSArray { ["public.png", "public.jpeg", "public.tiff", "com.compuserve.gif"] }
    public class var typeListColor: NSArray { ["com.apple.uikit.color"] }

    /// Whether the contents outlive the app: the general pasteboard's do, an app's own do not.
    public var isPersistent: Bool { name == .general }

    /// Has no effect: as since iOS 10, a pasteboard's name decides.
    public func setPersistent(_ persistent: Bool) {}

    /// Stands for the type that goes with the value: a text's, an address's, a picture's or a colour's.
    public class var typeAutomatic: String { PasteboardItems.automatic }

    /// Whether those items have one of the types; nil stands for the first item.
    public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        guard let itemSet else { return contains(pasteboardTypes: pasteboardTypes) }
        guard let chosen = PasteboardItems.chosen(items, itemSet), !chosen.isEmpty else { return false }
        return chosen.allSatisfy { !Set($0.keys).isDisjoint(with: pasteboardTypes) }
    }

    /// The types of each item; nil where an index is of no item.
    public func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
        PasteboardItems.chosen(items, itemSet)?.map { $0.keys.sorted() }
    }

    /// The items that have one of the types; nil where none has.
    public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        PasteboardItems.indexes(of: items, with: pasteboardTypes)
    }

    /// The values of those items that have the type.
    public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        PasteboardItems.chosen(items, itemSet)?.compactMap { $0[pasteboardType] }
    }

    public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        values(forPasteboardType: pasteboardType, inItemSet: itemSet)?.compactMap { value in
            value as? Data ?? (value as? String).map { Data($0.utf8) }
        }
    }
}

/// Questions about a pasteboard's items.
enum PasteboardItems {
    static let automatic = "com.apple.uikit.type-automatic"

    /// An item with values under the types that they have of their own, in the place of the automatic one.
    static func withOwnTypes(_ item: [String: Any]) -> [String: Any] {
        guard let value = item[automatic] else { return item }
        var result: [String: Any] = item
        result[automatic] = nil
        let type: String? =
            switch value {
            case is String, is NSAttributedString: "public.utf8-plain-text"
            case is URL: "public.url"
            case is UIImage: "public.png"
            case is UIColor: "com.apple.uikit.color"
            default: nil
            }
        if let type { result[type] = (value as? NSAttributedString)?.string ?? value }
        return result
    }

    static func types(of items: [[String: Any]]) -> Set<String> { Set(items.flatMap(\.keys)) }

    static func chosen(_ items: [[String: Any]], _ itemSet: IndexSet?) -> [[String: Any]]? {
        guard let itemSet else { return items }
        guard itemSet.allSatisfy(items.indices.contains) else { return nil }
        return itemSet.map { items[$0] }
    }

    static func indexes(of items: [[String: Any]], with types: [String]) -> IndexSet? {
        let found = IndexSet(items.indices.filter { !Set(items[$0].keys).isDisjoint(with: types) })
        return found.isEmpty ? nil : found
    }
}

extension UIPasteboard {
    /// The items, each as what gives it away.
    public var itemProviders: [NSItemProvider] {
        get {
            items.map { item in
                let provider = NSItemProvider()
                for (type, value) in item.sorted(by: { $0.key < $1.key }) {
                    guard let data = PasteboardItems.data(of: value) else { continue }
                    provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
                        done(data, nil)
                        return nil
                    }
                }
                return provider
            }
        }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    /// Replaces the items with what providers give away, all at once so far as they give it while they are asked; a type that comes later is there
    /// when its provider has given it. What comes after the contents were replaced again is dropped.
    public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        var options: [OptionsKey: Any] = [.localOnly: localOnly]
        options[.expirationDate] = expirationDate
        let delivery = Delivery(to: self, options: options)
        let arrivals = Arrivals()
        for (index, provider) in itemProviders.enumerated() {
            for type in provider.registeredTypeIdentifiers {
                _ = provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
                    guard let data, !arrivals.add(Arrivals.Value(data: data, type: type, item: index)) else { return }
                    DispatchQueue.main.async { MainActor.assumeIsolated { delivery.keep(data, as: type, at: index) } }
                }
            }
        }
        var items: [[String: Any]] = itemProviders.map { _ in [:] }
        for value in arrivals.end() { items[value.item][value.type] = PasteboardItems.value(of: value.data, value.type) }
        delivery.begin(with: items)
    }

    /// The values that providers give away while they are asked, on whatever thread: they are there when the items are set.
    private final class Arrivals: @unchecked Sendable {
        struct Value {
            var data: Data
            var type: String
            var item: Int
        }

        private let lock = NSLock()
        private var values: [Value]? = []

        /// Whether it is taken: not after the end.
        func add(_ value: Value) -> Bool {
            lock.withLock {
                values?.append(value)
                return values != nil
            }
        }

        func end() -> [Value] {
            lock.withLock {
                defer { values = nil }
                return values ?? []
            }
        }
    }

    /// Values that come for one set of items, as long as the pasteboard has no other.
    @MainActor private final class Delivery {
        private weak var pasteboard: UIPasteboard?
        private let options: [OptionsKey: Any]
        private var changeCount: Int?

        init(to pasteboard: UIPasteboard, options: [OptionsKey: Any]) {
            self.pasteboard = pasteboard
            self.options = options
        }

        func begin(with items: [[String: Any]]) {
            pasteboard?.setItems(items, options: options)
            changeCount = pasteboard?.changeCount
        }

        func keep(_ data: Data, as type: String, at index: Int) {
            guard let pasteboard, pasteboard.changeCount == changeCount, pasteboard.items.indices.contains(index) else { return }
            var items: [[String: Any]] = pasteboard.items
            items[index][type] = PasteboardItems.value(of: data, type)
            begin(with: items)
        }
    }

    /// Replaces the items with objects that give themselves away.
    public func setObjects(_ objects: [any NSItemProviderWriting]) { setObjects(objects, localOnly: false, expirationDate: nil) }
    public func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        setItemProviders(objects.map { NSItemProvider(object: $0) }, localOnly: localOnly, expirationDate: expirationDate)
    }
}

extension PasteboardItems {
    static func data(of value: Any) -> Data? {
        switch value {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let image as UIImage: image.pngData()
        default: nil
        }
    }

    /// As the pasteboard's own properties keep values.
    static func value(of data: Data, _ type: String) -> Any {
        switch type {
        case "public.utf8-plain-text", "public.plain-text": String(decoding: data, as: UTF8.self)
        case "public.url": URL(string: String(decoding: data, as: UTF8.self)) ?? data
        case "public.png", "public.jpeg": UIImage(data: data) ?? data
        default: data
        }
    }
}
