extension AccessibilityDefaults {
    /// The defaults of `object`, as UIKit's own classes describe themselves.
    @MainActor init(of object: UIResponder) {
        self.init()
        guard let view = object as? UIView else { return }
        if let control = view as? UIControl {
            self = AccessibilityDefaults(control: control)
            if !control.isEnabled { traits.insert(.notEnabled) }
            if control.isSelected { traits.insert(.selected) }
            return
        }
        switch view {
        case let label as UILabel: self = Self.text(label)
        case let image as UIImageView:
            label = image.image?.accessibilityLabel
            traits = .image
        case let text as UITextView:
            isElement = true
            value = text.text
            traits = text.isEditable ? [.textEntry, .textArea] : .staticText
            if text.isEditable, text.isFirstResponder { traits.insert(.editing) }
        case let wheel as PickerWheel:
            isElement = true
            value = wheel.selectedTitle
            traits = .adjustable
        case let cell as UITableViewCell: self = Self.row(cell, in: cell.contentView, isSelected: cell.isSelected)
        case let cell as UICollectionViewListCell: self = Self.row(cell, in: cell.contentView, isSelected: cell.isSelected)
        case let cell as UICollectionViewCell: if cell.isSelected { traits = .selected }
        case let bar as UIProgressView:
            isElement = true
            value = Self.percent(bar.progress)
            traits = .updatesFrequently
        case let spinner as UIActivityIndicatorView:
            isElement = spinner.isAnimating || !spinner.hidesWhenStopped
            label = SystemText.localized(spinner.isAnimating ? "In progress" : "Progress halted")
        case let row as AlertRow:
            isElement = true
            label = row.action.accessibilityLabel ?? row.action.title
            traits = row.action.isEnabled ? .button : [.button, .notEnabled]
            if row.action.isChecked { traits.insert(.selected) }
        case let row as MenuRowView:
            isElement = true
            label = [row.item.title, row.item.element.subtitle].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
            traits = row.item.isEnabled ? .button : [.button, .notEnabled]
            if row.item.state == .on { traits.insert(.selected) }
        case is UITabBar:
            traits = .tabBar
            groupsChildren = true
        case is UINavigationBar, is UIToolbar, is UITableView, is UICollectionView, is UISearchBar: groupsChildren = true
        case let container as UITransitionView: isModal = container.presentation.map { !$0.active.letsTouchesThrough } ?? false
        default: break
        }
    }

    /// The point at which a control of UIKit's is touched, where that is not its middle.
    @MainActor static func activationPoint(of object: UIResponder) -> CGPoint? {
        guard let slider = object as? UISlider else { return nil }
        let track: CGRect = slider.trackRect(forBounds: slider.bounds)
        let thumb: CGRect = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
        let frame: CGRect = UIAccessibility.convertToScreenCoordinates(thumb, in: slider)
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    /// Elements of UIKit's own that stand in no view of their own.
    @MainActor static func elements(of object: UIResponder) -> [UIAccessibilityElement]? {
        switch object {
        case let segments as UISegmentedControl: segments.accessibleSegments
        case let stepper as UIStepper: stepper.accessibleButtons
        default: nil
        }
    }

    @MainActor private init(control: UIControl) {
        self.init()
        isElement = true
        switch control {
        case let button as UIButton:
            label =
                button.currentAttributedTitle?.string ?? button.currentTitle ?? button.configuration?.title
                ?? SymbolWords.name(of: button.currentImage ?? button.configuration?.image)
            traits = .button
            if button.changesSelectionAsPrimaryAction { traits.insert(.toggleButton) }
        case let toggle as UISwitch:
            value = toggle.isOn ? "1" : "0"
            traits = [.button, .toggleButton]
        case let slider as UISlider:
            let range: Float = slider.maximumValue - slider.minimumValue
            value = Self.percent(range > 0 ? (slider.value - slider.minimumValue) / range : 0)
            traits = .adjustable
        case let pages as UIPageControl:
            value = SystemText.localized("page %@ of %@", "\(pages.currentPage + 1)", "\(pages.numberOfPages)")
            traits = [.adjustable, .updatesFrequently]
        case let field as UITextField:
            let words: String = field.text ?? ""
            value = words.isEmpty ? field.placeholder : field.isSecureTextEntry ? String(repeating: "•", count: words.count) : words
            traits = field is UISearchTextField ? .searchField : .textEntry
            if field.isSecureTextEntry { traits.insert(.secureTextEntry) }
            if field.isFirstResponder { traits.insert(.editing) }
        case is UISegmentedControl, is UIStepper: isElement = false
        case let button as BarButton:
            self = AccessibilityDefaults(item: button.item, selected: false)
            if button.isBack { label = button.item.accessibilityLabel ?? button.item.title ?? SystemText.localized("Back") }
            if button.isBack { traits.insert(.backButton) }
        case let button as UITabBarButton:
            self = AccessibilityDefaults(item: button.item, selected: button.isSelected)
            value = button.item.accessibilityValue ?? button.item.badgeValue
            traits.insert(.tabBarItem)
        case is UIRefreshControl, is UIDatePicker: isElement = false
        case let button as CompactDateButton:
            label = SystemText.localized(button.mode == .date ? "Date Picker" : "Time Picker")
            value = button.text
            traits = .button
        default:
            // A control of the app's own that has things inside leaves it to them.
            isElement = control.subviews.isEmpty
        }
    }

    @MainActor private init(item: UIBarItem, selected: Bool) {
        self.init()
        let system: String? = (item as? UIBarButtonItem)?.systemItem?.spokenName
        isElement = (item as? UIBarButtonItem)?.customView == nil
        label = item.accessibilityLabel ?? item.title ?? system ?? SymbolWords.name(of: item.image)
        hint = item.accessibilityHint
        value = item.accessibilityValue
        traits = item.accessibilityTraits.union(.button)
        if selected { traits.insert(.selected) }
    }

    @MainActor private static func text(_ label: UILabel) -> AccessibilityDefaults {
        let words: String = label.text ?? ""
        var traits: UIAccessibilityTraits = .staticText
        if isTitle(label) { traits.insert(.header) }
        return AccessibilityDefaults(isElement: !words.isEmpty, label: words.isEmpty ? nil : words, traits: traits)
    }

    /// A bar's title and the words of a list's header are headers.
    @MainActor private static func isTitle(_ label: UILabel) -> Bool {
        var ancestor: UIView? = label.superview
        while let view = ancestor {
            if view is UINavigationBar { return true }
            if view is UIControl || view is UIScrollView { return false }
            if let header = view as? UITableViewHeaderFooterView { return !header.isFooter }
            ancestor = view.superview
        }
        return false
    }

    /// A row is one element, called by the words in it; what can be touched in it stays an element of its own.
    @MainActor private static func row(_ cell: UIView, in content: UIView, isSelected: Bool) -> AccessibilityDefaults {
        var words: [String] = []
        var hasElements = false
        func collect(_ view: UIView) {
            guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { return }
            if view.accessibilityValues?.isElement == true || view.accessibilityValues?.elements != nil { hasElements = true }
            if view is UIControl || view is UITextView { return }
            if view is UILabel || view.isAccessibilityElement {
                if let text = view.accessibilityLabel, !text.isEmpty { words.append(text) }
                return
            }
            for child in AccessibilityTree.inReadingOrder(view.subviews, rightToLeft: view.isRightToLeft) { collect(child) }
        }
        collect(content)
        var traits: UIAccessibilityTraits = []
        if isSelected { traits.insert(.selected) }
        if let row = cell as? UITableViewCell, row.accessoryType == .disclosureIndicator { traits.insert(.button) }
        if let row = cell as? UITableViewCell, row.accessoryType == .checkmark { traits.insert(.selected) }
        return AccessibilityDefaults(
            isElement: !words.isEmpty && !hasElements, label: words.isEmpty ? nil : words.joined(separator: ", "), traits: traits)
    }

    static func percent(_ share: Float) -> String { "\(Int((share * 100).rounded()))%" }
}

/// Words for what only a symbol shows.
enum SymbolWords {
    static func name(of image: UIImage?) -> String? {
        guard let image else { return nil }
        if let label = image.accessibilityLabel { return label }
        guard case .symbol(let symbol) = image.values.content else { return nil }
        let name: String = symbol.name
        return known[name].map { SystemText.localized($0) } ?? words(name)
    }

    /// "folder.badge.plus" as "Folder badge plus"; what says only how it is drawn is left out.
    static func words(_ name: String) -> String {
        let parts: [Substring] = name.split(separator: ".").filter { !["fill", "circle", "square"].contains($0) || !name.contains(".") }
        let text: String = (parts.isEmpty ? [Substring(name)] : parts).joined(separator: " ")
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    private static let known: [String: String] = [
        "plus": "Add", "xmark": "Close", "square.and.arrow.up": "Share", "square.and.pencil": "Compose", "magnifyingglass": "Search",
        "arrow.clockwise": "Refresh", "trash": "Delete", "ellipsis": "More", "ellipsis.circle": "More", "gear": "Settings",
        "gearshape": "Settings", "checkmark": "Selected", "chevron.left": "Back", "chevron.right": "Forward", "star": "Favorite",
        "heart": "Love", "info.circle": "Info", "line.3.horizontal": "Menu", "sidebar.left": "Sidebar", "sidebar.leading": "Sidebar",
        "minus": "Remove", "house": "Home", "person": "User", "bell": "Notifications", "envelope": "Mail", "paperplane": "Send",
    ]
}

extension UIBarButtonItem.SystemItem {
    /// The spoken name of items that show a symbol.
    var spokenName: String? { englishName.map { SystemText.localized($0) } }

    private var englishName: String? {
        switch self {
        case .add: "Add"
        case .compose: "Compose"
        case .reply: "Reply"
        case .action: "Share"
        case .organize: "Organize"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .refresh: "Refresh"
        case .stop: "Stop"
        case .camera: "Camera"
        case .trash: "Delete"
        case .play: "Play"
        case .pause: "Pause"
        case .rewind: "Rewind"
        case .fastForward: "Fast forward"
        case .close: "Close"
        default: nil
        }
    }
}

/// Raises and lowers UIKit's own controls.
@MainActor enum AccessibilityAdjustment {
    static func perform(on object: UIResponder, up: Bool) {
        switch object {
        case let slider as UISlider:
            let step: Float = (slider.maximumValue - slider.minimumValue) / 10
            slider.value += up ? step : -step
            slider.send(.valueChanged, with: nil)
        case let pages as UIPageControl:
            let page: Int = max(0, min(pages.numberOfPages - 1, pages.currentPage + (up ? 1 : -1)))
            guard page != pages.currentPage else { return }
            pages.currentPage = page
            pages.send(.valueChanged, with: nil)
        case let wheel as PickerWheel:
            let row: Int = wheel.selectedRow + (up ? 1 : -1)
            if row >= 0, row < wheel.rowCount { wheel.choose(row) }
        default: break
        }
    }
}
