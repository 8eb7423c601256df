/// Texts and symbols of buttons.
@MainActor enum ButtonText {
    static func titleFont(_ configuration: UIButton.Configuration, _ traits: UITraitCollection) -> UIFont {
        .preferredFont(forTextStyle: UIButton.Configuration.Metrics.titleStyle(configuration.buttonSize), compatibleWith: traits)
    }

    static func subtitleFont(_ configuration: UIButton.Configuration, _ traits: UITraitCollection) -> UIFont {
        .preferredFont(forTextStyle: UIButton.Configuration.Metrics.subtitleStyle(configuration.buttonSize), compatibleWith: traits)
    }

    /// The text with the button's font and colour where it has none of its own, and the app's transformer applied.
    static func string(
        _ text: AttributedString, font: UIFont, color: UIColor, transformer: UIConfigurationTextAttributesTransformer?
    ) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for run in text.runs {
            var attributes = AttributeContainer()
            attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
            attributes[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
            attributes.merge(run.attributes)
            if let transformer { attributes = transformer(attributes) }
            let piece = String(text[run.range].characters)
            result.append(NSAttributedString(string: piece, attributes: attributes.uiKitDictionary))
        }
        return result
    }

    static func show(
        _ text: NSAttributedString, in label: UILabel, lineBreakMode: NSLineBreakMode, alignment: NSTextAlignment
    ) {
        label.numberOfLines = lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping ? 0 : 1
        let styled = NSMutableAttributedString(attributedString: text)
        let whole = NSRange(location: 0, length: text.length)
        text.enumerateAttribute(.paragraphStyle, in: whole, options: []) { value, range, _ in
            let style = NSMutableParagraphStyle()
            style.setParagraphStyle(value as? NSParagraphStyle ?? .default)
            if value == nil { style.alignment = alignment }
            style.lineBreakMode = lineBreakMode
            styled.addAttribute(.paragraphStyle, value: style, range: range)
        }
        if label.attributedText != styled { label.attributedText = styled }
    }

    /// Symbols are as large as the title beside them.
    static func symbolConfiguration(_ configuration: UIButton.Configuration) -> UIImage.SymbolConfiguration {
        let style: UIFont.TextStyle = UIButton.Configuration.Metrics.titleStyle(configuration.buttonSize)
        let standard = UIImage.SymbolConfiguration(textStyle: style, scale: .medium)
        return configuration.preferredSymbolConfigurationForImage.map { standard.applying($0) } ?? standard
    }

    /// How strong the image of a button without configuration is shown in its state.
    static func imageAlpha(_ button: UIButton) -> CGFloat {
        if button.isSystem { return button.isHighlighted ? 0.2 : 1 }
        if !button.isEnabled, button.adjustsImageWhenDisabled, button.images[.disabled] == nil { return 0.5 }
        if button.isHighlighted, button.adjustsImageWhenHighlighted, button.images[.highlighted] == nil { return 0.5 }
        return 1
    }
}
