import Foundation
import UIKit

extension SVProgressHUD {
    nonisolated private static func later(_ body: @escaping @MainActor (SVProgressHUD) -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated { body(shared) } }
    }

    // MARK: - Until it is dismissed

    nonisolated public class func show() { show(withStatus: nil) }
    nonisolated public class func show(withStatus status: String?) { later { $0.show(nil, status) } }

    /// - Parameter progress: from 0 to 1.
    nonisolated public class func showProgress(_ progress: Float) { showProgress(progress, status: nil) }
    nonisolated public class func showProgress(_ progress: Float, status: String?) { later { $0.show(progress < 0 ? nil : progress, status) } }

    /// Changes the words of the HUD that is shown.
    public class func setStatus(_ status: String?) {
        shared.statusLabel.text = status
        shared.statusLabel.isHidden = status?.isEmpty ?? true
        shared.updateParts()
        shared.arrange()
    }

    // MARK: - For as long as its words take to read

    nonisolated public class func showInfo(withStatus status: String?) { later { $0.show($0.infoImage, status) } }
    nonisolated public class func showSuccess(withStatus status: String?) { later { $0.show($0.successImage, status) } }
    nonisolated public class func showError(withStatus status: String?) { later { $0.show($0.errorImage, status) } }
    nonisolated public class func show(_ image: UIImage, status: String?) { later { $0.show(image, status) } }

    /// Seconds for which words are shown: 0.06 for each letter and 0.5, within the least and the most that are set.
    public class func displayDuration(for string: String?) -> TimeInterval {
        let reading: TimeInterval = Double(string?.utf16.count ?? 0) * 0.06 + 0.5
        return min(max(reading, shared.minimumDismissTimeInterval), shared.maximumDismissTimeInterval)
    }

    // MARK: - The end

    /// Takes back one call that showed it without an end; with the last the HUD is dismissed.
    public class func popActivity() {
        if shared.activityCount > 0 { shared.activityCount -= 1 }
        if shared.activityCount == 0 { dismiss() }
    }

    nonisolated public class func dismiss() { dismiss(withDelay: 0, completion: nil) }
    nonisolated public class func dismiss(completion: SVProgressHUDDismissCompletion?) { dismiss(withDelay: 0, completion: completion) }
    /// - Parameter delay: seconds.
    nonisolated public class func dismiss(withDelay delay: TimeInterval) { dismiss(withDelay: delay, completion: nil) }
    nonisolated public class func dismiss(withDelay delay: TimeInterval, completion: SVProgressHUDDismissCompletion?) {
        nonisolated(unsafe) let completion = completion
        later { $0.dismiss(after: delay, completion) }
    }

    public class func isVisible() -> Bool { shared.ground.alpha > 0 }

    // MARK: - Steps

    /// Shows an indicator: of a progress, or without an end.
    private func show(_ progress: Float?, _ status: String?) {
        if fadeOutDelay != nil { activityCount = 0 }
        begin(status)
        imageView.isHidden = true
        imageView.image = nil
        self.progress = progress
        if progress ?? 0 == 0 { activityCount += 1 }
        updateParts()
        if let progress { ring.show(progress) }
        comeLater(for: nil)
    }

    private func show(_ image: UIImage, _ status: String?) {
        begin(status)
        progress = nil
        for indicator in [spinner, nativeSpinner, ring] { indicator.removeFromSuperview() }
        imageView.image = shouldTintImages ? image.withRenderingMode(.alwaysTemplate) : image
        imageView.isHidden = false
        updateParts()
        comeLater(for: Self.displayDuration(for: status))
    }

    private func begin(_ status: String?) {
        (fadeOutDelay, graceDelay) = (Self.cancelled(fadeOutDelay), Self.cancelled(graceDelay))
        enterView()
        statusLabel.text = status
        statusLabel.isHidden = status?.isEmpty ?? true
    }

    private static func cancelled(_ delay: Delay?) -> Delay? {
        delay?.cancel()
        return nil
    }

    private func comeLater(for duration: TimeInterval?) {
        guard graceTimeInterval > 0, ground.alpha == 0 else { return fadeIn(for: duration) }
        graceDelay = Delay(graceTimeInterval) { [weak self] in self?.fadeIn(for: duration) }
    }

    private func fadeIn(for duration: TimeInterval?) {
        arrange()
        place()
        updateAccessibility()
        guard ground.alpha != 1 else {
            announce()
            return leave(after: duration)
        }
        post(.SVProgressHUDWillAppear)
        box.transform = CGAffineTransform(scaleX: 1.3, y: 1.3)
        let end: @MainActor () -> Void = { [self] in
            guard ground.alpha == 1 else { return }
            observe()
            post(.SVProgressHUDDidAppear)
            announce()
            leave(after: duration)
        }
        animate(fadeInAnimationDuration, .curveEaseIn) { [self] in
            box.transform = .identity
            setEffects(areSeen: true)
        } then: {
            end()
        }
    }

    private func leave(after duration: TimeInterval?) {
        guard let duration else { return }
        fadeOutDelay = Delay(duration) { Self.dismiss() }
    }

    private func dismiss(after delay: TimeInterval, _ completion: SVProgressHUDDismissCompletion?) {
        post(.SVProgressHUDWillDisappear)
        activityCount = 0
        guard delay > 0 else { return fadeOut(completion) }
        _ = Delay(delay) { [self] in fadeOut(completion) }
    }

    private func fadeOut(_ completion: SVProgressHUDDismissCompletion?) {
        graceDelay = Self.cancelled(graceDelay)
        animate(fadeOutAnimationDuration, .curveEaseOut) { [self] in
            box.transform = box.transform.scaledBy(x: 1 / 1.3, y: 1 / 1.3)
            setEffects(areSeen: false)
        } then: { [self] in
            guard ground.alpha == 0 else { return }
            control.removeFromSuperview()
            removeFromSuperview()
            progress = nil
            for indicator in [spinner, nativeSpinner, ring] { indicator.removeFromSuperview() }
            observations.forEach(NotificationCenter.default.removeObserver)
            observations = []
            post(.SVProgressHUDDidDisappear)
            Self.mainWindow?.rootViewController?.setNeedsStatusBarAppearanceUpdate()
            completion?()
        }
    }

    private func animate(
        _ duration: TimeInterval, _ curve: UIView.AnimationOptions, _ changes: @escaping @MainActor () -> Void, then end: @escaping @MainActor () -> Void
    ) {
        guard duration > 0 else {
            changes()
            return end()
        }
        UIView.animate(withDuration: duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState, curve]) {
            changes()
        } completion: { _ in
            end()
        }
    }

    private func announce() {
        UIAccessibility.post(notification: .screenChanged, argument: nil)
        UIAccessibility.post(notification: .announcement, argument: statusLabel.text)
    }
}

// Names of versions before 2.0.

extension SVProgressHUD {
    public class func show(with maskType: SVProgressHUDMaskType) {
        setDefaultMaskType(maskType)
        show()
    }
    public class func show(withStatus status: String?, maskType: SVProgressHUDMaskType) {
        setDefaultMaskType(maskType)
        show(withStatus: status)
    }
}
