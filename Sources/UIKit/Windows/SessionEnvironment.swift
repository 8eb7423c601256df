import AppSession

/// The last report of the device: the environment of the app's window and the device it runs on.
@MainActor package enum SessionEnvironment {
    package static var window: WindowEnvironment {
        get { AppContext.current.environment }
        set { AppContext.current.environment = newValue }
    }
    static var device: DeviceIdentity {
        get { AppContext.current.device }
        set { AppContext.current.device = newValue }
    }

    package nonisolated static let standard: WindowEnvironment = {
        let size = WindowEnvironment.Size(width: 393, height: 852)
        return WindowEnvironment(
            size: size, screenSize: size, scale: 3, safeAreaInsets: .init(top: 59, bottom: 34), statusBarHeight: 54,
            rootMargin: 16, idiom: .phone, horizontalSizeClass: .compact, verticalSizeClass: .regular)
    }()
}

extension UIEdgeInsets {
    init(_ insets: WindowEnvironment.Insets) {
        self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}

extension TraitValues {
    /// The traits a window in `environment` starts from.
    init(_ environment: WindowEnvironment) {
        idiom = environment.idiom == .pad ? .pad : .phone
        horizontalSizeClass = environment.horizontalSizeClass == .compact ? .compact : .regular
        verticalSizeClass = environment.verticalSizeClass == .compact ? .compact : .regular
        style = environment.style == .dark ? .dark : .light
        level = environment.level == .elevated ? .elevated : .base
        contrast = environment.contrast == .high ? .high : .normal
        legibilityWeight = environment.boldText ? .bold : .regular
        displayScale = environment.scale
        displayGamut = environment.gamut == .displayP3 ? .P3 : .SRGB
        layoutDirection = environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        contentSizeCategory = UIContentSizeCategory(environment.textSize)
        forceTouchCapability = .unavailable
        activeAppearance = .active
        sceneCaptureState = .inactive
    }
}

extension UIContentSizeCategory {
    init(_ size: WindowEnvironment.TextSize) {
        let step: Int = WindowEnvironment.TextSize.allCases.firstIndex(of: size) ?? 3
        self = UIContentSizeCategory.ascending[step]
    }
}
