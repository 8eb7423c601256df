/// Follows the keyboard: its top is the top of a keyboard docked at the bottom, else that of the view's bottom safe area
/// (behaviour/rules.md 10.4). It is as wide as the view and ends at its bottom.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide follows a keyboard that floats or is split, too, instead of staying at the bottom. Default false.
    open var followsUndockedKeyboard = false {
        didSet { placeMayHaveChanged() }
    }

    /// Whether the guide is at least as high as the bottom safe area; else it has no height without a keyboard. Default true.
    open var usesBottomSafeArea = true {
        didSet { placeMayHaveChanged() }
    }

    /// How far above the keyboard a finger that scrolls begins to take it away, in points, where the keyboard goes with the finger: as high as a bar of
    /// the app's that stands on it. Default 0. Since iOS 17.
    open var keyboardDismissPadding: CGFloat = 0

    private var lastPlace: KeyboardPlace?

    /// The guide's place, in its view's coordinates.
    var place: KeyboardPlace {
        guard let view = owningView else { return .bottom(height: 0) }
        let safeArea: CGFloat = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
        guard let window = view.window, let keyboard = KeyboardTracking.keyboard(in: window) else { return .bottom(height: safeArea) }
        return KeyboardPlace.place(
            of: view.convert(keyboard.frame, from: window), isDocked: keyboard.isDocked || !followsUndockedKeyboard, in: view.bounds,
            safeArea: safeArea, isThere: keyboard.isDocked || followsUndockedKeyboard)
    }

    /// The keyboard, the view or a setting changed: constraints follow.
    func placeMayHaveChanged() {
        guard let view = owningView else { return }
        let new: KeyboardPlace = place
        defer { followEdges() }
        guard new != lastPlace else { return }
        let changesForm: Bool = lastPlace?.isFloating != new.isFloating
        lastPlace = new
        guard let box = view.existingLayoutBox else { return }
        guard changesForm else {
            LayoutSolver.shared.sourcesDidChange(view)
            return
        }
        for constraint in Array(box.marginConstraints.values) { LayoutSolver.shared.structureDidChange(constraint) }
    }

    private func followEdges() {
        guard let window = owningView?.window, let keyboard = KeyboardTracking.keyboard(in: window), !keyboard.isDocked,
            followsUndockedKeyboard
        else {
            follow(.bottom)
            return
        }
        follow(KeyboardPlace.nearEdges(of: keyboard.frame, in: window.bounds, rightToLeft: window.isRightToLeft))
    }
}

extension UIView {
    /// Follows the keyboard where it covers the view.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = guides.first(where: { $0.region == .keyboard }) as? UIKeyboardLayoutGuide { return guide }
        let guide = UIKeyboardLayoutGuide(region: .keyboard, of: self)
        KeyboardTracking.add(guide)
        return guide
    }

    /// The greatest padding of the keyboard guides of this view and those around it.
    var keyboardDismissPadding: CGFloat {
        let views: [UIView] = Array(sequence(first: self, next: \.superview))
        return views.flatMap(\.guides).compactMap { ($0 as? UIKeyboardLayoutGuide)?.keyboardDismissPadding }.max() ?? 0
    }

    /// The place that a keyboard guide of this view stands for.
    var keyboardPlace: KeyboardPlace { keyboardLayoutGuide.place }
}
