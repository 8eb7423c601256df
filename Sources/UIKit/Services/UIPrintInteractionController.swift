/// Prints. There is no printer.
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void
    open class var isPrintingAvailable: Bool { false }
    open class func canPrint(_ url: URL) -> Bool { false }
    open class func canPrint(_ data: Data) -> Bool { false }
    open class var shared: UIPrintInteractionController { AppContext.current.printing }
    open var printInfo: UIPrintInfo?
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    open var showsNumberOfCopies = true
    open var showsPaperSelectionForLoadedPapers = false
    open var printingItem: Any?
    open var printingItems: [Any]?
    open var printFormatter: UIPrintFormatter?

    /// False: nothing is shown.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool { refuse(completion) }
    @discardableResult
    open func present(from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool { refuse(completion) }
    @discardableResult
    open func present(from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool { refuse(completion) }
    open func dismiss(animated: Bool) {}

    private func refuse(_ completion: CompletionHandler?) -> Bool {
        if let completion { ServiceReply.sendOnMain { completion(self, false, nil) } }
        return false
    }
}

@preconcurrency @MainActor public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {}

@preconcurrency @MainActor open class UIPrintInfo: NSObject {
    public enum OutputType: Int, Sendable { case general = 0, photo, grayscale, photoGrayscale }
    public enum Orientation: Int, Sendable { case portrait = 0, landscape }
    public enum Duplex: Int, Sendable { case none = 0, longEdge, shortEdge }
    public convenience init(dictionary: [AnyHashable: Any]?) { self.init() }
    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
    open var printerID: String?
    open var jobName = "Document"
    open var outputType: OutputType = .general
    open var orientation: Orientation = .portrait
    open var duplex: Duplex = .none
}

/// Content to be printed, laid out on pages.
@preconcurrency @MainActor open class UIPrintFormatter: NSObject {
    open var maximumContentHeight: CGFloat = 0
    open var maximumContentWidth: CGFloat = 0
    open var perPageContentInsets = UIEdgeInsets.zero
    open var startPage = 0
    open var pageCount: Int { 0 }
}

open class UISimpleTextPrintFormatter: UIPrintFormatter {
    public init(text: String) { self.text = text }
    public init(attributedText: NSAttributedString) { self.attributedText = attributedText }
    open var text: String?
    open var attributedText: NSAttributedString?
    open var font: UIFont?
    open var color: UIColor?
    open var textAlignment: NSTextAlignment = .natural
}

open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    public init(markupText: String) { self.markupText = markupText }
    open var markupText: String?
}
