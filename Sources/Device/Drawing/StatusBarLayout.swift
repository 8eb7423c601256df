import AppSession

/// The places of the parts of a status bar over a window: in points, in the window's coordinates.
///
/// A window shows the part of the screen's bar that lies over it: the wide and the equal sides of Split View the left
/// part, the narrow side the right part; Slide Over and free windows have none. Positions are read off pictures of iOS 17
/// and good to about a point.
package struct StatusBarLayout: Hashable, Sendable {
    package struct Point: Hashable, Sendable {
        package var x: Double
        package var y: Double
    }

    package enum Glyph: String, Hashable, Sendable { case signal, wifi, battery }

    package struct Text: Hashable, Sendable {
        package enum Anchor: Hashable, Sendable { case left, center, right }
        package var string: String
        package var size: Double
        package var anchor: Anchor
        /// The anchor; vertically the middle of the digits.
        package var position: Point
    }

    package struct Symbol: Hashable, Sendable {
        package var glyph: Glyph
        package var frame: Rect
    }

    /// The dots of the multitasking controls of iPads, each by its middle one: every app on the screen has some.
    package var multitaskingDots: [Point] = []
    package var texts: [Text] = []
    package var symbols: [Symbol] = []

    /// The time of the session.
    private let clock: StatusBarClock

    /// - Parameter minutes: since the session began.
    package init(for configuration: WindowConfiguration, minutes: Int = 0) {
        clock = StatusBarClock(minutes: minutes)
        let environment: WindowEnvironment = configuration.environment
        guard environment.statusBarHeight > 0 else { return }
        let width: Double = environment.size.width
        if configuration.device.idiom == .pad {
            layOutPad(configuration, width: width, height: environment.statusBarHeight)
        } else if configuration.device.cutout == .none {
            layOutPhoneWithHomeButton(width: width)
        } else {
            layOutPhoneWithCutout(configuration.device, width: width)
        }
    }

    // MARK: iPad

    private mutating func layOutPad(_ configuration: WindowConfiguration, width: Double, height: Double) {
        let middle: Double = height / 2
        let inset: Double = configuration.device.hasHomeIndicator ? 20 : 7
        multitaskingDots = [Point(x: width / 2, y: middle)]
        let (showsLeft, showsRight): (Bool, Bool) =
            switch configuration.arrangement {
            case .full: (true, true)
            case .splitHalf, .splitTwoThirds, .splitThirdLeft: (true, false)
            case .splitThird, .splitHalfRight, .splitTwoThirdsRight: (false, true)
            case .slideOver, .window: (false, false)
            }
        if showsLeft {
            addText(clock.timeWithPeriod, size: 12, .left, x: inset, y: middle)
            addText(clock.date, size: 12, .left, x: inset + 58, y: middle)
        }
        if showsRight {
            let battery: Double = addSymbol(.battery, right: width - inset, middle: middle, height: 11.5)
            addText("100%", size: 12, .right, x: battery - 5, y: middle)
            addSymbol(.wifi, right: battery - 43, middle: middle, height: 11)
        }
    }

    // MARK: iPhone

    private mutating func layOutPhoneWithHomeButton(width: Double) {
        let middle: Double = 10
        addSymbol(.signal, right: 6.5 + 16, middle: middle, height: 10.5)
        addSymbol(.wifi, right: 6.5 + 16 + 5 + 15.5, middle: middle, height: 11)
        addText(clock.timeWithPeriod, size: 12, .center, x: width / 2, y: middle)
        addSymbol(.battery, right: width - 6, middle: middle, height: 11)
    }

    private mutating func layOutPhoneWithCutout(_ device: DeviceFamily, width: Double) {
        let cutout: Rect = ScreenCutout.frame(on: device)
        let ear: Double = cutout.x
        let size: Double = device.cutout == .dynamicIsland ? 17 : (ear < 100 ? 15 : 16)
        let fromEdge: Double = max(ear / 2 + 3, 48)
        let middle: Double =
            device.cutout == .dynamicIsland ? cutout.y + cutout.height / 2 + 2 : device.statusBarHeight / 2 + 1
        addText(clock.time, size: size, .center, x: fromEdge, y: middle)
        // Beside the wide notch of the first phones that had one everything is smaller.
        let unit: Double = ear < 100 ? 0.875 : 1
        let gap: Double = 6.5 * unit
        let group: Double = (27.3 + 17 + 18) * unit + 2 * gap
        let battery: Double = addSymbol(.battery, right: width - fromEdge + group / 2, middle: middle, height: 13 * unit)
        let wifi: Double = addSymbol(.wifi, right: battery - gap, middle: middle - 0.5, height: 12 * unit)
        addSymbol(.signal, right: wifi - gap, middle: middle - 0.5, height: 12 * unit)
    }

    // MARK: Parts

    private mutating func addText(_ string: String, size: Double, _ anchor: Text.Anchor, x: Double, y: Double) {
        texts.append(Text(string: string, size: size, anchor: anchor, position: Point(x: x, y: y)))
    }

    /// Adds a symbol of its own proportions and returns its left edge.
    @discardableResult
    private mutating func addSymbol(_ glyph: Glyph, right: Double, middle: Double, height: Double) -> Double {
        let width: Double = height * glyph.proportion
        symbols.append(Symbol(glyph: glyph, frame: Rect(x: right - width, y: middle - height / 2, width: width, height: height)))
        return right - width
    }
}

extension StatusBarLayout.Glyph {
    /// Width for a height of 1.
    package var proportion: Double {
        switch self {
        case .signal: 18.0 / 12
        case .wifi: 17.0 / 12
        case .battery: 27.33 / 13
        }
    }
}
