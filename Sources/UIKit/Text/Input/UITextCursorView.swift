/// A view that is the caret of a text input. Since iOS 17.
@preconcurrency @MainActor public protocol UITextCursorView: UICoordinateSpace {
    /// Whether the caret comes and goes.
    var isBlinking: Bool { get set }
    /// Shows the caret, and begins anew to have it come and go.
    func resetBlinkAnimation()
}

/// A view that marks what is selected of a text. Since iOS 17.
@preconcurrency @MainActor public protocol UITextSelectionHighlightView: UICoordinateSpace {
    /// The boxes of the selection, in the text input view's coordinates.
    var selectionRects: [UITextSelectionRect] { get set }
}

/// A view at one end of a selection. Since iOS 17.
@preconcurrency @MainActor public protocol UITextSelectionHandleView: UICoordinateSpace {
    /// The end that it stands at: leading, trailing.
    var direction: NSDirectionalRectEdge { get set }
    /// Whether the text runs from top to bottom.
    var isVertical: Bool { get }
    /// The outline in place of the usual one, in the view's coordinates.
    var customShape: UIBezierPath? { get set }
    /// The frame for an end of the selection, `rect` being the caret there.
    func preferredFrame(for rect: CGRect) -> CGRect
}

/// The system's caret: a bar in the tint colour. Since iOS 17.4.
@preconcurrency @MainActor open class UIStandardTextCursorView: UIView, UITextCursorView {
    private var generation = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        layer.cornerRadius = TextPlacement.caretWidth / 2
        tintColorDidChange()
    }

    /// Default true.
    open var isBlinking = true {
        didSet { if isBlinking != oldValue { resetBlinkAnimation() } }
    }

    open func resetBlinkAnimation() {
        generation += 1
        alpha = 1
        if isBlinking { blink(generation) }
    }

    private func blink(_ current: Int) {
        DeferredWork.shared.schedule(after: TextSelectionView.blinkInterval) { [weak self] in
            guard let self, self.generation == current, self.window != nil else { return }
            self.alpha = self.alpha == 0 ? 1 : 0
            self.blink(current)
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        backgroundColor = tintColor
    }

    open dynamic override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { resetBlinkAnimation() }
    }
}

/// The system's mark of a selection: boxes in the tint colour.
final class StandardHighlightView: UIView, UITextSelectionHighlightView {
    private var boxes: [UIView] = []

    var selectionRects: [UITextSelectionRect] = [] {
        didSet {
            for box in boxes { box.removeFromSuperview() }
            boxes = selectionRects.map { selected in
                let box = UIView(frame: selected.rect)
                box.isUserInteractionEnabled = false
                box.backgroundColor = tintColor.withAlphaComponent(0.2)
                addSubview(box)
                return box
            }
        }
    }
}

/// The system's end of a selection: a bar with a knob, above the start and below the end.
final class StandardHandleView: UIView, UITextSelectionHandleView {
    private static let knobSize: CGFloat = 10
    private let bar = UIView()
    private let knob = UIView()
    private let shape = CAShapeLayer()

    var direction: NSDirectionalRectEdge { didSet { setNeedsLayout() } }
    let isVertical = false
    var customShape: UIBezierPath? { didSet { setNeedsLayout() } }

    init(direction: NSDirectionalRectEdge) {
        self.direction = direction
        super.init(frame: .zero)
        knob.layer.cornerRadius = Self.knobSize / 2
        for part in [bar, knob] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        layer.addSublayer(shape)
    }

    required init?(coder: NSCoder) { nil }

    func preferredFrame(for rect: CGRect) -> CGRect {
        let size: CGFloat = Self.knobSize
        let y: CGFloat = direction == .leading ? rect.minY - size + 1 : rect.minY
        return CGRect(x: rect.midX - size / 2, y: y, width: size, height: rect.height + size - 1)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size: CGFloat = Self.knobSize
        let isStart: Bool = direction == .leading
        bar.frame = CGRect(x: size / 2 - 1, y: isStart ? size - 1 : 0, width: TextPlacement.caretWidth, height: bounds.height - size + 1)
        knob.frame = CGRect(x: 0, y: isStart ? 0 : bounds.height - size, width: size, height: size)
        for part in [bar, knob] {
            part.backgroundColor = tintColor
            part.isHidden = customShape != nil
        }
        shape.path = customShape?.cgPath
        shape.fillColor = tintColor.cgColor
    }
}
