import UIKit

/// An item of a document's table of contents, with those below it. The root has no label.
open class PDFOutline: NSObject, @unchecked Sendable {
    open internal(set) weak var document: PDFDocument? {
        didSet { for child in children { child.document = document } }
    }
    open private(set) weak var parent: PDFOutline?
    private(set) var children: [PDFOutline] = []
    private var ownAction: PDFAction?
    private var opens = false

    public override init() { super.init() }

    open var numberOfChildren: Int { children.count }
    /// Counted from 0 among the items beside it.
    open var index: Int { parent?.children.firstIndex { $0 === self } ?? 0 }
    /// Nil where there is none.
    open func child(at index: Int) -> PDFOutline? { children.indices.contains(index) ? children[index] : nil }

    open func insertChild(_ child: PDFOutline, at index: Int) {
        child.removeFromParent()
        children.insert(child, at: min(max(index, 0), children.count))
        child.parent = self
        child.document = document
        document?.isChanged = true
    }

    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        document?.isChanged = true
        document = nil
    }

    open var label: String? { didSet { document?.isChanged = true } }

    /// Whether the items below are shown at first. Items without any are closed, the root is open.
    open var isOpen: Bool {
        get { parent == nil || opens && !children.isEmpty }
        set {
            opens = newValue
            document?.isChanged = true
        }
    }

    /// The place that the item leads to; nil where it does something else.
    open var destination: PDFDestination? {
        get { (ownAction as? PDFActionGoTo)?.destination }
        set { action = newValue.map { PDFActionGoTo(destination: $0) } }
    }

    open var action: PDFAction? {
        get { ownAction }
        set {
            ownAction = newValue
            document?.isChanged = true
        }
    }
}
