@_exported import QuinceVision
@_exported import UIKit

/// Scans pages with the camera. There is none, as in a simulator: it shows a dark page that can be cancelled.
@preconcurrency @MainActor open class VNDocumentCameraViewController: UIViewController {
    open class var isSupported: Bool { false }
    open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        let cancel = UIButton(
            type: .system,
            primaryAction: UIAction(title: SystemText.localized("Cancel")) { [weak self] _ in
                guard let self else { return }
                delegate?.documentCameraViewControllerDidCancel(self)
            })
        cancel.tintColor = .white
        cancel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(cancel)
        NSLayoutConstraint.activate([
            cancel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            cancel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        ])
    }
}

/// Hears of scanned pages. Every method is optional.
@preconcurrency @MainActor public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
    func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
    func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
    // Nothing is scanned: not called.
    public func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan) {}
    public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {
        try? ObjCRuntime.invokeOptional("documentCameraViewControllerDidCancel:", on: self, [controller])
    }
    public func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error) {}
}

/// Pages that were scanned.
open class VNDocumentCameraScan: NSObject, @unchecked Sendable {
    private let pages: [UIImage]
    init(pages: [UIImage]) { self.pages = pages }
    open var pageCount: Int { pages.count }
    open var title: String { "" }
    /// A page that is not there stops the program.
    open func imageOfPage(at index: Int) -> UIImage { pages[index] }
}
