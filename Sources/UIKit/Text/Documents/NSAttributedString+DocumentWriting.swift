extension NSAttributedString {
    /// A part of the text as a document: plain text, HTML or RTF, as `documentType` says. Others throw.
    ///
    /// Of plain text `characterEncoding` is heeded, UTF-8 if it is not there; of RTF the size and the margins of the paper; of HTML the title.
    public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
        let type: DocumentType? = dict[.documentType] as? DocumentType ?? (dict[.documentType] as? String).map(DocumentType.init(rawValue:))
        let part: NSAttributedString = attributedSubstring(from: range)
        switch type {
        case .plain?:
            let encoding: String.Encoding =
                dict[.characterEncoding] as? String.Encoding ?? (dict[.characterEncoding] as? UInt).map(String.Encoding.init(rawValue:))
                ?? (dict[.characterEncoding] as? NSNumber).map { String.Encoding(rawValue: $0.uintValue) } ?? .utf8
            guard let data = part.string.data(using: encoding) else { throw CocoaError(.fileWriteInapplicableStringEncoding) }
            return data
        case .html?: return HTMLTextWriter.data(of: part, title: nil)
        case .rtf?: return RichTextWriter.data(of: part, dict)
        default:
            throw NSError(
                domain: NSCocoaErrorDomain, code: 66062,
                userInfo: [NSLocalizedDescriptionKey: "Documents of type \(type?.rawValue ?? "none") are not written here."])
        }
    }

    /// A file of the same.
    public func fileWrapper(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: try data(from: range, documentAttributes: dict))
    }
}

extension NSMutableAttributedString {
    /// Puts the text of a document in place of all there is.
    ///
    /// - Parameter dict: gets the document's type.
    public func read(
        from data: Data, options opts: [DocumentReadingOptionKey: Any] = [:], documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
    ) throws { setAttributedString(try NSAttributedString(data: data, options: opts, documentAttributes: dict)) }

    public func read(
        from url: URL, options opts: [DocumentReadingOptionKey: Any] = [:], documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
    ) throws { setAttributedString(try NSAttributedString(url: url, options: opts, documentAttributes: dict)) }
}

extension NSAttributedString.DocumentAttributeKey {
    /// A `CGSize` in points, of RTF.
    public static let paperSize = Self(rawValue: "PaperSize")
    /// `UIEdgeInsets` in points, of RTF.
    public static let paperMargin = Self(rawValue: "PaperMargin")
    // What follows an app may give and ask for; no document here says it.
    public static let viewSize = Self(rawValue: "ViewSize")
    public static let viewZoom = Self(rawValue: "ViewZoom")
    public static let viewMode = Self(rawValue: "ViewMode")
    public static let readOnly = Self(rawValue: "ReadOnly")
    public static let backgroundColor = Self(rawValue: "BackgroundColor")
    public static let hyphenationFactor = Self(rawValue: "HyphenationFactor")
    public static let defaultTabInterval = Self(rawValue: "DefaultTabInterval")
    public static let textLayoutSections = Self(rawValue: "NSTextLayoutSectionsAttribute")
    public static let textScaling = Self(rawValue: "TextScaling")
    public static let sourceTextScaling = Self(rawValue: "SourceTextScaling")
    public static let cocoaVersionDocumentAttribute = Self(rawValue: "CocoaRTFVersion")
    public static let defaultFontExcluded = Self(rawValue: "DefaultFontExcluded")
}

extension NSAttributedString.DocumentReadingOptionKey {
    public static let targetTextScaling = Self(rawValue: "TargetTextScaling")
    public static let sourceTextScaling = Self(rawValue: "SourceTextScaling")
}

extension NSAttributedString {
    /// Keys of the dictionaries in `textLayoutSections`.
    public struct TextLayoutSectionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let orientation = TextLayoutSectionKey(rawValue: "NSTextLayoutSectionOrientation")
        public static let range = TextLayoutSectionKey(rawValue: "NSTextLayoutSectionRange")
    }
}
