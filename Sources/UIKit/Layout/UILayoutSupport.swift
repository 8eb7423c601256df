/// The guides of the time before safe areas: the height of what covers a controller's view at an edge.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
    /// In points.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// The strip of a controller's view that bars cover at its top or bottom.
final class BarGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat {
        guard let owningView else { return 0 }
        return region == .topStrip ? owningView.safeAreaInsets.top : owningView.safeAreaInsets.bottom
    }
}

/// One of the two constraints that UIKit keeps for such a strip in the controller's view: where it is and how high. The strip's
/// place is not solved for, so they only tell.
final class _UILayoutSupportConstraint: NSLayoutConstraint {
    override var constant: CGFloat {
        get { firstAttribute == .height ? (firstItem as? BarGuide)?.length ?? 0 : 0 }
        set {}
    }
}

extension UIViewController {
    /// The strip that bars cover at the top. Its bottom is where the safe area begins.
    public var topLayoutGuide: any UILayoutSupport { barGuide(.topStrip) }
    /// The strip that bars cover at the bottom. Its top is where the safe area ends.
    public var bottomLayoutGuide: any UILayoutSupport { barGuide(.bottomStrip) }

    private func barGuide(_ region: SystemRegion) -> BarGuide {
        // A nib asks while it still makes the view.
        let view: UIView = viewIfLoaded ?? nibView ?? self.view
        if let guide = view.guides.first(where: { $0.region == region }) as? BarGuide { return guide }
        let guide = BarGuide(region: region, of: view)
        let edge: NSLayoutConstraint.Attribute = region == .topStrip ? .top : .bottom
        NSLayoutConstraint.activate([
            _UILayoutSupportConstraint(
                item: guide, attribute: edge, relatedBy: .equal, toItem: view, attribute: edge, multiplier: 1, constant: 0),
            _UILayoutSupportConstraint(
                item: guide, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 0),
        ])
        return guide
    }
}
