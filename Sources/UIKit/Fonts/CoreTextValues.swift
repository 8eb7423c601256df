extension UIFont {
    /// The font under `NSAttributedString.Key.font`, which may be one of Core Text's; nil for another value.
    static func of(attribute value: Any?) -> UIFont? {
        switch value {
        case let font as UIFont: font
        case let font as CTFont: UIFont(font.textFont)
        default: nil
        }
    }
}
