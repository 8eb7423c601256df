import Foundation

/// The blocks of Markdown that characters are in: a paragraph, a heading, an item of a list.
public struct PresentationIntent: Hashable, Codable, CustomDebugStringConvertible, Sendable {
    public enum Kind: Hashable, Codable, CustomDebugStringConvertible, Sendable {
        case paragraph
        case header(level: Int)
        case orderedList
        case unorderedList
        case listItem(ordinal: Int)
        case codeBlock(languageHint: String?)
        case blockQuote
        case thematicBreak
        case table(columns: [TableColumn])
        case tableHeaderRow
        case tableRow(rowIndex: Int)
        case tableCell(columnIndex: Int)

        public var debugDescription: String {
            switch self {
            case .paragraph: "paragraph"
            case .header(let level): "header \(level)"
            case .orderedList: "orderedList"
            case .unorderedList: "unorderedList"
            case .listItem(let ordinal): "listItem \(ordinal)"
            case .codeBlock(let hint): "codeBlock '\(hint ?? "none")'"
            case .blockQuote: "blockQuote"
            case .thematicBreak: "thematicBreak"
            case .table(let columns): "table [\(columns.map { String(describing: $0.alignment) }.joined(separator: ", "))]"
            case .tableHeaderRow: "tableHeaderRow"
            case .tableRow(let row): "tableRow \(row)"
            case .tableCell(let column): "tableCell \(column)"
            }
        }
    }

    public struct TableColumn: Hashable, Codable, Sendable {
        public enum Alignment: Int, Hashable, Codable, Sendable { case left = 0, center, right }
        public var alignment: Alignment
        public init(alignment: Alignment) { self.alignment = alignment }
    }

    /// A block with a number of its own: neighbours of one kind differ in it.
    public struct IntentType: Hashable, Codable, CustomDebugStringConvertible, Sendable {
        public var kind: Kind
        public var identity: Int
        public var debugDescription: String { "\(kind.debugDescription) (id \(identity))" }
    }

    /// The innermost block first.
    public var components: [IntentType]

    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }
    public init(types: [IntentType]) { components = types }

    public var count: Int { components.count }
    public var debugDescription: String { "[\(components.map(\.debugDescription).joined(separator: ", "))]" }

    /// How many lists and quotations the innermost block is in.
    public var indentationLevel: Int {
        components.count { [.orderedList, .unorderedList, .blockQuote].contains($0.kind) }
    }

    /// Whether each block may stand in the next one, and no two have the same number.
    public var isValid: Bool {
        guard Set(components.map(\.identity)).count == components.count else { return false }
        return components.indices.allSatisfy { index in
            let parent: Kind? = components.indices.contains(index + 1) ? components[index + 1].kind : nil
            switch (components[index].kind, parent) {
            case (.listItem, .orderedList), (.listItem, .unorderedList), (.tableHeaderRow, .table), (.tableRow, .table): return true
            case (.tableCell, .tableRow), (.tableCell, .tableHeaderRow): return true
            case (.listItem, _), (.tableHeaderRow, _), (.tableRow, _), (.tableCell, _): return false
            case (_, nil), (_, .listItem), (_, .blockQuote): return true
            default: return false
            }
        }
    }
}
