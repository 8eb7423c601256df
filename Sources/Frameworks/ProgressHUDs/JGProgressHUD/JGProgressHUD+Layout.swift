import UIKit

extension JGProgressHUD {
    /// Gives the box the size of its parts and its place within the margins of the HUD, which leave out the keyboard.
    func layoutHUD() {
        guard !isTransitioning, targetView != nil else { return }
        let space: CGRect = freeSpace
        var indicator: CGRect = shownIndicator?.frame ?? .zero
        indicator.origin.y = contentInsets.top
        let widest: CGFloat = space.width - contentInsets.left - contentInsets.right
        let highest: CGFloat = space.height - contentInsets.top - contentInsets.bottom
        var y: CGFloat = indicator.isEmpty ? indicator.maxY : indicator.maxY + 10
        var words: CGRect = frame(of: textLabel, at: y, widest, highest)
        if !words.isEmpty { y = words.maxY + 6 }
        var details: CGRect = frame(of: detailTextLabel, at: y, widest, highest)
        let width: CGFloat = max(indicator.width, words.width, details.width) + contentInsets.left + contentInsets.right
        let bottom: CGFloat = max(indicator.maxY, words.maxY, details.maxY)
        var size = CGSize(width: min(width, space.width), height: bottom + contentInsets.bottom)
        if square {
            let side: CGFloat = max(size.width, size.height)
            let shift: CGFloat = (side - size.height) / 2
            indicator.origin.y += shift
            words.origin.y += shift
            details.origin.y += shift
            size = CGSize(width: side, height: side)
        }
        indicator.origin.x = (size.width - indicator.width) / 2
        words.origin.x = (size.width - words.width) / 2
        details.origin.x = (size.width - details.width) / 2
        UIView.performWithoutAnimation {
            shownIndicator?.frame = indicator
            textLabel.frame = onPixels(words)
            detailTextLabel.frame = onPixels(details)
        }
        place(size, in: space)
    }

    private func frame(of label: UILabel, at y: CGFloat, _ widest: CGFloat, _ highest: CGFloat) -> CGRect {
        guard label.text?.isEmpty == false else { return .zero }
        label.preferredMaxLayoutWidth = widest
        let size: CGSize = label.intrinsicContentSize
        return CGRect(x: 0, y: y, width: size.width, height: min(size.height, highest))
    }

    private func place(_ size: CGSize, in space: CGRect) {
        let left: Bool = [.topLeft, .centerLeft, .bottomLeft].contains(position)
        let right: Bool = [.topRight, .centerRight, .bottomRight].contains(position)
        let top: Bool = [.topLeft, .topCenter, .topRight].contains(position)
        let bottom: Bool = [.bottomLeft, .bottomCenter, .bottomRight].contains(position)
        let x: CGFloat = left ? space.minX : right ? space.maxX - size.width : space.midX - size.width / 2
        let y: CGFloat = top ? space.minY : bottom ? space.maxY - size.height : space.midY - size.height / 2
        let transform: CGAffineTransform = hudView.transform
        hudView.transform = .identity
        hudView.frame = onPixels(CGRect(origin: CGPoint(x: x, y: y), size: size))
        hudView.transform = transform
        for part in [shadowView, blurContainer, blurView, vibrancyView, contentView] { part.frame = hudView.bounds }
        applyShadow()
    }

    /// Begins at a pixel, and is whole pixels wide and high.
    private func onPixels(_ rect: CGRect) -> CGRect {
        let scale: CGFloat = UIScreen.main.scale
        return CGRect(
            x: (rect.minX * scale).rounded(.down) / scale, y: (rect.minY * scale).rounded(.down) / scale,
            width: (rect.width * scale).rounded(.up) / scale, height: (rect.height * scale).rounded(.up) / scale)
    }

    private var freeSpace: CGRect {
        var space: CGRect = bounds
        let keyboard: CGRect = convert(keyboardFrame, from: nil)
        if !keyboard.isEmpty, space.intersects(keyboard) {
            // The keyboard covers the safe area's part below.
            let edge: CGFloat = keyboard.minY + (insetsLayoutMarginsFromSafeArea ? safeAreaInsets.bottom : 0)
            space.size.height = max(min(space.height, edge), 0)
        }
        return space.inset(by: layoutMargins)
    }

    // MARK: - Looks

    func applyCornerRadius() {
        for part in [hudView, blurContainer, shadowView] { part.layer.cornerRadius = cornerRadius }
        applyShadow()
    }

    func applyStyle() {
        let words: UIColor = style == .dark ? .white : .black
        (textLabel.textColor, detailTextLabel.textColor) = (words, words)
        let blur = UIBlurEffect(style: style == .dark ? .dark : style == .light ? .light : .extraLight)
        blurView.effect = blur
        vibrancyView.effect = vibrancyEnabled ? UIVibrancyEffect(blurEffect: blur) : nil
        shownIndicator?.setUp(for: style, vibrancyEnabled: vibrancyEnabled)
    }

    /// The shadow of the box's outline, around it alone: the box is not opaque.
    func applyShadow() {
        shadowView.layer.mask = nil
        guard let shadow, !shadowView.bounds.isEmpty else {
            shadowView.layer.shadowOpacity = 0
            return
        }
        let outline = UIBezierPath(roundedRect: shadowView.bounds, cornerRadius: cornerRadius)
        shadowView.layer.shadowPath = outline.cgPath
        shadowView.layer.shadowColor = shadow.color.cgColor
        shadowView.layer.shadowOffset = shadow.offset
        shadowView.layer.shadowRadius = shadow.radius
        shadowView.layer.shadowOpacity = shadow.opacity
        let around = UIBezierPath(rect: shadowView.bounds.insetBy(dx: -2 * shadow.radius, dy: -2 * shadow.radius))
        around.append(outline)
        let mask = CAShapeLayer()
        mask.frame = shadowView.bounds
        mask.fillRule = .evenOdd
        mask.path = around.cgPath
        shadowView.layer.mask = mask
    }

    func updateParallax() {
        let moves: Bool = parallaxMode == .alwaysOn || parallaxMode == .device && !UIAccessibility.isReduceMotionEnabled
        hudView.motionEffects = moves ? [UIView.tiltEffects(by: 20)] : []
    }
}
