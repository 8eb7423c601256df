import UIKit

/// The bubble over a selected annotation: its words, and the views that the annotation's view has for it.
@MainActor final class MapCallout: UIView {
    let target: MKAnnotationView
    private let (title, subtitle) = (UILabel(), UILabel())
    private static let action = UIAction.Identifier("QuinceMapCallout")

    /// Nil for a view that shows none: it must say that it can, be enabled, and have a title.
    init?(of target: MKAnnotationView, tapped: @escaping @MainActor (UIControl) -> Void) {
        guard target.canShowCallout, target.isEnabled, target.annotation?.title?.isEmpty == false else { return nil }
        self.target = target
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 10
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.25, 6, CGSize(width: 0, height: 2))
        (title.font, subtitle.font) = (.systemFont(ofSize: 16), .systemFont(ofSize: 12))
        subtitle.textColor = .secondaryLabel
        for view in [title, subtitle] + accessories { addSubview(view) }
        for case let control as UIControl in [target.leftCalloutAccessoryView, target.rightCalloutAccessoryView] {
            control.addAction(
                UIAction(identifier: Self.action) { [weak control] _ in if let control { tapped(control) } }, for: .touchUpInside)
        }
    }

    required init?(coder: NSCoder) { nil }

    private var accessories: [UIView] {
        [target.leftCalloutAccessoryView, target.rightCalloutAccessoryView, target.detailCalloutAccessoryView].compactMap { $0 }
    }

    /// Gives back the views that were lent.
    func close() {
        for view in accessories where view.superview === self {
            (view as? UIControl)?.removeAction(identifiedBy: Self.action, for: .touchUpInside)
            view.removeFromSuperview()
        }
        removeFromSuperview()
    }

    private func size(of view: UIView?) -> CGSize {
        guard let view else { return .zero }
        if view.bounds.width > 0, view.bounds.height > 0 { return view.bounds.size }
        let fitting: CGSize = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return fitting.width > 0 && fitting.height > 0 ? fitting : view.sizeThatFits(.zero)
    }

    /// Takes its words anew and its place above the annotation, within the map.
    func place(in map: CGRect) {
        title.text = target.annotation?.title
        subtitle.text = target.detailCalloutAccessoryView == nil ? target.annotation?.subtitle : nil
        let limit = CGSize(width: 220, height: CGFloat.greatestFiniteMagnitude)
        let detail: UIView = target.detailCalloutAccessoryView ?? subtitle
        let detailSize: CGSize = detail === subtitle ? (subtitle.text?.isEmpty == false ? subtitle.sizeThatFits(limit) : .zero) : size(of: detail)
        let layout = MapCalloutLayout(
            left: size(of: target.leftCalloutAccessoryView), right: size(of: target.rightCalloutAccessoryView), title: title.sizeThatFits(limit),
            detail: detailSize)
        let foot = CGPoint(x: target.frame.midX + target.calloutOffset.x, y: target.frame.minY + target.calloutOffset.y)
        frame = layout.frame(above: foot, in: map)
        target.leftCalloutAccessoryView?.frame = layout.left
        target.rightCalloutAccessoryView?.frame = layout.right
        (title.frame, detail.frame) = (layout.title, layout.detail)
    }
}

/// The places of a callout's parts.
struct MapCalloutLayout: Equatable {
    let size: CGSize
    let left: CGRect
    let right: CGRect
    let title: CGRect
    let detail: CGRect

    /// Of their sizes; what is empty takes no room.
    init(left: CGSize, right: CGSize, title: CGSize, detail: CGSize) {
        let (edge, gap): (CGFloat, CGFloat) = (12, 8)
        let width = min(220, max(title.width, detail.width)), words = title.height + (detail.height > 0 ? detail.height + 2 : 0)
        let height = max(44, words + 12, left.height + 8, right.height + 8)
        let start = edge + (left.width > 0 ? left.width + gap : 0)
        let end = start + width
        size = CGSize(width: end + (right.width > 0 ? gap + right.width : 0) + edge, height: height)
        self.left = CGRect(x: edge, y: (height - left.height) / 2, width: left.width, height: left.height)
        self.right = CGRect(x: end + gap, y: (height - right.height) / 2, width: right.width, height: right.height)
        self.title = CGRect(x: start, y: (height - words) / 2, width: width, height: title.height)
        self.detail = CGRect(x: start, y: (height - words) / 2 + title.height + 2, width: min(width, max(detail.width, 0)), height: detail.height)
    }

    /// Centred above a point, but not beyond the map's sides where it fits.
    func frame(above foot: CGPoint, in map: CGRect) -> CGRect {
        let margin: CGFloat = 8
        var x = foot.x - size.width / 2
        if size.width <= map.width - 2 * margin { x = min(max(x, map.minX + margin), map.maxX - margin - size.width) }
        return CGRect(origin: CGPoint(x: x, y: foot.y - 6 - size.height), size: size)
    }
}
