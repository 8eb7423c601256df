/// The request of a view's own size along an axis, hugging and resistance in one, as it appears where constraints explain
/// themselves. The system holds the two constraints; this only describes them.
final class NSContentSizeLayoutConstraint: NSLayoutConstraint {
    private(set) var axis = NSLayoutConstraint.Axis.horizontal

    convenience init(_ view: UIView, _ axis: NSLayoutConstraint.Axis) {
        self.init(
            item: view, attribute: axis == .horizontal ? .width : .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: 0)
        self.axis = axis
    }

    private var view: UIView? { firstItem as? UIView }

    /// Whether the view asks for a size along the axis at present.
    override var isActive: Bool {
        get { (view?.existingLayoutBox?.intrinsic).map { !$0.identifiers(along: axis).isEmpty } ?? false }
        // The view's size is what it is.
        set {}
    }

    /// `<NSContentSizeLayoutConstraint:0x… UILabel:0x…'Text'.width == 66 Hug:250 CompressionResistance:750   (active)>`
    override nonisolated var description: String {
        MainActor.assumeIsolated {
            guard let view else { return "<NSContentSizeLayoutConstraint>" }
            func number(_ value: CGFloat) -> String { ConstraintDescription.number(value) }
            let size: CGSize = view.existingLayoutBox?.intrinsic.size ?? view.intrinsicContentSize
            let length: CGFloat = axis == .horizontal ? size.width : size.height
            var words = ConstraintDescription.Words()
            let name: String = words.name(of: view)
            return "<NSContentSizeLayoutConstraint:\(ConstraintDescription.address(of: self)) \(name).\(firstAttribute) == \(number(length)) "
                + "Hug:\(number(CGFloat(view.contentHuggingPriority(for: axis).rawValue))) "
                + "CompressionResistance:\(number(CGFloat(view.contentCompressionResistancePriority(for: axis).rawValue)))   "
                + "(\(isActive ? "active" : "inactive")\(words.legend))>"
        }
    }
}
