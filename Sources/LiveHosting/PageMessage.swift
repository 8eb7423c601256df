import DeviceLink
import Foundation

/// A message of a page to the host that serves it, as a line of JSON.
public enum PageMessage: Equatable {
    /// An act of the user's, to be handed to the app's process.
    case event(HostEvent)
    /// The part of the picture that was sent last is drawn.
    case drawn

    /// Nil for what is no message, and for what only a host may say to an app's process.
    public init?(json: Data) {
        if let fields = try? JSONSerialization.jsonObject(with: json) as? [String: Any], fields.keys.contains("drawn") {
            self = .drawn
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
