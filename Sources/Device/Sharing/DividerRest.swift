import AppSession

/// The place at which the divider of Split View comes to rest when it is let go.
package enum DividerRest: Hashable, Sendable {
    /// The app on the left leaves, the one on the right gets the screen.
    case leftLeaves
    case rightLeaves
    /// The left app's share.
    case left(Arrangement.Split.Share)

    /// The nearest resting place to `position`, the divider's middle as a share of the screen's width. At the outer sixths the
    /// app that has become so narrow leaves.
    package static func nearest(to position: Double, on device: DeviceFamily, _ orientation: Orientation) -> DividerRest {
        let places: [(DividerRest, Double)] =
            [(.leftLeaves, 0), (.rightLeaves, 1)] + shares(orientation).map { (.left($0), self.position(of: $0, on: device, orientation)) }
        return places.min { abs($0.1 - position) < abs($1.1 - position) }!.0
    }

    /// The divider's middle when the left app has `share`, as a share of the screen's width.
    package static func position(of share: Arrangement.Split.Share, on device: DeviceFamily, _ orientation: Orientation) -> Double {
        let left: Double = WindowLayout.frame(of: Arrangement(Arrangement.Split(share, isLeft: true)), on: device, orientation).width
        return (left + WindowLayout.dividerWidth / 2) / device.screenSize(orientation).width
    }

    /// Portrait has no halves.
    private static func shares(_ orientation: Orientation) -> [Arrangement.Split.Share] {
        orientation == .portrait ? [.third, .twoThirds] : [.third, .half, .twoThirds]
    }

    /// The arrangement of the app that had `split`; nil when it is the one that leaves.
    package func arrangement(of split: Arrangement.Split) -> Arrangement? {
        switch self {
        case .leftLeaves: split.isLeft ? nil : .full
        case .rightLeaves: split.isLeft ? .full : nil
        case .left(let share): Arrangement(Arrangement.Split(split.isLeft ? share : share.opposite, isLeft: split.isLeft))
        }
    }
}

extension Arrangement.Split.Share {
    /// The share that the other side has.
    package var opposite: Arrangement.Split.Share {
        switch self {
        case .third: .twoThirds
        case .half: .half
        case .twoThirds: .third
        }
    }
}

extension Arrangement {
    /// The arrangement after the device is turned: the halves of landscape become a wide left and a narrow right side, free windows
    /// shrink to the screen, all else stays.
    package func turned(to orientation: Orientation, on device: DeviceFamily) -> Arrangement {
        let screen: WindowEnvironment.Size = device.screenSize(orientation)
        switch self {
        case .splitHalf where orientation == .portrait: return .splitTwoThirds
        case .splitHalfRight where orientation == .portrait: return .splitThird
        case .window(let width, let height):
            return .window(width: min(width, Int(screen.width)), height: min(height, Int(screen.height)))
        default: return self
        }
    }
}
