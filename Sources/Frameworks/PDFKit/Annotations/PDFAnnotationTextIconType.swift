import UIKit

/// The pictures of notes.
public struct PDFAnnotationTextIconType: RawRepresentable, Hashable, Sendable, _HasCustomAnyHashableRepresentation {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(rawValue) }

    public static let comment = PDFAnnotationTextIconType(rawValue: "/Comment")
    public static let key = PDFAnnotationTextIconType(rawValue: "/Key")
    public static let note = PDFAnnotationTextIconType(rawValue: "/Note")
    public static let help = PDFAnnotationTextIconType(rawValue: "/Help")
    public static let newParagraph = PDFAnnotationTextIconType(rawValue: "/NewParagraph")
    public static let paragraph = PDFAnnotationTextIconType(rawValue: "/Paragraph")
    public static let insert = PDFAnnotationTextIconType(rawValue: "/Insert")
}

/// The pictures of notes.
public enum PDFTextAnnotationIconType: Int, Sendable {
    case comment = 0, key, note, help, newParagraph, paragraph, insert

    var name: PDFAnnotationTextIconType {
        switch self {
        case .comment: .comment
        case .key: .key
        case .note: .note
        case .help: .help
        case .newParagraph: .newParagraph
        case .paragraph: .paragraph
        case .insert: .insert
        }
    }

    init(name: String) {
        let names: [PDFAnnotationTextIconType] = [.comment, .key, .note, .help, .newParagraph, .paragraph, .insert]
        self = names.firstIndex { $0.rawValue == name || $0.rawValue == "/" + name }.flatMap { PDFTextAnnotationIconType(rawValue: $0) } ?? .note
    }
}
