import AppSession
import CoreGraphics

/// Reads what a view shows and how it takes touches into a `LayoutElement`.
@MainActor struct ElementReading {
    private let view: UIView
    private let window: UIWindow

    /// The side of the smallest region that a finger hits well, in points: Apple's Human Interface Guidelines.
    private static let comfortableSide: CGFloat = 44

    init(_ view: UIView, window: UIWindow) {
        self.view = view
        self.window = window
    }

    func fill(_ element: inout LayoutElement) {
        element.kind = kind
        switch view {
        case let label as UILabel: read(label, &element)
        case let image as UIImageView where image.image != nil: element.ink = Rect(view.convert(image.imageRect, to: window))
        case let field as UITextField: element.words = (field.text ?? "").isEmpty ? field.placeholder ?? "" : field.text ?? ""
        case let editor as UITextView: element.words = editor.text ?? ""
        case let button as UIButton: element.words = button.currentTitle ?? button.configuration?.title ?? ""
        default: break
        }
        if let scroll = view as? UIScrollView { element.range = Self.range(of: scroll) }
        if element.words.isEmpty, element.kind != .container { element.words = Self.words(for: view) }
        readState(&element)
        if element.kind == .control { readTouches(&element) }
    }

    /// A label or an identifier that the app gave.
    private static func words(for view: UIView) -> String {
        view.accessibilityValues?.label?.string ?? AccessibilityTree.identifier(of: view) ?? ""
    }

    private var kind: LayoutElement.Kind {
        switch view {
        case is UINavigationBar, is UITabBar, is UIToolbar, is UISearchBar: return .bar
        case is UITableViewCell, is UICollectionViewCell: return .cell
        case let label as UILabel: return (label.text ?? "").isEmpty ? .container : .text
        case let editor as UITextView where !editor.isScrollEnabled: return (editor.text ?? "").isEmpty ? .container : .text
        case is UIScrollView: return .scroll
        case let image as UIImageView where image.image != nil: return .image
        case is SplitDimmingView: return .container
        case is UIControl, is UIDatePicker: return .control
        default:
            guard isSeen, view.owningController == nil, !(view is UIWindow) else { return .container }
            return view.subviews.isEmpty ? .shape : .card
        }
    }

    /// Whether the view has a background or a border that shows.
    private var isSeen: Bool {
        if let color = view.backgroundColor, color.cgColor.alpha > 0.05 { return true }
        return view.layer.borderWidth > 0 && (view.layer.borderColor?.alpha ?? 0) > 0.05
    }

    private func read(_ label: UILabel, _ element: inout LayoutElement) {
        guard element.kind == .text else { return }
        element.words = label.text ?? ""
        guard !label.bounds.isEmpty else { return }
        let fit = TextFit(of: label)
        element.ink = Rect(view.convert(fit.ink, to: window))
        element.lineCount = fit.lineCount
        if fit.isTruncated { element.traits.insert(.truncated) }
        if fit.isCut { element.traits.insert(.textCut) }
        if fit.breaksWord { element.traits.insert(.wordBroken) }
        if label.numberOfLines > 1 { element.traits.insert(.linesLimited) }
    }

    private static func range(of scroll: UIScrollView) -> LayoutElement.ScrollRange {
        guard scroll.isScrollEnabled else { return .init() }
        let inset: UIEdgeInsets = scroll.adjustedContentInset
        let (offset, size, bounds): (CGPoint, CGSize, CGSize) = (scroll.contentOffset, scroll.contentSize, scroll.bounds.size)
        return .init(
            up: max(0, Double(size.height + inset.bottom - bounds.height - offset.y)),
            left: max(0, Double(size.width + inset.right - bounds.width - offset.x)), down: max(0, Double(offset.y + inset.top)),
            right: max(0, Double(offset.x + inset.left)))
    }

    private func readState(_ element: inout LayoutElement) {
        let isSelected: Bool =
            switch view {
            case let cell as UITableViewCell: cell.isSelected
            case let cell as UICollectionViewCell: cell.isSelected
            case let control as UIControl: control.isSelected
            default: false
            }
        if isSelected { element.traits.insert(.selected) }
        if element.kind == .card || element.kind == .shape, let color = view.backgroundColor, color.cgColor.alpha >= 0.99, view.alpha >= 0.99 {
            element.traits.insert(.opaque)
        }
    }

    // MARK: Touches

    private func readTouches(_ element: inout LayoutElement) {
        if Self.hasSystemSize(view) { element.traits.insert(.systemSized) }
        guard view.isUserInteractionEnabled, (view as? UIControl)?.isEnabled ?? true, element.control == nil else { return }
        element.traits.insert(.interactive)
        let bounds: CGRect = view.bounds
        element.touchWidth = Double(touchLength(bounds.width, CGPoint(x: 1, y: 0)))
        element.touchHeight = Double(touchLength(bounds.height, CGPoint(x: 0, y: 1)))
        let frame = CGRect(x: element.frame.x, y: element.frame.y, width: element.frame.width, height: element.frame.height)
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        guard window.bounds.contains(middle), !bounds.isEmpty else { return }
        let hit: UIView? = window.hitTest(middle, with: nil)
        if let hit, hit.isDescendant(of: view) { return }
        element.traits.insert(.covered)
        let scroll: UIView? = sequence(first: view.superview) { $0?.superview }.first { $0 is UIScrollView || $0 == nil } ?? nil
        if let scroll, let hit, hit.isDescendant(of: scroll) { element.traits.insert(.coveredInScroll) }
    }

    /// The length of the view along an axis, or that of a comfortable target where a touch that far from its middle reaches it.
    private func touchLength(_ length: CGFloat, _ axis: CGPoint) -> CGFloat {
        guard length < Self.comfortableSide else { return length }
        let reach: CGFloat = Self.comfortableSide / 2 - 0.1
        let bounds: CGRect = view.bounds
        let isReached: Bool = [-reach, reach].allSatisfy { distance in
            view.point(inside: CGPoint(x: bounds.midX + axis.x * distance, y: bounds.midY + axis.y * distance), with: nil)
        }
        return isReached ? Self.comfortableSide : length
    }

    /// Controls whose size Apple chose, and those of the system's own bars.
    private static func hasSystemSize(_ view: UIView) -> Bool {
        switch view {
        case is UISwitch, is UISlider, is UIStepper, is UISegmentedControl, is UITextField, is UIPageControl, is UIDatePicker, is UIRefreshControl: true
        case is UIButton: false
        default: !ViewDescription.className(of: view).contains(".")
        }
    }

    /// Whether a control is one thing to its user, whatever is in it; an app's own class of control lays out what is in it.
    static func isWhole(_ view: UIView) -> Bool {
        var type: AnyClass? = Swift.type(of: view)
        while let current = type, _typeName(current, qualified: true).hasPrefix("UIKit.") == false { type = _getSuperclass(current) }
        return type != UIControl.self || type == Swift.type(of: view)
    }
}
