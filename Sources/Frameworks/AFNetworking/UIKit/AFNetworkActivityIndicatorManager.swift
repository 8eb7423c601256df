import FoundationNetworking
import UIKit

/// Counts what is loaded, and shows the indicator in the status bar meanwhile.
@preconcurrency @MainActor open class AFNetworkActivityIndicatorManager: NSObject {
    /// Whether the tasks of managers count. Default false.
    open var isEnabled = false
    /// Seconds that loading takes before it is shown. Default 1.
    open var activationDelay: TimeInterval = 1
    /// Seconds that it is shown after it has ended. Default 0.17.
    open var completionDelay: TimeInterval = 0.17
    open private(set) var isNetworkActivityIndicatorVisible = false {
        didSet {
            guard isNetworkActivityIndicatorVisible != oldValue else { return }
            if let action {
                action(isNetworkActivityIndicatorVisible)
            } else {
                UIApplication.shared.isNetworkActivityIndicatorVisible = isNetworkActivityIndicatorVisible
            }
        }
    }

    private var action: ((Bool) -> Void)?
    private var count = 0
    private var change: DispatchWorkItem?
    private var observers: Observers?

    open class func shared() -> AFNetworkActivityIndicatorManager { AppServices.object { MainActor.assumeIsolated { AFNetworkActivityIndicatorManager() } } }

    public override init() {
        super.init()
        observers = Observers([
            (.AFNetworkingTaskDidResume, { [weak self] in if self?.isEnabled == true { self?.incrementActivityCount() } }),
            (.AFNetworkingTaskDidComplete, { [weak self] in if self?.isEnabled == true { self?.decrementActivityCount() } }),
        ])
    }

    open func incrementActivityCount() {
        count += 1
        countDidChange()
    }
    open func decrementActivityCount() {
        count = max(count - 1, 0)
        countDidChange()
    }

    /// Does something else than to show the status bar's indicator.
    open func setNetworkingActivityActionWith(_ block: ((Bool) -> Void)?) { action = block }

    private func countDidChange() {
        let isActive: Bool = count > 0
        if isActive == isNetworkActivityIndicatorVisible {
            change?.cancel()
            change = nil
        } else if change == nil {
            let item = DispatchWorkItem { [weak self] in
                MainActor.assumeIsolated {
                    self?.change = nil
                    self?.isNetworkActivityIndicatorVisible = isActive
                }
            }
            change = item
            DispatchQueue.main.asyncAfter(deadline: .now() + (isActive ? activationDelay : completionDelay), execute: item)
        }
    }
}

/// Observers on the main thread that a notification center keeps as long as this is there.
private final class Observers {
    private let tokens: [any NSObjectProtocol]
    @MainActor init(_ bodies: [(Notification.Name, @MainActor () -> Void)]) {
        tokens = bodies.map { name, body in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in MainActor.assumeIsolated { body() } }
        }
    }
    deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}
