import ObjectRuntime
import UIKit

extension SVProgressHUD {
    /// The space around and between the parts of the box, in points.
    private static var spacing: CGFloat { 12 }
    private static var labelSpacing: CGFloat { 8 }

    // MARK: - Colours

    private var shownStyle: SVProgressHUDStyle {
        guard defaultStyle == .automatic else { return defaultStyle }
        return (control.window ?? self).traitCollection.userInterfaceStyle == .dark ? .dark : .light
    }

    private var wordsColor: UIColor {
        switch shownStyle {
        case .dark: .white
        case .custom: foregroundColor
        case .light, .automatic: .black
        }
    }

    private var groundColor: UIColor {
        switch shownStyle {
        case .dark: .black
        case .custom: backgroundColor ?? .white
        case .light, .automatic: .white
        }
    }

    // MARK: - Parts

    /// Puts the HUD into the view that it is shown in, in front of the others there.
    func enterView() {
        if let superview = control.superview {
            superview.bringSubviewToFront(control)
        } else {
            (containerView ?? frontWindow)?.addSubview(control)
        }
        control.frame = Self.mainWindow?.bounds ?? .zero
        let common: SVProgressHUD = SVProgressHUD.appearance()
        if common !== self { looks.fill(from: common.looks) }
        if superview == nil { control.addSubview(self) }
    }

    private var frontWindow: UIWindow? {
        UIApplication.shared.windows.reversed().first { window in
            !window.isHidden && window.alpha > 0 && window.windowLevel >= .normal && window.windowLevel <= maxSupportedWindowLevel && window.isKeyWindow
        }
    }

    /// Gives the parts their looks, and shows the indicator that is wanted.
    func updateParts() {
        let color: UIColor = foregroundImageColor ?? wordsColor
        let radius: CGFloat = statusLabel.text == nil ? ringNoTextRadius : ringRadius
        (statusLabel.font, statusLabel.textColor) = (font, wordsColor)
        imageView.tintColor = color
        imageView.bounds.size = imageViewSize
        box.layer.cornerRadius = cornerRadius
        spinner.look(radius: radius, thickness: ringThickness, color: color)
        ring.look(radius: radius, thickness: ringThickness, color: color)
        nativeSpinner.color = color
        guard imageView.isHidden else { return }
        let wanted: UIView = progress != nil ? ring : defaultAnimationType == .flat ? spinner : nativeSpinner
        for indicator in [spinner, nativeSpinner, ring] where indicator !== wanted { indicator.removeFromSuperview() }
        if wanted.superview == nil {
            wanted.alpha = ground.alpha
            box.contentView.addSubview(wanted)
        }
        if wanted === nativeSpinner { nativeSpinner.startAnimating() }
    }

    // MARK: - Places

    /// Gives the box the size of its parts, and these their places in it.
    func arrange() {
        let indicator: UIView? = imageView.isHidden ? [spinner, nativeSpinner, ring].first { $0.superview != nil } : imageView
        let isShown: Bool = indicator.map { $0 !== imageView || imageView.image != nil && imageViewSize.width > 0 && imageViewSize.height > 0 } ?? false
        let content: CGSize = isShown ? indicator?.bounds.size ?? .zero : .zero
        let words: CGSize = textSize
        let gap: CGFloat = statusLabel.text != nil && isShown ? Self.labelSpacing : 0
        let width: CGFloat = max(words.width, content.width) + 2 * Self.spacing
        let height: CGFloat = words.height + content.height + gap + 2 * Self.spacing
        UIView.performWithoutAnimation {
            box.bounds.size = CGSize(width: max(minimumSize.width, width), height: max(minimumSize.height, height))
            let middle = CGPoint(x: box.bounds.midX, y: box.bounds.midY)
            let top: CGFloat = max(Self.spacing, (minimumSize.height - content.height - Self.labelSpacing - words.height) / 2)
            indicator?.center = CGPoint(x: middle.x, y: statusLabel.text == nil ? middle.y : top + content.height / 2)
            statusLabel.bounds.size = words
            statusLabel.center = CGPoint(x: middle.x, y: isShown ? (indicator?.frame.maxY ?? 0) + Self.labelSpacing + words.height / 2 : middle.y)
        }
    }

    /// The words' in lines of at most 200 points, and at most 300 points of them.
    private var textSize: CGSize {
        guard let text = statusLabel.text, let font = statusLabel.font else { return .zero }
        let rect = (text as NSString).boundingRect(
            with: CGSize(width: 200, height: 300), options: [.usesFontLeading, .truncatesLastVisibleLine, .usesLineFragmentOrigin],
            attributes: [.font: font], context: nil)
        return CGSize(width: rect.width.rounded(.up), height: rect.height.rounded(.up))
    }

    /// Puts the box a little above the middle of what the keyboard leaves free, or to the middle of the view that the HUD is shown in.
    func place() {
        frame = Self.mainWindow?.bounds ?? .zero
        updateGround()
        box.motionEffects = motionEffectEnabled ? [UIView.tiltEffects(by: 10)] : []
        var free: CGFloat = bounds.height - keyboardHeight
        if keyboardHeight > 0 { free += 2 * (window?.windowScene?.statusBarManager?.statusBarFrame.height ?? 0) }
        let center: CGPoint = containerView?.center ?? CGPoint(x: bounds.midX, y: (free * 0.45).rounded(.down))
        box.transform = .identity
        box.center = CGPoint(x: center.x + offsetFromCenter.horizontal, y: center.y + offsetFromCenter.vertical)
    }

    private func updateGround() {
        ground.frame = bounds
        gradient.removeFromSuperlayer()
        switch defaultMaskType {
        case .black: ground.backgroundColor = UIColor(white: 0, alpha: 0.4)
        case .custom: ground.backgroundColor = backgroundLayerColor
        case .none, .clear: ground.backgroundColor = .clear
        case .gradient:
            ground.backgroundColor = .clear
            gradient.frame = ground.bounds
            // A circle, as far as the shorter side.
            let radius: CGFloat = min(bounds.width, bounds.height)
            let y: CGFloat = bounds.height > 0 ? (bounds.height - keyboardHeight) / 2 / bounds.height : 0.5
            gradient.startPoint = CGPoint(x: 0.5, y: y)
            gradient.endPoint = CGPoint(x: 0.5 + radius / max(bounds.width, 1), y: y + radius / max(bounds.height, 1))
            ground.layer.insertSublayer(gradient, at: 0)
        }
    }

    func setEffects(areSeen: Bool) {
        let isCustom: Bool = defaultStyle == .custom
        if areSeen {
            box.effect = isCustom ? customBlurEffect : UIBlurEffect(style: shownStyle == .dark ? .systemMaterialDark : .systemMaterial)
            box.backgroundColor = isCustom ? groundColor : groundColor.withAlphaComponent(0.6)
        } else {
            if !isCustom { box.effect = nil }
            box.backgroundColor = .clear
        }
        for part in [ground, imageView, statusLabel, spinner, nativeSpinner, ring] { part.alpha = areSeen ? 1 : 0 }
    }

    func updateAccessibility() {
        let isModal: Bool = defaultMaskType != .none
        let words: String = statusLabel.text?.replacingOccurrences(of: "\n", with: " ") ?? SystemText.localized("Loading…")
        control.isUserInteractionEnabled = isModal
        control.accessibilityViewIsModal = isModal
        isAccessibilityElement = isModal
        if isModal {
            accessibilityLabel = words
        } else {
            box.accessibilityLabel = words
            box.isAccessibilityElement = true
        }
    }

    // MARK: - Keyboard and rotation

    func observe() {
        guard observations.isEmpty else { return }
        let names: [NSNotification.Name] = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification, UIResponder.keyboardWillHideNotification,
            UIResponder.keyboardDidHideNotification, UIApplication.didChangeStatusBarOrientationNotification, UIApplication.didBecomeActiveNotification,
        ]
        observations = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
                nonisolated(unsafe) let notification = notification
                MainActor.assumeIsolated { self?.follow(notification) }
            }
        }
    }

    private func follow(_ notification: Notification) {
        let frame: CGRect = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
        switch notification.name {
        case UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification: keyboardHeight = frame.height
        case UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification: keyboardHeight = 0
        default: break
        }
        let duration: TimeInterval = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? 0
        UIView.animate(withDuration: duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) { [self] in
            place()
        } completion: { _ in
        }
    }
}
