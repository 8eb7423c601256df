import AppSession

/// The frame that a device gives a window and the environment that the window gets: pure functions of device, orientation and arrangement
/// (behaviour/multitasking.json).
package enum WindowLayout {
    /// Points between the two sides of Split View.
    package static let dividerWidth: Double = 10
    /// iPad windows at least this wide are regular in width. Measured windows leave the true threshold open between
    /// 639 (compact) and 678 (regular); this choice lies between.
    package static let regularWidth: Double = 668
    /// Smallest side of a free window. Stage Manager's own minimum is not published; smaller windows help nobody.
    package static let minimumWindowSide: Int = 100

    /// Why `device` cannot arrange a window so, or nil when it can.
    package static func refusal(of arrangement: Arrangement, on device: DeviceFamily, _ orientation: Orientation) -> String? {
        let screen: WindowEnvironment.Size = device.screenSize(orientation)
        switch arrangement {
        case .full:
            return nil
        case .slideOver where device.idiom == .phone:
            return "an iPhone has no Slide Over. Use full, or an iPad."
        case _ where arrangement.split != nil && device.idiom == .phone:
            return "an iPhone has no Split View. Use full, or an iPad."
        case .window where device.idiom == .phone:
            return "an iPhone has no free windows. Use full, or an iPad."
        case _ where arrangement.split?.share == .half && orientation == .portrait:
            return "Split View has no halves in portrait. Use split-third, split-two-thirds or landscape."
        case .window(let width, let height) where width < minimumWindowSide || height < minimumWindowSide:
            return "a window is at least \(minimumWindowSide) x \(minimumWindowSide) points."
        case .window(let width, let height) where Double(width) > screen.width || Double(height) > screen.height:
            return "the screen is only \(Int(screen.width)) x \(Int(screen.height)) points."
        default:
            return nil
        }
    }

    /// Width of Slide Over and of the narrow side of Split View: 375 on 12.9-inch and larger screens and, in
    /// landscape, on 8.3, 10.9 and 11-inch ones; otherwise 320.
    package static func narrowWidth(on device: DeviceFamily, _ orientation: Orientation) -> Double {
        let isLarge: Bool = device.portraitSize.width >= 1024
        let isTall: Bool = device.hasHomeIndicator && orientation == .landscape
        return isLarge || isTall ? 375 : 320
    }

    /// The window's frame on the screen, in the interface's orientation.
    package static func frame(of arrangement: Arrangement, on device: DeviceFamily, _ orientation: Orientation) -> Rect {
        let screen: WindowEnvironment.Size = device.screenSize(orientation)
        let narrow: Double = narrowWidth(on: device, orientation)
        switch arrangement {
        case .full:
            return Rect(x: 0, y: 0, width: screen.width, height: screen.height)
        case .slideOver:
            return Rect(x: screen.width - narrow, y: 0, width: narrow, height: screen.height)
        case .splitThird, .splitHalf, .splitTwoThirds, .splitThirdLeft, .splitHalfRight, .splitTwoThirdsRight:
            let split: Arrangement.Split = arrangement.split!
            let width: Double =
                switch split.share {
                case .third: narrow
                case .half: (screen.width - dividerWidth) / 2
                case .twoThirds: screen.width - dividerWidth - narrow
                }
            return Rect(x: split.isLeft ? 0 : screen.width - width, y: 0, width: width, height: screen.height)
        case .window(let width, let height):
            let x: Double = ((screen.width - Double(width)) / 2).rounded(.down)
            let y: Double = ((screen.height - Double(height)) / 2).rounded(.down)
            return Rect(x: x, y: y, width: Double(width), height: Double(height))
        }
    }

    /// Size classes of a window of `width` points. Every iPad window is regular in height.
    package static func sizeClasses(width: Double, on device: DeviceFamily, _ orientation: Orientation) -> SizeClasses {
        guard device.idiom == .pad else { return device.sizeClasses(orientation) }
        return SizeClasses(horizontal: width >= regularWidth ? .regular : .compact, vertical: .regular)
    }

    /// Whether a window reaches the screen's lower edge, where the home indicator is: a free one only where it is as high as the screen.
    package static func reachesBottom(_ arrangement: Arrangement, on device: DeviceFamily, _ orientation: Orientation) -> Bool {
        guard case .window(_, let height) = arrangement else { return true }
        return Double(height) >= device.screenSize(orientation).height
    }

    /// Safe area of a window. Split sides and Slide Over reach the screen's top and bottom and keep its insets; a free
    /// window keeps the strip at its top, where its controls are, and one that does not reach the lower edge has no home indicator.
    package static func safeAreaInsets(
        of arrangement: Arrangement, on device: DeviceFamily, _ orientation: Orientation
    ) -> WindowEnvironment.Insets {
        var insets: WindowEnvironment.Insets = device.safeAreaInsets(orientation)
        if !reachesBottom(arrangement, on: device, orientation) { insets.bottom = 0 }
        return insets
    }

    /// Horizontal margin of a root view: in a shared screen narrow windows have the narrow phones' margin.
    package static func rootMargin(width: Double, on device: DeviceFamily, _ orientation: Orientation) -> Double {
        guard device.idiom == .pad else { return device.rootMargin(orientation) }
        return width < DeviceFamily.largePhoneWidth ? 16 : 20
    }
}

extension DeviceFamily {
    /// The arrangements this device has in an orientation, but for free windows, which iPads have in any size.
    package func arrangements(_ orientation: Orientation) -> [Arrangement] {
        Arrangement.named.filter { WindowLayout.refusal(of: $0, on: self, orientation) == nil }
    }
}
