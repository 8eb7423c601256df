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
