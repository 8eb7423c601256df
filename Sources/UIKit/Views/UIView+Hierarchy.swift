extension UIView {
    /// Puts `view` among the subviews, taking it out of where it was, with every notice in UIKit's order.
    func insert(_ view: UIView, at index: Int) {
        // What has no subviews holds nobody: deep trees are mostly built from such views.
        precondition(view !== self && (view.subviews.isEmpty || !isDescendant(of: view)), "Can't add self as subview")
        if view.superview === self {
            move(view, to: min(index, subviews.count - 1))
            return
        }
        let oldSuperview: UIView? = view.superview
        let oldWindow: UIWindow? = view.window
        let newWindow: UIWindow? = hostWindowForSubviews
        AppearanceTransitions.childViewWillMove(view, into: self, from: oldWindow, to: newWindow)
        view.announceWillMove(toWindow: newWindow, from: oldWindow)
        view.willMove(toSuperview: self)
        if let oldSuperview {
            oldSuperview.willRemoveSubview(view)
            oldSuperview.subviews.removeAll { $0 === view }
            oldSuperview.didLoseSubview(view)
        }
        let position: Int = max(0, min(index, subviews.count))
        subviews.insert(view, at: position)
        placeLayer(of: view, at: position)
        view.superview = self
        view.didEnterTree(window: newWindow, from: oldWindow)
        view.didMoveToSuperview()
        didAddSubview(view)
        AppearanceTransitions.childViewDidMove(view)
        // The layer's: a subclass that overrides the view's method hears of what is asked for alone.
        LayoutRounds.sublayersDidChange(in: layer)
    }

    func insert(_ view: UIView, besides sibling: UIView, offset: Int) {
        if view.superview === self, let present = subviews.firstIndex(where: { $0 === view }) {
            subviews.remove(at: present)
            let index: Int = subviews.firstIndex { $0 === sibling } ?? subviews.count - 1
            subviews.insert(view, at: index + offset)
            placeLayer(of: view, at: index + offset)
            return
        }
        guard let index = subviews.firstIndex(where: { $0 === sibling }) else {
            insert(view, at: subviews.count)
            return
        }
        insert(view, at: index + offset)
    }

    func move(_ view: UIView, to index: Int) {
        guard let present = subviews.firstIndex(where: { $0 === view }), present != index else { return }
        subviews.remove(at: present)
        let position: Int = max(0, min(index, subviews.count))
        subviews.insert(view, at: position)
        placeLayer(of: view, at: position)
    }

    func exchange(_ first: Int, _ second: Int) {
        guard first != second, subviews.indices.contains(first), subviews.indices.contains(second) else { return }
        subviews.swapAt(first, second)
        placeLayer(of: subviews[min(first, second)], at: min(first, second))
        placeLayer(of: subviews[max(first, second)], at: max(first, second))
    }

    /// The layers of the subviews stand in the subviews' order; layers an app added itself keep their places.
    private func placeLayer(of view: UIView, at index: Int) {
        if index + 1 < subviews.count {
            layer.insertSublayer(view.layer, below: subviews[index + 1].layer)
        } else if index > 0 {
            layer.insertSublayer(view.layer, above: subviews[index - 1].layer)
        } else {
            layer.addSublayer(view.layer)
        }
    }

    func detachFromSuperview() {
        guard let superview else { return }
        let oldWindow: UIWindow? = window
        AppearanceTransitions.childViewWillMove(self, into: nil, from: oldWindow, to: nil)
        announceWillMove(toWindow: nil, from: oldWindow)
        willMove(toSuperview: nil)
        superview.willRemoveSubview(self)
        superview.subviews.removeAll { $0 === self }
        layer.removeFromSuperlayer()
        self.superview = nil
        superview.didLoseSubview(self)
        LayoutRounds.sublayersDidChange(in: superview.layer)
        didEnterTree(window: nil, from: oldWindow)
        didMoveToSuperview()
    }

    private func didLoseSubview(_ view: UIView) {
        view.leaveConstraintTree()
    }

    /// The window that subviews of this view are in.
    private var hostWindowForSubviews: UIWindow? { (self as? UIWindow) ?? hostWindow }

    private func announceWillMove(toWindow new: UIWindow?, from old: UIWindow?) {
        guard new !== old else { return }
        // While the chain to the window is whole: a view that leaves ends editing (behaviour/rules.md 5.7).
        if let old, old.firstResponder === self { resignFirstResponder() }
        willMove(toWindow: new)
        for subview in subviews { subview.announceWillMove(toWindow: new, from: old) }
    }

    private func didEnterTree(window new: UIWindow?, from old: UIWindow?) {
        if new !== old { setWindow(new) }
        enterConstraintTree()
        TraitPropagation.environmentDidChange(self)
        safeAreaMayHaveChanged()
        tintMayHaveChanged()
        if new !== old { announceDidMoveToWindow() }
    }

    private func setWindow(_ new: UIWindow?) {
        if new == nil, let window = hostWindow, window.firstResponder === self { window.firstResponder = nil }
        hostWindow = new
        for subview in subviews { subview.setWindow(new) }
    }

    private func announceDidMoveToWindow() {
        if hostWindow != nil { AppearanceProxies.apply(to: self) }
        didMoveToWindow()
        for subview in subviews { subview.announceDidMoveToWindow() }
    }

    /// `endEditing(_:)`.
    func resignInside(force: Bool) -> Bool {
        let holder: UIWindow? = (self as? UIWindow) ?? hostWindow
        guard let holder, let first = holder.firstResponder, (first as? UIView)?.isDescendant(of: self) == true else { return true }
        if first.canResignFirstResponder, first.resignFirstResponder() { return true }
        if force { holder.firstResponder = nil }
        return force
    }
}
