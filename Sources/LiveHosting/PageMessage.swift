import DeviceLink
import Foundation

/// A message of a page to the host that serves it, as a line of JSON.
public enum PageMessage: Equatable {
    /// An act of the user's, to be handed to the app's process.
    case event(HostEvent)
    /// One of the page's controls, which changes the window's traits.
    case control(Control)
    /// The part of the picture that was sent last is drawn.
    case drawn

    public enum Control: Equatable, Codable, Sendable {
        /// Dark in place of light, or the other way round.
        case style
        /// Steps to a larger text size, or to a smaller one where negative.
        case textSize(Int)
        /// An entry of the list of that prefix, by its name, which is empty for the usual one.
        case choice(prefix: String, name: String)

        /// The window's traits with the change; nil where it makes none.
        public func traits(from present: [String]) -> [String]? {
            switch self {
            case .style: DeviceControls.togglingStyle(present)
            case .textSize(let steps): DeviceControls.changingTextSize(present, by: max(-12, min(12, steps)))
            case .choice(let prefix, let name):
                DeviceControls.lists.first { $0.prefix == prefix }.flatMap { DeviceControls.choosing(name, of: $0, in: present) }
            }
        }
    }

    /// Nil for what is no message, and for what only a host may say to an app's process.
    public init?(json: Data) {
        if let fields = try? JSONSerialization.jsonObject(with: json) as? [String: Any], fields.keys.contains("drawn") {
            self = .drawn
            return
        }
        if let control = try? JSONDecoder().decode(Control.self, from: json) {
            if case .choice(_, let name) = control, name.count > 64 { return nil }
            self = .control(control)
            return
        }
        guard let event = try? JSONDecoder().decode(HostEvent.self, from: json) else { return nil }
        switch event {
        case .touch(_, _, let x, let y): guard x.isFinite, y.isFinite, abs(x) < 1e5, abs(y) < 1e5 else { return nil }
        case .key(let characters, _, _): guard characters.count <= 32 else { return nil }
        case .arrange(let name): guard name.count <= 64 else { return nil }
        case .traits(let names): guard names.count <= 32, names.allSatisfy({ $0.count <= 64 }) else { return nil }
        case .turn, .home: break
        case .shown, .quit: return nil
        }
        self = .event(event)
    }
}

/// A part of a picture on its way to a page: 32 bytes that say where it belongs, all numbers little-endian, then the part as a PNG file.
///
/// The bytes are, four each: x and y of the part, its width and height, the picture's width and height in pixels, and its pixels a point as a
/// number of 8 bytes.
public struct PageFrame: Equatable {
    public var part: PixelRectangle
    public var width: Int
    public var height: Int
    public var scale: Double

    public init(part: PixelRectangle, width: Int, height: Int, scale: Double) {
        self.part = part
        self.width = width
        self.height = height
        self.scale = scale
    }

    public var header: [UInt8] {
        var bytes: [UInt8] = []
        for value in [part.x, part.y, part.width, part.height, width, height] {
            withUnsafeBytes(of: UInt32(clamping: value).littleEndian) { bytes.append(contentsOf: $0) }
        }
        withUnsafeBytes(of: scale.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
        return bytes
    }
}
