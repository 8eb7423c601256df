import AppSession
import CoreGraphics

/// Puts one mistake into an app's screen at certain widths, for as long as it is looked at. The views are changed by what apps change them by,
/// and are as they were afterwards.
@MainActor final class FaultPlanter {
    let fault: PlantedFault
    private(set) var wasAlwaysThere = true
    /// Whether the window has had another size since: what is lost is lost on the way back.
    private var hasLeft = false

    /// The view that makes steps slow. It stays while windows are resized: no look at a finished layout shows what it does.
    private(set) var brake: SlowView?

    init(_ fault: PlantedFault) { self.fault = fault }

    /// Puts what does its harm while windows are resized into a window.
    func begin(in window: UIWindow?) {
        guard fault.kind == .slowStep, let window else { return }
        let view = SlowView(frame: window.bounds)
        view.widths = fault.widths
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.isUserInteractionEnabled = false
        window.addSubview(view)
        brake = view
    }

    /// Takes away what `begin(in:)` put there.
    func end() {
        brake?.removeFromSuperview()
        brake = nil
    }

    /// Whether the mistake is one in this view: text that shrinks is not cut short.
    static func isFit(_ view: UIView, for kind: FindingKind) -> Bool {
        switch kind {
        case .truncatedText:
            guard let label = view as? UILabel else { return false }
            return !label.adjustsFontSizeToFitWidth && [.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle].contains(label.lineBreakMode)
        case .clippedText: return (view as? UILabel)?.adjustsFontSizeToFitWidth == false
        case .lowContrast: return (view as? UILabel)?.isHighlighted == false && (view as? UILabel)?.shadowColor == nil
        case .smallTarget: return !view.point(inside: CGPoint(x: -30, y: view.bounds.midY), with: nil)
        case .missingDescription: return view is UIButton && view.isAccessibilityElement
        default: return true
        }
    }

    /// The result of `look` with the mistake in place, where the window has a width for that; `seen` elsewhere.
    func look<Seen>(_ windows: [UIWindow], _ places: ViewPlaces, without seen: Seen, _ look: () -> Seen) -> Seen {
        let inspection = LayoutInspection(windows: windows, places: places)
        let now: LayoutPicture = inspection.picture()
        let isHere: Bool = fault.widths.contains(Int(now.width))
        guard isHere, fault.kind != .lostState || hasLeft else {
            hasLeft = hasLeft || !isHere
            return seen
        }
        guard let index = now.elements.firstIndex(where: { $0.place == fault.place }) else {
            wasAlwaysThere = false
            return seen
        }
        let aim: LayoutElement? = fault.other.flatMap { other in now.elements.first { $0.place == other } }
        if fault.other != nil, aim == nil { wasAlwaysThere = false }
        let undo: () -> Void = plant(inspection.views[index], now.elements[index], over: aim, in: now)
        defer { undo() }
        return look()
    }

    /// Changes the view and returns what puts everything back.
    private func plant(_ view: UIView, _ element: LayoutElement, over aim: LayoutElement?, in picture: LayoutPicture) -> () -> Void {
        let ink: Rect = element.ink
        switch fault.kind {
        case .collision:
            guard let aim else { return {} }
            return move(view, by: aim.ink.x + aim.ink.width / 2 - ink.x - ink.width / 2, aim.ink.y + aim.ink.height / 2 - ink.y - ink.height / 2)
        case .parentProtrusion:
            guard let aim else { return {} }
            return move(view, by: aim.frame.maxX - ink.x - ink.width / 2, 0)
        case .windowProtrusion:
            let edge: Double = element.scroll.map { picture.elements[$0].frame.maxX } ?? picture.width
            return move(view, by: edge - ink.x - ink.width / 2, 0)
        case .coveredContent: return move(view, by: 0, 1 - ink.y)
        case .truncatedText: return resize(view, to: CGSize(width: CGFloat(ink.width) / 2, height: view.bounds.height))
        case .clippedText: return resize(view, to: CGSize(width: max(view.bounds.width, CGFloat(ink.width) + 2), height: CGFloat(ink.height) / 2))
        case .smallTarget: return resize(view, to: CGSize(width: 20, height: 20))
        case .unreachable: return cover(view)
        case .conflict: return contradict(view)
        case .lostState: return lose(view, element)
        case .lowContrast: return fade(view)
        case .missingDescription: return silence(view)
        case .slowStep, .wrapping, .smallRange, .ambiguousLayout, .undetectedElement, .wrongTraits, .readingOrder, .fixedTextSize: return {}
        }
    }

    // MARK: Changes

    private func move(_ view: UIView, by x: Double, _ y: Double) -> () -> Void {
        let transform: CGAffineTransform = view.transform
        view.transform = transform.concatenating(CGAffineTransform(translationX: CGFloat(x), y: CGFloat(y)))
        return { view.transform = transform }
    }

    private func resize(_ view: UIView, to size: CGSize) -> () -> Void {
        let bounds: CGRect = view.bounds
        view.bounds.size = size
        return { view.bounds = bounds }
    }

    private func cover(_ view: UIView) -> () -> Void {
        let cover = UIView(frame: view.frame)
        view.superview?.addSubview(cover)
        return { cover.removeFromSuperview() }
    }

    private func contradict(_ view: UIView) -> () -> Void {
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        let sink: (String) -> Void = ConflictReport.sink
        ConflictReport.sink = { _ in }
        NSLayoutConstraint.activate([child.widthAnchor.constraint(equalToConstant: 10), child.widthAnchor.constraint(equalToConstant: 20)])
        LayoutSolver.shared.solveIfNeeded()
        return {
            child.removeFromSuperview()
            LayoutSolver.shared.solveIfNeeded()
            ConflictReport.sink = sink
        }
    }

    /// The loss of a scroll offset, a selection, or a text or view that was shown. Returns the way back.
    private func lose(_ view: UIView, _ element: LayoutElement) -> () -> Void {
        if let scroll = view as? UIScrollView {
            let origin: CGPoint = scroll.bounds.origin
            scroll.bounds.origin.y += 40
            return { scroll.bounds.origin = origin }
        }
        if let control = view as? UIControl, control.isSelected {
            control.isSelected = false
            return { control.isSelected = true }
        }
        if let label = view as? UILabel, element.scroll != nil {
            let text: NSAttributedString? = label.attributedText
            label.text = "?"
            return { label.attributedText = text }
        }
        view.isHidden = true
        return { view.isHidden = false }
    }

    /// Text of nearly the colour of what is behind it.
    private func fade(_ view: UIView) -> () -> Void {
        guard let label = view as? UILabel else { return {} }
        let (text, color): (NSAttributedString?, UIColor?) = (label.attributedText, label.textColor)
        let isPlain: Bool = label.isPlain
        label.textColor = (color ?? .label).withAlphaComponent(0.1)
        return {
            label.textColor = color
            if !isPlain { label.attributedText = text }
        }
    }

    private func silence(_ view: UIView) -> () -> Void {
        let label: NSAttributedString? = view.accessibilityValues?.label
        view.accessibilityLabel = ""
        return { view.accessibilityAttributedLabel = label }
    }
}
