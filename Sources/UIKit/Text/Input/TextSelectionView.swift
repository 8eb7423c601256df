/// The caret and the marked part of an editor's text, above the text itself.
@MainActor final class TextSelectionView: UIView {
    private let caret = UIView()
    private var boxes: [UIView] = []
    private var handles: [SelectionHandle] = []
    private var blinking = 0

    /// Seconds that the caret is seen, and not seen.
    static let blinkInterval = 0.5

    override init(frame: CGRect) {
        super.init(frame: frame)
        caret.layer.cornerRadius = TextPlacement.caretWidth / 2
        caret.isHidden = true
        caret.isUserInteractionEnabled = false
        addSubview(caret)
    }

    required init?(coder: NSCoder) { nil }

    /// A touch goes through to the text, unless it is on a handle.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        handles.contains { !$0.isHidden && $0.frame.insetBy(dx: -14, dy: -8).contains(point) }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        handles.first { !$0.isHidden && $0.frame.insetBy(dx: -14, dy: -8).contains(point) }
    }

    /// Shows a caret, or boxes with handles at the ends of the selection; nothing for neither.
    func show(caret rect: CGRect?, boxes rects: [CGRect], ends: (start: CGRect, end: CGRect)?, editor: TextEditor?) {
        UIView.performWithoutAnimation {
            caret.backgroundColor = tintColor
            if let rect, rect != caret.frame || caret.isHidden {
                caret.frame = rect
                startBlinking()
            } else if rect == nil {
                stopBlinking()
            }
            placeBoxes(rects)
            placeHandles(ends, editor: editor)
        }
    }

    private func placeBoxes(_ rects: [CGRect]) {
        while boxes.count < rects.count {
            let box = UIView()
            box.isUserInteractionEnabled = false
            insertSubview(box, at: 0)
            boxes.append(box)
        }
        for (index, box) in boxes.enumerated() {
            box.isHidden = index >= rects.count
            guard index < rects.count else { continue }
            box.frame = rects[index]
            box.backgroundColor = tintColor.withAlphaComponent(0.2)
        }
    }

    private func placeHandles(_ ends: (start: CGRect, end: CGRect)?, editor: TextEditor?) {
        guard let ends, let editor else {
            for handle in handles { handle.isHidden = true }
            return
        }
        if handles.isEmpty {
            handles = [SelectionHandle(editor: editor, isStart: true), SelectionHandle(editor: editor, isStart: false)]
            for handle in handles { addSubview(handle) }
        }
        for (handle, rect) in zip(handles, [ends.start, ends.end]) {
            handle.isHidden = false
            handle.place(at: rect)
        }
    }

    // MARK: Blinking

    private func startBlinking() {
        caret.isHidden = false
        caret.alpha = 1
        blinking += 1
        blink(blinking)
    }

    private func stopBlinking() {
        caret.isHidden = true
        blinking += 1
    }

    private func blink(_ current: Int) {
        DeferredWork.shared.schedule(after: Self.blinkInterval) { [weak self] in
            guard let self, self.blinking == current, !self.caret.isHidden, self.window != nil else { return }
            self.caret.alpha = self.caret.alpha == 0 ? 1 : 0
            self.blink(current)
        }
    }
}

/// A bar with a knob at one end of a selection, which can be dragged.
@MainActor final class SelectionHandle: UIView {
    private weak var editor: TextEditor?
    private let isStart: Bool
    private let bar = UIView()
    private let knob = UIView()
    private let pan = UIPanGestureRecognizer()

    private static let knobSize: CGFloat = 10

    init(editor: TextEditor, isStart: Bool) {
        self.editor = editor
        self.isStart = isStart
        super.init(frame: .zero)
        knob.layer.cornerRadius = Self.knobSize / 2
        for part in [bar, knob] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        pan.onAction = { [weak self] in self?.drag() }
        addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) { nil }

    /// Stands at a caret: the knob above the start of a selection and below its end.
    func place(at caret: CGRect) {
        let size: CGFloat = Self.knobSize
        frame = CGRect(
            x: caret.midX - size / 2, y: isStart ? caret.minY - size + 1 : caret.minY, width: size, height: caret.height + size - 1)
        bar.frame = CGRect(
            x: size / 2 - 1, y: isStart ? size - 1 : 0, width: TextPlacement.caretWidth, height: caret.height)
        knob.frame = CGRect(x: 0, y: isStart ? 0 : caret.height - 1, width: size, height: size)
        bar.backgroundColor = tintColor
        knob.backgroundColor = tintColor
    }

    private func drag() {
        guard let editor, let host = editor.host, pan.state == .began || pan.state == .changed else { return }
        let offset: Int = host.textPlacement.offset(nearest: pan.location(in: host))
        let selection: NSRange = editor.selection
        if isStart {
            let end: Int = NSMaxRange(selection)
            let start: Int = min(offset, editor.navigation.characterStart(before: end))
            editor.select(NSRange(location: start, length: end - start))
        } else {
            let end: Int = max(offset, editor.navigation.characterEnd(after: selection.location))
            editor.select(NSRange(location: selection.location, length: end - selection.location))
        }
    }
}
