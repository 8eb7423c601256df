@_exported import ObjectRuntime

/// A kind of data: an image, a text, a type of an app's own.
public struct UTType: Hashable, Sendable, Codable {
    /// Such as "public.jpeg".
    public let identifier: String

    /// The type that the system, or the app's Info.plist, declares under this identifier; nil where none does.
    public init?(_ identifier: String) {
        guard TypeTable.shared[identifier] != nil || DynamicType(identifier: identifier) != nil else { return nil }
        self.init(known: identifier)
    }

    init(known identifier: String) { self.identifier = identifier.lowercased() }

    public init(from decoder: any Decoder) throws {
        let identifier = try decoder.singleValueContainer().decode(String.self)
        guard let type = UTType(identifier) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "There is no type \(identifier)."))
        }
        self = type
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }

    /// The type for files with this extension; a dynamic one where nobody declared any. Nil where `supertype` is dynamic.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        if let found = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first {
            self = found
            return
        }
        guard !tag.isEmpty, supertype?.isDynamic != true else { return nil }
        self.init(known: DynamicType(tag: tag, tagClass: tagClass, supertype: supertype?.identifier).identifier)
    }

    /// All declared types with this tag, the most likely first.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        TypeTable.shared.identifiers(where: tagClass == .filenameExtension ? \.extensions : \.mimeTypes, contain: tag.lowercased()).map(UTType.init(known:))
            .filter { type in supertype.map { type.conforms(to: $0) } ?? true }
    }

    /// A type that the app's Info.plist exports.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(known: identifier)
        TypeTable.shared.add(identifier, conformingTo: parentType?.identifier)
    }

    /// A type of somebody else's, which the app's Info.plist describes.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(known: identifier)
        TypeTable.shared.add(identifier, conformingTo: parentType?.identifier)
    }

    private var entry: TypeTable.Entry? { TypeTable.shared[identifier] }

    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }
    public var preferredMIMEType: String? { tags[.mimeType]?.first }
    /// In English; nil for types that nobody describes.
    public var localizedDescription: String? { entry.flatMap { $0.title.isEmpty ? nil : $0.title } }
    public var version: Int? { nil }
    public var referenceURL: URL? { nil }
    /// Made for a tag that no type is declared for.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    public var isDeclared: Bool { !isDynamic }
    /// Whether the type belongs to nobody: its name begins with "public.".
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    public var tags: [UTTagClass: [String]] {
        if let dynamic = DynamicType(identifier: identifier) { return [dynamic.tagClass: [dynamic.tag]] }
        var result: [UTTagClass: [String]] = [:]
        if let extensions = entry?.extensions, !extensions.isEmpty { result[.filenameExtension] = extensions }
        if let types = entry?.mimeTypes, !types.isEmpty { result[.mimeType] = types }
        return result
    }

    /// Every type that this one is one of, also indirectly.
    public var supertypes: Set<UTType> {
        guard let dynamic = DynamicType(identifier: identifier) else { return Set(TypeTable.shared.ancestors(of: identifier).map(UTType.init(known:))) }
        return dynamic.supertype.map { Set(([$0] + TypeTable.shared.ancestors(of: $0)).map(UTType.init(known:))) } ?? []
    }

    /// Whether this is `type` or one of its kind.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
    public func isSubtype(of type: UTType) -> Bool { self != type && supertypes.contains(type) }
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { identifier }
    public var debugDescription: String { "<UTType \(identifier)>" }
}

/// The kind of a type's tag: an extension of file names, a type of MIME.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension URL {
    /// The address with a component that has the type's extension, unless it has one of them already.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(Self.name(partialName, conformingTo: contentType))
    }

    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }

    public func appendingPathExtension(for contentType: UTType) -> URL {
        deletingLastPathComponent().appendingPathComponent(lastPathComponent, conformingTo: contentType)
    }

    public mutating func appendPathExtension(for contentType: UTType) { self = appendingPathExtension(for: contentType) }

    private static func name(_ name: String, conformingTo type: UTType) -> String {
        let own = (name as NSString).pathExtension.lowercased()
        if !own.isEmpty, type.tags[.filenameExtension]?.contains(own) == true { return name }
        return type.preferredFilenameExtension.map { "\(name).\($0)" } ?? name
    }
}
