import Testing
@testable import UIKit

/// Sizes that content asks for, and sizes that fit constraints.
@MainActor @Suite(.serialized) struct FittingTests {
    @Test("hugging keeps from growing, resistance from shrinking; the weaker one gives way")
    func huggingAndResistance() {
        let root: UIView = makeRoot()
        let a: UIView = root.adding(SizedView(100, 20))
        let b: UIView = root.adding(SizedView(100, 20))
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: "|[a][b]|", metrics: nil, views: ["a": a, "b": b]))
        a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        root.layoutIfNeeded()
        #expect(a.frame.width == 100 && b.frame.width == 300)
        b.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
        root.layoutIfNeeded()
        #expect(a.frame.width == 300 && b.frame.width == 100)
        root.frame.size.width = 150
        a.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
        root.layoutIfNeeded()
        #expect(a.frame.width == 100 && b.frame.width == 50)
        #expect(a.contentHuggingPriority(for: .horizontal) == UILayoutPriority(251))
        #expect(a.contentHuggingPriority(for: .vertical) == .defaultLow)
        #expect(a.contentCompressionResistancePriority(for: .horizontal) == UILayoutPriority(751))
    }

    @Test("what has no room has no width, rather than less than none")
    func noNegativeSizes() {
        let root: UIView = makeRoot(100, 100)
        let a: UIView = root.adding(SizedView(80, 10))
        let b: UIView = root.adding(SizedView(300, 10))
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "|[a][b]|", metrics: nil, views: ["a": a, "b": b]))
        root.layoutIfNeeded()
        #expect(a.frame.width >= 0 && b.frame.width >= 0 && a.frame.width + b.frame.width == 100)
        b.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
        root.layoutIfNeeded()
        #expect(a.frame.width == 0 && b.frame.width == 100)
    }

    @Test("content that changes changes the layout")
    func intrinsicChanges() {
        let root: UIView = makeRoot()
        let a = SizedView(100, 20)
        root.adding(a)
        let b: UIView = root.adding(SizedView(10, 10))
        root.pin(a, 0, 0)
        b.leftAnchor.constraint(equalTo: a.rightAnchor).isActive = true
        b.topAnchor.constraint(equalTo: a.bottomAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(b.frame.origin == CGPoint(x: 100, y: 20))
        a.content = CGSize(width: 33, height: UIView.noIntrinsicMetric)
        root.layoutIfNeeded()
        #expect(b.frame.origin == CGPoint(x: 33, y: 0))
    }

    @Test("interface-builder-priorities.tsv and facts: what classes hug by default")
    func defaultPriorities() {
        func horizontal(_ view: UIView) -> Float { view.contentHuggingPriority(for: .horizontal).rawValue }
        func vertical(_ view: UIView) -> Float { view.contentHuggingPriority(for: .vertical).rawValue }
        #expect(horizontal(UIView()) == 250 && vertical(UIView()) == 250)
        #expect(horizontal(UISwitch()) == 750 && vertical(UISwitch()) == 750)
        #expect(horizontal(UIStepper()) == 750 && horizontal(UIActivityIndicatorView()) == 750)
        #expect(horizontal(UIProgressView()) == 250 && vertical(UIProgressView()) == 750)
        #expect(horizontal(UISlider()) == 250 && vertical(UIButton()) == 250)
        // Interface Builder writes 251 into each that it makes.
        #expect(horizontal(UIImageView()) == 250 && vertical(UIImageView(image: UIImage())) == 250)
        #expect(horizontal(UILabel()) == 250 && vertical(UILabel()) == 251)
    }

    @Test("lengths as large as numbers go do not upset the layout; where it is a constant UIKit's warning comes once")
    func largestLengths() {
        let root: UIView = makeRoot()
        let label: UILabel = root.adding(UILabel())
        label.text = "Hello"
        root.pin(label, 0, 0)
        let reports: [String] = conflictReports {
            label.widthAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude).isActive = true
            label.heightAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude).isActive = true
            root.layoutIfNeeded()
        }
        #expect(reports.count <= 1 && reports.allSatisfy { $0.contains("exceeds internal limits.  A smaller value will be substituted") })
        #expect(abs(label.frame.width - label.intrinsicContentSize.width) <= 0.5)

        let (card, text) = card()
        let fitting: CGSize = card.systemLayoutSizeFitting(
            CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let smallest: CGSize = card.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(fitting == smallest && text.text?.isEmpty == false)

        let huge: UIView = root.adding(SizedView(.greatestFiniteMagnitude, 20))
        root.pin(huge, 0, 50)
        huge.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(huge.frame == rect(0, 50, 400, 20))
    }

    @Test("buttons without a title have room for a line of one")
    func emptyButtons() {
        #expect(UIButton().intrinsicContentSize == CGSize(width: 30, height: 34))
        #expect(UIButton(type: .system).intrinsicContentSize == CGSize(width: 30, height: 30))
    }

    @Test("nothing fits in nothing; without content the largest size asked for is taken")
    func fittingNothing() {
        let size: CGSize = UIView().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size == .zero && size.width.sign == .plus && size.height.sign == .plus)
        #expect(UIView().systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == UIView.layoutFittingExpandedSize)
    }

    // MARK: Fitting

    private func card() -> (card: UIView, label: UILabel) {
        let card = UIView()
        let icon: UIView = card.adding(SizedView(40, 40))
        icon.setContentCompressionResistancePriority(.required, for: .horizontal)
        let label: UILabel = card.adding(UILabel())
        label.numberOfLines = 0
        label.text = "A text that is long enough to need more than one line in a narrow card."
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: "|-10-[icon]-5-[label]-10-|", metrics: nil, views: ["icon": icon, "label": label]))
        NSLayoutConstraint.activate([
            icon.topAnchor.constraint(equalTo: card.topAnchor, constant: 10), label.topAnchor.constraint(equalTo: icon.topAnchor),
            label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
            icon.bottomAnchor.constraint(lessThanOrEqualTo: card.bottomAnchor, constant: -10),
        ])
        return (card, label)
    }

    @Test("the smallest size holds the content; a required width has its text wrap")
    func fittingSizes() {
        let (card, label) = card()
        let natural: CGSize = label.intrinsicContentSize
        let compressed: CGSize = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(abs(compressed.width - (natural.width + 65)) < 0.5)
        #expect(abs(compressed.height - 60) < 0.5)
        for width: CGFloat in [320, 200, 150, 320] {
            let fitted: CGSize = card.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
            let text: CGSize = label.sizeThatFits(CGSize(width: width - 65, height: .greatestFiniteMagnitude))
            #expect(fitted.width == width)
            #expect(abs(fitted.height - max(60, text.height + 20)) < 0.5, "\(width)")
        }
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize).width >= natural.width + 65)
    }

    @Test("fitting leaves the tree as it was, and does not count what ties the view to its surroundings")
    func fittingInTree() {
        let root: UIView = makeRoot()
        let (card, label) = card()
        root.adding(card)
        root.pin(card, 10, 10, 180)
        let below: UIView = root.adding(SizedView(5, 5))
        below.topAnchor.constraint(equalTo: label.bottomAnchor).isActive = true
        below.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        let tie: NSLayoutConstraint = label.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -150)
        tie.priority = .defaultHigh - 1
        tie.isActive = true
        root.layoutIfNeeded()
        let before: [CGRect] = [card.frame, label.frame, below.frame]
        #expect(card.systemLayoutSizeFitting(.zero).width == 180)
        let free: CGSize = card.systemLayoutSizeFitting(
            CGSize(width: 0, height: 0), withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
        #expect(free.height == max(60, label.sizeThatFits(CGSize(width: 115, height: 1000)).height + 20))
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect([card.frame, label.frame, below.frame] == before)
    }

    @Test("content of its own counts where a view is placed by frames")
    func fittingContent() {
        let label = UILabel()
        label.text = "Hello"
        let size: CGSize = label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size == label.intrinsicContentSize)
        #expect(SizedView(31, 17).systemLayoutSizeFitting(.zero) == CGSize(width: 31, height: 17))
        #expect(UIView().systemLayoutSizeFitting(CGSize(width: 20, height: 30)) == CGSize(width: 20, height: 30))
    }

    // MARK: Text

    @Test("text wraps in the width that the constraints leave it, and pushes what is below")
    func wrappingText() {
        let root: UIView = makeRoot(200, 400)
        let label: UILabel = root.adding(UILabel())
        label.numberOfLines = 0
        label.text = "Some words that need several lines, and some more of them to make sure of it."
        let below: UIView = root.adding(SizedView(10, 10))
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor), below.topAnchor.constraint(equalTo: label.bottomAnchor),
            below.leadingAnchor.constraint(equalTo: label.leadingAnchor),
        ])
        for width: CGFloat in [200, 120, 390, 200] {
            root.frame.size.width = width
            root.layoutIfNeeded()
            let height: CGFloat = label.sizeThatFits(CGSize(width: width - 16, height: 1000)).height
            #expect(label.frame.height == height, "\(width)")
            #expect(below.frame.minY == height.rounded(.toNearestOrAwayFromZero), "\(width)")
        }
        label.text = "Short"
        root.layoutIfNeeded()
        #expect(label.frame.height == label.intrinsicContentSize.height)
        label.preferredMaxLayoutWidth = 30
        label.text = "Three short words"
        #expect(label.intrinsicContentSize.width <= 48)
        #expect(label.intrinsicContentSize.height > 40)
    }

    @Test("a label with room in both directions stays on one line; limited lines stay limited")
    func labelSizes() {
        let root: UIView = makeRoot()
        let label: UILabel = root.adding(UILabel())
        label.text = "Some words that need several lines in a narrow place, and some more of them."
        root.pin(label, 0, 0)
        label.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor).isActive = true
        root.layoutIfNeeded()
        let line: CGFloat = label.frame.height
        #expect(label.frame.width == 400)
        label.numberOfLines = 2
        root.layoutIfNeeded()
        #expect(abs(label.frame.height - 2 * line) < 2)
        label.text = "Short"
        root.layoutIfNeeded()
        #expect(label.frame.height == line)
        #expect(label.frame.width < 60)
    }

    @Test("buttons and image views are as large as what they show")
    func otherContent() {
        let root: UIView = makeRoot()
        let button: UIButton = root.adding(UIButton(type: .system))
        button.setTitle("Press", for: .normal)
        root.pin(button, 0, 0)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
        let image: UIImageView = root.adding(UIImageView(image: picture))
        root.pin(image, 0, 50)
        let configured: UIButton = root.adding(UIButton(configuration: .filled()))
        root.pin(configured, 0, 100)
        configured.configuration?.title = "A title"
        root.layoutIfNeeded()
        #expect(button.frame.size == button.intrinsicContentSize && button.frame.height > 20)
        #expect(image.frame.size == CGSize(width: 30, height: 20))
        let before: CGFloat = configured.frame.width
        #expect(configured.frame.size == configured.intrinsicContentSize)
        configured.configuration?.title = "A longer title"
        image.image = nil
        root.layoutIfNeeded()
        #expect(configured.frame.width > before)
        #expect(image.frame.size == .zero)
    }

    // MARK: Baselines and alignment

    @Test("baselines align text of different sizes")
    func baselines() {
        let root: UIView = makeRoot()
        let big: UILabel = root.adding(UILabel())
        let small: UILabel = root.adding(UILabel())
        big.font = .systemFont(ofSize: 40)
        small.font = .systemFont(ofSize: 12)
        big.text = "Big"
        small.text = "small"
        root.pin(big, 0, 10)
        small.leftAnchor.constraint(equalTo: big.rightAnchor).isActive = true
        small.firstBaselineAnchor.constraint(equalTo: big.firstBaselineAnchor).isActive = true
        root.layoutIfNeeded()
        func baseline(_ label: UILabel) -> CGFloat { label.frame.minY + label.firstBaselineOffset }
        #expect(abs(baseline(big) - baseline(small)) <= 0.5)
        #expect(small.frame.minY > big.frame.minY + 10)
        small.font = .systemFont(ofSize: 30)
        root.layoutIfNeeded()
        #expect(abs(baseline(big) - baseline(small)) <= 0.5)
    }

    final class Badge: UIView {
        let label = UILabel()
        override var forFirstBaselineLayout: UIView { label }
        override var forLastBaselineLayout: UIView { label }
    }

    @Test("a view may let another one inside it stand for its baselines; without text they are its edges")
    func standIns() {
        let root: UIView = makeRoot()
        let badge = Badge()
        root.adding(badge)
        badge.adding(badge.label)
        badge.label.text = "7"
        badge.pin(badge.label, 12, 30)
        root.pin(badge, 0, 100, 100, 100)
        let text: UILabel = root.adding(UILabel())
        text.text = "Text"
        text.firstBaselineAnchor.constraint(equalTo: badge.firstBaselineAnchor).isActive = true
        text.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        let box: UIView = root.adding(SizedView(10, 10))
        box.lastBaselineAnchor.constraint(equalTo: badge.lastBaselineAnchor).isActive = true
        box.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(text.frame.minY == 130)
        #expect(abs(box.frame.maxY - (text.frame.maxY - text.lastBaselineOffset)) <= 0.5)
    }

    final class Padded: UIView {
        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
    }

    @Test("constraints align alignment rectangles, not frames")
    func alignmentRects() {
        let root: UIView = makeRoot()
        let padded: UIView = root.adding(Padded())
        root.pin(padded, 10, 10)
        let inner: UIView = padded.adding(SizedView(5, 5))
        padded.pin(inner, 0, 0)
        let next: UIView = root.adding(SizedView(5, 5))
        next.leftAnchor.constraint(equalTo: padded.rightAnchor).isActive = true
        next.topAnchor.constraint(equalTo: inner.bottomAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(padded.alignmentRect(forFrame: padded.frame) == rect(10, 10, 50, 20))
        #expect(padded.frame == rect(8, 9, 56, 24))
        #expect(inner.frame.origin == CGPoint(x: 2, y: 1))
        #expect(next.frame.origin == CGPoint(x: 60, y: 15))
    }

    // MARK: Given frames

    @Test("frames from code and autoresizing are inputs; frames that constraints decide are not")
    func translation() {
        let root: UIView = makeRoot()
        let bar = UIView(frame: CGRect(x: 10, y: 10, width: 380, height: 44))
        bar.autoresizingMask = [.flexibleWidth]
        root.addSubview(bar)
        let below: UIView = root.adding(SizedView(5, 5))
        below.topAnchor.constraint(equalTo: bar.bottomAnchor).isActive = true
        below.rightAnchor.constraint(equalTo: bar.rightAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(below.frame == rect(385, 54, 5, 5))
        root.frame.size.width = 300
        bar.frame.size.height = 50
        root.layoutIfNeeded()
        #expect(bar.frame.width == 280)
        #expect(below.frame == rect(285, 60, 5, 5))
        bar.translatesAutoresizingMaskIntoConstraints = false
        root.pin(bar, 0, 0, 100, 20)
        root.layoutIfNeeded()
        #expect(below.frame == rect(95, 20, 5, 5))
        below.translatesAutoresizingMaskIntoConstraints = true
        _ = conflictReports {
            below.frame = rect(1, 2, 3, 4)
            root.layoutIfNeeded()
        }
        #expect(below.frame == rect(1, 2, 3, 4))
    }
}
