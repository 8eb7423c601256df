import AppSession

/// The place of a keyboard on a screen: values in, a value out, in the screen's points.
package enum KeyboardPlacement {
    /// The keyboard's frame with whatever the app shows on top of it, once it has come.
    ///
    /// With keys of its own attached, a pad shows only the bar and a phone only what the app adds: the frame lies mostly
    /// below the screen (behaviour/rules.md 10.2).
    package static func frame(
        of request: KeyboardRequest, on device: DeviceFamily, _ orientation: Orientation, hasHardwareKeys: Bool
    ) -> Rect {
        let screen: WindowEnvironment.Size = device.screenSize(orientation)
        let metrics = KeyboardMetrics(device: device, orientation)
        let height: Double = request.accessoryHeight + panelHeight(request, metrics, device)
        var visible: Double = height
        if hasHardwareKeys, request.keys != nil {
            let bar: Double = device.idiom == .pad ? metrics.bar + (device.hasHomeIndicator ? 14 : 0) : 0
            visible = request.accessoryHeight + (bar == 0 && request.accessoryHeight > 0 ? metrics.safeBottom(device, orientation) : bar)
        }
        return Rect(x: 0, y: screen.height - visible, width: screen.width, height: height)
    }

    /// The same frame just below the screen.
    package static func below(_ frame: Rect, screen: WindowEnvironment.Size) -> Rect {
        Rect(x: 0, y: screen.height, width: screen.width, height: frame.height)
    }

    /// The height that the device draws below the app's accessory.
    static func panelHeight(_ request: KeyboardRequest, _ metrics: KeyboardMetrics, _ device: DeviceFamily) -> Double {
        guard let keys = request.keys else {
            return request.ownHeight + (device.hasHomeIndicator ? (device.idiom == .pad ? 20 : 34) : 0)
        }
        let hasBar: Bool = device.idiom == .pad || (request.offersSuggestions && !keys.isPad)
        return metrics.height - (hasBar ? 0 : metrics.bar)
    }
}

extension KeyboardMetrics {
    fileprivate func safeBottom(_ device: DeviceFamily, _ orientation: Orientation) -> Double {
        device.safeAreaInsets(orientation).bottom
    }
}

extension KeyboardRequest.Keys {
    /// Three columns of large keys on a phone.
    package var isPad: Bool { self == .numberPad || self == .phonePad || self == .decimalPad }
}
