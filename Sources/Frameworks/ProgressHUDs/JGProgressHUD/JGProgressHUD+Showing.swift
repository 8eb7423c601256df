import Foundation
import UIKit

extension JGProgressHUD {
    // MARK: - Showing

    public func show(in view: UIView) { show(in: view, animated: true) }

    /// Shows the HUD over a view; one that is shown stays where it is.
    public func show(in view: UIView, animated: Bool) {
        guard !isTransitioning, targetView == nil else { return }
        delegate?.progressHUD(self, willPresentIn: view)
        targetView = view
        frame = view.bounds
        view.addSubview(self)
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            widthAnchor.constraint(equalTo: view.widthAnchor), heightAnchor.constraint(equalTo: view.heightAnchor),
            centerXAnchor.constraint(equalTo: view.centerXAnchor), centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        setNeedsLayout()
        layoutIfNeeded()
        isTransitioning = true
        shownSince = Date()
        observeKeyboard()
        if animated { animation.show() } else { hasCome() }
    }

    /// - Parameter delay: seconds.
    public func show(in view: UIView, animated: Bool, afterDelay delay: TimeInterval) {
        showDelay?.cancel()
        showDelay = Delay(delay) { [weak self] in
            guard let self else { return }
            showDelay = nil
            if !isVisible { show(in: view, animated: animated) }
        }
    }

    func animationDidFinish(isShown: Bool) {
        if isShown { hasCome() } else { hasGone() }
    }

    private func hasCome() {
        isHidden = false
        isTransitioning = false
        shownSince = Date()
        if shownIndicator !== indicatorView { showIndicator() } else { layoutHUD() }
        if let targetView { delegate?.progressHUD(self, didPresentIn: targetView) }
        if let animated = dismissesAnimated {
            dismissesAnimated = nil
            dismiss(animated: animated)
        } else if voiceOverEnabled, UIAccessibility.isVoiceOverRunning {
            UIAccessibility.post(notification: .layoutChanged, argument: self)
        }
    }

    // MARK: - Dismissing

    public func dismiss() { dismiss(animated: true) }

    /// Takes the HUD away, not before `minimumDisplayTime` is over; one that is just coming comes first.
    public func dismiss(animated: Bool) {
        showDelay?.cancel()
        showDelay = nil
        guard !isTransitioning else {
            dismissesAnimated = animated
            return
        }
        guard let targetView else { return }
        let left: TimeInterval = minimumDisplayTime - Date().timeIntervalSince(shownSince)
        guard left <= 0 else { return dismiss(afterDelay: left, animated: animated) }
        delegate?.progressHUD(self, willDismissFrom: targetView)
        isTransitioning = true
        if animated { animation.hide() } else { hasGone() }
    }

    /// - Parameter delay: seconds.
    public func dismiss(afterDelay delay: TimeInterval) { dismiss(afterDelay: delay, animated: true) }
    public func dismiss(afterDelay delay: TimeInterval, animated: Bool) { dismiss(afterDelay: delay, animated: animated, completion: nil) }
    public func dismiss(afterDelay delay: TimeInterval, animated: Bool, completion dismissCompletion: (() -> Void)?) {
        _ = Delay(delay) { [weak self] in
            guard let self, isVisible else { return }
            if let dismissCompletion { perform(afterDismiss: dismissCompletion) }
            dismiss(animated: animated)
        }
    }

    /// Calls a closure once the HUD is gone; at no time where it is not shown now.
    public func perform(afterDismiss dismissCompletion: @escaping () -> Void) {
        if isVisible { ends.append(dismissCompletion) }
    }

    private func hasGone() {
        isHidden = true
        removeFromSuperview()
        keyboardObservations.forEach(NotificationCenter.default.removeObserver)
        keyboardObservations = []
        isTransitioning = false
        dismissesAnimated = nil
        let view: UIView? = targetView
        targetView = nil
        let ends: [() -> Void] = ends
        self.ends = []
        ends.forEach { $0() }
        if let view { delegate?.progressHUD(self, didDismissFrom: view) }
    }

    // MARK: - Touches and keyboard

    func wasTapped(_ place: CGPoint) {
        if hudView.frame.contains(place) { tapOnHUDViewBlock?(self) } else { tapOutsideBlock?(self) }
    }

    private func observeKeyboard() {
        keyboardObservations = [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
                nonisolated(unsafe) let notification = notification
                MainActor.assumeIsolated { self?.follow(notification) }
            }
        }
    }

    private func follow(_ notification: Notification) {
        keyboardFrame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
        let duration: TimeInterval = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? 0
        let curve: UInt = notification.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt ?? 0
        UIView.animate(withDuration: duration, delay: 0, options: [.beginFromCurrentState, UIView.AnimationOptions(rawValue: curve << 16)]) { [self] in
            layoutHUD()
        } completion: { _ in
        }
    }

    // MARK: - Those of a view

    public class func allProgressHUDs(in view: UIView) -> [JGProgressHUD] { view.subviews.compactMap { $0 as? JGProgressHUD } }

    /// Those of a view and of all within it, but for those within HUDs.
    public class func allProgressHUDs(inViewHierarchy view: UIView) -> [JGProgressHUD] {
        view.subviews.flatMap { view -> [JGProgressHUD] in (view as? JGProgressHUD).map { [$0] } ?? allProgressHUDs(inViewHierarchy: view) }
    }
}
