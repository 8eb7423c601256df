@_exported import UIKit

/// An item to preview.
@preconcurrency @MainActor public protocol QLPreviewItem: NSObjectProtocol {
    var previewItemURL: URL? { get }
    var previewItemTitle: String? { get }
}
extension QLPreviewItem {
    public var previewItemTitle: String? { ObjCRuntime.optionalProperty("previewItemTitle", of: self) }
}
extension NSURL: QLPreviewItem {
    public var previewItemURL: URL? { self as URL }
    public var previewItemTitle: String? { lastPathComponent }
}

@preconcurrency @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}
@preconcurrency @MainActor public protocol QLPreviewControllerDelegate: NSObjectProtocol {
    func previewControllerWillDismiss(_ controller: QLPreviewController) throws(Unimplemented)
    func previewControllerDidDismiss(_ controller: QLPreviewController) throws(Unimplemented)
    func previewController(_ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem) throws(Unimplemented) -> Bool
}

extension QLPreviewControllerDelegate {
    public func previewControllerWillDismiss(_ controller: QLPreviewController) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("previewControllerWillDismiss:", on: self, [controller])
    }
    public func previewControllerDidDismiss(_ controller: QLPreviewController) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("previewControllerDidDismiss:", on: self, [controller])
    }
    public func previewController(
        _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
    ) throws(Unimplemented) -> Bool {
        try ObjCRuntime.invokeOptional("previewController:shouldOpen:for:", on: self, [controller, url, item])
    }
}

/// Shows files: pictures and texts themselves, of others a quiet page with their name.
@preconcurrency @MainActor open class QLPreviewController: UIViewController {
    open weak var dataSource: (any QLPreviewControllerDataSource)?
    open weak var delegate: (any QLPreviewControllerDelegate)?
    open var currentPreviewItemIndex = 0 { didSet { if isViewLoaded { show() } } }
    open var currentPreviewItem: (any QLPreviewItem)? {
        guard let dataSource, (0..<dataSource.numberOfPreviewItems(in: self)).contains(currentPreviewItemIndex) else { return nil }
        return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
    }
    private let bar = UINavigationBar()
    private let item = UINavigationItem(title: "")
    private var content: UIView?

    /// Whether it is shown here as it is.
    open class func canPreview(_ item: any QLPreviewItem) -> Bool { item.previewItemURL.map { FileManager.default.fileExists(atPath: $0.path) } ?? false }
    open func reloadData() { if isViewLoaded { show() } }
    open func refreshCurrentPreviewItem() { reloadData() }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        item.leftBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.leave() })
        bar.items = [item]
        bar.isHidden = navigationController != nil
        view.addSubview(bar)
        show()
    }

    private func leave() {
        try? delegate?.previewControllerWillDismiss(self)
        presentingViewController?.dismiss(animated: true) { [weak self] in
            guard let self else { return }
            try? delegate?.previewControllerDidDismiss(self)
        }
    }

    private func show() {
        content?.removeFromSuperview()
        let url = currentPreviewItem?.previewItemURL
        let name = currentPreviewItem?.previewItemTitle ?? url?.lastPathComponent ?? ""
        (title, item.title) = (name, name)
        let new = Self.content(of: url, name: name)
        view.insertSubview(new, at: 0)
        content = new
        view.setNeedsLayout()
    }

    private static func content(of url: URL?, name: String) -> UIView {
        if let url, let image = UIImage(contentsOfFile: url.path) {
            let view = UIImageView(image: image)
            view.contentMode = .scaleAspectFit
            return view
        }
        if let url, ["txt", "md", "json", "swift", "csv", "xml", "log"].contains(url.pathExtension.lowercased()),
            let text = try? String(contentsOf: url, encoding: .utf8)
        {
            let view = UITextView()
            view.isEditable = false
            view.text = text
            return view
        }
        return ServicePageView(symbol: "doc", title: name, detail: url?.pathExtension.uppercased() ?? "")
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height: CGFloat = bar.isHidden ? 0 : bar.sizeThatFits(view.bounds.size).height
        bar.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: height)
        content?.frame = CGRect(
            x: 0, y: view.safeAreaInsets.top + height, width: view.bounds.width, height: max(0, view.bounds.height - view.safeAreaInsets.top - height))
    }
}
