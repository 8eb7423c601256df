import UIKit

public enum UIContentStyle: UInt, Sendable {
    /// White or black, which is the better to be read.
    case contrast
    case light, dark
}

/// Gives all bars and controls the colours of a theme, by their appearance. Views that are there already keep theirs.
@preconcurrency @MainActor open class Chameleon: NSObject {
    open class func setGlobalThemeUsingPrimaryColor(_ primaryColor: UIColor!, with contentStyle: UIContentStyle) {
        Theme(primary: primaryColor, secondary: nil, style: contentStyle).apply(in: [])
    }
    open class func setGlobalThemeUsingPrimaryColor(
        _ primaryColor: UIColor!, withSecondaryColor secondaryColor: UIColor!, andContentStyle contentStyle: UIContentStyle
    ) {
        Theme(primary: primaryColor, secondary: secondaryColor, style: contentStyle).apply(in: [])
    }
    open class func setGlobalThemeUsingPrimaryColor(
        _ primaryColor: UIColor!, withSecondaryColor secondaryColor: UIColor!, usingFontName fontName: String!, andContentStyle contentStyle: UIContentStyle
    ) {
        Theme(primary: primaryColor, secondary: secondaryColor, style: contentStyle, fontName: fontName).apply(in: [])
    }
}

extension UIViewController {
    /// Gives bars and controls within controllers of this class the colours of a theme.
    public func setThemeUsingPrimaryColor(_ primaryColor: UIColor!, with contentStyle: UIContentStyle) {
        Theme(primary: primaryColor, secondary: nil, style: contentStyle).apply(in: [Swift.type(of: self)])
    }
    public func setThemeUsingPrimaryColor(_ primaryColor: UIColor!, withSecondaryColor secondaryColor: UIColor!, andContentStyle contentStyle: UIContentStyle) {
        Theme(primary: primaryColor, secondary: secondaryColor, style: contentStyle).apply(in: [Swift.type(of: self)])
    }
    public func setThemeUsingPrimaryColor(
        _ primaryColor: UIColor!, withSecondaryColor secondaryColor: UIColor!, usingFontName fontName: String!, andContentStyle contentStyle: UIContentStyle
    ) {
        Theme(primary: primaryColor, secondary: secondaryColor, style: contentStyle, fontName: fontName).apply(in: [Swift.type(of: self)])
    }
}

/// Two colours, and what is written on them.
@MainActor struct Theme {
    let primary: UIColor
    /// Of controls; that of bars where there is none.
    let secondary: UIColor
    let content: UIColor
    let secondaryContent: UIColor
    let fontName: String?

    init(primary: UIColor, secondary: UIColor?, style: UIContentStyle, fontName: String? = nil) {
        self.primary = primary
        self.secondary = secondary ?? primary
        self.fontName = fontName
        content = Self.content(on: primary, style)
        secondaryContent = Self.content(on: secondary ?? primary, style)
    }

    static func content(on color: UIColor, _ style: UIContentStyle) -> UIColor {
        switch style {
        case .contrast: ContrastColorOf(color, returnFlat: false)
        case .light: .white
        case .dark: .flatBlackDark
        }
    }

    /// - Parameter place: what the views have to be in; nothing for everywhere.
    func apply(in place: [any UIAppearanceContainer.Type]) {
        UIApplication.shared.statusBarStyle = content.luminance > 0.6 ? .lightContent : .default
        applyToBars(place)
        applyToControls(place)
    }

    private func applyToBars(_ place: [any UIAppearanceContainer.Type]) {
        var title: [NSAttributedString.Key: Any] = [.foregroundColor: content]
        if let font = fontName.flatMap({ UIFont(name: $0, size: 20) }) { title[.font] = font }
        let bar: UINavigationBar = place.isEmpty ? .appearance() : .appearance(whenContainedInInstancesOf: place)
        (bar.barTintColor, bar.tintColor, bar.titleTextAttributes, bar.shadowImage) = (primary, content, title, UIImage())
        let tools: UIToolbar = place.isEmpty ? .appearance() : .appearance(whenContainedInInstancesOf: place)
        (tools.barTintColor, tools.tintColor) = (primary, content)
        let tabs: UITabBar = place.isEmpty ? .appearance() : .appearance(whenContainedInInstancesOf: place)
        (tabs.barTintColor, tabs.tintColor) = (.flatWhite, primary)
        let search: UISearchBar = place.isEmpty ? .appearance() : .appearance(whenContainedInInstancesOf: place)
        (search.barTintColor, search.backgroundColor, search.tintColor) = (primary, primary, content)
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self] + place).tintColor = content
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self] + place).tintColor = content
    }

    private func applyToControls(_ place: [any UIAppearanceContainer.Type]) {
        let button: UIButton = place.isEmpty ? .appearance() : .appearance(whenContainedInInstancesOf: place)
        (button.tintColor, button.backgroundColor) = (secondaryContent, secondary)
        for bar in [UISearchBar.self, UINavigationBar.self, UIToolbar.self, UIStepper.self] as [any UIAppearanceContainer.Type] {
            let inner: UIButton = .appearance(whenContainedInInstancesOf: [bar] + place)
            (inner.tintColor, inner.backgroundColor) = (bar == UIStepper.self ? primary : content, .clear)
        }
        let pages: UIPageControl = place.isEmpty ? .appearance() : .appearance(whenContainedInInstancesOf: place)
        (pages.currentPageIndicatorTintColor, pages.pageIndicatorTintColor) = (primary, primary.withAlphaComponent(0.4))
        let progress: UIProgressView = place.isEmpty ? .appearance() : .appearance(whenContainedInInstancesOf: place)
        (progress.progressTintColor, progress.trackTintColor) = (secondary, .lightGray)
        let segments: UISegmentedControl = place.isEmpty ? .appearance() : .appearance(whenContainedInInstancesOf: place)
        segments.tintColor = primary
        let slider: UISlider = place.isEmpty ? .appearance() : .appearance(whenContainedInInstancesOf: place)
        (slider.minimumTrackTintColor, slider.maximumTrackTintColor, slider.thumbTintColor) = (secondary, .lightGray, secondary)
        let stepper: UIStepper = place.isEmpty ? .appearance() : .appearance(whenContainedInInstancesOf: place)
        stepper.tintColor = primary
        let flag: UISwitch = place.isEmpty ? .appearance() : .appearance(whenContainedInInstancesOf: place)
        flag.onTintColor = secondary
    }
}
