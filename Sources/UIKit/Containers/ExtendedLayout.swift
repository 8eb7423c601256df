/// How far a screen's view reaches under the bars of its container: values in, insets out.
struct ExtendedLayout: Equatable {
    /// The sides of the view that may lie under bars.
    var edges: UIRectEdge = .all
    var includesOpaqueBars = false

    /// How a bar stands to a screen: how far it reaches into the container, and whether content shines through it.
    struct Bar: Equatable {
        /// From the container's edge to the bar's far side, in points; 0 where there is no bar.
        var reach: CGFloat = 0
        var isTranslucent = true
    }

    /// The view's insets from the container's edges: it ends at a bar that it may not lie under.
    func insets(top: Bar, bottom: Bar) -> UIEdgeInsets {
        UIEdgeInsets(top: inset(top, at: .top), bottom: inset(bottom, at: .bottom))
    }

    private func inset(_ bar: Bar, at edge: UIRectEdge) -> CGFloat {
        edges.contains(edge) && (bar.isTranslucent || includesOpaqueBars) ? 0 : bar.reach
    }
}

extension UIViewController {
    /// The wishes of the controller, or of the one that a stack shows for it.
    var extendedLayout: ExtendedLayout {
        let screen: UIViewController = (self as? UINavigationController).flatMap { $0.isNested ? $0.visibleViewController : nil } ?? self
        return ExtendedLayout(
            edges: screen.edgesForExtendedLayout, includesOpaqueBars: screen.extendedLayoutIncludesOpaqueBars)
    }
}
