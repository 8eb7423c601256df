@_exported import UIKit

public let SLServiceTypeFacebook: String! = "com.apple.social.facebook"
public let SLServiceTypeTwitter: String! = "com.apple.social.twitter"
public let SLServiceTypeSinaWeibo: String! = "com.apple.social.sinaweibo"
public let SLServiceTypeTencentWeibo: String! = "com.apple.social.tencentweibo"
public let SLServiceTypeLinkedIn: String! = "com.apple.social.linkedin"

/// How writing a post ended.
public enum SLComposeViewControllerResult: Int, Sendable { case cancelled = 0, done }

public typealias SLComposeViewControllerCompletionHandler = (SLComposeViewControllerResult) -> Void

/// The system's sheet in which the user writes a post for a social network. No network is signed in to, so that no post can be sent: the sheet is shown
/// and cancelled.
@preconcurrency @MainActor open class SLComposeViewController: UIViewController {
    private let service: String
    private let text = UITextView()
    private let bar = UINavigationBar()
    private var images: [UIImage] = []
    private var urls: [URL] = []
    private var hasBeenShown = false
    open var completionHandler: SLComposeViewControllerCompletionHandler!

    /// False: nobody is signed in.
    open class func isAvailable(forServiceType serviceType: String!) -> Bool { false }

    public init!(forServiceType serviceType: String!) {
        service = serviceType ?? ""
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .formSheet
    }

    public required init?(coder: NSCoder) { nil }

    open var serviceType: String! { service }

    // Each returns false once the sheet has been shown: then the user alone changes the post.

    @discardableResult open func setInitialText(_ text: String!) -> Bool { change { self.text.text = text } }
    @discardableResult open func add(_ image: UIImage!) -> Bool { image == nil ? false : change { images.append(image) } }
    @discardableResult open func removeAllImages() -> Bool { change { images = [] } }
    @discardableResult open func add(_ url: URL!) -> Bool { url == nil ? false : change { urls.append(url) } }
    @discardableResult open func removeAllURLs() -> Bool { change { urls = [] } }

    private func change(_ body: () -> Void) -> Bool {
        guard !hasBeenShown else { return false }
        body()
        return true
    }

    /// The service's name, as the sheet's title has it.
    private var serviceName: String {
        switch service {
        case SLServiceTypeFacebook: "Facebook"
        case SLServiceTypeTwitter: "Twitter"
        case SLServiceTypeSinaWeibo: "Sina Weibo"
        case SLServiceTypeTencentWeibo: "Tencent Weibo"
        default: "LinkedIn"
        }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let item = UINavigationItem(title: serviceName)
        item.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        item.rightBarButtonItem = UIBarButtonItem(title: SystemText.localized("Post"), style: .done, target: nil, action: nil)
        item.rightBarButtonItem?.isEnabled = false
        bar.items = [item]
        text.font = .preferredFont(forTextStyle: .body)
        let attachments: [UIView] = images.map(Self.picture) + urls.map(Self.address)
        let column = UIStackView(arrangedSubviews: attachments)
        column.axis = .vertical
        column.spacing = 8
        column.alignment = .trailing
        for part in [bar, text, column] as [UIView] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor), bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor), text.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 8),
            text.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: attachments.isEmpty ? view.layoutMarginsGuide.trailingAnchor : column.leadingAnchor, constant: -8),
            text.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor), column.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor), column.widthAnchor.constraint(lessThanOrEqualToConstant: 120),
        ])
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hasBeenShown = true
        text.becomeFirstResponder()
    }

    private static func picture(_ image: UIImage) -> UIView {
        let view = UIImageView(image: image)
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
        view.widthAnchor.constraint(equalToConstant: 72).isActive = true
        view.heightAnchor.constraint(equalToConstant: 72).isActive = true
        return view
    }

    private static func address(_ url: URL) -> UIView {
        let label = UILabel()
        label.text = url.host ?? url.absoluteString
        label.font = .preferredFont(forTextStyle: .caption1)
        label.textColor = .secondaryLabel
        return label
    }

    private func cancel() {
        text.resignFirstResponder()
        presentingViewController?.dismiss(animated: true)
        completionHandler?(.cancelled)
    }
}
