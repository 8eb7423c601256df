/// The frames of a configured button's parts.
@MainActor struct ConfiguredButtonLayout {
    struct Frames: Equatable {
        var image: CGRect = .zero
        var title: CGRect = .zero
        var subtitle: CGRect = .zero
        var menuIndicator: CGRect = .zero
    }

    let configuration: UIButton.Configuration
    let title: UILabel?
    let subtitle: UILabel?
    /// nil or empty where there is none.
    let imageSize: CGSize?
    /// The room for the image along the axis of its placement, in points.
    var imageReservation: CGFloat = 0
    /// Empty where there is none.
    var indicatorSize: CGSize = .zero

    private static let indicatorPadding: CGFloat = 5

    /// The image with the room that is kept for it.
    private var image: CGSize {
        guard let size = imageSize, size.width > 0 else { return .zero }
        return isVertical
            ? CGSize(width: size.width, height: max(size.height, imageReservation))
            : CGSize(width: max(size.width, imageReservation), height: size.height)
    }
    private var hasImage: Bool { image.width > 0 }
    /// From the content's trailing end to that of the indicator.
    private var indicatorRoom: CGFloat { indicatorSize.width > 0 ? indicatorSize.width + Self.indicatorPadding : 0 }
    private var isVertical: Bool { configuration.imagePlacement == .top || configuration.imagePlacement == .bottom }

    /// The texts' sizes within a width.
    private func texts(width: CGFloat) -> (title: CGSize, subtitle: CGSize, whole: CGSize) {
        func size(_ label: UILabel?) -> CGSize {
            guard let label, !label.isHidden, label.attributedText != nil else { return .zero }
            return label.sizeThatFits(CGSize(width: max(width, 1), height: 0))
        }
        let first: CGSize = size(title)
        let second: CGSize = size(subtitle)
        let padding: CGFloat = first.height > 0 && second.height > 0 ? configuration.titlePadding : 0
        let whole = CGSize(width: max(first.width, second.width), height: first.height + padding + second.height)
        return (first, second, whole)
    }

    private func textWidth(outer width: CGFloat) -> CGFloat {
        let insets: NSDirectionalEdgeInsets = configuration.contentInsets
        let inner: CGFloat = width - insets.leading - insets.trailing - indicatorRoom
        return hasImage && !isVertical ? inner - image.width - configuration.imagePadding : inner
    }

    /// The size of the button, its insets included.
    func size(width: CGFloat, scale: CGFloat) -> CGSize {
        let insets: NSDirectionalEdgeInsets = configuration.contentInsets
        let content: CGSize = contentSize(texts(width: textWidth(outer: width)).whole)
        return CGSize(
            width: content.width + indicatorRoom + insets.leading + insets.trailing,
            height: max(content.height, indicatorSize.height) + insets.top + insets.bottom)
    }

    private func contentSize(_ text: CGSize) -> CGSize {
        guard hasImage else { return text }
        let padding: CGFloat = text.height > 0 ? configuration.imagePadding : 0
        if isVertical {
            return CGSize(width: max(image.width, text.width), height: image.height + padding + text.height)
        }
        return CGSize(width: image.width + padding + text.width, height: max(image.height, text.height))
    }

    /// The parts' frames within a button of `bounds`.
    func frames(
        in bounds: CGRect, horizontal: UIControl.ContentHorizontalAlignment, vertical: UIControl.ContentVerticalAlignment,
        isRightToLeft: Bool, scale: CGFloat
    ) -> Frames {
        let whole: CGRect = bounds.inset(by: configuration.contentInsets.resolved(rightToLeft: isRightToLeft))
        let room = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: indicatorRoom)
        let area: CGRect = whole.inset(by: room.resolved(rightToLeft: isRightToLeft))
        let text = texts(width: textWidth(outer: bounds.width))
        let content: CGSize = contentSize(text.whole)
        let size = CGSize(width: min(content.width, area.width), height: content.height)
        let box = CGRect(
            x: Self.position(size.width, in: area.minX, area.width, Self.share(horizontal)),
            y: Self.position(size.height, in: area.minY, area.height, Self.share(vertical)), width: size.width,
            height: size.height)
        let (imageRect, textRect) = split(box, isRightToLeft: isRightToLeft)
        var frames = Frames(image: centered(imageRect))
        if indicatorSize.width > 0 {
            let x: CGFloat = isRightToLeft ? whole.minX : whole.maxX - indicatorSize.width
            frames.menuIndicator = CGRect(origin: CGPoint(x: x, y: whole.midY - indicatorSize.height / 2), size: indicatorSize)
        }
        // Each text is as wide as its column; its alignment places it there.
        frames.title = CGRect(x: textRect.minX, y: textRect.minY, width: textRect.width, height: text.title.height)
        frames.subtitle = CGRect(
            x: textRect.minX, y: textRect.maxY - text.subtitle.height, width: textRect.width, height: text.subtitle.height)
        return frames
    }

    /// The image itself in the middle of its room.
    private func centered(_ room: CGRect) -> CGRect {
        guard hasImage, let size = imageSize else { return room }
        return room.insetBy(dx: (room.width - size.width) / 2, dy: (room.height - size.height) / 2)
    }

    /// The image's and the texts' rectangles in the content box.
    private func split(_ box: CGRect, isRightToLeft: Bool) -> (image: CGRect, text: CGRect) {
        guard hasImage else { return (.zero, box) }
        let hasText: Bool = title?.isHidden == false || subtitle != nil
        let padding: CGFloat = hasText ? configuration.imagePadding : 0
        var imageRect = CGRect(origin: .zero, size: image)
        var text: CGRect = box
        if isVertical {
            imageRect.origin.x = box.midX - image.width / 2
            text.size.height -= image.height + padding
            if configuration.imagePlacement == .top {
                imageRect.origin.y = box.minY
                text.origin.y = box.maxY - text.height
            } else {
                imageRect.origin.y = box.maxY - image.height
            }
            return (imageRect, text)
        }
        imageRect.origin.y = box.midY - image.height / 2
        text.size.width -= image.width + padding
        let isLeft: Bool = (configuration.imagePlacement != .trailing) != isRightToLeft
        imageRect.origin.x = isLeft ? box.minX : box.maxX - image.width
        if isLeft { text.origin.x = box.maxX - text.width }
        // A subtitle beside an image may be lower than it: the texts stand in the middle.
        let height: CGFloat = texts(width: text.width).whole.height
        text.origin.y = box.midY - height / 2
        text.size.height = height
        return (imageRect, text)
    }

    private static func position(_ length: CGFloat, in start: CGFloat, _ room: CGFloat, _ share: CGFloat) -> CGFloat {
        start + (room - length) * share
    }

    private static func share(_ alignment: UIControl.ContentHorizontalAlignment) -> CGFloat {
        switch alignment {
        case .left, .leading, .fill: 0
        case .center: 0.5
        case .right, .trailing: 1
        }
    }

    private static func share(_ alignment: UIControl.ContentVerticalAlignment) -> CGFloat {
        switch alignment {
        case .top: 0
        case .center, .fill: 0.5
        case .bottom: 1
        }
    }
}

extension UIButton.Configuration {
    /// The texts' alignment: centred above or below an image and alone, leading beside one.
    var resolvedTitleAlignment: TitleAlignment {
        guard titleAlignment == .automatic else { return titleAlignment }
        if image == nil && !showsActivityIndicator { return .center }
        switch imagePlacement {
        case .leading: return .leading
        case .trailing: return .trailing
        default: return .center
        }
    }
}
