import Foundation

/// Who may see an item's representation.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all = 0
    case team = 1
    case group = 2
    case ownProcess = 3
}

/// A class whose instances can be given away as data of some types.
public protocol NSItemProviderWriting: NSObjectProtocol {
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    func loadData(
        withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

/// A class whose instances can be made from data of some types.
public protocol NSItemProviderReading: NSObjectProtocol {
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// Hands data from one place to another during drag and drop, copy and paste, or sharing: several representations of one
/// item, made when they are asked for.
open class NSItemProvider: NSObject, @unchecked Sendable {
    public typealias DataHandler = @Sendable (_ completion: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

    /// The domain of this class's errors.
    public static let errorDomain = "NSItemProviderErrorDomain"

    private let lock = NSLock()
    private var handlers: [(type: String, load: DataHandler)] = []
    private var object: AnyObject?
    /// A name for the file that the item would become.
    open var suggestedName: String?

    public override init() {
        super.init()
    }

    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// An item of one type: data, a string or a URL.
    public convenience init(item: Any?, typeIdentifier: String?) {
        self.init()
        guard let typeIdentifier, let data = Self.data(from: item) else { return }
        registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { completion in
            completion(data, nil)
            return nil
        }
    }

    // MARK: Registering

    /// The types on offer, best first.
    open var registeredTypeIdentifiers: [String] { lock.withLock { handlers.map(\.type) } }

    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping DataHandler
    ) {
        lock.withLock {
            handlers.removeAll { $0.type == typeIdentifier }
            handlers.append((typeIdentifier, loadHandler))
        }
    }

    open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
        lock.withLock { self.object = object }
        nonisolated(unsafe) let object = object
        for identifier in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) { completion in
                object.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: completion)
            }
        }
    }

    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains { Self.type($0, conformsTo: typeIdentifier) }
    }

    // MARK: Loading

    /// Loads the data of the first representation of that type. The handler is called on the thread that provides it.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let handler = lock.withLock { handlers.first { Self.type($0.type, conformsTo: typeIdentifier) }?.load }
        let progress = Progress(totalUnitCount: 1)
        guard let handler else {
            let reason = [NSLocalizedDescriptionKey: "Cannot load representation of type \(typeIdentifier)"]
            completionHandler(nil, NSError(domain: Self.errorDomain, code: -1000, userInfo: reason))
            return progress
        }
        return handler { data, error in
            progress.completedUnitCount = 1
            completionHandler(data, error)
        } ?? progress
    }

    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains { hasItemConformingToTypeIdentifier($0) }
    }

    /// Makes an object of that class from the first representation it can read.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type, completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let readable = aClass.readableTypeIdentifiersForItemProvider
        guard let identifier = readable.first(where: { hasItemConformingToTypeIdentifier($0) }) else {
            let reason = [NSLocalizedDescriptionKey: "No representation that \(aClass) can read"]
            completionHandler(nil, NSError(domain: Self.errorDomain, code: -1000, userInfo: reason))
            return Progress(totalUnitCount: 1)
        }
        // A metatype is a constant.
        nonisolated(unsafe) let aClass = aClass
        return loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do {
                completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: identifier), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Whether a value of a type that stands for such a class, as strings do for theirs, can be made.
    public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass type: T.Type) -> Bool where T._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: T._ObjectiveCType.self)
    }

    /// Makes a value of a type that stands for such a class.
    @discardableResult
    public func loadObject<T: _ObjectiveCBridgeable>(
        ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        loadObject(ofClass: T._ObjectiveCType.self) { object, error in
            completionHandler((object as? T._ObjectiveCType).map { T._unconditionallyBridgeFromObjectiveC($0) }, error)
        }
    }

    // MARK: Types

    /// Whether data of one uniform type is data of the other too.
    static func type(_ identifier: String, conformsTo other: String) -> Bool {
        if identifier == other { return true }
        return parents[identifier, default: []].contains { type($0, conformsTo: other) }
    }

    private static let parents: [String: [String]] = [
        "public.utf8-plain-text": ["public.plain-text"], "public.utf16-plain-text": ["public.plain-text"],
        "public.plain-text": ["public.text"], "public.html": ["public.text"], "public.rtf": ["public.text"],
        "public.text": ["public.data", "public.content"], "public.json": ["public.text"], "public.xml": ["public.text"],
        "public.png": ["public.image"], "public.jpeg": ["public.image"], "com.compuserve.gif": ["public.image"],
        "public.image": ["public.data", "public.content"], "com.adobe.pdf": ["public.data", "public.content"],
        "public.file-url": ["public.url"], "public.url": ["public.data"], "public.data": ["public.item"],
        "public.movie": ["public.data", "public.content"], "public.audio": ["public.data", "public.content"],
    ]

    private static func data(from item: Any?) -> Data? {
        switch item {
        case let data as Data: return data
        case let text as String: return Data(text.utf8)
        case let url as URL: return Data(url.absoluteString.utf8)
        default: return nil
        }
    }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text", "public.plain-text", "public.text"] }

    public func loadData(
        withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((self as String).utf8), nil)
        return nil
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        Self(string: String(decoding: data, as: UTF8.self))
    }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

    public func loadData(
        withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else { throw CocoaError(.coderReadCorrupt) }
        return url
    }
}
