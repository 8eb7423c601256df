/// The kinds of containers of accessibility elements.
public enum UIAccessibilityContainerType: Int, Sendable {
    case none = 0
    case dataTable = 1
    case list = 2
    case landmark = 3
    case semanticGroup = 4
}

/// How assistive technologies move through an object's elements.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    case automatic = 0
    /// One after the other.
    case separate = 1
    /// As one thing.
    case combined = 2
}

/// The kind of a text, by which it is read.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let wordProcessing = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextWordProcessing")
    public static let narrative = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextNarrative")
    public static let messaging = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextMessaging")
    public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSpreadsheet")
    public static let fileSystem = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextFileSystem")
    public static let sourceCode = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSourceCode")
    public static let console = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextConsole")
}

/// A place in a view that a drag by an assistive technology begins or ends at.
@preconcurrency @MainActor open class UIAccessibilityLocationDescriptor: NSObject {
    open weak var view: UIView?
    /// In the view's coordinates.
    public let point: CGPoint
    public let attributedName: NSAttributedString
    open var name: String { attributedName.string }

    public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
        self.attributedName = attributedName
        self.point = point
        self.view = view
        super.init()
    }

    public convenience init(name: String, view: UIView) {
        self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
    }

    public convenience init(name: String, point: CGPoint, in view: UIView) {
        self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
    }
}

/// A cell of a table of data.
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
    func accessibilityRowRange() -> NSRange
    func accessibilityColumnRange() -> NSRange
}

/// A table of data that is read by rows and columns.
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
    func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any UIAccessibilityContainerDataTableCell)?
    func accessibilityRowCount() -> Int
    func accessibilityColumnCount() -> Int
    func accessibilityHeaderElements(forRow row: Int) throws(Unimplemented) -> [any UIAccessibilityContainerDataTableCell]?
    func accessibilityHeaderElements(forColumn column: Int) throws(Unimplemented) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
    public func accessibilityHeaderElements(forRow row: Int) throws(Unimplemented) -> [any UIAccessibilityContainerDataTableCell]? {
        try ObjCRuntime.invokeOptional("accessibilityHeaderElementsForRow:", on: self, [row])
    }
    public func accessibilityHeaderElements(forColumn column: Int) throws(Unimplemented) -> [any UIAccessibilityContainerDataTableCell]? {
        try ObjCRuntime.invokeOptional("accessibilityHeaderElementsForColumn:", on: self, [column])
    }
}

/// A text that is read line by line and turns its pages by itself.
@preconcurrency @MainActor public protocol UIAccessibilityReadingContent {
    func accessibilityLineNumber(for point: CGPoint) -> Int
    func accessibilityContent(forLineNumber lineNumber: Int) -> String?
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
    func accessibilityPageContent() -> String?
    /// The same with attributes, for its pronunciation. Default nil.
    func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?
    func accessibilityAttributedPageContent() -> NSAttributedString?
}

extension UIAccessibilityReadingContent {
    public func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? {
        let selector = "accessibilityAttributedContentForLineNumber:"
        let content: NSAttributedString?? = try? ObjCRuntime.invokeOptional(selector, on: self as AnyObject, [lineNumber])
        return content ?? nil
    }
    public func accessibilityAttributedPageContent() -> NSAttributedString? {
        let content: NSAttributedString?? = try? ObjCRuntime.invokeOptional("accessibilityAttributedPageContent", on: self as AnyObject, [])
        return content ?? nil
    }
}
