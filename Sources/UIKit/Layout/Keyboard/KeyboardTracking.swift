/// Has every keyboard guide follow the keyboard. Whoever moves the keyboard tells it, inside the keyboard's animation.
@MainActor enum KeyboardTracking {
    struct Keyboard: Equatable {
        /// In the window's coordinates.
        var frame: CGRect
        /// Whether it is as wide as the screen and at its bottom.
        var isDocked: Bool
    }

    private struct Entry {
        weak var window: UIWindow?
        var keyboard: Keyboard
    }
    private struct WeakGuide {
        weak var guide: UIKeyboardLayoutGuide?
    }

    private static var entries: [Entry] = []
    private static var guides: [WeakGuide] = []

    /// The keyboard over a window; nil where there is none.
    static func keyboard(in window: UIWindow) -> Keyboard? {
        entries.first { $0.window === window }?.keyboard
    }

    static func add(_ guide: UIKeyboardLayoutGuide) {
        guides.removeAll { $0.guide == nil }
        guides.append(WeakGuide(guide: guide))
        guide.placeMayHaveChanged()
    }

    /// The keyboard has, or is about to have, another place: `frame` is in the window's coordinates, nil without a keyboard.
    static func keyboardDidMove(to frame: CGRect?, isDocked: Bool = true, in window: UIWindow) {
        entries.removeAll { $0.window == nil || $0.window === window }
        if let frame { entries.append(Entry(window: window, keyboard: Keyboard(frame: frame, isDocked: isDocked))) }
        for entry in guides where entry.guide?.owningView?.window === window { entry.guide?.placeMayHaveChanged() }
    }

    /// `view` lies elsewhere, with all that is in it.
    static func geometryDidChange(of view: UIView) {
        guard !entries.isEmpty else { return }
        for entry in guides {
            guard let owner = entry.guide?.owningView, owner.isDescendant(of: view) else { continue }
            entry.guide?.placeMayHaveChanged()
        }
    }
}
