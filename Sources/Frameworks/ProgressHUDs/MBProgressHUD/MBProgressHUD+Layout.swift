import UIKit

/// A HUD's looks that are set: on it, or on its class's appearance, which counts where it has none of its own.
struct MBProgressHUDLooks {
    var contentColor: UIColor?
    var animationType: MBProgressHUDAnimation?
    var offset: CGPoint?
    var margin: CGFloat?
    var minSize: CGSize?
    var isSquare: Bool?
    var hasMotionEffects: Bool?

    mutating func fill(from other: MBProgressHUDLooks) {
        contentColor = contentColor ?? other.contentColor
        animationType = animationType ?? other.animationType
        offset = offset ?? other.offset
        margin = margin ?? other.margin
        minSize = minSize ?? other.minSize
        isSquare = isSquare ?? other.isSquare
        hasMotionEffects = hasMotionEffects ?? other.hasMotionEffects
    }
}

extension MBProgressHUD {
    /// Between two parts of the box, in points.
    private static var padding: CGFloat { 4 }

    /// The parts of the box, from top to bottom.
    private var parts: [UIView] { [topSpacer] + (indicator.map { [$0] } ?? []) + [label, detailsLabel, button, bottomSpacer] }

    /// Ties the box to the HUD and its parts to the box. What gives way first in a HUD that is too small are the least size and the square, then
    /// the middle and the sizes of the parts, then the margins around the box.
    func arrange() {
        NSLayoutConstraint.deactivate(arrangement)
        arrangement = place() + size() + stack()
        NSLayoutConstraint.activate(arrangement)
        updatePaddings()
    }

    private static func at(_ priority: Float, _ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
        for constraint in constraints { constraint.priority = UILayoutPriority(priority) }
        return constraints
    }

    private func place() -> [NSLayoutConstraint] {
        Self.at(
            998,
            [
                bezelView.centerXAnchor.constraint(equalTo: centerXAnchor, constant: offset.x),
                bezelView.centerYAnchor.constraint(equalTo: centerYAnchor, constant: offset.y),
            ])
            + Self.at(
                999,
                [
                    bezelView.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor, constant: margin),
                    trailingAnchor.constraint(greaterThanOrEqualTo: bezelView.trailingAnchor, constant: margin),
                    bezelView.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: margin),
                    bottomAnchor.constraint(greaterThanOrEqualTo: bezelView.bottomAnchor, constant: margin),
                ])
    }

    private func size() -> [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        if minSize != .zero {
            result += [
                bezelView.widthAnchor.constraint(greaterThanOrEqualToConstant: minSize.width),
                bezelView.heightAnchor.constraint(greaterThanOrEqualToConstant: minSize.height),
            ]
        }
        if isSquare { result.append(bezelView.heightAnchor.constraint(equalTo: bezelView.widthAnchor)) }
        return Self.at(997, result)
    }

    private func stack() -> [NSLayoutConstraint] {
        let parts: [UIView] = parts
        paddings = zip(parts, parts.dropFirst()).map { $1.topAnchor.constraint(equalTo: $0.bottomAnchor) }
        let sides: [NSLayoutConstraint] = parts.flatMap { part in
            [
                part.centerXAnchor.constraint(equalTo: bezelView.centerXAnchor),
                part.leadingAnchor.constraint(greaterThanOrEqualTo: bezelView.leadingAnchor, constant: margin),
                bezelView.trailingAnchor.constraint(greaterThanOrEqualTo: part.trailingAnchor, constant: margin),
            ]
        }
        return sides + paddings + [
            topSpacer.topAnchor.constraint(equalTo: bezelView.topAnchor),
            bottomSpacer.bottomAnchor.constraint(equalTo: bezelView.bottomAnchor),
            topSpacer.heightAnchor.constraint(greaterThanOrEqualToConstant: margin),
            bottomSpacer.heightAnchor.constraint(equalTo: topSpacer.heightAnchor),
        ]
    }

    /// Leaves space above a part that shows something, where something above it does.
    func updatePaddings() {
        var isBelowSomething = false
        for padding in paddings {
            let isSeen: Bool = (padding.firstItem as? UIView).map(Self.showsSomething) ?? false
            let isAboveSeen: Bool = (padding.secondItem as? UIView).map(Self.showsSomething) ?? false
            let constant: CGFloat = isSeen && (isAboveSeen || isBelowSomething) ? Self.padding : 0
            if padding.constant != constant { padding.constant = constant }
            isBelowSomething = isBelowSomething || isAboveSeen
        }
    }

    private static func showsSomething(_ view: UIView) -> Bool { !view.isHidden && view.intrinsicContentSize != .zero }
}

/// Round at its sides, with a line around; without a title or an action it takes no space.
@MainActor final class HUDButton: UIButton {
    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.borderWidth = 1
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = (bounds.height / 2).rounded(.up)
    }

    override var intrinsicContentSize: CGSize {
        guard !allControlEvents.isEmpty, title(for: .normal)?.isEmpty == false else { return .zero }
        let size: CGSize = super.intrinsicContentSize
        return CGSize(width: size.width + 20, height: size.height)
    }

    override func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        super.setTitleColor(color, for: state)
        layer.borderColor = color?.cgColor
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? titleColor(for: .selected)?.withAlphaComponent(0.1) : .clear }
    }
}
