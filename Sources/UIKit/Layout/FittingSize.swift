/// Answers `systemLayoutSizeFitting`: solves the constraints inside a view with its own size unknown.
@MainActor enum FittingSize {
    static func size(
        of view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        ConstraintPass.run(below: view)
        let size: CGSize = LayoutSolver.shared.fitting(view, target: target, horizontal: horizontal, vertical: vertical)
        let scale: CGFloat = max(view.traitCollection.displayScale, 1)
        // Added to 0, what is nothing is not a negative nothing.
        return CGSize(
            width: (size.width * scale - 1e-6).rounded(.up) / scale + 0, height: (size.height * scale - 1e-6).rounded(.up) / scale + 0)
    }
}
