import AppSession

/// How an app is shown in a window it may not be made for: a pure function of the window, what the app's Info.plist declares
/// and the orientations it allows now (behaviour/rules.md 11, 12).
package struct AppFit: Hashable, Sendable {
    package enum Way: Hashable, Sendable {
        /// The app's window is the window that was asked for.
        case direct
        /// The app keeps to the other orientation: the picture shows it lying on its side, as the device is held.
        case turned
        /// The app does not share the screen: it is laid out for the whole of it, and the picture shows that, made smaller.
        case scaled
        /// An iPhone app on a pad: a phone-sized window in the middle, so many times as large.
        case phone(zoom: Int)
    }

    /// The window that the app is laid out for.
    package let app: WindowConfiguration
    package let way: Way
    /// The remark about the picture.
    package let note: String?

    /// - Parameters:
    ///   - allowed: Orientations that the app allows now, as `UIInterfaceOrientationMask` bits; nil as long as it has not said.
    ///   - zoom: 1 or 2, for a phone's window on a pad.
    package init(_ asked: WindowConfiguration, _ declaration: AppDeclaration, allowed: UInt? = nil, zoom: Int = 1) {
        switch asked.device.idiom {
        case .phone:
            (app, way, note) = Self.turned(asked, allowed ?? declaration.phoneOrientations)
        case .pad where !declaration.runsOnPads:
            app = Self.phoneWindow(asked, declaration)
            way = .phone(zoom: zoom)
            note = "The app is made for iPhones: an iPad shows it in a window of that size (\(zoom)x)."
        case .pad:
            guard let reason = declaration.refusalToShare else {
                // Pads that share their screen do not ask for orientations (behaviour/rules.md 11.3).
                (app, way, note) = (asked, .direct, nil)
                return
            }
            let mask: UInt = (allowed ?? declaration.padOrientations) & declaration.padOrientations
            guard asked.arrangement != .full, let whole = try? asked.with(arrangement: .full) else {
                (app, way, note) = Self.turned(asked, mask)
                return
            }
            app = Self.turned(whole, mask).0
            way = .scaled
            note = "The app does not share the screen: \(reason). It is shown as for the whole screen, made smaller."
        }
    }

    private static func turned(_ asked: WindowConfiguration, _ mask: UInt) -> (WindowConfiguration, Way, String?) {
        guard mask != 0, !asked.orientation.isAllowed(by: mask),
            let other = try? asked.with(orientation: asked.orientation.other)
        else { return (asked, .direct, nil) }
        return (other, .turned, "The app does not support this orientation: it stays as it is when the device turns.")
    }

    /// iPhone apps run on pads in the window of the first iPhones, 320 x 480 points.
    private static func phoneWindow(_ asked: WindowConfiguration, _ declaration: AppDeclaration) -> WindowConfiguration {
        let family: DeviceFamily = DeviceCatalogue.find("iphone-3.5")!.family
        let match = DeviceCatalogue.Match(family: family, model: nil, name: family.id)
        let orientation: Orientation =
            asked.orientation.isAllowed(by: declaration.phoneOrientations) ? asked.orientation : asked.orientation.other
        guard let phone = try? WindowConfiguration(match: match, orientation, .full, traits: asked.traits) else { return asked }
        return phone
    }

    /// The frame of the app's window in the picture of the window that was asked for, in that window's points, and how
    /// many of them a point of the app covers.
    package func place(in asked: WindowConfiguration) -> (frame: Rect, scale: Double) {
        let window: Rect = asked.frameOnScreen
        let own: Rect = app.frameOnScreen
        switch way {
        case .direct: return (Rect(x: 0, y: 0, width: window.width, height: window.height), 1)
        case .turned: return (Rect(x: 0, y: 0, width: window.width, height: window.height), 1)
        case .scaled: return Self.centred(own, min(window.width / own.width, window.height / own.height), in: window)
        case .phone(let zoom): return Self.centred(own, min(Double(zoom), window.width / own.width, window.height / own.height), in: window)
        }
    }

    private static func centred(_ own: Rect, _ scale: Double, in window: Rect) -> (frame: Rect, scale: Double) {
        let (width, height): (Double, Double) = (own.width * scale, own.height * scale)
        return (Rect(x: (window.width - width) / 2, y: (window.height - height) / 2, width: width, height: height), scale)
    }
}

extension Orientation {
    package var other: Orientation { self == .portrait ? .landscape : .portrait }

    /// Whether `UIInterfaceOrientationMask` bits name it, either way up.
    package func isAllowed(by mask: UInt) -> Bool { mask & (self == .portrait ? 0b00110 : 0b11000) != 0 }
}
