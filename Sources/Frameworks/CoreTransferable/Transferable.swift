@_exported import ObjectRuntime
@_exported import QuinceUniformTypeIdentifiers

/// A value that goes to other places and apps.
@preconcurrency public protocol Transferable: Sendable {
    associatedtype Representation: TransferRepresentation
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// Why a value did not go.
enum TransferRefusal: Error { case noRepresentation }

extension Transferable {
    private static var routes: [TransferRoute<Self>] { TransferRoute.all(of: transferRepresentation) }

    /// The types as which it can go, the best first.
    public static func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
        routes.filter { $0.export != nil && $0.visibility.isSeen(by: visibility) }.map(\.type)
    }
    /// The types as which it can come, the best first.
    public static func importedContentTypes() -> [UTType] { routes.filter { $0.take != nil }.map(\.type) }
    public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
        Self.routes.filter { $0.export != nil && $0.visibility.isSeen(by: visibility) && $0.condition(self) }.map(\.type)
    }
    public func importedContentTypes() -> [UTType] { Self.importedContentTypes() }

    /// The bytes as one of its types.
    public func exported(as contentType: UTType) async throws -> Data {
        for route in Self.routes where route.type.conforms(to: contentType) && route.condition(self) {
            if let export = route.export { return try await export(self) }
        }
        throw TransferRefusal.noRepresentation
    }
    /// - Parameter contentType: nil: each that it can come as is tried.
    public init(importing data: Data, contentType: UTType?) async throws {
        var failure: any Error = TransferRefusal.noRepresentation
        for route in Self.routes where contentType.map({ $0.conforms(to: route.type) }) ?? true {
            guard let take = route.take else { continue }
            do {
                self = try await take(data)
                return
            } catch { failure = error }
        }
        throw failure
    }
    /// - Parameter contentType: nil: by the file's ending.
    public init(importing file: URL, contentType: UTType?) async throws {
        try await self.init(importing: Data(contentsOf: file), contentType: contentType ?? UTType(filenameExtension: file.pathExtension))
    }
}

/// Who sees a representation.
public struct TransferRepresentationVisibility: Hashable, Sendable {
    let name: String
    public static let all = TransferRepresentationVisibility(name: "all")
    public static let team = TransferRepresentationVisibility(name: "team")
    public static let group = TransferRepresentationVisibility(name: "group")
    public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
    private var reach: Int { ["ownProcess": 0, "group": 1, "team": 2][name] ?? 3 }
    func isSeen(by other: TransferRepresentationVisibility) -> Bool { reach >= other.reach }
}

extension String: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<String>(contentType: .utf8PlainText) {
            Data($0.utf8)
        } importing: {
            String(decoding: $0, as: UTF8.self)
        }
    }
}
extension Data: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Data>(contentType: .data) {
            $0
        } importing: {
            $0
        }
    }
}
extension URL: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<URL>(contentType: .url) {
            Data($0.absoluteString.utf8)
        } importing: { data in
            guard let url = URL(string: String(decoding: data, as: UTF8.self)) else { throw TransferRefusal.noRepresentation }
            return url
        }
    }
}
extension Never: Transferable {
    public static var transferRepresentation: Never { fatalError("Never has no values") }
}
