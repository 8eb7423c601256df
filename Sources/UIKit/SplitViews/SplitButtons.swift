/// The buttons with which a user changes a split view's display mode.
@MainActor final class SplitButtons {
    private weak var split: UISplitViewController?
    let displayMode = UIBarButtonItem()
    private let secondaryOnly = UIBarButtonItem()

    init(_ split: UISplitViewController) {
        self.split = split
        displayMode.primaryAction = UIAction { [weak split] _ in split?.toggleDisplayMode() }
        secondaryOnly.primaryAction = UIAction { [weak split] _ in split?.toggleSecondaryOnly() }
    }

    /// Brings the buttons into the bars where they belong (behaviour/rules.md 2.1.9, 2.1.10).
    func update() {
        guard let split else { return }
        updateLook(split)
        // In a collapsed split view there is nothing to show or hide, whichever bar the app put the button into.
        displayMode.isAway = split.isCollapsed
        guard split.style != .unspecified else { return }
        for navigation in split.columnNavigation { navigation.bar.systemLeadingItems = [] }
        guard !split.isCollapsed, split.hasTakenForm else { return }
        let outermost: UISplitViewController.Column = split.layout.columns(in: split.displayMode).first ?? .secondary
        if showsDisplayModeButton, let navigation = split.container(for: outermost) as? UINavigationController {
            navigation.bar.systemLeadingItems = [displayMode]
        }
        if split.showsSecondaryOnlyButton, split.style == .tripleColumn,
            let navigation = split.container(for: .secondary) as? UINavigationController
        {
            navigation.bar.systemLeadingItems.append(secondaryOnly)
        }
    }

    private var showsDisplayModeButton: Bool {
        guard let split else { return false }
        switch split.displayModeButtonVisibility {
        case .never: return false
        case .always: return true
        case .automatic: return split.presentsWithGesture
        }
    }

    private func updateLook(_ split: UISplitViewController) {
        let isAlone: Bool = split.displayMode == .secondaryOnly
        if split.style == .unspecified {
            let title: String? = (split.container(for: .primary) as? UINavigationController)?.topViewController?.title
            displayMode.title = isAlone ? (title ?? split.container(for: .primary)?.title ?? SystemText.localized("Back")) : nil
            displayMode.looksLikeBackButton = isAlone
            displayMode.image = isAlone ? nil : UIImage(systemName: "arrow.up.left.and.arrow.down.right")
        } else {
            displayMode.image = UIImage(systemName: split.layout.primaryIsRight ? "sidebar.right" : "sidebar.left")
        }
        let name: String = isAlone ? "arrow.down.right.and.arrow.up.left" : "arrow.up.left.and.arrow.down.right"
        secondaryOnly.image = UIImage(systemName: name)
    }
}

extension UISplitViewController {
    func updateButtons() {
        guard isViewLoaded else { return }
        buttons.update()
    }

    /// The button's action: to the mode the delegate names, else between the secondary alone and the columns; with three
    /// columns it brings them in one by one.
    func toggleDisplayMode() {
        let target: DisplayMode = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
        guard target == .automatic else {
            request(count: target.columnCount, animated: true)
            return
        }
        let count: Int = displayMode.columnCount
        request(count: DisplayModeToggle.count(after: count, isTriple: style == .tripleColumn, behavior: splitBehavior), animated: true)
    }

    func toggleSecondaryOnly() {
        let count: Int = displayMode.columnCount
        request(count: count == 0 ? 1 : 0, animated: true)
    }
}

/// The columns that the display-mode button leads to: values in, a value out.
enum DisplayModeToggle {
    /// Two columns: none and one in turn. Three: none, one, two; from two back to one, to none where they cover the secondary.
    static func count(after count: Int, isTriple: Bool, behavior: UISplitViewController.SplitBehavior) -> Int {
        guard isTriple else { return count == 0 ? 1 : 0 }
        switch count {
        case 0: return 1
        case 1: return 2
        default: return behavior == .overlay ? 0 : 1
        }
    }
}
