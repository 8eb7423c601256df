extension UIWindowScene {
    /// A new window that the user asks for: the activity it is to show.
    @preconcurrency @MainActor open class ActivationConfiguration: NSObject {
        public let userActivity: NSUserActivity
        open var options: UIWindowScene.ActivationRequestOptions?
        /// The view that grows into the window. Kept: windows appear at once.
        open var preview: UITargetedPreview?

        public init(userActivity: NSUserActivity, options: UIWindowScene.ActivationRequestOptions? = nil, preview: UITargetedPreview? = nil) {
            self.userActivity = userActivity
            self.options = options
            self.preview = preview
            super.init()
        }

        /// Brings the window to the screen; `errorHandler` hears where the app, or a phone, has one at most.
        func activate(errorHandler: ((any Error) -> Void)? = nil) {
            let options: UIWindowScene.ActivationRequestOptions = self.options ?? UIWindowScene.ActivationRequestOptions()
            if options.preferredPresentationStyle == .automatic { options.preferredPresentationStyle = .prominent }
            UIApplication.shared.requestSceneSessionActivation(nil, userActivity: userActivity, options: options, errorHandler: errorHandler)
        }
    }

    /// A menu's action that opens a new window. Where there cannot be one its place is taken by the alternate, or it is hidden.
    @preconcurrency @MainActor open class ActivationAction: UIAction {
        public typealias ConfigurationProvider = (UIWindowScene.ActivationAction) -> UIWindowScene.ActivationConfiguration?

        /// - Parameter title: nil is the system's own.
        public init(
            title: String? = nil, subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
            discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], alternate: UIAction? = nil,
            _ configurationProvider: @escaping ConfigurationProvider
        ) {
            let opens: Bool = UIApplication.shared.supportsMultipleScenes && UIDevice.current.userInterfaceIdiom == .pad
            guard !opens, let alternate else {
                super.init(
                    title: title ?? SystemText.localized("Open in New Window"), subtitle: subtitle,
                    image: image ?? UIImage(systemName: "square.split.2x1"), identifier: identifier,
                    discoverabilityTitle: discoverabilityTitle, attributes: opens ? attributes : attributes.union(.hidden)
                ) { action in
                    (action as? UIWindowScene.ActivationAction).flatMap(configurationProvider)?.activate()
                }
                return
            }
            super.init(
                title: alternate.title, subtitle: alternate.subtitle, image: alternate.image, identifier: alternate.identifier,
                discoverabilityTitle: alternate.discoverabilityTitle, attributes: alternate.attributes, state: alternate.state,
                handler: alternate.handler)
        }

        public required init?(coder: NSCoder) { nil }
    }

    /// Opens a new window when the user spreads two fingers over its view.
    @preconcurrency @MainActor open class ActivationInteraction: NSObject, UIInteraction {
        public typealias ConfigurationProvider = (UIWindowScene.ActivationInteraction, CGPoint) -> UIWindowScene.ActivationConfiguration?

        private let provider: ConfigurationProvider
        private let errorHandler: (any Error) -> Void
        private lazy var pinch: UIPinchGestureRecognizer = {
            let pinch = UIPinchGestureRecognizer(target: nil, action: nil)
            pinch.onAction = { [weak self] in self?.follow() }
            return pinch
        }()

        open private(set) weak var view: UIView?

        public init(_ configurationProvider: @escaping ConfigurationProvider, errorHandler: @escaping (any Error) -> Void) {
            provider = configurationProvider
            self.errorHandler = errorHandler
            super.init()
        }

        open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(pinch) }

        open func didMove(to view: UIView?) {
            self.view = view
            view?.addGestureRecognizer(pinch)
        }

        /// By how much the fingers have to spread.
        private static let threshold: CGFloat = 1.5

        private func follow() {
            guard pinch.state == .ended, pinch.scale > Self.threshold else { return }
            provider(self, pinch.location(in: view))?.activate(errorHandler: errorHandler)
        }
    }
}
