/// The frames of the image and title of a button without configuration (behaviour/metrics.json, UIButton legacy).
@MainActor struct LegacyButtonLayout {
    private let button: UIButton
    private let image: CGSize
    private let title: CGSize

    static let verticalPadding: CGFloat = 6
    static let minimumWidth: CGFloat = 30

    init(_ button: UIButton) {
        self.button = button
        image = button.currentImage == nil ? .zero : button.makePicture().intrinsicContentSize
        let hasTitle: Bool = !(button.currentTitle ?? "").isEmpty || (button.currentAttributedTitle?.length ?? 0) > 0
        title = hasTitle ? button.makeLabel().intrinsicContentSize : .zero
    }

    /// The size the button asks for.
    var size: CGSize {
        let insets: UIEdgeInsets = button.contentEdgeInsets
        // Vertical room is added only where the app gave none itself.
        let padding: CGFloat = title.height > 0 && insets == .zero ? Self.verticalPadding : 0
        var width: CGFloat = image.width + title.width
        var height: CGFloat = max(image.height, title.height > 0 ? title.height + 2 * padding : 0)
        if image == .zero, insets == .zero {
            width = max(width, Self.minimumWidth)
            // Without a title there is room for a line of one.
            if title == .zero { height = button.emptyTitleHeight + 2 * Self.verticalPadding }
        }
        if let background = button.currentBackgroundImage {
            width = max(width, background.size.width)
            height = max(height, background.size.height)
        }
        return CGSize(width: width + insets.left + insets.right, height: height + insets.top + insets.bottom)
    }

    func imageRect(in content: CGRect) -> CGRect {
        let area: CGRect = content.inset(by: button.imageEdgeInsets)
        let size = CGSize(width: min(image.width, max(0, area.width)), height: min(image.height, max(0, area.height)))
        // A title that has no room beside the image is cut, and pushes it nowhere.
        let whole: CGFloat = size.width + min(title.width, max(0, content.width - image.width))
        return place(size, lead: 0, whole: whole, area: area)
    }

    func titleRect(in content: CGRect) -> CGRect {
        let area: CGRect = content.inset(by: button.titleEdgeInsets)
        let room: CGFloat = max(0, area.width - image.width)
        let size = CGSize(width: min(title.width, room), height: min(title.height, max(0, area.height)))
        return place(size, lead: image.width, whole: image.width + size.width, area: area)
    }

    /// `lead`: how far into the row of image and title the part begins.
    private func place(_ size: CGSize, lead: CGFloat, whole: CGFloat, area: CGRect) -> CGRect {
        var rect = CGRect(origin: area.origin, size: size)
        let offset: CGFloat = button.isRightToLeft ? whole - lead - size.width : lead
        switch button.effectiveContentHorizontalAlignment {
        case .left, .leading: rect.origin.x = area.minX + offset
        case .right, .trailing: rect.origin.x = area.maxX - whole + offset
        case .center: rect.origin.x = area.midX - whole / 2 + offset
        case .fill:
            rect.origin.x = area.minX + offset
            if title == .zero { rect.size.width = area.width }
        }
        switch button.contentVerticalAlignment {
        case .top: rect.origin.y = area.minY
        case .bottom: rect.origin.y = area.maxY - size.height
        case .center: rect.origin.y = area.midY - size.height / 2
        case .fill:
            rect.origin.y = area.minY
            rect.size.height = area.height
        }
        return rect
    }
}
