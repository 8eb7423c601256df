import ObjectRuntime
import UIKit

/// Follows a scroll view's offset, content and pan, and the language of the words, as long as it lives.
@MainActor final class ScrollViewWatch: NSObject {
    private weak var component: MJRefreshComponent?
    private weak var pan: UIPanGestureRecognizer?
    private var observations: [NSKeyValueObservation] = []
    private var language: NotificationWatch?

    init(_ scrollView: UIScrollView, component: MJRefreshComponent) {
        self.component = component
        pan = scrollView.panGestureRecognizer
        super.init()
        observations = [
            scrollView.observe(\.contentOffset, __named: "contentOffset", options: [.old, .new]) { [weak self] _, change in
                let values: [AnyHashable: Any] = Self.values(change.oldValue.map(NSValue.init(cgPoint:)), change.newValue.map(NSValue.init(cgPoint:)))
                MainActor.assumeIsolated { self?.component?.offsetDidChange(values) }
            },
            scrollView.observe(\.contentSize, __named: "contentSize", options: [.old, .new]) { [weak self] _, change in
                let values: [AnyHashable: Any] = Self.values(change.oldValue.map(NSValue.init(cgSize:)), change.newValue.map(NSValue.init(cgSize:)))
                MainActor.assumeIsolated { self?.component?.sizeDidChange(values) }
            },
        ]
        pan?.addTarget(self, action: "panDidChange:")
        language = NotificationWatch(.MJRefreshDidChangeLanguage) { [weak self] in MainActor.assumeIsolated { self?.component?.i18nDidChange() } }
    }

    /// Takes the watch off.
    func stop() {
        observations.forEach { $0.invalidate() }
        observations = []
        pan?.removeTarget(self, action: "panDidChange:")
        language = nil
    }

    private nonisolated static func values(_ old: NSValue?, _ new: NSValue?) -> [AnyHashable: Any] {
        var result: [AnyHashable: Any] = [:]
        for (key, value) in [(NSKeyValueChangeKey.oldKey, old), (.newKey, new)] {
            if let value { (result[key], result[key.rawValue]) = (value, value) }
        }
        return result
    }

    fileprivate func panDidChange() { component?.panDidChange() }
}

extension ScrollViewWatch: ObjCSelfRegistering {
    nonisolated static func __registerMembers() {
        ObjCRuntime.registration(of: ScrollViewWatch.self, named: "MJRefresh.ScrollViewWatch").method("panDidChange:") { watch, _ in watch.panDidChange() }
    }
}

/// An observer that a notification center keeps as long as this is there.
final class NotificationWatch {
    private let token: any NSObjectProtocol
    init(_ name: Notification.Name, _ body: @escaping @Sendable () -> Void) {
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in body() }
    }
    deinit { NotificationCenter.default.removeObserver(token) }
}
