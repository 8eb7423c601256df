import AppSession
import Device
import DeviceLink

/// Puts a session's pictures into shared memory, one while the host still shows the other, and only where something changed.
@MainActor final class PicturePublisher {
    private let memory: PictureMemory
    private var number: Int = 0
    private var shown: Int = 0
    private var lastState: DeviceState?
    /// Whether the user left the app, so that there is nothing of it to show.
    var isAway = false

    /// The state of the device that a picture shows besides what the app draws.
    private struct DeviceState: Equatable {
        var name: String
        var statusBar: StatusBar
        var isHomeIndicatorHidden: Bool
        var keyboard: DeviceKeyboard
        var isAway: Bool
    }

    /// The colour of the screen while the user is not in the app: that of a free window's desk in the dark.
    private static let ground: UInt32 = 0xFF1B_2A41

    init(memory: PictureMemory) { self.memory = memory }

    /// The host has shown the picture of that number.
    func recordShown(_ number: Int) { shown = max(shown, number) }

    /// Makes a picture if anything changed and the host has shown the one before.
    func publish(_ session: Simulator) -> LivePicture? {
        guard shown == number, let configuration = session.configuration else { return nil }
        let state = DeviceState(
            name: configuration.name, statusBar: session.statusBar, isHomeIndicatorHidden: session.isHomeIndicatorHidden,
            keyboard: session.keyboard, isAway: isAway)
        let isSettled: Bool = state == lastState && !session.isDeviceMoving
        guard let buffer = session.drawLive(unlessUnchanged: isSettled) else { return nil }
        lastState = state
        return copy(buffer, scale: configuration.device.scale)
    }

    private func copy(_ buffer: FrameBuffer, scale: Double) -> LivePicture? {
        let rowBytes: Int = buffer.width * 4, bytes: Int = rowBytes * buffer.height
        let next: Int = number + 1
        let picture = LivePicture(
            number: next, offset: next % 2 * bytes, width: buffer.width, height: buffer.height, stride: rowBytes, scale: scale)
        guard let target = memory.bytes(2 * bytes, growing: true) else { return nil }
        number = next
        if isAway {
            (target + picture.offset).initializeMemory(as: UInt32.self, repeating: Self.ground, count: bytes / 4)
            return picture
        }
        for row in 0..<buffer.height {
            (target + picture.offset + row * rowBytes).copyMemory(from: buffer.pixels + row * buffer.stride, byteCount: rowBytes)
        }
        return picture
    }
}
