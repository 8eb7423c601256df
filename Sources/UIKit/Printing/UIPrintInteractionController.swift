/// Prints: a panel shows what will be printed, and its button writes the pages to a PDF file in the device's container
/// (`Media/Printouts`), for there is no other printer.
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void
    open class var isPrintingAvailable: Bool { true }
    /// Whether it is a picture or a PDF document.
    open class func canPrint(_ url: URL) -> Bool { (try? Data(contentsOf: url)).map { canPrint($0) } ?? false }
    open class func canPrint(_ data: Data) -> Bool { data.starts(with: Array("%PDF".utf8)) || UIImage(data: data) != nil }
    open class var shared: UIPrintInteractionController { AppContext.current.printing }

    open var printInfo: UIPrintInfo?
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    open var showsNumberOfCopies = true
    open var showsPaperSelectionForLoadedPapers = false
    open var showsPaperOrientation = true
    /// Whether pages can be left out. Kept: since iOS 10 they always can, in the preview.
    @available(iOS, introduced: 4.2, deprecated: 10.0, message: "Pages can be removed from the print preview, so page range is always shown.")
    open var showsPageRange = false
    /// The paper of the job that the panel shows; nil without one.
    open private(set) var printPaper: UIPrintPaper?
    /// The identifiers of the types that can be printed.
    open class var printableUTIs: Set<String> {
        ["com.adobe.pdf", "public.image", "public.jpeg", "public.png", "public.tiff", "com.compuserve.gif", "com.microsoft.bmp", "public.heic"]
    }

    /// Writes the document without a panel, for there is one printer alone.
    @discardableResult
    open func print(to printer: UIPrinter, completionHandler completion: CompletionHandler? = nil) -> Bool {
        let job: PrintJob = makeJob()
        printPaper = UIPrintPaper(job.paper)
        write(job, completion)
        return true
    }

    private func makeJob() -> PrintJob {
        var job = PrintJob(
            info: printInfo ?? UIPrintInfo(), renderer: printPageRenderer, formatter: printFormatter,
            items: printingItems ?? printingItem.map { [$0] } ?? [])
        let papers: [UIPrintPaper] = [.letter, .a4].map { UIPrintPaper($0) }
        job.chosen = try? delegate?.printInteractionController(self, choosePaper: papers).paper
        return job
    }
    open var printingItem: Any?
    open var printingItems: [Any]?
    open var printFormatter: UIPrintFormatter?
    open var printPageRenderer: UIPrintPageRenderer?
    /// The folder that documents go to. Tests have another one.
    var folder = URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true).appendingPathComponent("Media/Printouts")
    private weak var panel: UIViewController?

    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        show(animated, completion) { $0.modalPresentationStyle = .formSheet }
    }

    @discardableResult
    open func present(from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        show(animated, completion) { panel in
            panel.modalPresentationStyle = .popover
            panel.popoverPresentationController?.sourceView = view
            panel.popoverPresentationController?.sourceRect = rect
        }
    }

    @discardableResult
    open func present(from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        show(animated, completion) { panel in
            panel.modalPresentationStyle = .popover
            panel.popoverPresentationController?.barButtonItem = item
        }
    }

    open func dismiss(animated: Bool) { panel?.presentingViewController?.dismiss(animated: animated) }

    /// - Returns: false where there is nothing to print, or no window to show the panel in.
    private func show(_ animated: Bool, _ completion: CompletionHandler?, _ place: (UIViewController) -> Void) -> Bool {
        let job: PrintJob = makeJob()
        printPaper = UIPrintPaper(job.paper)
        let parent: UIViewController? = delegate?.printInteractionControllerParentViewController(self)
        guard let presenter = parent ?? UIApplication.shared.currentKeyWindow?.frontController else { return false }
        let options = PrintPanel(job)
        options.onEnd = { [weak self] prints in self?.end(job, prints: prints, completion) }
        let navigation = UINavigationController(rootViewController: options)
        place(navigation)
        navigation.preferredContentSize = CGSize(width: 380, height: 420)
        panel = navigation
        delegate?.printInteractionControllerWillPresentPrinterOptions(self)
        presenter.present(navigation, animated: animated) { [weak self] in
            if let self { self.delegate?.printInteractionControllerDidPresentPrinterOptions(self) }
        }
        return true
    }

    private func end(_ job: PrintJob, prints: Bool, _ completion: CompletionHandler?) {
        delegate?.printInteractionControllerWillDismissPrinterOptions(self)
        panel?.presentingViewController?.dismiss(animated: true) { [weak self] in
            if let self { self.delegate?.printInteractionControllerDidDismissPrinterOptions(self) }
        }
        guard prints else {
            completion?(self, false, nil)
            return
        }
        write(job, completion)
    }

    private func write(_ job: PrintJob, _ completion: CompletionHandler?) {
        delegate?.printInteractionControllerWillStartJob(self)
        do {
            guard let document = job.document() else { throw UIPrintError(.noContent) }
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try document.write(to: PrintJob.file(named: job.info.jobName, in: folder), options: .atomic)
            completion?(self, true, nil)
        } catch {
            completion?(self, false, error)
        }
        delegate?.printInteractionControllerDidFinishJob(self)
    }
}

/// Why nothing was printed.
public struct UIPrintError: CustomNSError, Hashable, @unchecked Sendable {
    public enum Code: Int, Sendable { case notAvailable = 1, noContent = 2, unknownImageFormat = 3, jobFailed = 4 }
    public let code: Code
    public let userInfo: [String: Any]
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        self.userInfo = userInfo
    }
    public static var errorDomain: String { "UIPrintErrorDomain" }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { userInfo }

    public static var notAvailable: Code { .notAvailable }
    public static var noContent: Code { .noContent }
    public static var unknownImageFormat: Code { .unknownImageFormat }
    public static var jobFailed: Code { .jobFailed }

    public static func == (a: UIPrintError, b: UIPrintError) -> Bool { a.code == b.code }
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

/// Events of printing. Every method is optional.
@preconcurrency @MainActor public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
    func printInteractionControllerParentViewController(_ printInteractionController: UIPrintInteractionController) -> UIViewController?
    func printInteractionControllerWillPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerWillDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    /// The paper to print on, of those that there are. Default that of the user's region.
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) throws(Unimplemented) -> UIPrintPaper
    func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
    /// The length of a page of a printer with rolls of paper. Default the paper's. Not asked: there is no roll.
    func printInteractionController(_ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper) -> CGFloat
    /// How the paper of a roll is cut, of the printer's ways. Not asked: there is no roll.
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, chooseCutterBehavior availableBehaviors: [Any]
    ) -> UIPrinter.CutterBehavior
}

extension UIPrintInteractionControllerDelegate {
    public func printInteractionControllerParentViewController(_ printInteractionController: UIPrintInteractionController) -> UIViewController? { nil }
    public func printInteractionControllerWillPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController) {}
    public func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController) {}
    public func printInteractionControllerWillDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController) {}
    public func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController) {}
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) throws(Unimplemented) -> UIPrintPaper {
        try ObjCRuntime.invokeOptional("printInteractionController:choosePaper:", on: self, [printInteractionController, paperList])
    }
    public func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController) {}
    public func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController) {}
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper
    ) -> CGFloat {
        let selector = "printInteractionController:cutLengthFor:"
        return (try? ObjCRuntime.invokeOptional(selector, on: self, [printInteractionController, paper])) ?? paper.paperSize.height
    }
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, chooseCutterBehavior availableBehaviors: [Any]
    ) -> UIPrinter.CutterBehavior {
        let selector = "printInteractionController:chooseCutterBehavior:"
        return (try? ObjCRuntime.invokeOptional(selector, on: self, [printInteractionController, availableBehaviors])) ?? .printerDefault
    }
}

/// The panel: printer, paper and pages, with Cancel and Print.
private final class PrintPanel: UITableViewController {
    private let rows: [(title: String, value: String)]
    var onEnd: ((Bool) -> Void)?

    init(_ job: PrintJob) {
        let isA4: Bool = job.upright == .a4
        let values: [(title: String, value: String)] = [
            ("Printer", SystemText.localized("Save as PDF")), ("Document", job.info.jobName), ("Paper", isA4 ? "A4" : "US Letter"),
            ("Orientation", SystemText.localized(job.info.orientation == .landscape ? "Landscape" : "Portrait")),
        ]
        rows = values.map { (SystemText.localized($0.title), $0.value) }
        super.init(style: .insetGrouped)
        title = SystemText.localized("Options")
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction(title: SystemText.localized("Cancel")) { [weak self] _ in self?.onEnd?(false) })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: SystemText.localized("Print"), primaryAction: UIAction { [weak self] _ in self?.onEnd?(true) })
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.selectionStyle = .none
        cell.textLabel?.text = rows[indexPath.row].title
        cell.detailTextLabel?.text = rows[indexPath.row].value
        return cell
    }
}
