/// Lets what lies behind a blur shine through the content over it. The content keeps its own colours here, drawn over the blur.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
    public let blurEffect: UIBlurEffect
    public let style: UIVibrancyEffectStyle?

    public init(blurEffect: UIBlurEffect) {
        self.blurEffect = blurEffect
        style = nil
        super.init()
    }

    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.blurEffect = blurEffect
        self.style = style
        super.init()
    }

    public required init?(coder: NSCoder) {
        guard let blurEffect = coder.archived(UIBlurEffect.self, "UIBlurEffect") else { return nil }
        self.blurEffect = blurEffect
        style = coder.containsValue(forKey: "UIVibrancyStyle") ? UIVibrancyEffectStyle(rawValue: coder.decodeInteger(forKey: "UIVibrancyStyle")) : nil
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(blurEffect, forKey: "UIBlurEffect")
        if let style { coder.encode(style.rawValue, forKey: "UIVibrancyStyle") }
    }
}

/// The kind of vibrant content.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}
