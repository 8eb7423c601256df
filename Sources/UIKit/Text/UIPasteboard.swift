/// A store for cut and copied items until they are pasted. Pasteboards live as long as the app runs.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
    }

    public nonisolated static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
    public nonisolated static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")
    /// Types, as an array of strings, that a change brought and took away.
    public nonisolated class var changedTypesAddedUserInfoKey: String { "UIPasteboardChangedTypesAddedKey" }
    public nonisolated class var changedTypesRemovedUserInfoKey: String { "UIPasteboardChangedTypesRemovedKey" }

    /// The one that all text uses.
    open class var general: UIPasteboard { shared(.general) }

    final class State {
        var all: [Name: UIPasteboard] = [:]
    }
    private static var state: State { AppContext.current.pasteboards }

    private static func shared(_ name: Name) -> UIPasteboard {
        if let known = state.all[name] { return known }
        let made = UIPasteboard(name: name)
        state.all[name] = made
        return made
    }

    /// The pasteboard of that name; nil where there is none and `create` does not ask for one.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        let known: UIPasteboard? = Self.state.all[pasteboardName]
        guard create || known != nil else { return nil }
        self.init(name: pasteboardName, content: known?.content ?? Content())
    }

    open class func withUniqueName() -> UIPasteboard { shared(Name(rawValue: UUID().uuidString)) }

    open class func remove(withName pasteboardName: Name) {
        guard let removed = state.all.removeValue(forKey: pasteboardName) else { return }
        NotificationCenter.default.post(name: removedNotification, object: removed)
    }

    /// The content that all objects of one pasteboard share.
    private final class Content {
        var items: [[String: Any]] = []
        var changes = 0
        var expiry: Date?
    }

    public let name: Name
    private let content: Content

    private init(name: Name, content: Content = Content()) {
        self.name = name
        self.content = content
        super.init()
        if Self.state.all[name] == nil { Self.state.all[name] = self }
    }

    // MARK: Items

    /// Values by their types, such as `public.utf8-plain-text`.
    open var items: [[String: Any]] {
        get {
            if let expiry = content.expiry, expiry <= Date() { replaceItems([], expiry: nil) }
            return content.items
        }
        set { replaceItems(newValue, expiry: nil) }
    }

    private func replaceItems(_ given: [[String: Any]], expiry: Date?) {
        let items: [[String: Any]] = given.map(PasteboardItems.withOwnTypes)
        let before: Set<String> = PasteboardItems.types(of: content.items)
        let after: Set<String> = PasteboardItems.types(of: items)
        content.items = items
        content.expiry = expiry
        content.changes += 1
        var change: [String: Any] = [:]
        if !after.isSubset(of: before) { change[Self.changedTypesAddedUserInfoKey] = after.subtracting(before).sorted() }
        if !before.isSubset(of: after) { change[Self.changedTypesRemovedUserInfoKey] = before.subtracting(after).sorted() }
        NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self, userInfo: change.isEmpty ? nil : change)
    }

    open var numberOfItems: Int { items.count }
    /// How often the contents have been replaced.
    open var changeCount: Int { content.changes }

    /// Replaces the items. With `expirationDate` among the options they are gone from that date on.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { replaceItems(items, expiry: options[.expirationDate] as? Date) }
    open func addItems(_ items: [[String: Any]]) { replaceItems(self.items + items, expiry: content.expiry) }

    open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        let value: Any? = self.value(forPasteboardType: pasteboardType)
        return value as? Data ?? (value as? String).map { Data($0.utf8) }
    }
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }
    open var types: [String] { items.first.map { Array($0.keys).sorted() } ?? [] }
    open func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }

    // MARK: Values

    private enum Kind {
        static let text = "public.utf8-plain-text"
        static let url = "public.url"
        static let image = "public.png"
        static let color = "com.apple.uikit.color"
    }

    private func values<Value>(_ kind: String) -> [Value]? {
        let found: [Value] = items.compactMap { $0[kind] as? Value }
        return found.isEmpty ? nil : found
    }

    private func set(_ values: [Any]?, _ kind: String) { items = values?.map { [kind: $0] } ?? [] }

    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    open var strings: [String]? {
        get { values(Kind.text) }
        set { set(newValue, Kind.text) }
    }
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }
    open var urls: [URL]? {
        get { values(Kind.url) }
        set { items = newValue?.map { [Kind.url: $0, Kind.text: $0.absoluteString] } ?? [] }
    }
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }
    open var images: [UIImage]? {
        get { values(Kind.image) }
        set { set(newValue, Kind.image) }
    }
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }
    open var colors: [UIColor]? {
        get { values(Kind.color) }
        set { set(newValue, Kind.color) }
    }

    open var hasStrings: Bool { strings != nil }
    open var hasURLs: Bool { urls != nil }
    open var hasImages: Bool { images != nil }
    open var hasColors: Bool { colors != nil }
}
