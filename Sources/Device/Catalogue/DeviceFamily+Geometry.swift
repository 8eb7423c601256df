import AppSession

/// The numbers that follow from a family's measured ones by rules that hold for every device (behaviour/devices.json `rules`; the
/// tests compare each result with the measured tables).
extension DeviceFamily {
    /// From this portrait width on, iPhones are regular in width when turned, and have wider margins in portrait.
    package static let largePhoneWidth: Double = 414

    /// The screen in the given orientation, in points.
    package func screenSize(_ orientation: Orientation) -> WindowEnvironment.Size {
        switch orientation {
        case .portrait: portraitSize
        case .landscape: WindowEnvironment.Size(width: portraitSize.height, height: portraitSize.width)
        }
    }

    /// Insets of an app that has the whole screen.
    package func safeAreaInsets(_ orientation: Orientation) -> WindowEnvironment.Insets {
        switch (idiom, orientation) {
        case (.pad, _):
            WindowEnvironment.Insets(top: topInset, bottom: hasHomeIndicator ? 20 : 0)
        case (.phone, .portrait):
            WindowEnvironment.Insets(top: topInset, bottom: hasHomeIndicator ? 34 : 0)
        case (.phone, .landscape) where cutout != .none:
            WindowEnvironment.Insets(left: topInset, bottom: 21, right: topInset)
        case (.phone, .landscape):
            WindowEnvironment.Insets()
        }
    }

    /// Height of the status bar; phones hide it when turned.
    package func statusBarHeight(_ orientation: Orientation) -> Double {
        idiom == .phone && orientation == .landscape ? 0 : statusBarHeight
    }

    /// Horizontal layout margin of a root view inside the safe area, for an app that has the whole screen.
    package func rootMargin(_ orientation: Orientation) -> Double {
        switch (idiom, orientation) {
        case (.pad, _): 20
        case (.phone, .portrait): portraitSize.width < Self.largePhoneWidth ? 16 : 20
        case (.phone, .landscape): cutout == .none ? 20 : 16
        }
    }

    /// Size classes of an app that has the whole screen.
    package func sizeClasses(_ orientation: Orientation) -> SizeClasses {
        switch (idiom, orientation) {
        case (.pad, _):
            SizeClasses(horizontal: .regular, vertical: .regular)
        case (.phone, .portrait):
            SizeClasses(horizontal: .compact, vertical: .regular)
        case (.phone, .landscape):
            SizeClasses(horizontal: portraitSize.width >= Self.largePhoneWidth ? .regular : .compact, vertical: .compact)
        }
    }
}
