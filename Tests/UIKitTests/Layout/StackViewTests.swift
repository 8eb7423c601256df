import TestSupport
import Testing
@testable import UIKit

@MainActor @Suite(.serialized) struct StackViewTests {
    private func stack(_ sizes: [(CGFloat, CGFloat)], in frame: CGRect, _ set: (UIStackView) -> Void) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: sizes.map { SizedView($0.0, $0.1) })
        stack.frame = frame
        stack.traitOverrides.displayScale = 2
        set(stack)
        stack.layoutIfNeeded()
        return stack
    }

    private func frames(_ stack: UIStackView) -> [CGRect] { stack.arrangedSubviews.map(\.frame) }

    // MARK: Distributions

    @Test("fill stretches what hugs least")
    func fill() {
        let stack = stack([(50, 20), (60, 30), (70, 40)], in: rect(0, 0, 300, 100)) {
            $0.spacing = 10
            $0.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        }
        #expect(frames(stack) == [rect(0, 0, 50, 100), rect(60, 0, 160, 100), rect(230, 0, 70, 100)])
    }

    @Test("of views that hug alike the first stretches, stacks within the stack included (behaviour/rules.md 17.2)", arguments: [2, 3, 4])
    func firstStretches(count: Int) {
        let sizes = Array(repeating: (CGFloat(50), CGFloat(20)), count: count)
        let row = stack(sizes, in: rect(0, 0, 300, 20)) { _ in }
        #expect(frames(row).map(\.width) == [300 - CGFloat(count - 1) * 50] + Array(repeating: 50, count: count - 1))
        let column = stack(sizes, in: rect(0, 0, 50, 300)) { $0.axis = .vertical }
        #expect(frames(column).map(\.height) == [300 - CGFloat(count - 1) * 20] + Array(repeating: 20, count: count - 1))
        // The inner one makes its constraints first.
        let inner = UIStackView(arrangedSubviews: sizes.map { SizedView($0.0, $0.1) })
        let outer = UIStackView(arrangedSubviews: [SizedView(40, 20), inner])
        outer.frame = rect(0, 0, 300, 20)
        outer.layoutIfNeeded()
        #expect(frames(outer).map(\.width) == [300 - CGFloat(count) * 50, CGFloat(count) * 50] && frames(inner).allSatisfy { $0.width == 50 })
    }

    @Test("of views that hug alike the first stretches also where a constraint of the app's names another one before")
    func firstStretchesWhateverIsNamed() {
        let row = stack([(50, 20), (60, 20), (70, 20)], in: rect(0, 0, 300, 20)) {
            $0.arrangedSubviews[2].rightAnchor.constraint(equalTo: $0.rightAnchor).isActive = true
        }
        #expect(frames(row).map(\.width) == [170, 60, 70])
    }

    @Test("fillEqually gives all the same length")
    func fillEqually() {
        let row = stack([(50, 20), (60, 30), (70, 40)], in: rect(0, 0, 320, 100)) {
            $0.distribution = .fillEqually
            $0.spacing = 10
        }
        #expect(frames(row) == [rect(0, 0, 100, 100), rect(110, 0, 100, 100), rect(220, 0, 100, 100)])
        let column = stack([(50, 20), (60, 30)], in: rect(0, 0, 100, 200)) {
            $0.axis = .vertical
            $0.distribution = .fillEqually
        }
        #expect(frames(column) == [rect(0, 0, 100, 100), rect(0, 100, 100, 100)])
    }

    @Test("fillProportionally shares by intrinsic length; with spacing the last takes what is left, as in UIKit")
    func fillProportionally() {
        let exact = stack([(10, 20), (20, 30), (30, 40)], in: rect(0, 0, 300, 50)) { $0.distribution = .fillProportionally }
        #expect(frames(exact).map(\.width) == [50, 100, 150])
        let spaced = stack([(10, 20), (20, 30), (30, 40)], in: rect(0, 0, 320, 50)) {
            $0.distribution = .fillProportionally
            $0.spacing = 10
        }
        #expect(frames(spaced).map(\.width) == [40, 80, 180])
    }

    @Test("equalSpacing makes the gaps equal, equalCentering the distances of the centres; neither goes below the spacing")
    func equalSpacing() {
        let spacing = stack([(50, 20), (60, 30), (70, 40)], in: rect(0, 0, 300, 40)) {
            $0.distribution = .equalSpacing
            $0.spacing = 5
        }
        #expect(frames(spacing).map(\.minX) == [0, 110, 230])
        #expect(frames(spacing).map(\.width) == [50, 60, 70])
        let centering = stack([(20, 20), (40, 30), (100, 40)], in: rect(0, 0, 300, 40)) {
            $0.distribution = .equalCentering
            $0.spacing = 5
        }
        #expect(frames(centering).map(\.midX) == [10, 130, 250])
        let tight = stack([(100, 20), (100, 30), (100, 40)], in: rect(0, 0, 310, 40)) {
            $0.distribution = .equalCentering
            $0.spacing = 5
        }
        #expect(frames(tight).map(\.minX) == [0, 105, 210])
    }

    // MARK: Alignments

    nonisolated static let rowCases: [(UIStackView.Alignment, [CGFloat], [CGFloat])] = [
        (.top, [0, 0], [20, 40]), (.center, [40, 30], [20, 40]), (.bottom, [80, 60], [20, 40]),
        (.fill, [0, 0], [100, 100]),
    ]

    @Test("alignments across a row", arguments: rowCases)
    func rowAlignments(_ alignment: UIStackView.Alignment, _ tops: [CGFloat], _ heights: [CGFloat]) {
        let stack = stack([(50, 20), (50, 40)], in: rect(0, 0, 100, 100)) { $0.alignment = alignment }
        #expect(frames(stack).map(\.minY) == tops)
        #expect(frames(stack).map(\.height) == heights)
    }

    nonisolated static let columnCases: [(UIStackView.Alignment, [CGFloat])] = [
        (.leading, [0, 0]), (.center, [40, 30]), (.trailing, [80, 60]),
    ]

    @Test("alignments across a column", arguments: columnCases)
    func columnAlignments(_ alignment: UIStackView.Alignment, _ lefts: [CGFloat]) {
        let stack = stack([(20, 50), (40, 50)], in: rect(0, 0, 100, 100)) {
            $0.axis = .vertical
            $0.alignment = alignment
        }
        #expect(frames(stack).map(\.minX) == lefts)
        #expect(frames(stack).map(\.width) == [20, 40])
    }

    @Test("baseline alignments put text on one line", arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
    func baselines(_ alignment: UIStackView.Alignment) {
        let labels: [UILabel] = [14, 34, 20].map { size in
            let label = UILabel()
            label.font = .systemFont(ofSize: size)
            label.text = "Text"
            return label
        }
        labels[1].numberOfLines = 0
        labels[1].text = "Two\nlines"
        let root: UIView = makeRoot()
        let stack: UIStackView = root.adding(UIStackView(arrangedSubviews: labels))
        stack.alignment = alignment
        root.pin(stack, 0, 0)
        root.layoutIfNeeded()
        let lines: [CGFloat] = labels.map {
            alignment == .firstBaseline ? $0.frame.minY + $0.firstBaselineOffset : $0.frame.maxY - $0.lastBaselineOffset
        }
        #expect((lines.max() ?? 0) - (lines.min() ?? 0) <= 1, "\(lines)")
        #expect(stack.frame.height >= labels[1].frame.height)
        let other: UILabel = root.adding(UILabel())
        other.text = "Beside"
        other.lastBaselineAnchor.constraint(equalTo: stack.lastBaselineAnchor).isActive = true
        other.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(abs((other.frame.maxY - other.lastBaselineOffset) - (labels[1].frame.maxY - labels[1].lastBaselineOffset)) <= 1)
    }

    @Test("a column may space its text from baseline to baseline")
    func baselineSpacing() {
        let labels: [UILabel] = (0..<3).map { _ in
            let label = UILabel()
            label.text = "Text"
            return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.axis = .vertical
        stack.isBaselineRelativeArrangement = true
        stack.spacing = 50
        stack.frame = rect(0, 0, 100, stack.systemLayoutSizeFitting(.zero).height)
        stack.layoutIfNeeded()
        #expect(labels[1].frame.minY - labels[0].frame.minY == 50)
        #expect(labels[2].frame.minY - labels[1].frame.minY == 50)
    }

    // MARK: Spacing and margins

    @Test("custom and system spacing, and back to the default")
    func customSpacing() {
        let stack = stack([(10, 10), (10, 10), (10, 10)], in: rect(0, 0, 100, 10)) {
            $0.spacing = 4
            $0.setCustomSpacing(20, after: $0.arrangedSubviews[0])
            $0.arrangedSubviews[2].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        }
        #expect(frames(stack).map(\.minX) == [0, 30, 44])
        #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == 20)
        #expect(stack.customSpacing(after: stack.arrangedSubviews[1]) == UIStackView.spacingUseDefault)
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: stack.arrangedSubviews[0])
        stack.layoutIfNeeded()
        #expect(frames(stack).map(\.minX) == [0, 18, 32])
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: stack.arrangedSubviews[0])
        stack.spacing = -2
        stack.layoutIfNeeded()
        #expect(frames(stack).map(\.minX) == [0, 8, 16])
    }

    @Test("margins count where the arrangement is relative to them")
    func margins() {
        let stack = stack([(10, 10), (10, 10)], in: rect(0, 0, 100, 50)) {
            $0.distribution = .fillEqually
            $0.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 8)
            $0.isLayoutMarginsRelativeArrangement = true
        }
        #expect(frames(stack) == [rect(2, 1, 45, 46), rect(47, 1, 45, 46)])
        stack.directionalLayoutMargins.leading = 12
        stack.layoutIfNeeded()
        #expect(frames(stack)[0] == rect(12, 1, 40, 46))
        stack.isLayoutMarginsRelativeArrangement = false
        stack.layoutIfNeeded()
        #expect(frames(stack)[0] == rect(0, 0, 50, 50))
    }

    @Test("a row runs from right to left where the stack does; its views' own semantics do not matter")
    func rightToLeft() {
        let stack = stack([(10, 10), (20, 10), (30, 10)], in: rect(0, 0, 100, 50)) {
            $0.spacing = 5
            $0.alignment = .top
            $0.semanticContentAttribute = .forceRightToLeft
            $0.arrangedSubviews[2].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        }
        #expect(frames(stack).map(\.maxX) == [100, 85, 60])
        #expect(frames(stack)[2].minX == 0)
        stack.axis = .vertical
        stack.alignment = .leading
        stack.layoutIfNeeded()
        #expect(frames(stack).allSatisfy { $0.maxX == 100 })
    }

    // MARK: Sizes

    @Test("a stack is as large as what it arranges, nested ones too")
    func fittingSize() {
        let inner = UIStackView(arrangedSubviews: [SizedView(30, 10), SizedView(40, 25)])
        inner.spacing = 5
        inner.alignment = .center
        let outer = UIStackView(arrangedSubviews: [inner, SizedView(50, 8)])
        outer.axis = .vertical
        outer.spacing = 2
        outer.isLayoutMarginsRelativeArrangement = true
        outer.layoutMargins = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 77, height: 37))
        let root: UIView = makeRoot()
        root.adding(outer)
        root.pin(outer, 3, 3)
        root.layoutIfNeeded()
        #expect(outer.frame == rect(3, 3, 77, 37))
        inner.arrangedSubviews[1].isHidden = true
        root.layoutIfNeeded()
        #expect(outer.frame == rect(3, 3, 52, 22))
        #expect(UIStackView().systemLayoutSizeFitting(.zero) == .zero)
    }

    // MARK: Arranged views

    @Test("hidden views take no room and no spacing, and come back")
    func hiding() {
        let stack = stack([(10, 10), (20, 10), (30, 10), (40, 10)], in: rect(0, 0, 200, 50)) {
            $0.spacing = 5
            $0.arrangedSubviews[3].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
            $0.arrangedSubviews[1].isHidden = true
        }
        #expect(frames(stack).map(\.minX) == [0, 10, 15, 50])
        #expect(frames(stack)[1].width == 0)
        stack.arrangedSubviews[0].isHidden = true
        stack.arrangedSubviews[3].isHidden = true
        stack.layoutIfNeeded()
        #expect(frames(stack)[2] == rect(0, 0, 200, 50))
        for view in stack.arrangedSubviews { view.isHidden = false }
        stack.layoutIfNeeded()
        #expect(frames(stack).map(\.minX) == [0, 15, 40, 75])
        let reports: [String] = conflictReports {
            for view in stack.arrangedSubviews { view.isHidden = true }
            stack.layoutIfNeeded()
        }
        #expect(reports.isEmpty)
    }

    @Test("arranged views are subviews; subviews that leave are no longer arranged; the order can change")
    func arranging() {
        let views: [UIView] = [SizedView(10, 10), SizedView(20, 10), SizedView(30, 10)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = rect(0, 0, 60, 10)
        #expect(stack.subviews == views && views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
        stack.insertArrangedSubview(views[2], at: 0)
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
        #expect(views.map(\.frame.minX) == [30, 40, 0])
        views[0].removeFromSuperview()
        #expect(stack.arrangedSubviews == [views[2], views[1]])
        stack.removeArrangedSubview(views[1])
        #expect(views[1].superview === stack && stack.arrangedSubviews == [views[2]])
        stack.layoutIfNeeded()
        #expect(views[2].frame == rect(0, 0, 60, 10))
    }

    @Test("hiding in an animation block closes the gap within the animation and shows the view until its end")
    func animatedHiding() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        window.isHidden = false
        defer { window.isHidden = true }
        let session = TestFrames()
        let stack = stack([(100, 10), (100, 10), (100, 10)], in: rect(0, 100, 300, 50)) {
            $0.arrangedSubviews[2].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        }
        window.addSubview(stack)
        session.step()
        let views: [UIView] = stack.arrangedSubviews
        var finished = false
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { views[1].isHidden = true }, completion: { _ in finished = true })
        #expect(views[1].isHidden && views[1].frame.width == 0 && views[2].frame.minX == 100)
        session.step(30)
        let shown: CALayer = try #require(views[1].layer.presentation())
        #expect(!shown.isHidden && abs(shown.bounds.width - 50) < 4)
        let moved: CALayer = try #require(views[2].layer.presentation())
        #expect(abs(moved.position.x - moved.bounds.width / 2 - 150) < 4)
        session.step(40)
        #expect(finished)
        #expect(views[1].layer.presentation()?.isHidden ?? true)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { views[1].isHidden = false })
        session.step(30)
        #expect(views[1].layer.presentation().map { !$0.isHidden && abs($0.bounds.width - 50) < 4 } == true)
    }

    // MARK: Random stacks

    struct Settings {
        var axis = NSLayoutConstraint.Axis.horizontal
        var distribution = UIStackView.Distribution.fill
        var alignment = UIStackView.Alignment.fill
        var spacing: CGFloat = 0
        var margins: CGFloat?
        var isRightToLeft = false
        var size = CGSize(width: 300, height: 200)
        var items: [(size: CGSize, isHidden: Bool, spacing: CGFloat?)] = []

        @MainActor func make() -> UIStackView {
            let stack = UIStackView()
            for item in items { stack.addArrangedSubview(SizedView(item.size.width, item.size.height)) }
            apply(to: stack)
            return stack
        }

        @MainActor func apply(to stack: UIStackView) {
            stack.axis = axis
            stack.distribution = distribution
            stack.alignment = alignment
            stack.spacing = spacing
            stack.isLayoutMarginsRelativeArrangement = margins != nil
            stack.layoutMargins = UIEdgeInsets(top: margins ?? 0, left: margins ?? 0, bottom: margins ?? 0, right: margins ?? 0)
            stack.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .unspecified
            stack.frame.size = size
            for (index, view) in stack.arrangedSubviews.enumerated() {
                (view as? SizedView)?.content = items[index].size
                view.isHidden = items[index].isHidden
                stack.setCustomSpacing(items[index].spacing ?? UIStackView.spacingUseDefault, after: view)
                // What would be left open otherwise is decided by the view's place.
                for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                    view.setContentHuggingPriority(UILayoutPriority(200 + Float(index)), for: axis)
                    view.setContentCompressionResistancePriority(UILayoutPriority(700 + Float(index)), for: axis)
                }
            }
        }

        mutating func change(_ random: inout SeededGenerator) {
            let index = Int.random(in: 0..<items.count, using: &random)
            switch Int.random(in: 0..<10, using: &random) {
            case 0: axis = Bool.random(using: &random) ? .horizontal : .vertical
            case 1: distribution = UIStackView.Distribution(rawValue: Int.random(in: 0...4, using: &random)) ?? .fill
            case 2: alignment = UIStackView.Alignment(rawValue: Int.random(in: 0...5, using: &random)) ?? .fill
            case 3: spacing = CGFloat(Int.random(in: 0...20, using: &random))
            case 4: margins = Bool.random(using: &random) ? CGFloat(Int.random(in: 0...30, using: &random)) : nil
            case 5: isRightToLeft.toggle()
            case 6: size = CGSize(width: Int.random(in: 50...500, using: &random), height: Int.random(in: 50...500, using: &random))
            case 7: items[index].isHidden.toggle()
            case 8: items[index].spacing = Bool.random(using: &random) ? CGFloat(Int.random(in: 0...30, using: &random)) : nil
            default: items[index].size = CGSize(width: Int.random(in: 1...90, using: &random), height: Int.random(in: 1...90, using: &random))
            }
        }
    }

    @Test("a stack after many changes is laid out as one made anew", arguments: 0..<12)
    func randomStacks(_ seed: Int) {
        var random = SeededGenerator(UInt64(seed) + 100)
        var settings = Settings()
        settings.items = (0..<Int.random(in: 1...6, using: &random)).map { _ in
            (CGSize(width: Int.random(in: 5...90, using: &random), height: Int.random(in: 5...90, using: &random)), false, nil)
        }
        let stack: UIStackView = settings.make()
        for round in 0..<60 {
            settings.change(&random)
            settings.apply(to: stack)
            _ = conflictReports { stack.layoutIfNeeded() }
            let fresh: UIStackView = settings.make()
            _ = conflictReports { fresh.layoutIfNeeded() }
            let distances: [CGFloat] = zip(frames(stack), frames(fresh)).map {
                max(abs($0.minX - $1.minX), abs($0.minY - $1.minY), abs($0.width - $1.width), abs($0.height - $1.height))
            }
            #expect(distances.allSatisfy { $0 <= 1 }, "round \(round): \(frames(stack)) \(frames(fresh)) \(settings)")
        }
    }
}
