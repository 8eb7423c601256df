import AppSession
import LayoutAudit
@testable import UIKit

/// A layout with one mistake in it, and the sizes at which the mistake shows.
struct FaultyLayout: Sendable {
    var name: String
    var kind: FindingKind
    var ranges: [LayoutFinding.Range]
    var weight: LayoutFinding.Weight = .defect
    /// Puts the mistake into a controller's view.
    var plant: @MainActor @Sendable (PlantedController) -> Void
}

/// A controller whose views are put in and laid out by closures.
final class PlantedController: UIViewController {
    var onLayout: ((PlantedController) -> Void)?

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        onLayout?(self)
    }

    @discardableResult
    func add<View: UIView>(_ child: View, in parent: UIView? = nil, _ constraints: (View, UIView) -> [NSLayoutConstraint]) -> View {
        let parent: UIView = parent ?? view
        child.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(child)
        NSLayoutConstraint.activate(constraints(child, parent))
        return child
    }

    func label(_ text: String, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        return label
    }

    func button(_ title: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        return button
    }

    func box(_ color: UIColor?, clips: Bool = false) -> UIView {
        let view = UIView()
        view.backgroundColor = color
        view.clipsToBounds = clips
        return view
    }

    func picture() -> UIImageView {
        let image: UIImage = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8)) }
        let view = UIImageView(image: image)
        view.contentMode = .scaleToFill
        return view
    }
}

/// Constraints in few words.
@MainActor private func at(
    _ view: UIView, _ parent: UIView, left: CGFloat? = nil, right: CGFloat? = nil, top: CGFloat = 100, width: CGFloat? = nil, height: CGFloat? = nil
) -> [NSLayoutConstraint] {
    var all: [NSLayoutConstraint] = [view.topAnchor.constraint(equalTo: parent.topAnchor, constant: top)]
    if let left { all.append(view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: left)) }
    if let right { all.append(view.rightAnchor.constraint(equalTo: parent.rightAnchor, constant: -right)) }
    if let width { all.append(view.widthAnchor.constraint(equalToConstant: width)) }
    if let height { all.append(view.heightAnchor.constraint(equalToConstant: height)) }
    return all
}

extension FaultyLayout {
    /// Over widths from 320 to 800.
    static let all: [FaultyLayout] = protrusions + collisions + moreFixedSizes + texts + controls + constraints + regions

    private static let protrusions: [FaultyLayout] = [
        FaultyLayout(name: "a label of 500 points", kind: .windowProtrusion, ranges: [.init(320, 499)], weight: .unseen) { root in
            root.add(root.label("Hello")) { at($0, $1, left: 0, width: 500) }
        },
        FaultyLayout(name: "a button of 420 points", kind: .windowProtrusion, ranges: [.init(320, 435)]) { root in
            root.add(root.button("Save")) { at($0, $1, left: 16, width: 420, height: 50) }
        },
        FaultyLayout(name: "an image in the middle", kind: .windowProtrusion, ranges: [.init(320, 598)]) { root in
            root.add(root.picture()) { at($0, $1, width: 600, height: 80) + [$0.centerXAnchor.constraint(equalTo: $1.centerXAnchor)] }
        },
        FaultyLayout(name: "a field that begins at 300", kind: .windowProtrusion, ranges: [.init(320, 449)]) { root in
            root.add(UITextField()) { at($0, $1, left: 300, width: 150, height: 40) }
        },
        FaultyLayout(name: "a row of a stack", kind: .windowProtrusion, ranges: [.init(320, 703)]) { root in
            let stack = UIStackView(arrangedSubviews: [root.picture(), root.picture()])
            stack.spacing = 4
            for (child, width) in zip(stack.arrangedSubviews, [100, 600]) {
                child.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true
                child.heightAnchor.constraint(equalToConstant: 50).isActive = true
            }
            root.add(stack) { at($0, $1, left: 0) }
        },
        FaultyLayout(name: "a label in a card", kind: .parentProtrusion, ranges: [.init(320, 518)]) { root in
            let card: UIView = root.add(root.box(.systemGray5)) {
                at($0, $1, left: 0, height: 80) + [$0.widthAnchor.constraint(equalTo: $1.widthAnchor, multiplier: 0.5)]
            }
            root.add(root.picture(), in: card) { at($0, $1, left: 10, top: 10, width: 250, height: 40) }
        },
        FaultyLayout(name: "a button in a card", kind: .parentProtrusion, ranges: [.init(320, 378)]) { root in
            let card: UIView = root.add(root.box(.systemGray5)) { at($0, $1, left: 10, right: 10, height: 80) }
            root.add(root.button("Buy"), in: card) { at($0, $1, left: 200, top: 10, width: 159, height: 50) }
        },
    ]

    private static let collisions: [FaultyLayout] = [
        FaultyLayout(name: "two buttons", kind: .collision, ranges: [.init(320, 431)]) { root in
            root.add(root.button("One")) { at($0, $1, left: 16, width: 200, height: 50) }
            root.add(root.button("Two")) { at($0, $1, right: 16, width: 200, height: 50) }
        },
        FaultyLayout(name: "an image and a field", kind: .collision, ranges: [.init(320, 599)]) { root in
            root.add(root.picture()) { at($0, $1, left: 0, width: 400, height: 50) }
            root.add(UITextField()) { at($0, $1, right: 0, top: 110, width: 200, height: 50) }
        },
        FaultyLayout(name: "a box over a button", kind: .collision, ranges: [.init(320, 349)]) { root in
            root.add(root.button("Hidden")) { at($0, $1, right: 0, width: 150, height: 50) }
            root.add(root.box(.systemRed)) { at($0, $1, left: 0, width: 200, height: 50) }
        },
        FaultyLayout(name: "two texts", kind: .collision, ranges: [.init(320, 800)]) { root in
            root.add(root.label("One over the other")) { at($0, $1, left: 16) }
            root.add(root.label("The other under it")) { at($0, $1, left: 30, top: 108) }
        },
        FaultyLayout(name: "an image that grows", kind: .collision, ranges: [.init(602, 800)]) { root in
            root.add(root.picture()) { at($0, $1, left: 0, height: 50) + [$0.widthAnchor.constraint(equalTo: $1.widthAnchor, multiplier: 0.5)] }
            root.add(root.button("Fixed")) { at($0, $1, left: 300, width: 100, height: 50) }
        },
    ]

    private static let moreFixedSizes: [FaultyLayout] = [
        FaultyLayout(name: "a button and an image with their own widths", kind: .collision, ranges: [.init(320, 407)]) { root in
            root.add(root.button("Pay")) { at($0, $1, left: 24, width: 180, height: 50) }
            root.add(root.picture()) { at($0, $1, right: 24, width: 180, height: 50) }
        },
        FaultyLayout(name: "a slider of 300 points", kind: .windowProtrusion, ranges: [.init(320, 499)]) { root in
            root.add(UISlider()) { at($0, $1, left: 200, width: 300, height: 44) }
        },
        FaultyLayout(name: "a width of 500 at most", kind: .conflict, ranges: [.init(533, 800)]) { root in
            root.add(root.box(.systemGray5)) { at($0, $1, left: 16, right: 16, height: 50) + [$0.widthAnchor.constraint(lessThanOrEqualToConstant: 500)] }
        },
    ]

    private static let texts: [FaultyLayout] = [
        FaultyLayout(name: "a title cut short", kind: .truncatedText, ranges: [.init(320, 0)]) { root in
            root.add(root.label("A title that needs rather more room than a telephone has")) { at($0, $1, left: 16, right: 16) }
        },
        FaultyLayout(name: "a button's title cut short", kind: .truncatedText, ranges: [.init(320, 0)]) { root in
            root.add(root.button("Send everything again now")) {
                at($0, $1, left: 0, height: 50) + [$0.widthAnchor.constraint(equalTo: $1.widthAnchor, multiplier: 0.5)]
            }
        },
        FaultyLayout(name: "lines without room", kind: .truncatedText, ranges: [.init(320, 0)]) { root in
            root.add(root.label("Two lines of text where there is height for one and no more", lines: 0)) { at($0, $1, left: 16, right: 16, height: 22) }
        },
        FaultyLayout(name: "a label of 10 points", kind: .clippedText, ranges: [.init(320, 800)]) { root in
            root.add(root.label("Low")) { at($0, $1, left: 16, height: 10) }
        },
        FaultyLayout(name: "a text in a view that clips", kind: .clippedText, ranges: [.init(320, 0)]) { root in
            let clip: UIView = root.add(root.box(nil, clips: true)) {
                at($0, $1, left: 0, height: 50) + [$0.widthAnchor.constraint(equalTo: $1.widthAnchor, multiplier: 0.5)]
            }
            root.add(root.label("Longer than half of a small window is"), in: clip) { at($0, $1, left: 0, top: 0) }
        },
        FaultyLayout(name: "a word broken", kind: .wrapping, ranges: [.init(320, 0)]) { root in
            root.add(root.label("Incomprehensibilities", lines: 0)) {
                at($0, $1, left: 0) + [$0.widthAnchor.constraint(equalTo: $1.widthAnchor, multiplier: 0.25)]
            }
        },
    ]

    private static let controls: [FaultyLayout] = [
        FaultyLayout(name: "a tiny button", kind: .smallTarget, ranges: [.init(320, 800)]) { root in
            root.add(root.button("x")) { at($0, $1, left: 16, width: 20, height: 20) }
        },
        // 43.8 points are 44 on whole pixels.
        FaultyLayout(name: "a button that is squeezed", kind: .smallTarget, ranges: [.init(320, 437)]) { root in
            root.add(root.button("")) { at($0, $1, left: 16, height: 50) + [$0.widthAnchor.constraint(equalTo: $1.widthAnchor, multiplier: 0.1)] }
        },
        FaultyLayout(name: "a button under a clear view", kind: .unreachable, ranges: [.init(320, 365)]) { root in
            root.add(root.button("Go")) { at($0, $1, right: 16, width: 100, height: 50) }
            root.add(root.box(nil)) { at($0, $1, left: 0, width: 300, height: 50) }
        },
        FaultyLayout(name: "a button outside of what holds it", kind: .unreachable, ranges: [.init(320, 500)]) { root in
            let holder: UIView = root.add(root.box(nil)) {
                at($0, $1, left: 0, height: 50) + [$0.widthAnchor.constraint(equalTo: $1.widthAnchor, multiplier: 0.5)]
            }
            root.add(root.button("Out"), in: holder) { at($0, $1, left: 200, top: 0, width: 100, height: 50) }
        },
    ]

    private static let constraints: [FaultyLayout] = [
        FaultyLayout(name: "a width of 900", kind: .conflict, ranges: [.init(320, 800)]) { root in
            root.add(root.box(.systemGray5)) { at($0, $1, left: 0, right: 0, width: 900, height: 20) }
        },
        FaultyLayout(name: "widths that fit one window", kind: .conflict, ranges: [.init(320, 547), .init(549, 800)]) { root in
            let left: UIView = root.add(root.box(.systemGray5)) { at($0, $1, left: 16, width: 200, height: 50) }
            root.add(root.box(.systemGray4)) {
                at($0, $1, right: 16, width: 300, height: 50) + [$0.leftAnchor.constraint(equalTo: left.rightAnchor, constant: 16)]
            }
        },
        FaultyLayout(name: "a width of 400 at least", kind: .conflict, ranges: [.init(320, 431)]) { root in
            root.add(root.box(.systemGray5)) { at($0, $1, left: 16, right: 16, height: 50) + [$0.widthAnchor.constraint(greaterThanOrEqualToConstant: 400)] }
        },
    ]

    private static let regions: [FaultyLayout] = [
        FaultyLayout(name: "a text under the status bar", kind: .coveredContent, ranges: [.init(320, 800)]) { root in
            root.add(root.label("Under")) { at($0, $1, left: 16, top: 0) }
        },
        FaultyLayout(name: "a button at the very bottom", kind: .coveredContent, ranges: [.init(320, 800)]) { root in
            root.add(root.button("Below")) {
                [
                    $0.leftAnchor.constraint(equalTo: $1.leftAnchor), $0.bottomAnchor.constraint(equalTo: $1.bottomAnchor),
                    $0.heightAnchor.constraint(equalToConstant: 50),
                ]
            }
        },
        FaultyLayout(name: "a rule that misses a few widths", kind: .smallRange, ranges: [.init(500, 520)]) { root in
            let (first, second) = (root.label("First"), root.label("Second"))
            root.view.addSubview(first)
            root.view.addSubview(second)
            root.onLayout = { root in
                let stacks: Bool = (500...520).contains(Int(root.view.bounds.width))
                first.frame = CGRect(x: 16, y: 100, width: 100, height: 30)
                second.frame = CGRect(x: stacks ? 16 : 130, y: stacks ? 140 : 100, width: 100, height: 30)
            }
        },
        FaultyLayout(name: "a frame of another moment", kind: .windowProtrusion, ranges: [.init(612, 619), .init(700, 704)]) { root in
            let button: UIButton = root.button("Once")
            root.view.addSubview(button)
            root.onLayout = { root in
                let width: CGFloat = root.view.bounds.width
                let isWrong: Bool = (612...619).contains(Int(width)) || (700...704).contains(Int(width))
                button.frame = CGRect(x: isWrong ? width - 60 : 16, y: 100, width: 120, height: 50)
            }
        },
    ]
}
