/// How values of a type go and come.
public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Transferable
    associatedtype Body: TransferRepresentation
    @TransferRepresentationBuilder<Item> var body: Body { get }
}

extension Never: TransferRepresentation {
    public typealias Item = Never
    public var body: Never { fatalError("Never has no values") }
}

/// One way by which values of a type go, come, or both.
struct TransferRoute<Item: Transferable>: Sendable {
    var type: UTType
    var visibility = TransferRepresentationVisibility.all
    var condition: @Sendable (Item) -> Bool = { _ in true }
    var export: (@Sendable (Item) async throws -> Data)?
    var take: (@Sendable (Data) async throws -> Item)?

    /// Those of a representation, also of one that an app made of others.
    static func all(of representation: some TransferRepresentation) -> [TransferRoute<Item>] {
        if let routes = representation as? any RoutedRepresentation { return routes.anyRoutes as? [TransferRoute<Item>] ?? [] }
        return all(of: representation.body)
    }
}

/// A representation that no other one is in.
protocol RoutedRepresentation: TransferRepresentation where Body == Never {
    var routes: [TransferRoute<Item>] { get }
}
extension RoutedRepresentation {
    public var body: Never { fatalError("nothing is in it") }
    var anyRoutes: Any { routes }
}

/// Lists representations, the best first.
@resultBuilder public enum TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content where Content.Item == Item { content }
    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content where Content.Item == Item { content }
    public static func buildBlock<each Content: TransferRepresentation>(
        _ content: repeat each Content
    ) -> TupleTransferRepresentation<Item, (repeat each Content)> {
        var routes: [TransferRoute<Item>] = []
        for one in repeat each content { routes += TransferRoute<Item>.all(of: one) }
        return TupleTransferRepresentation(routes: routes)
    }
}

/// Several representations.
public struct TupleTransferRepresentation<Item: Transferable, Value>: RoutedRepresentation {
    public typealias Body = Never
    let routes: [TransferRoute<Item>]
}

/// Goes as bytes of the app's making.
public struct DataRepresentation<Item: Transferable>: RoutedRepresentation {
    public typealias Body = Never
    var routes: [TransferRoute<Item>]
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data, importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        routes = [TransferRoute(type: contentType, export: exporting, take: importing)]
    }
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        routes = [TransferRoute(type: exportedContentType, export: exporting)]
    }
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        routes = [TransferRoute(type: importedContentType, take: importing)]
    }
}

/// Goes as JSON or a property list.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder: Sendable, Decoder: Sendable>: RoutedRepresentation {
    public typealias Body = Never
    var routes: [TransferRoute<Item>]
    public init(for itemType: Item.Type = Item.self, contentType: UTType) where Encoder == JSONEncoder, Decoder == JSONDecoder {
        self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }
    public init(
        for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
    ) where Encoder == JSONEncoder, Decoder == JSONDecoder {
        routes = [TransferRoute(type: contentType, export: { try encoder.encode($0) }, take: { try decoder.decode(Item.self, from: $0) })]
    }
    public init(
        for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
    ) where Encoder == PropertyListEncoder, Decoder == PropertyListDecoder {
        routes = [TransferRoute(type: contentType, export: { try encoder.encode($0) }, take: { try decoder.decode(Item.self, from: $0) })]
    }
}

/// Goes as a value of another type.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: RoutedRepresentation {
    public typealias Body = Never
    var routes: [TransferRoute<Item>]
    public init(
        exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
    ) {
        routes = Self.routes(exporting, importing)
    }
    public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) { routes = Self.routes(exporting, nil) }
    public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) { routes = Self.routes(nil, importing) }

    private static func routes(
        _ export: (@Sendable (Item) async throws -> ProxyRepresentation)?, _ take: (@Sendable (ProxyRepresentation) async throws -> Item)?
    ) -> [TransferRoute<Item>] {
        TransferRoute<ProxyRepresentation>.all(of: ProxyRepresentation.transferRepresentation).map { inner in
            var route = TransferRoute<Item>(type: inner.type, visibility: inner.visibility)
            if let export, let innerExport = inner.export { route.export = { try await innerExport(export($0)) } }
            if let take, let innerTake = inner.take { route.take = { try await take(innerTake($0)) } }
            return route
        }
    }
}

/// A file that goes.
public struct SentTransferredFile: Sendable {
    public let file: URL
    public let allowAccessingOriginalFile: Bool
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile) }
}
/// A file that came. It is there as long as it is taken over.
public struct ReceivedTransferredFile: Sendable {
    public let file: URL
    public let isOriginalFile: Bool
}

/// Goes as a file.
public struct FileRepresentation<Item: Transferable>: RoutedRepresentation {
    public typealias Body = Never
    var routes: [TransferRoute<Item>]
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        routes = [TransferRoute(type: contentType, export: Self.reading(exporting), take: Self.writing(contentType, importing))]
    }
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        routes = [TransferRoute(type: exportedContentType, export: Self.reading(exporting))]
    }
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        routes = [TransferRoute(type: importedContentType, take: Self.writing(importedContentType, importing))]
    }

    private static func reading(
        _ export: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) -> @Sendable (Item) async throws -> Data {
        { try await Data(contentsOf: export($0).file) }
    }
    private static func writing(
        _ type: UTType, _ take: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) -> @Sendable (Data) async throws -> Item {
        { data in
            var url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            if let ending = type.preferredFilenameExtension { url.appendPathExtension(ending) }
            try data.write(to: url)
            defer { try? FileManager.default.removeItem(at: url) }
            return try await take(ReceivedTransferredFile(file: url, isOriginalFile: false))
        }
    }
}

extension DataRepresentation {
    /// Seen by some alone.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> Self {
        var result = self
        for index in result.routes.indices { result.routes[index].visibility = visibility }
        return result
    }
    /// Goes only while a condition holds.
    public func exportingCondition(_ exportingCondition: @escaping @Sendable (Item) -> Bool) -> Self {
        var result = self
        for index in result.routes.indices { result.routes[index].condition = exportingCondition }
        return result
    }
}
