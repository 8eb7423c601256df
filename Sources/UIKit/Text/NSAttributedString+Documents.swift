extension NSAttributedString {
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let plain = DocumentType(rawValue: "NSPlainText")
        public static let html = DocumentType(rawValue: "NSHTML")
        /// Rich Text Format.
        public static let rtf = DocumentType(rawValue: "NSRTF")
        /// Not read here.
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
    }

    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
        public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
    }

    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// Text from a document: HTML or RTF, where the options or the data's own beginning say so, or plain text. Others throw.
    ///
    /// - Parameter dict: gets the document's type.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let (text, type) = try Self.read(data, options: options)
        dict?.pointee = [DocumentAttributeKey.documentType.rawValue: type.rawValue] as NSDictionary
        self.init(attributedString: text)
    }

    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        var options = options
        if options[.documentType] == nil, url.pathExtension.lowercased() == "rtf" { options[.documentType] = DocumentType.rtf }
        if options[.documentType] == nil, ["html", "htm"].contains(url.pathExtension.lowercased()) { options[.documentType] = DocumentType.html }
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }

    private static func read(_ data: Data, options: [DocumentReadingOptionKey: Any]) throws -> (NSAttributedString, DocumentType) {
        let encoding =
            (options[.characterEncoding] as? String.Encoding) ?? (options[.characterEncoding] as? UInt).map(String.Encoding.init(rawValue:))
            ?? (options[.characterEncoding] as? NSNumber).map { String.Encoding(rawValue: $0.uintValue) } ?? .utf8
        let wanted = options[.documentType] as? DocumentType ?? (options[.documentType] as? String).map(DocumentType.init(rawValue:))
        let text = String(data: data, encoding: encoding) ?? String(decoding: data, as: UTF8.self)
        let start = text.prefix(200).lowercased()
        let type = wanted ?? (start.contains("<html") || start.contains("<!doctype html") ? .html : start.hasPrefix("{\\rtf") ? .rtf : .plain)
        switch type {
        case .html: return (HTMLText.attributedText(of: text), type)
        case .plain: return (NSAttributedString(string: text, attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any]), type)
        case .rtf:
            guard let read = RichTextReader.attributedText(of: data) else { throw CocoaError(.fileReadCorruptFile) }
            return (read, type)
        default:
            throw NSError(
                domain: NSCocoaErrorDomain, code: 65806, userInfo: [NSLocalizedDescriptionKey: "Documents of type \(type.rawValue) are not read here."])
        }
    }
}
