import UIKit

/// Lets the user choose songs. The library is empty: a quiet page, which is cancelled.
@preconcurrency @MainActor open class MPMediaPickerController: UIViewController {
    public let mediaTypes: MPMediaType
    open weak var delegate: (any MPMediaPickerControllerDelegate)?
    open var allowsPickingMultipleItems = false
    open var showsCloudItems = true
    open var showsItemsWithProtectedAssets = true
    /// Shown over the list.
    open var prompt: String?

    public init(mediaTypes: MPMediaType) {
        self.mediaTypes = mediaTypes
        super.init(nibName: nil, bundle: nil)
    }
    public convenience init() { self.init(mediaTypes: .any) }
    public required init?(coder: NSCoder) {
        mediaTypes = .any
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 44))
        bar.autoresizingMask = .flexibleWidth
        let item = UINavigationItem(title: prompt ?? "")
        item.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        bar.items = [item]
        view.addSubview(bar)
    }

    private func cancel() { try? delegate?.mediaPickerDidCancel(self) }
}

/// Hears which songs were chosen. Every method is optional.
@preconcurrency @MainActor public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
    func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection) throws(Unimplemented)
    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) throws(Unimplemented)
}
extension MPMediaPickerControllerDelegate {
    public func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mediaPicker:didPickMediaItems:", on: self, [mediaPicker, mediaItemCollection])
    }
    public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mediaPickerDidCancel:", on: self, [mediaPicker])
    }
}
