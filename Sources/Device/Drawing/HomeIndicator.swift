import AppSession

/// The bar at the bottom of devices without a home button (behaviour/devices.json `rules`: about 134 to 148 points wide on
/// an upright phone, 5 high, 8 above the edge; other widths read off pictures).
package enum HomeIndicator {
    package static let height: Double = 5
    package static let distanceFromEdge: Double = 8

    /// Frame in the window; nil where the device shows none. Each side of Split View and Slide Over has its own.
    package static func frame(for configuration: WindowConfiguration) -> Rect? {
        guard configuration.device.hasHomeIndicator,
            WindowLayout.reachesBottom(configuration.arrangement, on: configuration.device, configuration.orientation)
        else { return nil }
        let window: Rect = configuration.frameOnScreen
        let width: Double = self.width(for: configuration, window: window).rounded()
        let y: Double = window.height - distanceFromEdge - height
        return Rect(x: ((window.width - width) / 2).rounded(.down), y: y, width: width, height: height)
    }

    private static func width(for configuration: WindowConfiguration, window: Rect) -> Double {
        if configuration.device.idiom == .pad { return min(window.width * 0.36, window.width < 668 ? 160 : 320) }
        if configuration.orientation == .landscape { return window.width * 0.27 }
        return min(max(window.width * 0.355, 134), 148)
    }
}
