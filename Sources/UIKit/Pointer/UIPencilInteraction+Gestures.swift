extension UIPencilInteraction {
    /// The course of a squeeze.
    public enum Phase: UInt, Sendable {
        case began = 0, changed, ended, cancelled
    }

    /// A tap on a pencil. There is no pencil: nobody makes one. Since iOS 17.5.
    @preconcurrency @MainActor open class Tap: NSObject {
        /// Seconds since the device was started.
        public let timestamp: TimeInterval
        /// The pencil's place over the screen; nil where it is not near.
        public let hoverPose: UIPencilHoverPose?

        init(timestamp: TimeInterval, hoverPose: UIPencilHoverPose?) {
            self.timestamp = timestamp
            self.hoverPose = hoverPose
            super.init()
        }
    }

    /// A squeeze of a pencil. There is no pencil: nobody makes one. Since iOS 17.5.
    @preconcurrency @MainActor open class Squeeze: NSObject {
        /// Seconds since the device was started.
        public let timestamp: TimeInterval
        public let phase: Phase
        /// The pencil's place over the screen; nil where it is not near.
        public let hoverPose: UIPencilHoverPose?

        init(timestamp: TimeInterval, phase: Phase, hoverPose: UIPencilHoverPose?) {
            self.timestamp = timestamp
            self.phase = phase
            self.hoverPose = hoverPose
            super.init()
        }
    }
}

/// The place of a pencil over the screen. There is no pencil: nobody makes one. Since iOS 17.5.
@preconcurrency @MainActor open class UIPencilHoverPose: NSObject {
    /// In the coordinates of the interaction's view.
    public let location: CGPoint
    /// From 0, at the screen, to 1, as far as it is noticed.
    public let zOffset: CGFloat
    /// Radians from the x axis, from the screen's plane, and around the pencil itself.
    public let azimuthAngle: CGFloat
    public let altitudeAngle: CGFloat
    public let rollAngle: CGFloat
    open var azimuthUnitVector: CGVector { CGVector(dx: cos(azimuthAngle), dy: sin(azimuthAngle)) }

    init(location: CGPoint, zOffset: CGFloat, azimuth: CGFloat, altitude: CGFloat, roll: CGFloat) {
        self.location = location
        self.zOffset = zOffset
        azimuthAngle = azimuth
        altitudeAngle = altitude
        rollAngle = roll
        super.init()
    }
}
