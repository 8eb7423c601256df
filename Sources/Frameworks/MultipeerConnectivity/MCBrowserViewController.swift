import UIKit

/// Shows who is near, with Cancel and Done in its bar. Nobody is: it goes on looking.
open class MCBrowserViewController: UIViewController {
    public let browser: MCNearbyServiceBrowser?
    public let session: MCSession
    open weak var delegate: (any MCBrowserViewControllerDelegate)?
    open var minimumNumberOfPeers = kMCSessionMinimumNumberOfPeers
    open var maximumNumberOfPeers = kMCSessionMaximumNumberOfPeers

    public convenience init(serviceType: String, session: MCSession) {
        self.init(browser: MCNearbyServiceBrowser(peer: session.myPeerID, serviceType: serviceType), session: session)
    }

    public init(browser: MCNearbyServiceBrowser, session: MCSession) {
        self.browser = browser
        self.session = session
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let item = UINavigationItem(title: browser?.serviceType ?? "")
        item.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.browserViewControllerWasCancelled(self)
            })
        let done = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.browserViewControllerDidFinish(self)
            })
        // Not before there are enough peers.
        done.isEnabled = false
        item.rightBarButtonItem = done
        let bar = UINavigationBar()
        bar.items = [item]
        let label = UILabel(), wheel = UIActivityIndicatorView(style: .medium)
        label.text = SystemText.localized("Searching…")
        label.textColor = .secondaryLabel
        label.font = .preferredFont(forTextStyle: .footnote)
        wheel.startAnimating()
        let row = UIStackView(arrangedSubviews: [wheel, label])
        row.spacing = 8
        for part in [bar, row] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor), bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor), row.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 24),
            row.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
    }
}

@MainActor @preconcurrency public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}
