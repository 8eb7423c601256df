extension UIView {
    var effectiveTintColor: UIColor {
        let color: UIColor = inheritedTintColor
        return effectiveTintAdjustmentMode == .dimmed ? DimmedTint.color(for: color.resolvedColor(with: traitCollection)) : color
    }

    private var inheritedTintColor: UIColor {
        var view: UIView? = self
        while let current = view {
            // What stands for the tint is no tint of the view's own: interface files give it to views in the system's tint.
            if let color = current.customTintColor, !color.isTint { return color }
            view = current.superview
        }
        return .systemBlue
    }

    var effectiveTintAdjustmentMode: TintAdjustmentMode {
        var view: UIView? = self
        while let current = view {
            if current.customTintAdjustmentMode != .automatic { return current.customTintAdjustmentMode }
            view = current.superview
        }
        return .normal
    }

    /// Tells this view and the descendants that inherit its tint that the tint may be another now.
    func tintMayHaveChanged() {
        if backgroundColor?.mayDependOnTint == true { updateBackgroundColor() }
        // The current traits are the view's own (behaviour/rules.md 1.10).
        if traitsAreCurrent { storedTraits.performAsCurrent(tintColorDidChange) } else { tintColorDidChange() }
        for subview in subviews where subview.customTintColor == nil || subview.customTintAdjustmentMode == .automatic {
            subview.tintMayHaveChanged()
        }
    }
}

/// The grey a tint colour turns into while something modal stands in front.
enum DimmedTint {
    static func color(for color: UIColor) -> UIColor {
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        var alpha: CGFloat = 0
        guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
        let luminance: CGFloat = 0.2126 * red + 0.7152 * green + 0.0722 * blue
        return UIColor(white: luminance, alpha: alpha * 0.8)
    }
}
