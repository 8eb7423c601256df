import Foundation

/// Who may see an item's representation.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all = 0
    case team = 1
    case group = 2
    case ownProcess = 3
}

/// How a file that represents an item can be used.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Others open the file where it is, and need no copy.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
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

    /// Provides a file: its address, whether others must coordinate their access to it, and an error.
    public typealias FileHandler = @Sendable (_ completion: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    /// Hears of an item, or of why there is none.
    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
    /// Provides an item. The class is the one that is asked for, nil here; the options are those of `loadItem`.
    public typealias LoadHandler = @Sendable (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void

    enum Source {
        case data(DataHandler)
        case file(FileHandler)
        case item(LoadHandler)
    }

    struct Representation {
        var type: String
        var options: NSItemProviderFileOptions = []
        var source: Source
    }

    /// The domain of this class's errors.
    public static let errorDomain = "NSItemProviderErrorDomain"

    private let lock = NSLock()
    private var representations: [Representation] = []
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

    /// An item of one type: data, a string, an address (of a file of that type, too) or another object that can be coded.
    public convenience init(item: Any?, typeIdentifier: String?) {
        self.init()
        guard let typeIdentifier, let item = Self.object(from: item) else { return }
        nonisolated(unsafe) let object = item
        registerItem(forTypeIdentifier: typeIdentifier) { completion, _, _ in completion?(object, nil) }
    }

    /// The content of a file, of the type that its extension says. Nil for what is no file.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, fileURL.isFileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        let type = TypeTable.shared.identifiers(where: \.extensions, contain: fileURL.pathExtension.lowercased()).first ?? "public.data"
        registerFileRepresentation(forTypeIdentifier: type, fileOptions: .openInPlace, visibility: .all) { completion in
            completion(fileURL, false, nil)
            return nil
        }
    }

    // MARK: Registering

    /// The types on offer, best first.
    open var registeredTypeIdentifiers: [String] { lock.withLock { representations.map(\.type) } }

    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping DataHandler
    ) {
        register(Representation(type: typeIdentifier, source: .data(loadHandler)))
    }

    /// Offers a file. With `openInPlace` others may open it where it is; else they get copies.
    open func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [], visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping FileHandler
    ) {
        register(Representation(type: typeIdentifier, options: fileOptions, source: .file(loadHandler)))
    }

    /// Offers an item that is made when it is asked for.
    open func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) {
        register(Representation(type: typeIdentifier, source: .item(loadHandler)))
    }

    private func register(_ representation: Representation) {
        lock.withLock {
            representations.removeAll { $0.type == representation.type }
            representations.append(representation)
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
        hasRepresentationConforming(toTypeIdentifier: typeIdentifier)
    }

    /// The types on offer with these options, best first: without any, all.
    open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions = []) -> [String] {
        lock.withLock { representations.filter { $0.options.isSuperset(of: fileOptions) }.map(\.type) }
    }

    open func hasRepresentationConforming(toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []) -> Bool {
        registeredTypeIdentifiers(fileOptions: fileOptions).contains { TypeTable.shared.type($0, conformsTo: typeIdentifier) }
    }

    /// The first representation of that type.
    func representation(of typeIdentifier: String) -> Representation? {
        lock.withLock { representations.first { TypeTable.shared.type($0.type, conformsTo: typeIdentifier) } }
    }

    static func missing(_ typeIdentifier: String) -> NSError {
        NSError(domain: errorDomain, code: -1000, userInfo: [NSLocalizedDescriptionKey: "Cannot load representation of type \(typeIdentifier)"])
    }

    // MARK: Loading

    /// Loads the data of the first representation of that type. The handler is called on the thread that provides it.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        let finish: @Sendable (Data?, (any Error)?) -> Void = { data, error in
            progress.completedUnitCount = 1
            completionHandler(data, error)
        }
        switch representation(of: typeIdentifier)?.source {
        case nil: finish(nil, Self.missing(typeIdentifier))
        case .data(let load): return load(finish) ?? progress
        case .file(let load):
            return load { url, _, error in
                guard let url else { return finish(nil, error ?? Self.missing(typeIdentifier)) }
                do { finish(try Data(contentsOf: url), nil) } catch { finish(nil, error) }
            } ?? progress
        case .item(let load):
            load({ item, error in finish(item.flatMap { Self.data(from: $0, typeIdentifier) }, error) }, nil, nil)
        }
        return progress
    }

    /// Loads a copy of the file of the first representation of that type, or one with its data. The file goes away once the handler returns: what is
    /// to stay has to be moved or copied in it. The handler is called on the thread that provides the file.
    @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        ItemFiles.copy(of: self, typeIdentifier) { url, error in
            completionHandler(url, error)
            if let url { ItemFiles.remove(url) }
        }
    }

    /// Loads the file of the first representation of that type where it is, if that may be; else a copy, which stays. The handler hears which of both.
    @discardableResult
    open func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        guard let found = representation(of: typeIdentifier), found.options.contains(.openInPlace), case .file(let load) = found.source else {
            return ItemFiles.copy(of: self, typeIdentifier) { url, error in completionHandler(url, false, error) }
        }
        let progress = Progress(totalUnitCount: 1)
        return load { url, _, error in
            progress.completedUnitCount = 1
            completionHandler(url, url != nil, error)
        } ?? progress
    }

    /// Loads the item of the first representation of that type: the object that was given, the address of a file, an address for types of addresses, and
    /// else data.
    open func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil, completionHandler: CompletionHandler? = nil) {
        switch representation(of: typeIdentifier)?.source {
        case nil: completionHandler?(nil, Self.missing(typeIdentifier))
        case .item(let load): load(completionHandler, nil, options)
        case .file(let load): _ = load { url, _, error in completionHandler?(url.map { $0 as NSURL }, error) }
        case .data(let load):
            _ = load { data, error in
                guard let data else { return completionHandler?(nil, error) ?? () }
                let address = TypeTable.shared.type(typeIdentifier, conformsTo: "public.url") ? NSURL(string: String(decoding: data, as: UTF8.self)) : nil
                completionHandler?(address ?? data as NSData, nil)
            }
        }
    }

    /// The same, for those who wait.
    open func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil) async throws -> any NSSecureCoding {
        struct Item: @unchecked Sendable { var object: any NSSecureCoding }
        let item: Item = try await withCheckedThrowingContinuation { continuation in
            loadItem(forTypeIdentifier: typeIdentifier, options: options) { object, error in
                if let object {
                    continuation.resume(returning: Item(object: object))
                } else {
                    continuation.resume(throwing: error ?? Self.missing(typeIdentifier))
                }
            }
        }
        return item.object
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
        loadObject(ofClass: T._ObjectiveCType.self, completionHandler: Delivery(completionHandler: completionHandler).deliver)
    }

    /// Hands an object on as the value that stands for it. Besides the handler it holds a type alone, which is a constant.
    private struct Delivery<T: _ObjectiveCBridgeable>: @unchecked Sendable {
        let completionHandler: @Sendable (T?, (any Error)?) -> Void

        @Sendable func deliver(_ object: (any NSItemProviderReading)?, _ error: (any Error)?) {
            completionHandler((object as? T._ObjectiveCType).map { T._unconditionallyBridgeFromObjectiveC($0) }, error)
        }
    }

    private static func object(from item: Any?) -> (any NSSecureCoding)? {
        switch item {
        case let data as Data: data as NSData
        case let text as String: text as NSString
        case let url as URL: url as NSURL
        default: item as? any NSSecureCoding
        }
    }

    /// An item as data of a type: of a file it is the content, unless its address is what is asked for.
    private static func data(from item: any NSSecureCoding, _ typeIdentifier: String) -> Data? {
        switch item {
        case let data as NSData: return data as Data
        case let text as NSString: return Data((text as String).utf8)
        case let url as NSURL:
            let url = url as URL
            if url.isFileURL, !TypeTable.shared.type(typeIdentifier, conformsTo: "public.url") { return try? Data(contentsOf: url) }
            return Data(url.absoluteString.utf8)
        default: return try? NSKeyedArchiver.archivedData(withRootObject: item, requiringSecureCoding: true)
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
