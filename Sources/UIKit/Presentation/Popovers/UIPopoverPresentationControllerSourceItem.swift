/// Something a popover can point at.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// The item's frame in `referenceView`; nil while it is not on screen.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    public func frame(in referenceView: UIView) -> CGRect? {
        window == nil ? nil : referenceView.convert(bounds, from: self)
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    public func frame(in referenceView: UIView) -> CGRect? {
        guard let window = referenceView.window, let view = BarItemViews.view(of: self, in: window) else { return nil }
        return view.frame(in: referenceView)
    }
}

extension UITabBarItem: UIPopoverPresentationControllerSourceItem {
    public func frame(in referenceView: UIView) -> CGRect? {
        func button(in view: UIView) -> UIView? {
            if let button = view as? UITabBarButton { return button.item === self ? button : nil }
            return view.subviews.lazy.filter { !$0.isHidden }.compactMap { button(in: $0) }.first
        }
        return referenceView.window.flatMap { button(in: $0) }?.frame(in: referenceView)
    }
}

/// Finds the views that bars made for their items.
@MainActor enum BarItemViews {
    static func view(of item: UIBarButtonItem, in view: UIView) -> UIView? {
        if let custom = item.customView { return custom.isDescendant(of: view) ? custom : nil }
        for subview in view.subviews.reversed() where !subview.isHidden {
            if let button = subview as? BarButton, button.item === item { return button }
            if let found = self.view(of: item, in: subview) { return found }
        }
        return nil
    }

    /// The bar that holds a view.
    static func bar(around view: UIView) -> UIView? {
        var candidate: UIView? = view.superview
        while let current = candidate, current is UIStackView || !(current is UINavigationBar) {
            candidate = current.superview
        }
        return candidate ?? view.superview
    }
}

extension UILayoutGuide: UIPopoverPresentationControllerSourceItem {
    public func frame(in referenceView: UIView) -> CGRect? {
        guard let owningView, owningView.window != nil else { return nil }
        return referenceView.convert(layoutFrame, from: owningView)
    }
}
