import AppSession

/// Heights of a device's keyboard in points (behaviour/metrics.json, keyboard: the rows are measured, the totals of screens
/// without a home button remembered, the split of a total into its parts derived).
package struct KeyboardMetrics: Hashable, Sendable {
    /// The bar of suggestions on a phone, of shortcuts on a pad.
    package var bar: Double
    /// The rows of keys together.
    package var rows: Double
    package var rowCount: Int
    /// The height below the rows: the home indicator's room, on a phone with the microphone.
    package var bottom: Double

    /// The whole keyboard with its bar.
    package var height: Double { bar + rows + bottom }
    package var rowHeight: Double { rows / Double(rowCount) }

    package init(device: DeviceFamily, _ orientation: Orientation) {
        switch device.idiom {
        case .phone: self = Self.phone(device, orientation)
        case .pad: self = Self.pad(device, orientation)
        }
    }

    private init(total: Double, bar: Double, bottom: Double, rowCount: Int = 4) {
        self.bar = bar
        self.bottom = bottom
        self.rowCount = rowCount
        rows = total - bar - bottom
    }

    private static func phone(_ device: DeviceFamily, _ orientation: Orientation) -> KeyboardMetrics {
        let isLarge: Bool = device.portraitSize.width >= DeviceFamily.largePhoneWidth
        switch (orientation, device.hasHomeIndicator) {
        case (.landscape, true): return KeyboardMetrics(total: 219, bar: 38, bottom: 21)
        case (.landscape, false): return KeyboardMetrics(total: 200, bar: 38, bottom: 0)
        case (.portrait, true):
            let total: Double = isLarge ? 346 : device.portraitSize.width == 393 ? 336 : 335
            return KeyboardMetrics(total: total, bar: 44, bottom: total - 44 - 4 * (isLarge ? 56 : 54))
        case (.portrait, false):
            return KeyboardMetrics(
                total: isLarge ? 271 : device.portraitSize.width < 375 ? 253 : 260,
                bar: isLarge ? 45 : device.portraitSize.width < 375 ? 37 : 44, bottom: 0)
        }
    }

    private static func pad(_ device: DeviceFamily, _ orientation: Orientation) -> KeyboardMetrics {
        let bottom: Double = device.hasHomeIndicator ? 20 : 0
        let (portrait, landscape): (Double, Double) =
            switch device.portraitSize.width {
            case 1000...: (358 + bottom, 451 + bottom)
            case _ where device.hasHomeIndicator: (340, 422)
            case 800...: (320, 405)
            default: (313, 398)
            }
        return KeyboardMetrics(
            total: orientation == .portrait ? portrait : landscape, bar: 55, bottom: bottom,
            rowCount: device.portraitSize.width >= 1000 ? 5 : 4)
    }
}
