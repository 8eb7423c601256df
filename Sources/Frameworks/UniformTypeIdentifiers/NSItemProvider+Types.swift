import Foundation
import ObjectRuntime

// What item providers are asked for by types. Since iOS 16.
extension NSItemProvider {
    /// The content of a file, of a type (nil: the one that its extension says), which is named as the file is.
    ///
    /// - Parameters:
    ///   - openInPlace: whether others may open the file where it is.
    ///   - coordinated: whether they must coordinate their access to it.
    public convenience init(
        contentsOf url: URL, contentType: UTType? = nil, openInPlace: Bool = false, coordinated: Bool = false,
        visibility: NSItemProviderRepresentationVisibility = .all
    ) {
        self.init()
        suggestedName = url.deletingPathExtension().lastPathComponent
        let type = contentType ?? UTType(filenameExtension: url.pathExtension) ?? .data
        registerFileRepresentation(for: type, visibility: visibility, openInPlace: openInPlace) { completion in
            completion(url, coordinated, nil)
            return nil
        }
    }

    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
    }

    public func registerFileRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all, openInPlace: Bool = false,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        registerFileRepresentation(
            forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [], visibility: visibility, loadHandler: loadHandler)
    }

    /// The types on offer, best first.
    public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }
    /// Those of files that can be opened where they are.
    public var registeredContentTypesForOpenInPlace: [UTType] { registeredTypeIdentifiers(fileOptions: .openInPlace).compactMap { UTType($0) } }

    /// The types on offer that are of a kind.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: offered(contentType), completionHandler: completionHandler)
    }

    /// Loads a file: the item's own where `openInPlace` asks for it and it may be, else a copy that goes away once the handler returns. The handler hears
    /// which of both.
    @discardableResult
    public func loadFileRepresentation(
        for contentType: UTType, openInPlace: Bool = false, completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        let identifier = offered(contentType)
        guard openInPlace, registeredTypeIdentifiers(fileOptions: .openInPlace).contains(identifier) else {
            return loadFileRepresentation(forTypeIdentifier: identifier) { completionHandler($0, false, $1) }
        }
        return loadInPlaceFileRepresentation(forTypeIdentifier: identifier, completionHandler: completionHandler)
    }

    /// The first type on offer that is of a kind, which may be one that an app declares.
    private func offered(_ contentType: UTType) -> String {
        registeredTypeIdentifiers.first { UTType($0)?.conforms(to: contentType) ?? false } ?? contentType.identifier
    }
}
