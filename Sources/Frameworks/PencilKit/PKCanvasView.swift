/// Paper that is drawn on with a finger; it scrolls with two.
@preconcurrency @MainActor open class PKCanvasView: UIScrollView, PKToolPickerObserver {
    @_nonoverride
    open weak var delegate: (any PKCanvasViewDelegate)? { didSet { super.delegate = delegate } }

    /// Who may draw. There is no pencil here.
    open var drawingPolicy: PKCanvasViewDrawingPolicy = .default { didSet { updatePolicy() } }
    open var allowsFingerDrawing: Bool {
        get { drawingPolicy != .pencilOnly }
        set { drawingPolicy = newValue ? .anyInput : .pencilOnly }
    }
    /// Default a black pen.
    open var tool: any PKTool = PKInkingTool(.pen) {
        didSet { if !(tool is PKLassoTool) { lasso.clear() } }
    }
    /// The newest version of drawings that may be shown and made here. Default the latest there is.
    open var maximumSupportedContentVersion: PKContentVersion = .latest
    /// Follows the finger that draws.
    public let drawingGestureRecognizer: UIGestureRecognizer
    private let paper = CanvasPaper()
    private lazy var lasso = CanvasLasso(over: paper.layer)
    private var pen: DrawingGestureRecognizer { drawingGestureRecognizer as? DrawingGestureRecognizer ?? DrawingGestureRecognizer() }

    /// The drawing. Setting it tells the delegate.
    open var drawing: PKDrawing {
        get { paper.drawing }
        set { show(newValue) }
    }

    public override init(frame: CGRect) {
        drawingGestureRecognizer = DrawingGestureRecognizer()
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        drawingGestureRecognizer = DrawingGestureRecognizer()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        if backgroundColor == nil { backgroundColor = .systemBackground }
        paper.isOpaque = false
        paper.isUserInteractionEnabled = false
        paper.contentMode = .redraw
        addSubview(paper)
        pen.onSample = { [weak self] in self?.follow($0) }
        addGestureRecognizer(drawingGestureRecognizer)
        updatePolicy()
    }

    /// A finger scrolls where it does not draw.
    private func updatePolicy() {
        let draws: Bool = drawingPolicy == .anyInput || (drawingPolicy == .default && isPickerVisible)
        drawingGestureRecognizer.isEnabled = draws
        panGestureRecognizer.minimumNumberOfTouches = draws ? 2 : 1
    }

    private var isPickerVisible = false { didSet { updatePolicy() } }

    open override var canBecomeFirstResponder: Bool { true }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        let became: Bool = super.becomeFirstResponder()
        PKToolPicker.responderDidChange()
        return became
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        let resigned: Bool = super.resignFirstResponder()
        PKToolPicker.responderDidChange()
        return resigned
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        PKToolPicker.responderDidChange()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = CGSize(width: max(bounds.width, contentSize.width), height: max(bounds.height, contentSize.height))
        let frame = CGRect(origin: .zero, size: size)
        if paper.frame != frame { paper.frame = frame }
        sendSubviewToBack(paper)
    }

    // MARK: Drawing

    private var stroke: PKStroke?
    private var before: PKDrawing?

    private func follow(_ sample: DrawingGestureRecognizer.Sample) {
        let point: CGPoint = convert(sample.location, from: nil)
        switch sample.phase {
        case .began:
            before = drawing
            delegate?.canvasViewDidBeginUsingTool(self)
            work(at: point, sample.time, begins: true)
        case .moved: work(at: point, sample.time, begins: false)
        case .ended: finish()
        default:
            // A second finger scrolls: what this one did is taken back.
            if let before { paper.drawing = before }
            lasso.clear()
            paper.setNeedsDisplay()
            (stroke, before) = (nil, nil)
            delegate?.canvasViewDidEndUsingTool(self)
        }
    }

    private func work(at point: CGPoint, _ time: TimeInterval, begins: Bool) {
        if let inking = tool as? PKInkingTool { ink(inking, point, time, begins) }
        if let eraser = tool as? PKEraserTool { erase(eraser, point) }
        if tool is PKLassoTool {
            if begins { return lasso.begin(at: point, tintColor) }
            lasso.move(to: point, &paper.drawing, tintColor)
            if !lasso.chosen.isEmpty { paper.setNeedsDisplay() }
        }
    }

    private func ink(_ tool: PKInkingTool, _ point: CGPoint, _ time: TimeInterval, _ begins: Bool) {
        let place = PKStrokePoint(
            location: point, timeOffset: time, size: CGSize(width: tool.width, height: tool.width), opacity: 1, force: 0, azimuth: 0,
            altitude: .pi / 2)
        let color: UIColor = PKInkingTool.convertColor(
            tool.color.resolvedColor(with: traitCollection), from: traitCollection.userInterfaceStyle, to: .light)
        let points: [PKStrokePoint] = (begins ? [] : stroke.map { Array($0.path) } ?? []) + [place]
        let new = PKStroke(ink: PKInk(tool.inkType, color: color), path: PKStrokePath(controlPoints: points, creationDate: Date()))
        if stroke == nil { paper.drawing.strokes.append(new) } else { paper.drawing.strokes[paper.drawing.strokes.count - 1] = new }
        stroke = new
        paper.setNeedsDisplay(new.renderBounds)
    }

    private func erase(_ eraser: PKEraserTool, _ point: CGPoint) {
        let radius: CGFloat = eraser.eraserType == .vector ? 10 : eraser.width / 2 / (eraser.eraserType == .fixedWidthBitmap ? max(zoomScale, 0.01) : 1)
        guard drawing.strokes.contains(where: { $0.touches(point, radius: radius) }) else { return }
        switch eraser.eraserType {
        case .vector: paper.drawing.strokes.removeAll { $0.touches(point, radius: radius) }
        case .bitmap, .fixedWidthBitmap: paper.drawing.strokes = drawing.strokes.flatMap { $0.erased(around: point, radius: radius) }
        }
        paper.setNeedsDisplay()
    }

    private func finish() {
        if tool is PKLassoTool { lasso.end(drawing, tintColor) }
        let old: PKDrawing? = before
        (stroke, before) = (nil, nil)
        if let old, old != drawing {
            registerUndo(old)
            delegate?.canvasViewDrawingDidChange(self)
        }
        delegate?.canvasViewDidEndUsingTool(self)
    }

    private func registerUndo(_ old: PKDrawing) {
        undoManager?.registerUndo(withTarget: self) { canvas in
            MainActor.assumeIsolated {
                let now: PKDrawing = canvas.drawing
                canvas.show(old)
                canvas.registerUndo(now)
            }
        }
    }

    private func show(_ new: PKDrawing) {
        lasso.clear()
        paper.drawing = new
        paper.setNeedsDisplay()
        delegate?.canvasViewDrawingDidChange(self)
        delegate?.canvasViewDidFinishRendering(self)
    }

    // MARK: Tool pickers

    open func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) { tool = toolPicker.selectedTool }
    open func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) { isPickerVisible = toolPicker.isVisible }
}

/// Who may draw on a canvas.
public enum PKCanvasViewDrawingPolicy: UInt, Sendable {
    /// A finger while a tool picker is shown.
    case `default` = 0
    case anyInput = 1
    case pencilOnly = 2
}

/// Events of a canvas. Every method is optional.
@preconcurrency @MainActor public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
    func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
    func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
    func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}

extension PKCanvasViewDelegate {
    public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {
        try? ObjCRuntime.invokeOptional("canvasViewDrawingDidChange:", on: self, [canvasView])
    }
    public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {
        try? ObjCRuntime.invokeOptional("canvasViewDidFinishRendering:", on: self, [canvasView])
    }
    public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {
        try? ObjCRuntime.invokeOptional("canvasViewDidBeginUsingTool:", on: self, [canvasView])
    }
    public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {
        try? ObjCRuntime.invokeOptional("canvasViewDidEndUsingTool:", on: self, [canvasView])
    }
}

/// Draws the strokes.
final class CanvasPaper: UIView {
    var drawing = PKDrawing()

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        drawing.draw(in: context, rect, traitCollection.userInterfaceStyle)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }
}

/// Begins as the finger lands, and gives up when another joins it.
final class DrawingGestureRecognizer: UIGestureRecognizer {
    struct Sample {
        var phase: UITouch.Phase
        /// In the window's coordinates.
        var location: CGPoint
        /// Seconds since the finger landed.
        var time: TimeInterval
    }

    var onSample: ((Sample) -> Void)?
    private var start: TimeInterval = 0
    private weak var finger: UITouch?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        guard finger == nil, touches.count == 1 else {
            if state == .began || state == .changed {
                state = .cancelled
                onSample?(Sample(phase: .cancelled, location: touch.location(in: nil), time: 0))
            } else {
                state = .failed
            }
            return
        }
        finger = touch
        start = touch.timestamp
        state = .began
        if state == .began { send(touch, .began) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let finger, touches.contains(finger), state == .began || state == .changed else { return }
        state = .changed
        send(finger, .moved)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let finger, touches.contains(finger), state == .began || state == .changed else { return }
        state = .ended
        send(finger, .ended)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let finger, touches.contains(finger) else { return }
        state = .cancelled
        send(finger, .cancelled)
    }

    private func send(_ touch: UITouch, _ phase: UITouch.Phase) {
        onSample?(Sample(phase: phase, location: touch.location(in: nil), time: touch.timestamp - start))
    }

    override func reset() {
        super.reset()
        finger = nil
    }
}

/// Interface files name the class.
@section(".init_array") @used private let announcePKCanvasView: @convention(c) () -> Void = {
    ObjCRuntime.addModule {
        ObjCRuntime.registration(of: PKCanvasView.self, named: "PKCanvasView").initializer("initWithCoder:") { PKCanvasView(coder: $0[0]) }
    }
}
