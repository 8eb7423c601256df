/// A message to an app's process from the host that shows it: an act of the user's.
public enum HostEvent: Codable, Hashable, Sendable {
    public enum Phase: String, Codable, Sendable { case began, moved, ended }

    /// A finger. The place is in points of the picture last shown.
    case touch(finger: Int, phase: Phase, x: Double, y: Double)
    /// A key of the host's keyboard: the characters it makes or the name of a function key, and `UIKeyModifierFlags` bits.
    case key(characters: String, modifiers: Int, isDown: Bool)
    /// Turns the device by a quarter.
    case turn
    /// Gives the app another part of the screen, by the arrangement's name.
    case arrange(String)
    /// Appearance, contrast, direction and text size, by the names of the traits that are not the usual ones.
    case traits([String])
    /// Leaves the app, or comes back to it.
    case home
    /// The picture of that number is on the host's screen: the next one may be made.
    case shown(Int)
    /// The host was closed.
    case quit
}

/// A message from an app's process to the host that shows it.
public enum AppEvent: Codable, Hashable, Sendable {
    case window(LiveWindow)
    case picture(LivePicture)
    /// Something that was asked for cannot be done, in a sentence.
    case refusal(String)
}

/// The window an app is in.
public struct LiveWindow: Codable, Hashable, Sendable {
    /// As window configurations write it.
    public var name: String
    public var app: String
    public var device: String
    /// The arrangements that the device has as it is held now, by name, the present one among them.
    public var arrangements: [String]
    public var arrangement: String
    /// Names of the traits that are not the usual ones.
    public var traits: [String]
    /// Whether the user left the app.
    public var isInBackground: Bool

    public init(
        name: String, app: String, device: String, arrangements: [String], arrangement: String, traits: [String], isInBackground: Bool
    ) {
        self.name = name
        self.app = app
        self.device = device
        self.arrangements = arrangements
        self.arrangement = arrangement
        self.traits = traits
        self.isInBackground = isInBackground
    }
}

/// A picture in the memory that the app's process and its host share: premultiplied BGRA, 8 bits a channel.
public struct LivePicture: Codable, Hashable, Sendable {
    public var number: Int
    /// The offset of the first pixel, in bytes.
    public var offset: Int
    /// In pixels.
    public var width: Int
    public var height: Int
    /// Bytes from one row to the next.
    public var stride: Int
    /// Pixels a point.
    public var scale: Double

    public init(number: Int, offset: Int, width: Int, height: Int, stride: Int, scale: Double) {
        self.number = number
        self.offset = offset
        self.width = width
        self.height = height
        self.stride = stride
        self.scale = scale
    }

    /// Bytes that the memory has at least.
    public var memorySize: Int { offset + height * stride }

    /// Pixels that the longer side of a picture has at most.
    private static let longest = 16384

    /// Whether the numbers can be those of a picture: they come from a process that runs somebody's app.
    public var isSound: Bool {
        let sides = 1...Self.longest
        return sides.contains(width) && sides.contains(height) && scale.isFinite && scale > 0 && offset >= 0 && offset % 4 == 0
            && offset < 1 << 32 && stride >= width * 4 && stride % 4 == 0 && stride <= Self.longest * 8
    }
}
