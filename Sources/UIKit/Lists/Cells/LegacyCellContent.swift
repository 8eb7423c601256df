/// The labels and the image of a cell's style, made when they are asked for.
@MainActor final class LegacyCellContent {
    private unowned let cell: UITableViewCell
    private let style: UITableViewCell.CellStyle
    private var textLabel: UILabel?
    private var detailLabel: UILabel?
    private var picture: UIImageView?

    init(style: UITableViewCell.CellStyle, cell: UITableViewCell) {
        self.style = style
        self.cell = cell
    }

    var isUsed: Bool { textLabel != nil || detailLabel != nil || picture != nil }

    var text: UILabel {
        if let textLabel { return textLabel }
        let label = UITableViewLabel(frame: .zero)
        label.font = style == .value2 ? .preferredFont(forTextStyle: .caption1) : .preferredFont(forTextStyle: .body)
        if style == .value2 { label.textColor = cell.tintColor }
        textLabel = label
        add(label)
        return label
    }

    var detail: UILabel? {
        guard style != .default else { return nil }
        if let detailLabel { return detailLabel }
        let label = UITableViewLabel(frame: .zero)
        label.font = .preferredFont(forTextStyle: style == .value1 ? .body : .caption1)
        if style == .value1 { label.textColor = .secondaryLabel }
        detailLabel = label
        add(label)
        return label
    }

    var image: UIImageView {
        if let picture { return picture }
        let view = UIImageView(image: nil)
        picture = view
        add(view)
        return view
    }

    private func add(_ view: UIView) {
        (view as? UITableViewLabel)?.onChange = { [weak cell] in cell?.setNeedsLayout() }
        (view as? UILabel)?.adjustsFontForContentSizeCategory = true
        cell.contentView.addSubview(view)
        cell.setNeedsLayout()
    }

    func remove() {
        for view in [textLabel, detailLabel, picture].compactMap({ $0 as UIView? }) { view.removeFromSuperview() }
        textLabel = nil
        detailLabel = nil
        picture = nil
    }

    func highlight(_ isHighlighted: Bool) {
        textLabel?.isHighlighted = isHighlighted
        detailLabel?.isHighlighted = isHighlighted
        picture?.isHighlighted = isHighlighted
    }

    // MARK: Layout

    private var metrics: LegacyCellLayout {
        let margins: UIEdgeInsets = cell.effectiveLayoutMargins
        let content: CGRect = cell.contentView.frame
        let rightToLeft: Bool = cell.isRightToLeft
        let leading: CGFloat = rightToLeft ? margins.right - (cell.bounds.width - content.maxX) : margins.left - content.minX
        let trailing: CGFloat = rightToLeft ? margins.left - content.minX : margins.right - (cell.bounds.width - content.maxX)
        return LegacyCellLayout(
            style: style, leading: max(leading, (rightToLeft ? cell.bounds.width - content.maxX : content.minX) > 0 ? 16 : 0), trailing: max(trailing, 8),
            image: picture.map { $0.intrinsicContentSize } ?? .zero, rightToLeft: rightToLeft,
            scale: max(1, cell.traitCollection.displayScale))
    }

    private func frames(width: CGFloat, height: CGFloat) -> LegacyCellLayout.Frames {
        func sizer(_ label: UILabel?) -> ((CGFloat) -> CGSize)? {
            guard let label, label.text?.isEmpty == false || label.attributedText?.length ?? 0 > 0 else { return nil }
            return { label.sizeThatFits(CGSize(width: $0, height: .infinity)) }
        }
        return metrics.frames(in: CGSize(width: width, height: height), text: sizer(textLabel), detail: sizer(detailLabel))
    }

    func layOut() {
        guard isUsed else { return }
        let bounds: CGRect = cell.contentView.bounds
        let frames: LegacyCellLayout.Frames = frames(width: bounds.width, height: bounds.height)
        textLabel?.frame = frames.text
        detailLabel?.frame = frames.detail
        picture?.frame = frames.image
    }

    func fittingHeight(width: CGFloat) -> CGFloat {
        max(UITableView.standardRowHeight - 1 / max(1, cell.traitCollection.displayScale), frames(width: width, height: 0).height)
    }

    /// From the content's leading edge to the text; nil without labels.
    var textLeading: CGFloat? {
        guard isUsed else { return nil }
        let metrics: LegacyCellLayout = metrics
        let image: CGFloat = metrics.imageSize(inHeight: cell.contentView.bounds.height).width
        return metrics.leading + (image > 0 ? image + LegacyCellLayout.imageToText : 0)
    }
}

/// A label of a cell, which tells the cell when its text changes.
final class UITableViewLabel: UILabel {
    var onChange: (() -> Void)?

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        onChange?()
    }
}

/// The frames of the labels and the image of a style: values in, frames out.
struct LegacyCellLayout {
    static let imageToText: CGFloat = 16
    /// Above and below the texts of a row of automatic height (behaviour/metrics.json, subtitleCell).
    var verticalMargin: CGFloat { style == .subtitle ? 11.75 : 11 }

    var style: UITableViewCell.CellStyle
    var leading: CGFloat
    var trailing: CGFloat
    var image: CGSize
    var rightToLeft: Bool
    var scale: CGFloat

    struct Frames: Equatable {
        var text: CGRect = .zero
        var detail: CGRect = .zero
        var image: CGRect = .zero
        var height: CGFloat = 0
    }

    /// The image's size in a row so high, in points: one that is higher is made smaller, in its shape. In a row whose height is asked for, 0, it is whole.
    func imageSize(inHeight height: CGFloat) -> CGSize {
        guard height > 0, image.height > height else { return image }
        return CGSize(width: (image.width * height / image.height * scale).rounded() / scale, height: height)
    }

    func frames(in size: CGSize, text: ((CGFloat) -> CGSize)?, detail: ((CGFloat) -> CGSize)?) -> Frames {
        var frames = Frames()
        let image: CGSize = imageSize(inHeight: size.height)
        let start: CGFloat = leading + (image.width > 0 ? image.width + Self.imageToText : 0)
        let width: CGFloat = max(0, size.width - start - trailing)
        func snapped(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        var block: CGFloat = 0
        switch style {
        case .default, .subtitle:
            let first: CGSize = text?(width) ?? .zero
            let second: CGSize = style == .subtitle ? detail?(width) ?? .zero : .zero
            block = first.height + second.height
            let top: CGFloat = snapped((size.height - block) / 2)
            frames.text = CGRect(x: start, y: top, width: style == .subtitle ? min(first.width, width) : width, height: first.height)
            frames.detail = CGRect(x: start, y: top + first.height, width: min(second.width, width), height: second.height)
        case .value1:
            let first: CGSize = text?(width) ?? .zero
            let second: CGSize = detail?(width) ?? .zero
            block = max(first.height, second.height)
            let detailWidth: CGFloat = min(second.width, max(width - first.width - 6, width / 3))
            frames.text = CGRect(
                x: start, y: snapped((size.height - first.height) / 2), width: min(first.width, max(0, width - detailWidth - 6)), height: first.height)
            frames.detail = CGRect(
                x: start + width - detailWidth, y: snapped((size.height - second.height) / 2), width: detailWidth, height: second.height)
        case .value2:
            let titleWidth: CGFloat = 91
            let first: CGSize = text?(titleWidth) ?? .zero
            let second: CGSize = detail?(width - titleWidth - 6) ?? .zero
            block = max(first.height, second.height)
            frames.text = CGRect(
                x: start + titleWidth - min(first.width, titleWidth), y: snapped((size.height - first.height) / 2),
                width: min(first.width, titleWidth), height: first.height)
            frames.detail = CGRect(
                x: start + titleWidth + 6, y: snapped((size.height - second.height) / 2), width: max(0, width - titleWidth - 6), height: second.height)
        }
        if image.width > 0 {
            frames.image = CGRect(x: leading, y: snapped((size.height - image.height) / 2), width: image.width, height: image.height)
        }
        frames.height = max(block + 2 * verticalMargin, image.height)
        if rightToLeft {
            for path in [\Frames.text, \.detail, \.image] { frames[keyPath: path].origin.x = size.width - frames[keyPath: path].maxX }
        }
        return frames
    }
}
