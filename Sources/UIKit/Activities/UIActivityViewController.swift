/// Offers what can be done with data of the app: a sheet on a phone, a popover on a pad.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    let activityItems: [Any]
    private let applicationActivities: [UIActivity]
    private var running: UIActivity?
    private var hasEnded = false

    /// - Parameters:
    ///   - activityItems: texts, addresses, images or `UIActivityItemSource`s.
    ///   - applicationActivities: the app's own services, shown beside the system's.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        self.applicationActivities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
    }

    /// Shares the items of a configuration, with the services that it names.
    public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
        self.init(
            activityItems: ConfiguredActivityItem.items(of: activityItemsConfiguration),
            applicationActivities: activityItemsConfiguration.applicationActivitiesForActivityItemsConfiguration)
    }

    public required init?(coder: NSCoder) {
        preconditionFailure("An activity view controller is made with the items it shares.")
    }

    /// Called when the sheet is gone: the activity that was chosen (nil for none), whether it was completed, and nil for items and
    /// error, which only services outside the app give.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    /// Called like `completionWithItemsHandler` where there is none, with the activity and whether it was completed. Its name up to iOS 8.
    open var completionHandler: CompletionHandler?
    public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void

    /// Whether one activity may stand out above the others. Default true. Kept: all stand in one list here.
    open var allowsProminentActivity = true

    /// Shown above the list in place of what the items say, as the subject of a message is. Only key-value coding reaches it.
    var subject: String?

    /// Activities that are not to be offered. Default none.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    // MARK: What is offered

    /// The items where no activity is chosen yet.
    private var placeholders: [Any] {
        activityItems.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0 }
    }

    private func items(for type: UIActivity.ActivityType?) -> [Any] {
        activityItems.compactMap { item in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(self, itemForActivityType: type)
        }
    }

    /// Those that have a use for the items, the app's own behind the system's.
    func offered() -> [UIActivity] {
        let excluded: Set<UIActivity.ActivityType> = Set(excludedActivityTypes ?? [])
        let items: [Any] = placeholders
        let all: [UIActivity] = [CopyActivity(), SaveImageActivity()] + applicationActivities
        return all.filter { activity in
            if let type = activity.activityType, excluded.contains(type) { return false }
            return activity.canPerform(withActivityItems: items)
        }
    }

    // MARK: Presentation

    override var automaticPresentationStyle: UIModalPresentationStyle {
        UIDevice.current.userInterfaceIdiom == .pad ? .popover : .pageSheet
    }

    override func makePresentationController(
        for style: UIModalPresentationStyle, presenter: UIViewController?
    ) -> UIPresentationController {
        let controller: UIPresentationController = super.makePresentationController(for: style, presenter: presenter)
        if let sheet = controller as? UISheetPresentationController { sheet.detents = [.medium(), .large()] }
        return controller
    }

    open dynamic override func loadView() {
        let summary = ActivitySummary(placeholders, sources: activityItems.compactMap { $0 as? any UIActivityItemSource }, for: self)
        view = ActivityListView(
            summary: summary, activities: offered(),
            onClose: { [weak self] in self?.finish(nil, completed: false) }, onChoice: { [weak self] in self?.perform($0) })
        preferredContentSize = CGSize(width: 375, height: (view as? ActivityListView)?.contentHeight ?? 320)
    }

    open dynamic override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // Pulled down, or touched beside.
        if isBeingDismissed, running == nil { report(nil, completed: false) }
    }

    private func perform(_ activity: UIActivity) {
        guard running == nil else { return }
        running = activity
        activity.prepare(withActivityItems: items(for: activity.activityType))
        let type: UIActivity.ActivityType? = activity.activityType
        activity.onFinish = { [weak self] completed in self?.finish(type, completed: completed) }
        if let controller = activity.activityViewController {
            present(controller, animated: true)
        } else {
            activity.perform()
        }
    }

    private func finish(_ type: UIActivity.ActivityType?, completed: Bool) {
        guard let presenter = presentingViewController else { return report(type, completed: completed) }
        presenter.dismiss(animated: true) { self.report(type, completed: completed) }
    }

    private func report(_ type: UIActivity.ActivityType?, completed: Bool) {
        guard !hasEnded else { return }
        hasEnded = true
        if let completionWithItemsHandler {
            completionWithItemsHandler(type, completed, nil, nil)
        } else {
            completionHandler?(type, completed)
        }
    }
}
