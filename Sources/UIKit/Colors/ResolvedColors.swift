/// The system colours as objects, and as fixed colours for each kind of surroundings, made when first asked for.
enum ResolvedColors {
    struct Key: Hashable {
        var color: SystemColor
        var isDark: Bool
        var isHighContrast: Bool
        var isElevated: Bool
    }

    static func color(_ color: SystemColor, _ traits: UITraitCollection) -> UIColor {
        let key = Key(
            color: color, isDark: traits.userInterfaceStyle == .dark, isHighContrast: traits.accessibilityContrast == .high,
            isElevated: traits.userInterfaceLevel == .elevated)
        if let known = AppContext.current.pictures.systemColors[key] { return known }
        let value: UInt32 = color.value(
            isDark: key.isDark, isHighContrast: key.isHighContrast, isElevated: key.isElevated)
        let made = UIColor(
            red: CGFloat(value >> 24) / 255, green: CGFloat(value >> 16 & 255) / 255, blue: CGFloat(value >> 8 & 255) / 255,
            alpha: CGFloat(value & 255) / 255)
        AppContext.current.pictures.systemColors[key] = made
        return made
    }

    fileprivate static let instances: [SystemColor: UIColor] = Dictionary(
        uniqueKeysWithValues: SystemColor.allCases.map { ($0, UIColor(source: .system($0))) })
}

extension UIColor {
    static func system(_ color: SystemColor) -> UIColor {
        ResolvedColors.instances[color] ?? UIColor(source: .system(color))
    }

    static let tintColorInstance = UIColor(source: .tint)

    /// Whether this is `tintColor`, whatever the tint is.
    var isTint: Bool { if case .tint = source { true } else { false } }

    /// Whether views of other tints may show the colour differently.
    var mayDependOnTint: Bool {
        switch source {
        case .tint, .provider: true
        case .fixed, .system, .catalog: false
        }
    }
}

/// The tint that `UIColor.tintColor` stands for while a view resolves its colours.
enum TintColorScope {
    static var current: UIColor? {
        get { AppContext.current.drawing.tint }
        set { AppContext.current.drawing.tint = newValue }
    }

    /// The tint under `traitCollection`. A tint that is made of the tint itself has nothing to be made of but the system's.
    static func resolve(with traitCollection: UITraitCollection) -> UIColor {
        let tint: UIColor? = current
        current = nil
        defer { current = tint }
        return (tint ?? .systemBlue).resolvedColor(with: traitCollection)
    }
}

extension UIView {
    /// `color` as this view shows it: under its traits, with `UIColor.tintColor` standing for its tint.
    func resolve(_ color: UIColor) -> UIColor {
        let outer: UIColor? = TintColorScope.current
        TintColorScope.current = tintColor
        defer { TintColorScope.current = outer }
        return color.resolvedColor(with: traitCollection)
    }
}
