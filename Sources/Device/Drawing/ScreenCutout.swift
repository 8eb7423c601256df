import AppSession

/// The part of a screen that camera and sensors take, in points of the screen held upright.
///
/// Sizes are read off pictures of the devices: a notch reaches down from the top edge, a Dynamic Island floats 47 2/3
/// points above the safe area.
package enum ScreenCutout {
    /// Frame of the cutout; empty where there is none.
    package static func frame(on device: DeviceFamily) -> Rect {
        let width: Double = device.portraitSize.width
        switch device.cutout {
        case .none:
            return Rect(x: 0, y: 0, width: 0, height: 0)
        case .dynamicIsland:
            return Rect(x: (width - 126) / 2, y: device.topInset - 47.0 - 2.0 / 3, width: 126, height: 36 + 2.0 / 3)
        case .notch:
            let size: WindowEnvironment.Size = notchSize(on: device)
            return Rect(x: (width - size.width) / 2, y: 0, width: size.width, height: size.height)
        }
    }

    /// The cutout in a full-screen window; with the device turned its top is at the left.
    package static func frame(on device: DeviceFamily, _ orientation: Orientation) -> Rect {
        let upright: Rect = frame(on: device)
        guard orientation == .landscape else { return upright }
        return Rect(x: upright.y, y: upright.x, width: upright.height, height: upright.width)
    }

    private static func notchSize(on device: DeviceFamily) -> WindowEnvironment.Size {
        switch device.topInset {
        case 44: WindowEnvironment.Size(width: 209, height: 30)
        case 48: WindowEnvironment.Size(width: 230, height: 33)
        case 50: WindowEnvironment.Size(width: 174, height: 35)
        default: WindowEnvironment.Size(width: 162, height: 33)
        }
    }
}
