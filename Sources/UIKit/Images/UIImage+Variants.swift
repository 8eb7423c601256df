extension UIImage {
    private func changed(_ change: (inout ImageValues) -> Void) -> UIImage {
        var copy: ImageValues = values
        change(&copy)
        return UIImage(values: copy)
    }

    public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }

    /// The picture's shape in one colour. Image views keep using their own tint for a template.
    public func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: values.isSymbol && renderingMode == .automatic ? .automatic : .alwaysTemplate)
    }

    /// The picture's shape in one colour, with a rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        changed {
            $0.tintColor = color
            $0.renderingMode = renderingMode
        }
    }

    /// Makes the part between the caps repeat when the picture is shown larger or smaller. Insets in points.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) -> UIImage {
        changed {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
            $0.isResizable = true
        }
    }

    /// Caps on the left and top; the one point after them repeats.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let left = CGFloat(leftCapWidth)
        let top = CGFloat(topCapHeight)
        let insets = UIEdgeInsets(
            top: top, left: left, bottom: top > 0 ? size.height - top - 1 : 0, right: left > 0 ? size.width - left - 1 : 0)
        return resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }

    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentRectInsets = alignmentInsets }
    }

    /// The picture, mirrored where the interface runs from right to left.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        changed { $0.flipsForRightToLeft = true }
    }

    public func withHorizontallyFlippedOrientation() -> UIImage {
        changed { $0.orientation = $0.orientation.mirrored }
    }

    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        changed { $0.baselineOffset = baselineOffset }
    }

    public func imageWithoutBaseline() -> UIImage {
        changed { $0.baselineOffset = 0 }
    }

    /// The image for another configuration: a symbol is drawn anew, an asset gives the variant that fits.
    public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        if case .symbol(let symbol) = values.content {
            return resized(symbol, configuration)
        }
        if let traits = configuration.traitCollection, let asset = imageAsset { return asset.image(with: traits) }
        return changed { $0.configuration = configuration }
    }

    /// This image with what `configuration` specifies applied over its own.
    public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        guard case .symbol(let symbol) = values.content else { return nil }
        return resized(symbol, values.configuration.map { Self.merge($0, configuration) } ?? configuration)
    }

    private static func merge(_ base: Configuration, _ added: SymbolConfiguration) -> Configuration {
        if let symbol = base as? SymbolConfiguration { return symbol.applying(added) }
        return SymbolConfiguration(values: added.values, traits: added.traitCollection ?? base.traitCollection)
    }

    private func resized(_ symbol: SymbolDrawing, _ configuration: Configuration) -> UIImage {
        guard let fresh = ImageLoading.symbol(symbol.name, configuration: configuration) else { return self }
        return changed {
            $0.content = fresh.content
            $0.scale = fresh.scale
            $0.configuration = fresh.configuration
        }
    }

    /// The picture as pixels ready to draw, at `size` or its own.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0, let image = rendered(size: size, scale: scale, tint: nil) else { return nil }
        return UIImage(cgImage: image, scale: scale, orientation: .up)
    }

    /// The picture as pixels ready to draw.
    public func preparingForDisplay() -> UIImage? { self }

    /// The same; `completionHandler` hears on a queue of its own.
    public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
        nonisolated(unsafe) let completion: (UIImage?) -> Void = completionHandler
        DispatchQueue.global().async { completion(self.preparingForDisplay()) }
    }

    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) {
        nonisolated(unsafe) let completion: (UIImage?) -> Void = completionHandler
        DispatchQueue.global().async { completion(self.preparingThumbnail(of: size)) }
    }

    public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    /// The format that draws such a picture: of its scale, opaque or not.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = cgImage.map { [.none, .noneSkipFirst, .noneSkipLast].contains($0.alphaInfo) } ?? false
        return format
    }

    /// Points that are not stretched at the left, as `stretchableImage(withLeftCapWidth:topCapHeight:)` was told.
    @available(iOS, introduced: 2.0, deprecated: 5.0)
    public var leftCapWidth: Int { Int(capInsets.left) }
    @available(iOS, introduced: 2.0, deprecated: 5.0)
    public var topCapHeight: Int { Int(capInsets.top) }

    // MARK: Animation

    /// An image of frames shown one after the other, `duration` seconds for all; 0 means a thirtieth of a second each.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        var values: ImageValues = first.values
        values.frames = images
        values.duration = duration > 0 ? duration : Double(images.count) / 30
        return UIImage(values: values)
    }

    /// An image of the frames `name0`, `name1` and so on, as many as there are.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var frames: [UIImage] = []
        // The first number without a picture is where the animation ends, not one that is missing.
        while frames.count < 1024, let values = ImageLoading.values(named: "\(name)\(frames.count)", in: nil, traits: ImageLoading.currentTraits) {
            frames.append(UIImage(values: values))
        }
        return animatedImage(with: frames, duration: duration)
    }

    /// The same with frames that can be stretched.
    public class func animatedResizableImageNamed(_ name: String, capInsets: UIEdgeInsets, duration: TimeInterval) -> UIImage? {
        animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }

    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode, duration: TimeInterval
    ) -> UIImage? {
        guard let animated = animatedImageNamed(name, duration: duration), let frames = animated.images else { return nil }
        return animatedImage(with: frames.map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }, duration: animated.duration)
    }

    // MARK: Symbols UIKit names

    public class var add: UIImage { UIImage(systemName: "plus") ?? UIImage() }
    public class var remove: UIImage { UIImage(systemName: "minus") ?? UIImage() }
    public class var actions: UIImage { UIImage(systemName: "ellipsis") ?? UIImage() }
    public class var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
    public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
}

extension UIImage {
    /// Whether the picture has light beyond sRGB's white. False: pictures are kept in the standard range.
    public var isHighDynamicRange: Bool { false }

    /// The picture without light beyond sRGB's white: itself.
    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}
