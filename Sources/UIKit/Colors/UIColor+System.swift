/// Colours that adapt to light and dark, contrast and elevation (behaviour/metrics.json, colors).
extension UIColor {
    public class var systemBlue: UIColor { UIColor.system(.systemBlue) }
    public class var systemGreen: UIColor { UIColor.system(.systemGreen) }
    public class var systemIndigo: UIColor { UIColor.system(.systemIndigo) }
    public class var systemOrange: UIColor { UIColor.system(.systemOrange) }
    public class var systemPink: UIColor { UIColor.system(.systemPink) }
    public class var systemPurple: UIColor { UIColor.system(.systemPurple) }
    public class var systemRed: UIColor { UIColor.system(.systemRed) }
    public class var systemYellow: UIColor { UIColor.system(.systemYellow) }
    public class var systemGray: UIColor { UIColor.system(.systemGray) }
    public class var systemGray2: UIColor { UIColor.system(.systemGray2) }
    public class var systemGray3: UIColor { UIColor.system(.systemGray3) }
    public class var systemGray4: UIColor { UIColor.system(.systemGray4) }
    public class var systemGray5: UIColor { UIColor.system(.systemGray5) }
    public class var systemGray6: UIColor { UIColor.system(.systemGray6) }
    public class var systemMint: UIColor { UIColor.system(.systemMint) }
    public class var systemTeal: UIColor { UIColor.system(.systemTeal) }
    public class var systemCyan: UIColor { UIColor.system(.systemCyan) }
    public class var systemBrown: UIColor { UIColor.system(.systemBrown) }
    /// Text of primary content.
    public class var label: UIColor { UIColor.system(.label) }
    /// Text of secondary content.
    public class var secondaryLabel: UIColor { UIColor.system(.secondaryLabel) }
    /// Text of tertiary content.
    public class var tertiaryLabel: UIColor { UIColor.system(.tertiaryLabel) }
    /// Text of quaternary content.
    public class var quaternaryLabel: UIColor { UIColor.system(.quaternaryLabel) }
    /// Placeholder text in fields.
    public class var placeholderText: UIColor { UIColor.system(.placeholderText) }
    /// A thin fill over a background, for small shapes such as a slider track.
    public class var systemFill: UIColor { UIColor.system(.systemFill) }
    /// A fill for medium-sized shapes such as a switch.
    public class var secondarySystemFill: UIColor { UIColor.system(.secondarySystemFill) }
    /// A fill for large shapes such as fields and buttons.
    public class var tertiarySystemFill: UIColor { UIColor.system(.tertiarySystemFill) }
    /// A fill for large areas with complex content.
    public class var quaternarySystemFill: UIColor { UIColor.system(.quaternarySystemFill) }
    /// The main background; in the dark lighter where the interface is elevated.
    public class var systemBackground: UIColor { UIColor.system(.systemBackground) }
    /// Content layered on the main background.
    public class var secondarySystemBackground: UIColor { UIColor.system(.secondarySystemBackground) }
    /// Content layered on secondary backgrounds.
    public class var tertiarySystemBackground: UIColor { UIColor.system(.tertiarySystemBackground) }
    /// The main background of grouped content.
    public class var systemGroupedBackground: UIColor { UIColor.system(.systemGroupedBackground) }
    /// Content layered on the grouped background.
    public class var secondarySystemGroupedBackground: UIColor { UIColor.system(.secondarySystemGroupedBackground) }
    /// Content layered on secondary grouped backgrounds.
    public class var tertiarySystemGroupedBackground: UIColor { UIColor.system(.tertiarySystemGroupedBackground) }
    /// Thin lines that let content beneath show through.
    public class var separator: UIColor { UIColor.system(.separator) }
    /// Thin lines that hide content beneath.
    public class var opaqueSeparator: UIColor { UIColor.system(.opaqueSeparator) }
    /// Text of links.
    public class var link: UIColor { UIColor.system(.link) }

    /// The default tint colour: `systemBlue` outside a view, the view's tint where a view resolves it.
    public class var tintColor: UIColor { tintColorInstance }
    /// White at 60 %, for text on dark backgrounds. Does not adapt.
    public class var lightText: UIColor { lightTextInstance }
    /// Black, for text on light backgrounds. Does not adapt.
    public class var darkText: UIColor { darkTextInstance }
    @available(*, deprecated, renamed: "systemGroupedBackground")
    public class var groupTableViewBackground: UIColor { UIColor.system(.systemGroupedBackground) }

    private static let lightTextInstance = UIColor(white: 1, alpha: 0.6)
    private static let darkTextInstance = UIColor(white: 0, alpha: 1)
}
