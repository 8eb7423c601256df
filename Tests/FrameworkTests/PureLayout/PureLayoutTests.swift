@testable import QuincePureLayout
import Testing
@testable import UIKit

@Suite("PureLayout", .serialized) @MainActor
struct PureLayoutTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    private func added(_ count: Int = 1) -> [UIView] {
        let views = (0..<count).map { _ in UIView.newAutoLayout() }
        views.forEach(root.addSubview)
        return views
    }

    @Test("Insets count inwards from every edge, one of which can be left out")
    func edges() {
        let view = added()[0]
        #expect(view.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40), excludingEdge: .bottom).count == 3)
        let height = view.autoSetDimension(.height, toSize: 50)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 20, y: 10, width: 240, height: 50) && !view.translatesAutoresizingMaskIntoConstraints)
        height.autoRemove()
        view.autoPinEdge(toSuperviewEdge: .bottom, withInset: 30)
        root.layoutIfNeeded()
        #expect(view.frame.maxY == 370)
    }

    @Test("An inset of at least something at a far edge is a place of at most something")
    func relations() {
        let view = added()[0]
        let far = view.autoPinEdge(toSuperviewEdge: .right, withInset: 8, relation: .greaterThanOrEqual)
        #expect(far.relation == .lessThanOrEqual && far.constant == -8)
        let near = view.autoPinEdge(toSuperviewEdge: .left, withInset: 8, relation: .greaterThanOrEqual)
        #expect(near.relation == .greaterThanOrEqual && near.constant == 8)
    }

    @Test("Views are placed by one another, by axes, sizes and ratios")
    func views() {
        let views = added(2)
        views[0].autoSetDimensions(to: CGSize(width: 80, height: 40))
        views[0].autoCenterInSuperview()
        views[1].autoPinEdge(.top, to: .bottom, of: views[0], withOffset: 12)
        views[1].autoAlignAxis(.vertical, toSameAxisOf: views[0], withOffset: 5)
        views[1].autoMatch(.width, to: .width, of: views[0], withMultiplier: 0.5)
        views[1].autoSetAspectRatio(from: CGSize(width: 4, height: 3))
        root.layoutIfNeeded()
        #expect(views[0].frame == CGRect(x: 110, y: 180, width: 80, height: 40))
        #expect(views[1].frame == CGRect(x: 135, y: 232, width: 40, height: 30))
    }

    @Test("Blocks give priorities and identifiers, and keep constraints from being installed")
    func blocks() {
        let view = added()[0]
        NSLayoutConstraint.autoSetPriority(UILayoutPriority(600)) {
            let constraint = view.autoSetDimension(.width, toSize: 10)
            #expect(constraint.priority.rawValue == 600 && constraint.isActive)
            view.autoSetContentHuggingPriority(for: .horizontal)
        }
        #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 600)
        let kept = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
            NSLayoutConstraint.autoSetIdentifier("tall") { view.autoSetDimension(.height, toSize: 10) }
        }
        #expect(kept.count == 1 && !kept[0].isActive && kept[0].identifier == "tall")
        (kept as NSArray).autoInstallConstraints()
        #expect(kept[0].isActive)
        let installed: [NSLayoutConstraint] = NSLayoutConstraint.autoCreateAndInstallConstraints { view.autoCenterInSuperview() }
        #expect(installed.count == 2 && installed.allSatisfy(\.isActive))
    }

    @Test("Views are distributed with a spacing, or of a size, with room at the ends or none")
    func distribution() {
        let views = added(3)
        views[0].autoPinEdge(toSuperviewEdge: .top)
        views[0].autoSetDimension(.height, toSize: 20)
        (views as NSArray).autoMatchViewsDimension(.height)
        (views as NSArray).autoDistributeViews(along: .horizontal, alignedTo: .horizontal, withFixedSpacing: 15)
        root.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [15, 110, 205] && views.allSatisfy { $0.frame.width == 80 && $0.frame.minY == 0 })
        let others = added(3)
        others[0].autoPinEdge(toSuperviewEdge: .left)
        others[0].autoSetDimension(.width, toSize: 20)
        (others as NSArray).autoDistributeViews(along: .vertical, alignedTo: .left, withFixedSize: 40, insetSpacing: false)
        root.layoutIfNeeded()
        #expect(others.map(\.frame.minY) == [0, 180, 360] && others.allSatisfy { $0.frame.height == 40 })
        #expect(Distribution.place(of: 0, among: 3, size: 40, inset: true) == .init(multiplier: 0.5, constant: -10))
    }

    @Test("Margins and the safe area are pinned to")
    func margins() {
        root.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
        let view = added()[0]
        view.autoPinEdgesToSuperviewMargins()
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 6, y: 5, width: 286, height: 388))
        let other = added()[0]
        other.autoPinEdgesToSuperviewSafeArea(with: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        root.layoutIfNeeded()
        #expect(other.frame == CGRect(x: 2, y: 1, width: 294, height: 396))
    }

    @Test("New views of UIKit's classes are of these")
    func making() {
        let label: UILabel = UILabel.newAutoLayout()
        #expect(!label.translatesAutoresizingMaskIntoConstraints && !UIView(forAutoLayout: ()).translatesAutoresizingMaskIntoConstraints)
    }
}
