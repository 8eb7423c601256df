/// The frames of the image and texts of a list content view: values in, frames out, in the view's coordinates.
struct ListContentLayout {
    struct Metrics: Equatable {
        var margins: UIEdgeInsets
        /// Zero where there is no image; the size of its place.
        var imagePlace: CGSize
        var image: CGSize
        var imageToText: CGFloat
        var horizontalPadding: CGFloat
        var verticalPadding: CGFloat
        var sideBySide: Bool
        var rightToLeft: Bool
        var scale: CGFloat
    }

    struct Frames: Equatable {
        var image: CGRect = .zero
        var text: CGRect = .zero
        var secondary: CGRect = .zero
        /// The height that content and margins take together.
        var height: CGFloat = 0
    }

    /// - Parameters:
    ///   - size: an infinite height asks for the height alone.
    ///   - text, secondary: the size a text takes in a width; nil where there is none.
    static func frames(
        _ metrics: Metrics, in size: CGSize, text: ((CGFloat) -> CGSize)?, secondary: ((CGFloat) -> CGSize)?
    ) -> Frames {
        let margins: UIEdgeInsets = metrics.margins
        let leading: CGFloat = metrics.rightToLeft ? margins.right : margins.left
        let trailing: CGFloat = metrics.rightToLeft ? margins.left : margins.right
        let hasImage: Bool = metrics.image.width > 0
        let textStart: CGFloat = leading + (hasImage ? metrics.imagePlace.width + metrics.imageToText : 0)
        let width: CGFloat = max(0, size.width - textStart - trailing)
        var frames = Frames()
        var block = CGSize.zero
        let first: CGSize = text?(width) ?? .zero
        var second: CGSize = secondary?(width) ?? .zero
        let natural: CGFloat = (text?(.infinity).width ?? 0) + (secondary?(.infinity).width ?? 0) + metrics.horizontalPadding
        if metrics.sideBySide, text != nil, let secondary, natural <= width {
            second = secondary(.infinity)
            block.height = max(first.height, second.height)
            frames.text = CGRect(x: textStart, y: 0, width: width - second.width - metrics.horizontalPadding, height: first.height)
            frames.secondary = CGRect(x: textStart + width - second.width, y: 0, width: second.width, height: second.height)
            frames.text.origin.y = (block.height - first.height) / 2
            frames.secondary.origin.y = (block.height - second.height) / 2
        } else {
            let gap: CGFloat = text != nil && secondary != nil ? metrics.verticalPadding : 0
            block.height = first.height + gap + second.height
            frames.text = CGRect(x: textStart, y: 0, width: width, height: first.height)
            frames.secondary = CGRect(x: textStart, y: first.height + gap, width: width, height: second.height)
        }
        let contentHeight: CGFloat = max(block.height, hasImage ? metrics.imagePlace.height : 0)
        frames.height = contentHeight + margins.top + margins.bottom
        let height: CGFloat = size.height.isFinite ? size.height : frames.height
        func snapped(_ value: CGFloat) -> CGFloat { (value * metrics.scale).rounded() / metrics.scale }
        let middle: CGFloat = margins.top + (height - margins.top - margins.bottom) / 2
        let top: CGFloat = snapped(middle - block.height / 2)
        frames.text.origin.y += top
        frames.secondary.origin.y += top
        if hasImage {
            frames.image = CGRect(
                x: snapped(leading + (metrics.imagePlace.width - metrics.image.width) / 2), y: snapped(middle - metrics.image.height / 2),
                width: metrics.image.width, height: metrics.image.height)
        }
        if metrics.rightToLeft {
            for path in [\Frames.text, \.secondary, \.image] { frames[keyPath: path].origin.x = size.width - frames[keyPath: path].maxX }
        }
        return frames
    }

    /// The size an image is shown at: its own, no larger than `maximum` where that is not 0.
    static func imageSize(_ size: CGSize, maximum: CGSize) -> CGSize {
        var factor: CGFloat = 1
        if maximum.width > 0, size.width > maximum.width { factor = min(factor, maximum.width / size.width) }
        if maximum.height > 0, size.height > maximum.height { factor = min(factor, maximum.height / size.height) }
        return CGSize(width: size.width * factor, height: size.height * factor)
    }
}
