import CoreImage

extension UIImage {
    /// A picture that Core Image computes. It has no `cgImage`; what is infinite or empty has no size.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        let content = CIContext().createCGImage(ciImage, from: ciImage.extent).map(ImageContent.bitmap) ?? .empty
        self.init(values: ImageValues(content: content, scale: scale > 0 ? scale : 1, orientation: orientation, recipe: ciImage))
    }

    /// The recipe that the image was made from; nil for all others.
    public var ciImage: CIImage? { values.recipe }
}

extension CIImage {
    /// The image's pixels as they are stored; nil where it has none.
    public convenience init?(image: UIImage) { self.init(image: image, options: nil) }

    public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
        if let recipe = image.ciImage {
            self.init(copying: recipe)
        } else if let picture = image.cgImage {
            self.init(cgImage: picture, options: options)
        } else {
            return nil
        }
    }
}

extension CIColor {
    /// The colour as it is for the present traits.
    public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}

extension UIColor {
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }

    public var ciColor: CIColor { CIColor(color: self) }
}
