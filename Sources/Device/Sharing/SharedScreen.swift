import AppSession

/// Who has which part of a screen that two apps share: a pure function of the shown app's arrangement
/// (behaviour/multitasking.json). Frames are in the screen's points, in the interface's orientation.
package struct SharedScreen: Hashable, Sendable {
    package let screen: WindowEnvironment.Size
    /// The shown app's window.
    package let app: Rect
    /// The other app's, where there is one.
    package let other: Rect?
    /// Whether the shown app, or the other one, floats over its neighbour.
    package let appFloats: Bool
    package let otherFloats: Bool
    /// Between the two sides of Split View.
    package let divider: Rect?

    /// - Parameter otherSlidesOver: The other app floats over a shown app that has the whole screen.
    package init(_ arrangement: Arrangement, on device: DeviceFamily, _ orientation: Orientation, otherSlidesOver: Bool = false) {
        screen = device.screenSize(orientation)
        app = WindowLayout.frame(of: arrangement, on: device, orientation)
        let whole = Rect(x: 0, y: 0, width: screen.width, height: screen.height)
        if let split = arrangement.split {
            let x: Double = split.isLeft ? app.width : app.x - WindowLayout.dividerWidth
            divider = Rect(x: x, y: 0, width: WindowLayout.dividerWidth, height: screen.height)
            other =
                split.isLeft
                ? Rect(x: x + WindowLayout.dividerWidth, y: 0, width: screen.width - x - WindowLayout.dividerWidth, height: screen.height)
                : Rect(x: 0, y: 0, width: x, height: screen.height)
            (appFloats, otherFloats) = (false, false)
            return
        }
        divider = nil
        switch arrangement {
        case .slideOver:
            other = whole
            (appFloats, otherFloats) = (true, false)
        case .full where otherSlidesOver:
            other = WindowLayout.frame(of: .slideOver, on: device, orientation)
            (appFloats, otherFloats) = (false, true)
        case .window:
            other = nil
            (appFloats, otherFloats) = (true, false)
        default:
            other = nil
            (appFloats, otherFloats) = (false, false)
        }
    }

    /// Between a window that slides over and the screen's edges.
    package static let floatingMargin: Double = 8

    /// The place of a window that slides over another app: a little smaller than it is, off the screen's edges.
    package func floatingPlace(of window: Rect) -> Rect {
        let height: Double = screen.height - 2 * Self.floatingMargin
        let width: Double = window.width * height / max(window.height, 1)
        return Rect(x: screen.width - Self.floatingMargin - width, y: Self.floatingMargin, width: width, height: height)
    }

    /// The places of the shown app and of the other one on the screen.
    package func placeOfApp(in arrangement: Arrangement) -> Rect { arrangement == .slideOver ? floatingPlace(of: app) : app }
    package var placeOfOther: Rect? { otherFloats ? other.map(floatingPlace) : other }

    /// Whether the app has the primary place: the whole screen, the left side, or the ground under a floating app. Only the
    /// primary app sees an external display (behaviour/multitasking.json).
    package static func isPrimary(_ arrangement: Arrangement) -> Bool {
        switch arrangement {
        case .full, .window: true
        case .slideOver: false
        default: arrangement.split?.isLeft ?? true
        }
    }
}
