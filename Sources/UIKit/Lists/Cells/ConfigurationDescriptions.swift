// Configurations and states in words, and in a debugger.

/// Values by their names, as a type's own mirror has them.
private enum DescribedValues {
    static func text(_ mirror: Mirror, of type: Any.Type) -> String {
        let values: [String] = mirror.children.compactMap { name, value in
            let text = String(describing: value)
            return text == "nil" ? nil : "\(name ?? "") = \(text.hasPrefix("Optional(") ? String(text.dropFirst(9).dropLast()) : text)"
        }
        return "\(String(reflecting: type).split(separator: ".").dropFirst().joined(separator: ".")): \(values.joined(separator: "; "))"
    }
}

extension UIBackgroundConfiguration: CustomReflectable, CustomStringConvertible, CustomDebugStringConvertible {
    public var customMirror: Mirror {
        let values: KeyValuePairs<String, Any> = [
            "customView": customView as Any, "cornerRadius": cornerRadius as Any, "backgroundInsets": backgroundInsets as Any,
            "backgroundColor": backgroundColor as Any, "visualEffect": visualEffect as Any, "image": image as Any,
            "strokeColor": strokeColor as Any, "strokeWidth": strokeWidth as Any, "strokeOutset": strokeOutset as Any,
        ]
        return Mirror(self, children: values, displayStyle: .struct)
    }
    public var description: String { DescribedValues.text(customMirror, of: Self.self) }
    public var debugDescription: String { description }
}

extension UICellConfigurationState: @preconcurrency CustomReflectable, @preconcurrency CustomStringConvertible,
    @preconcurrency CustomDebugStringConvertible
{
    public var customMirror: Mirror {
        let values: KeyValuePairs<String, Any> = [
            "traitCollection": traitCollection as Any, "isDisabled": isDisabled as Any, "isHighlighted": isHighlighted as Any,
            "isSelected": isSelected as Any, "isFocused": isFocused as Any, "isPinned": isPinned as Any, "isEditing": isEditing as Any,
            "isExpanded": isExpanded as Any, "isSwiped": isSwiped as Any, "isReordering": isReordering as Any,
            "cellDragState": cellDragState as Any, "cellDropState": cellDropState as Any,
        ]
        return Mirror(self, children: values, displayStyle: .struct)
    }
    public var description: String { DescribedValues.text(customMirror, of: Self.self) }
    public var debugDescription: String { description }
}

extension UIViewConfigurationState: @preconcurrency CustomReflectable, @preconcurrency CustomStringConvertible,
    @preconcurrency CustomDebugStringConvertible
{
    public var customMirror: Mirror {
        let values: KeyValuePairs<String, Any> = [
            "traitCollection": traitCollection as Any, "isDisabled": isDisabled as Any, "isHighlighted": isHighlighted as Any,
            "isSelected": isSelected as Any, "isFocused": isFocused as Any, "isPinned": isPinned as Any,
        ]
        return Mirror(self, children: values, displayStyle: .struct)
    }
    public var description: String { DescribedValues.text(customMirror, of: Self.self) }
    public var debugDescription: String { description }
}

extension UIContentUnavailableConfiguration: @preconcurrency CustomReflectable, @preconcurrency CustomStringConvertible,
    @preconcurrency CustomDebugStringConvertible
{
    public var customMirror: Mirror {
        let values: KeyValuePairs<String, Any> = [
            "image": image as Any, "text": text as Any, "secondaryText": secondaryText as Any, "alignment": alignment as Any,
            "imageToTextPadding": imageToTextPadding as Any, "textToSecondaryTextPadding": textToSecondaryTextPadding as Any,
            "textToButtonPadding": textToButtonPadding as Any, "buttonToSecondaryButtonPadding": buttonToSecondaryButtonPadding as Any,
            "directionalLayoutMargins": directionalLayoutMargins as Any, "imageProperties": imageProperties as Any,
            "textProperties": textProperties as Any, "secondaryTextProperties": secondaryTextProperties as Any,
            "buttonProperties": buttonProperties as Any, "secondaryButtonProperties": secondaryButtonProperties as Any,
        ]
        return Mirror(self, children: values, displayStyle: .struct)
    }
    public var description: String { DescribedValues.text(customMirror, of: Self.self) }
    public var debugDescription: String { description }
}

extension UIContentUnavailableConfiguration.ImageProperties: @preconcurrency CustomReflectable, @preconcurrency CustomStringConvertible,
    @preconcurrency CustomDebugStringConvertible
{
    public var customMirror: Mirror {
        let values: KeyValuePairs<String, Any> = [
            "preferredSymbolConfiguration": preferredSymbolConfiguration as Any, "tintColor": tintColor as Any,
            "cornerRadius": cornerRadius as Any, "maximumSize": maximumSize as Any,
            "accessibilityIgnoresInvertColors": accessibilityIgnoresInvertColors as Any,
        ]
        return Mirror(self, children: values, displayStyle: .struct)
    }
    public var description: String { DescribedValues.text(customMirror, of: Self.self) }
    public var debugDescription: String { description }
}

extension UIContentUnavailableConfiguration.TextProperties: @preconcurrency CustomReflectable, @preconcurrency CustomStringConvertible,
    @preconcurrency CustomDebugStringConvertible
{
    public var customMirror: Mirror {
        let values: KeyValuePairs<String, Any> = [
            "font": font as Any, "color": color as Any, "lineBreakMode": lineBreakMode as Any, "numberOfLines": numberOfLines as Any,
            "adjustsFontSizeToFitWidth": adjustsFontSizeToFitWidth as Any, "minimumScaleFactor": minimumScaleFactor as Any,
            "allowsDefaultTighteningForTruncation": allowsDefaultTighteningForTruncation as Any,
        ]
        return Mirror(self, children: values, displayStyle: .struct)
    }
    public var description: String { DescribedValues.text(customMirror, of: Self.self) }
    public var debugDescription: String { description }
}

extension UIContentUnavailableConfiguration.ButtonProperties: @preconcurrency CustomReflectable, @preconcurrency CustomStringConvertible,
    @preconcurrency CustomDebugStringConvertible
{
    public var customMirror: Mirror {
        let values: KeyValuePairs<String, Any> = [
            "primaryAction": primaryAction as Any, "menu": menu as Any, "isEnabled": isEnabled as Any, "role": role as Any,
        ]
        return Mirror(self, children: values, displayStyle: .struct)
    }
    public var description: String { DescribedValues.text(customMirror, of: Self.self) }
    public var debugDescription: String { description }
}

extension UIContentUnavailableConfigurationState: @preconcurrency CustomReflectable, @preconcurrency CustomStringConvertible,
    @preconcurrency CustomDebugStringConvertible
{
    public var customMirror: Mirror {
        let values: KeyValuePairs<String, Any> = [
            "traitCollection": traitCollection as Any, "searchText": searchText as Any,
        ]
        return Mirror(self, children: values, displayStyle: .struct)
    }
    public var description: String { DescribedValues.text(customMirror, of: Self.self) }
    public var debugDescription: String { description }
}

extension UIListContentConfiguration: @preconcurrency CustomReflectable, @preconcurrency CustomStringConvertible,
    @preconcurrency CustomDebugStringConvertible
{
    public var customMirror: Mirror {
        let values: KeyValuePairs<String, Any> = [
            "image": image as Any, "text": text as Any, "secondaryText": secondaryText as Any, "attributedText": attributedText as Any,
            "secondaryAttributedText": secondaryAttributedText as Any,
            "axesPreservingSuperviewLayoutMargins": axesPreservingSuperviewLayoutMargins as Any,
            "directionalLayoutMargins": directionalLayoutMargins as Any,
            "prefersSideBySideTextAndSecondaryText": prefersSideBySideTextAndSecondaryText as Any,
            "imageToTextPadding": imageToTextPadding as Any, "textToSecondaryTextHorizontalPadding": textToSecondaryTextHorizontalPadding as Any,
            "textToSecondaryTextVerticalPadding": textToSecondaryTextVerticalPadding as Any, "imageProperties": imageProperties as Any,
            "textProperties": textProperties as Any, "secondaryTextProperties": secondaryTextProperties as Any,
        ]
        return Mirror(self, children: values, displayStyle: .struct)
    }
    public var description: String { DescribedValues.text(customMirror, of: Self.self) }
    public var debugDescription: String { description }
}

extension UIListContentConfiguration.ImageProperties: @preconcurrency CustomReflectable, @preconcurrency CustomStringConvertible,
    @preconcurrency CustomDebugStringConvertible
{
    public var customMirror: Mirror {
        let values: KeyValuePairs<String, Any> = [
            "preferredSymbolConfiguration": preferredSymbolConfiguration as Any, "tintColor": tintColor as Any,
            "cornerRadius": cornerRadius as Any, "maximumSize": maximumSize as Any, "reservedLayoutSize": reservedLayoutSize as Any,
            "accessibilityIgnoresInvertColors": accessibilityIgnoresInvertColors as Any,
        ]
        return Mirror(self, children: values, displayStyle: .struct)
    }
    public var description: String { DescribedValues.text(customMirror, of: Self.self) }
    public var debugDescription: String { description }
}

extension UIListContentConfiguration.TextProperties: @preconcurrency CustomReflectable, @preconcurrency CustomStringConvertible,
    @preconcurrency CustomDebugStringConvertible
{
    public var customMirror: Mirror {
        let values: KeyValuePairs<String, Any> = [
            "font": font as Any, "color": color as Any, "alignment": alignment as Any, "lineBreakMode": lineBreakMode as Any,
            "numberOfLines": numberOfLines as Any, "adjustsFontSizeToFitWidth": adjustsFontSizeToFitWidth as Any,
            "minimumScaleFactor": minimumScaleFactor as Any, "adjustsFontForContentSizeCategory": adjustsFontForContentSizeCategory as Any,
            "transform": transform as Any,
        ]
        return Mirror(self, children: values, displayStyle: .struct)
    }
    public var description: String { DescribedValues.text(customMirror, of: Self.self) }
    public var debugDescription: String { description }
}

extension UIListSeparatorConfiguration: @preconcurrency CustomReflectable, @preconcurrency CustomStringConvertible,
    @preconcurrency CustomDebugStringConvertible
{
    public var customMirror: Mirror {
        let values: KeyValuePairs<String, Any> = [
            "topSeparatorVisibility": topSeparatorVisibility as Any, "bottomSeparatorVisibility": bottomSeparatorVisibility as Any,
            "topSeparatorInsets": topSeparatorInsets as Any, "bottomSeparatorInsets": bottomSeparatorInsets as Any, "color": color as Any,
        ]
        return Mirror(self, children: values, displayStyle: .struct)
    }
    public var description: String { DescribedValues.text(customMirror, of: Self.self) }
    public var debugDescription: String { description }
}
