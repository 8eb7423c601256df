import AppSession

/// The keys of a keyboard and where they stand in its panel: a pure function of the request and the device.
package struct KeyboardLayout: Hashable, Sendable {
    package let keys: [KeyboardKey]
    /// The words above a phone's keys, or in the middle of a pad's bar.
    package let suggestions: [String]
    /// Height of the bar at the top of the panel; 0 without one.
    package let bar: Double
    package let hasShortcuts: Bool
    package let width: Double

    package init(
        _ request: KeyboardRequest, page: KeyboardPage, isShifted: Bool, on device: DeviceFamily, _ orientation: Orientation
    ) {
        let metrics = KeyboardMetrics(device: device, orientation)
        let wanted: KeyboardRequest.Keys = request.keys ?? .letters
        width = device.screenSize(orientation).width
        let isPad: Bool = device.idiom == .pad
        let hasBar: Bool = isPad || (request.offersSuggestions && !wanted.isPad)
        bar = hasBar ? metrics.bar : 0
        hasShortcuts = isPad
        suggestions = request.offersSuggestions && wanted == .letters ? (request.showsCapitals ? ["I", "The", "I’m"] : ["the", "to", "and"]) : []
        let plan = KeyPlan(
            request: request, page: page, isShifted: isShifted, metrics: metrics, top: bar, width: width,
            sideInset: device.safeAreaInsets(orientation).left, hasRoomBelow: device.hasHomeIndicator)
        switch (isPad, wanted.isPad) {
        case (false, true): keys = plan.numberPad(wanted)
        case (false, false): keys = plan.phone(wanted, isLandscape: orientation == .landscape)
        case (true, _): keys = metrics.rowCount == 5 ? plan.largePad() : plan.pad()
        }
    }

    /// The key under a point of the panel.
    package func key(atX x: Double, y: Double) -> KeyboardKey? {
        keys.min { distance($0.frame, x, y) < distance($1.frame, x, y) }.flatMap { distance($0.frame, x, y) < 8 ? $0 : nil }
    }

    private func distance(_ frame: Rect, _ x: Double, _ y: Double) -> Double {
        let across: Double = max(frame.x - x, 0, x - frame.x - frame.width)
        let down: Double = max(frame.y - y, 0, y - frame.y - frame.height)
        return max(across, down)
    }
}
