import AppSession

/// An app's end of a session without UIKit: paints its window in one colour with a square that moves with time, and
/// remembers what it was told.
@MainActor final class FakeApp: AppEndpoint {
    var onMessage: ((AppMessage) -> Void)?
    var declaration = AppDeclaration()
    private(set) var launches: [(WindowEnvironment, DeviceIdentity)] = []
    private(set) var environments: [WindowEnvironment] = []
    private(set) var touches: [Touch] = []
    private(set) var keys: [Key] = []
    private(set) var lifecycle: [Lifecycle] = []
    private(set) var keyboards: [KeyboardChange] = []
    private(set) var advances: [Double] = []
    private(set) var drawnPixels: Int = 0
    /// Sent at launch.
    var greeting: [AppMessage] = []
    /// The window's colour, as 0xAARRGGBB.
    var color: UInt32?
    private var needsWholeWindow = true
    private var taps = 0
    /// Whether it draws only after something happened.
    var drawsChangesOnly = false
    private var drawnTaps = -1

    private var environment: WindowEnvironment { environments.last! }

    func prepare(forWindows count: Int) {}

    func receive(_ message: DeviceMessage) {
        switch message {
        case .launch(let environment, let device):
            launches.append((environment, device))
            environments.append(environment)
            needsWholeWindow = true
            taps = 0
            for message in greeting { onMessage?(message) }
        case .environment(let environment, _):
            environments.append(environment)
            needsWholeWindow = true
        case .touch(let touch):
            touches.append(touch)
            if touch.phase == .ended { taps += 1 }
        case .key(let key): keys.append(key)
        case .lifecycle(let step):
            lifecycle.append(step)
            if step == .willEnterForeground { needsWholeWindow = true }
        case .display(let display): displays.append(display)
        case .keyboard(let change): keyboards.append(change)
        default: break
        }
    }

    func advance(to time: Double) { advances.append(time) }

    /// Repaints the window when it is new, else only a square of 40 points in the upper left that changes with each tap.
    func draw(into buffer: FrameBuffer) -> [Rect] {
        if drawsChangesOnly, !needsWholeWindow, taps == drawnTaps { return [] }
        drawnTaps = taps
        let background: UInt32 = color ?? (environment.style == .dark ? 0xFF10_1014 : 0xFFFA_FAFC)
        let side: Int = Int(40 * environment.scale)
        if needsWholeWindow { fill(buffer, 0, 0, buffer.width, buffer.height, background) }
        fill(buffer, 0, 0, min(side, buffer.width), min(side, buffer.height), background ^ UInt32(taps * 16))
        defer { needsWholeWindow = false }
        return [Rect(x: 0, y: 0, width: Double(needsWholeWindow ? buffer.width : side), height: Double(needsWholeWindow ? buffer.height : side))]
    }

    var isTraced = false
    func consumeTrace() -> [String] { isTraced ? ["   0.000  Fake  drawn"] : [] }

    private(set) var displays: [ExternalDisplay?] = []
    func drawDisplay(into buffer: FrameBuffer) -> Bool { false }

    /// Where "Button" stands in this app.
    func elements(named text: String) -> [ScreenElement] { text == "Button" ? [ScreenElement(kind: "UIButton", x: 100, y: 60)] : [] }
    func visibleTexts() -> [String] { ["Button"] }
    func scrollAreas() -> [ScrollArea] { [] }

    /// Why it shows no window.
    var missing: String?
    func missingWindow() -> String? { missing }

    func viewTree() -> String {
        "<UIWindow: frame = (0 0; \(Int(environment.size.width)) \(Int(environment.size.height)))>\n   | <UIView: taps = \(taps)>"
    }

    private(set) var assisted: [AssistiveAction] = []
    func accessibilityTree() -> String { "\"Button\", button  (80 50; 40 20)" }
    func perform(_ action: AssistiveAction) -> AssistiveResult {
        assisted.append(action)
        return switch action {
        case .activate("Button"): .touch(x: 100, y: 60)
        case .escape, .increment("Button"): .done
        default: .impossible("There is no such element")
        }
    }

    /// What its views are at a size.
    var picture: (WindowEnvironment.Size) -> LayoutPicture = { LayoutPicture(width: $0.width, height: $0.height) }

    func layoutPicture() -> LayoutPicture { picture(environment.size) }
    func diagnosis() -> ScreenDiagnosis { ScreenDiagnosis(picture: layoutPicture()) }
    func isSeen(_ check: VisibilityCheck) -> Bool? { nil }
    var previewTitles: [PreviewTitle] = []
    private(set) var shownPreviews: [Int?] = []
    func previews() -> [PreviewTitle] { previewTitles }
    func showPreview(_ index: Int?) { shownPreviews.append(index) }
    func plant(_ fault: PlantedFault) -> Bool { false }
    func removeFault() -> Bool { true }

    private func fill(_ buffer: FrameBuffer, _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: UInt32) {
        drawnPixels += width * height
        for line in y..<y + height {
            let row = (buffer.pixels + line * buffer.stride).assumingMemoryBound(to: UInt32.self)
            (row + x).update(repeating: color, count: width)
        }
    }
}
