/// What a view remembers for constraint-based layout.
final class ViewConstraintState {}

extension UIView {
    func applyConstraintLayout() {}
    func geometryDidChangeForConstraints(sizeChanged: Bool) {}
    func enterConstraintTree() {}
    func leaveConstraintTree(of superview: UIView) {}
    func directionDidChangeForConstraints() {}
    func autoresizingMaskDidChange() {}
    func safeAreaGuideDidChange() {}
    func marginsGuideDidChange() {}
    func arrangedVisibilityDidChange(of view: UIView) {}
    var autoresizesWithSuperview: Bool { true }
}
