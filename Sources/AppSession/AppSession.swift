/// Pixels to draw into: premultiplied BGRA, 8 bits a channel (Cairo's ARGB32 on little-endian machines).
package struct FrameBuffer {
    package var pixels: UnsafeMutableRawPointer
    package var width: Int
    package var height: Int
    /// Bytes from one row to the next.
    package var stride: Int
    package init(pixels: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int) {
        self.pixels = pixels
        self.width = width
        self.height = height
        self.stride = stride
    }
}

/// The app's end of a session. UIKit implements it; a host drives it.
@MainActor package protocol AppEndpoint: AnyObject {
    /// The devices and windows that the app's Info.plist declares.
    var declaration: AppDeclaration { get }
    /// Called for everything the app says. Set by the host before `launch`.
    var onMessage: ((AppMessage) -> Void)? { get set }
    /// Loads what every window needs and is the same for all of them, such as fonts and symbols. Starts nothing: no thread, no run loop,
    /// nothing of the app's own.
    /// - Parameter count: how many windows there will be, which says how much is worth its time.
    func prepare(forWindows count: Int)
    func receive(_ message: DeviceMessage)
    /// Moves the session's clock to `time` (seconds since launch) and runs the frames due until then.
    func advance(to time: Double)
    /// Brings layout and display up to date and draws the app's window, `scale` pixels a point. Returns what changed since
    /// the buffer drawn last, in pixels; the whole window the first time after `launch` and whenever the buffer's
    /// size is another. Every pixel of what it returns is replaced by an opaque one (black where the app shows nothing),
    /// whatever the buffer held.
    func draw(into buffer: FrameBuffer) -> [Rect]
    /// Draws what the app shows on the external display. False, with the buffer as it was, where it shows nothing there:
    /// then the display mirrors the device.
    func drawDisplay(into buffer: FrameBuffer) -> Bool
    /// The elements that read `text` in the windows, front-most first; where no text does, those that have it as accessibility label or identifier.
    func elements(named text: String) -> [ScreenElement]
    /// The texts on screen, from the top.
    func visibleTexts() -> [String]
    /// The areas on screen that scroll, front-most first.
    func scrollAreas() -> [ScrollArea]
    /// Begins or stops recording the calls that the app's controllers and delegates receive.
    var isTraced: Bool { get set }
    /// The calls recorded since the last time: one line a call, in order.
    func consumeTrace() -> [String]
    /// Why the app shows no window, and what to do about it; nil where it shows one. Where code that was left out keeps it from showing one, a
    /// hatched window stands in until it does.
    func missingWindow() -> String?
    /// The window's tree in the form of UIKit's `recursiveDescription`.
    func viewTree() -> String
    /// The elements of the windows as assistive technologies know them: a line an element, in the order they are read.
    func accessibilityTree() -> String
    /// Does to an element what a user of an assistive technology would.
    func perform(_ action: AssistiveAction) -> AssistiveResult
    /// The layout as it is now.
    func layoutPicture() -> LayoutPicture
    /// The defects of the screen as it is now, beside the places of its views.
    func diagnosis() -> ScreenDiagnosis
    /// Draws the screen as it is now to answer a question; nil where a view of it is not there.
    func isSeen(_ check: VisibilityCheck) -> Bool?
    /// The previews that the app has for Xcode's canvas, file by file.
    func previews() -> [PreviewTitle]
    /// Shows one of them, made anew, before everything else; nil shows the app again.
    func showPreview(_ index: Int?)
    /// Puts a mistake into the layout pictures and the diagnoses from now on. False where the view is not fit for it.
    func plant(_ fault: PlantedFault) -> Bool
    /// Takes the mistake out again. False where it could not be in every picture that it was meant for: what it changes was not there.
    func removeFault() -> Bool
}

/// The connection between an app and the host that shows it inside one process.
@MainActor package enum AppSession {
    /// Set by a host before the app's `main` runs: takes over when the app calls `UIApplicationMain` and never returns.
    package static var host: (@MainActor (any AppEndpoint) -> Never)?
}
