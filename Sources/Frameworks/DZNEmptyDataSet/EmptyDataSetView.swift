import UIKit

/// The parts that a source gives.
@MainActor struct EmptyDataSetContent {
    var customView: UIView?
    var title: NSAttributedString?
    var detail: NSAttributedString?
    var image: UIImage?
    var imageTintColor: UIColor?
    var button: [UInt: (title: NSAttributedString?, image: UIImage?, background: UIImage?)] = [:]
    /// Points between the parts.
    var space: CGFloat = 11
    /// Points below the middle.
    var offset: CGFloat

    init(_ source: any DZNEmptyDataSetSource, of scrollView: UIScrollView) {
        offset = source.verticalOffset(forEmptyDataSet: scrollView)
        customView = source.customView(forEmptyDataSet: scrollView)
        guard customView == nil else { return }
        title = Self.shown(source.title(forEmptyDataSet: scrollView))
        detail = Self.shown(source.description(forEmptyDataSet: scrollView))
        image = source.image(forEmptyDataSet: scrollView)
        imageTintColor = source.imageTintColor(forEmptyDataSet: scrollView)
        let wished: CGFloat = source.spaceHeight(forEmptyDataSet: scrollView)
        if wished != 0 { space = wished }
        for state in [UIControl.State.normal, .highlighted] {
            button[state.rawValue] = (
                source.buttonTitle(forEmptyDataSet: scrollView, for: state), source.buttonImage(forEmptyDataSet: scrollView, for: state),
                source.buttonBackgroundImage(forEmptyDataSet: scrollView, for: state)
            )
        }
    }

    private static func shown(_ text: NSAttributedString?) -> NSAttributedString? { text.flatMap { $0.length > 0 ? $0 : nil } }

    /// Whether there is a button: it needs a picture or a title.
    var hasButton: Bool {
        guard let normal = button[UIControl.State.normal.rawValue] else { return false }
        return normal.image != nil || Self.shown(normal.title) != nil
    }
}

/// Picture, title, words and button in the middle of a scroll view, one below the other.
@MainActor final class EmptyDataSetView: UIView, UIGestureRecognizerDelegate {
    var fadesIn = true
    var onTap: (() -> Void)?
    var onButton: ((UIButton) -> Void)?
    private let contentView = UIView()
    private var customView: UIView?
    private var imageView: UIImageView?
    private let tap = UITapGestureRecognizer(target: nil, action: nil)

    init() {
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        clipsToBounds = true
        contentView.translatesAutoresizingMaskIntoConstraints = false
        contentView.alpha = 0
        addSubview(contentView)
        tap.onAction = { [weak self] in self?.onTap?() }
        tap.delegate = self
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard let superview else { return }
        frame = CGRect(origin: .zero, size: superview.bounds.size)
        if fadesIn { UIView.animate(withDuration: 0.25) { self.contentView.alpha = 1 } } else { contentView.alpha = 1 }
    }

    // MARK: - Content

    /// Replaces what is shown.
    func show(_ content: EmptyDataSetContent) {
        for view in contentView.subviews { view.removeFromSuperview() }
        NSLayoutConstraint.deactivate(constraints)
        imageView = nil
        customView = content.customView
        NSLayoutConstraint.activate([
            contentView.leadingAnchor.constraint(equalTo: leadingAnchor), contentView.trailingAnchor.constraint(equalTo: trailingAnchor),
            contentView.centerYAnchor.constraint(equalTo: centerYAnchor, constant: content.offset),
        ])
        if let customView = content.customView {
            customView.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(customView)
            NSLayoutConstraint.activate([
                customView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                customView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                customView.topAnchor.constraint(equalTo: contentView.topAnchor), customView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            ])
        } else {
            stack(parts(of: content), space: content.space)
        }
    }

    private func parts(of content: EmptyDataSetContent) -> [UIView] {
        var result: [UIView] = []
        if let image = content.image {
            let view = UIImageView(image: image.withRenderingMode(content.imageTintColor == nil ? .alwaysOriginal : .alwaysTemplate))
            view.tintColor = content.imageTintColor
            view.contentMode = .scaleAspectFit
            view.accessibilityIdentifier = "empty set background image"
            imageView = view
            result.append(view)
        }
        if let title = content.title { result.append(label(title, size: 27, "empty set title")) }
        if let detail = content.detail { result.append(label(detail, size: 17, "empty set detail label")) }
        if content.hasButton { result.append(button(content)) }
        return result
    }

    private func label(_ text: NSAttributedString, size: CGFloat, _ identifier: String) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.textColor = UIColor(white: 0.6, alpha: 1)
        label.textAlignment = .center
        label.lineBreakMode = .byWordWrapping
        label.numberOfLines = 0
        label.accessibilityIdentifier = identifier
        label.attributedText = text
        return label
    }

    private func button(_ content: EmptyDataSetContent) -> UIButton {
        let button = UIButton(type: .custom)
        button.accessibilityIdentifier = "empty set button"
        let isPicture: Bool = content.button[UIControl.State.normal.rawValue]?.image != nil
        for (raw, look) in content.button {
            let state = UIControl.State(rawValue: raw)
            if isPicture {
                button.setImage(look.image, for: state)
            } else {
                button.setAttributedTitle(look.title, for: state)
                button.setBackgroundImage(look.background, for: state)
            }
        }
        button.addAction(
            UIAction { [weak self, weak button] _ in
                if let button { self?.onButton?(button) }
            }, for: .touchUpInside)
        return button
    }

    /// Puts parts below each other: pictures in the middle, the others with a sixteenth of the width on both sides.
    private func stack(_ parts: [UIView], space: CGFloat) {
        var above: UIView?
        for part in parts {
            part.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(part)
            part.centerXAnchor.constraint(equalTo: contentView.centerXAnchor).isActive = true
            if !(part is UIImageView) {
                let width = part.widthAnchor.constraint(equalTo: contentView.widthAnchor, multiplier: 14 / 16)
                width.priority = .defaultHigh
                width.isActive = true
            }
            if let above {
                let distance = part.topAnchor.constraint(equalTo: above.bottomAnchor, constant: space)
                distance.priority = .defaultHigh
                distance.isActive = true
                part.topAnchor.constraint(greaterThanOrEqualTo: above.bottomAnchor).isActive = true
            } else {
                part.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
            }
            above = part
        }
        above?.bottomAnchor.constraint(equalTo: contentView.bottomAnchor).isActive = true
    }

    /// Moves the picture, or has it rest.
    func setImageAnimation(_ animation: CAAnimation?) {
        let key = "com.dzn.emptyDataSet.imageViewAnimation"
        if let animation { imageView?.layer.add(animation, forKey: key) } else { imageView?.layer.removeAnimation(forKey: key) }
    }

    // MARK: - Touches

    /// Only what is shown takes touches, and controls in it.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        return hit is UIControl || hit === contentView || hit === customView ? hit : nil
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }

    /// A button hears of its touches itself.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { !(touch.view is UIControl) }
}
