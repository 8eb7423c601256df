import UIKit

/// Lets the user share a record with others. Nobody is signed in, so that what is prepared cannot be saved: the delegate hears of the error.
@preconcurrency @MainActor open class UICloudSharingController: UIViewController {
    public struct PermissionOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let allowPublic = PermissionOptions(rawValue: 1 << 0)
        public static let allowPrivate = PermissionOptions(rawValue: 1 << 1)
        public static let allowReadOnly = PermissionOptions(rawValue: 1 << 2)
        public static let allowReadWrite = PermissionOptions(rawValue: 1 << 3)
    }

    open weak var delegate: (any UICloudSharingControllerDelegate)?
    /// Nil until a share is prepared.
    open private(set) var share: CKShare?
    /// Default empty: everything may be chosen.
    open var availablePermissions: PermissionOptions = []
    private let prepare: ((UICloudSharingController, @escaping (CKShare?, CKContainer?, (any Error)?) -> Void) -> Void)?
    private var isPrepared = false

    /// - Parameter preparationHandler: called once as the controller appears, to save a share and hand it over.
    public init(
        preparationHandler: @escaping (UICloudSharingController, @escaping (CKShare?, CKContainer?, (any Error)?) -> Void) -> Void
    ) {
        prepare = preparationHandler
        super.init(nibName: nil, bundle: nil)
    }
    /// For a record that is shared already.
    public init(share: CKShare, container: CKContainer) {
        prepare = nil
        super.init(nibName: nil, bundle: nil)
        self.share = share
    }
    public required init?(coder: NSCoder) {
        prepare = nil
        super.init(coder: coder)
    }
    open func activityItemSource() -> any UIActivityItemSource { SharedItem() }

    private final class SharedItem: NSObject, UIActivityItemSource {
        func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
        func activityViewController(_ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?) -> Any? {
            nil
        }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let bar = UINavigationBar()
        bar.translatesAutoresizingMaskIntoConstraints = false
        let item = UINavigationItem(title: delegate?.itemTitle(for: self) ?? "")
        item.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        bar.items = [item]
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor), bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !isPrepared, let prepare else { return }
        isPrepared = true
        prepare(self) { [weak self] share, _, error in
            ServiceReply.sendOnMain {
                guard let self else { return }
                self.share = share
                if let error { self.delegate?.cloudSharingController(self, failedToSaveShareWithError: error) }
            }
        }
    }
}

@preconcurrency @MainActor public protocol UICloudSharingControllerDelegate: NSObjectProtocol {
    func cloudSharingController(_ csc: UICloudSharingController, failedToSaveShareWithError error: any Error)
    func itemTitle(for csc: UICloudSharingController) -> String?
    func itemThumbnailData(for csc: UICloudSharingController) -> Data?
    func itemType(for csc: UICloudSharingController) -> String?
    func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController)
    func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController)
}

extension UICloudSharingControllerDelegate {
    public func itemThumbnailData(for csc: UICloudSharingController) -> Data? { nil }
    public func itemType(for csc: UICloudSharingController) -> String? { nil }
    public func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController) {}
    public func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController) {}
}
