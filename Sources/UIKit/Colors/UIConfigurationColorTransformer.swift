/// A function from colour to colour that configurations apply to their colours.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
    public let transform: (UIColor) -> UIColor

    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
    }

    public func callAsFunction(_ input: UIColor) -> UIColor {
        transform(input)
    }

    /// The colour as a grey of the same brightness.
    public static let grayscale = UIConfigurationColorTransformer { input in
        derived(from: input) { UIColor(white: $0.luminance, alpha: $0.alpha) }
    }

    /// The colour as it is: there is no accent colour of the system's that would take its place.
    public static let preferredTint = UIConfigurationColorTransformer { $0 }

    /// A grey of the same brightness, for what is to stand back whatever the accent colour is.
    public static let monochromeTint = UIConfigurationColorTransformer { input in
        derived(from: input) { UIColor(white: $0.luminance, alpha: $0.alpha) }
    }

    private static func derived(from input: UIColor, _ change: @escaping (ColorComponents) -> UIColor) -> UIColor {
        UIColor { traits in change(ColorComponents(input.resolvedColor(with: traits).cgColor)) }
    }
}
