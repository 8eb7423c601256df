import Testing
@testable import UIKit

/// A view of a size of its own.
final class SizedView: UIView {
    var content: CGSize { didSet { invalidateIntrinsicContentSize() } }

    init(_ width: CGFloat, _ height: CGFloat) {
        content = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { content }
}

/// A root without a window, for constraints: 400 by 300 with two pixels a point.
@MainActor func makeRoot(_ width: CGFloat = 400, _ height: CGFloat = 300) -> UIView {
    // All views share one solver: what tests that wait have left unsolved is not to be solved, and reported, in this one.
    LayoutSolver.shared.solveIfNeeded()
    LayoutSolver.shared.earlyConflicts = []
    let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    root.traitOverrides.displayScale = 2
    return root
}

extension UIView {
    /// Adds `view` to be laid out by constraints.
    @discardableResult func adding<View: UIView>(_ view: View) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        return view
    }

    func pin(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat? = nil, _ height: CGFloat? = nil) {
        view.leftAnchor.constraint(equalTo: leftAnchor, constant: x).isActive = true
        view.topAnchor.constraint(equalTo: topAnchor, constant: y).isActive = true
        if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
    }
}

/// Collects what `body` reports about constraints in conflict.
@MainActor func conflictReports(_ body: () -> Void) -> [String] {
    final class Box { var texts: [String] = [] }
    let box = Box()
    let old = ConflictReport.sink
    ConflictReport.sink = { box.texts.append($0) }
    defer { ConflictReport.sink = old }
    body()
    return box.texts
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
