import AppSession

extension String {
    /// The text as a keyboard makes it. Formatters put spaces between a number and its unit that no key has: `9:41 AM` has a narrow one.
    var asTyped: String {
        guard unicodeScalars.contains(where: { $0 == "\u{202F}" || $0 == "\u{A0}" }) else { return self }
        return replacing(/[\u{202F}\u{A0}]/, with: " ")
    }
}

/// Finds what a user would point at by its words, and what a touch there would reach.
@MainActor struct ScreenLookup {
    /// Front window last.
    let windows: [UIWindow]

    /// The elements that read `text`, front-most first; where no view does, the accessibility elements of that name.
    func elements(named text: String) -> [ScreenElement] {
        let views: [UIView] = windows.reversed().flatMap { Self.views(reading: text, in: $0) }
        if !views.isEmpty { return views.compactMap(element(for:)) }
        return AccessibilityTree.all(named: text, in: windows).map { object in
            if let view = object as? UIView, let element = element(for: view) { return element }
            let place = AssistiveUser.place(of: object, in: windows)
            return ScreenElement(kind: "accessibility element", x: place.x, y: place.y)
        }
    }

    /// The texts on screen, from the top.
    func texts() -> [String] {
        var found: [(frame: CGRect, text: String)] = []
        for window in windows {
            Self.visit(window) { view in
                guard let text = Self.text(of: view), !text.isEmpty else { return }
                let frame: CGRect = view.convert(view.bounds, to: window)
                if frame.intersects(window.bounds) { found.append((frame, text)) }
            }
        }
        return ReadingOrder.indices(of: found.map(\.frame), rightToLeft: false).map { found[$0].text }
    }

    /// The scrollable areas on screen, front-most first.
    func scrollAreas() -> [ScrollArea] {
        windows.reversed().flatMap { window -> [ScrollArea] in
            var areas: [ScrollArea] = []
            Self.visit(window) { view in
                guard let scroll = view as? UIScrollView, scroll.isScrollEnabled, let seen = Self.visibleFrame(of: scroll, in: window) else { return }
                let inset: UIEdgeInsets = scroll.adjustedContentInset
                let (offset, size, bounds): (CGPoint, CGSize, CGSize) = (scroll.contentOffset, scroll.contentSize, scroll.bounds.size)
                let area = ScrollArea(
                    frame: Rect(x: Double(seen.minX), y: Double(seen.minY), width: Double(seen.width), height: Double(seen.height)),
                    up: max(0, Double(size.height + inset.bottom - bounds.height - offset.y)),
                    left: max(0, Double(size.width + inset.right - bounds.width - offset.x)),
                    down: max(0, Double(offset.y + inset.top)), right: max(0, Double(offset.x + inset.left)))
                if area.up + area.down + area.left + area.right > 0.5 { areas.append(area) }
            }
            return areas.reversed()
        }
    }

    // MARK: Views

    /// Visits the views that are not hidden, those behind first.
    private static func visit(_ view: UIView, _ body: (UIView) -> Void) {
        guard !view.isHidden, view.alpha > 0.01 else { return }
        body(view)
        for child in view.subviews { visit(child, body) }
    }

    private static func views(reading text: String, in window: UIWindow) -> [UIView] {
        var found: [UIView] = []
        visit(window) { if Self.reads($0, text) { found.append($0) } }
        return found.reversed()
    }

    private static func text(of view: UIView) -> String? {
        switch view {
        case let label as UILabel: label.text
        case let field as UITextField: (field.text ?? "").isEmpty ? field.placeholder : field.text
        case let editor as UITextView: editor.text
        default: nil
        }
    }

    private static func reads(_ view: UIView, _ text: String) -> Bool { Self.text(of: view)?.asTyped == text.asTyped }

    /// The part of a view that clipping ancestors leave visible, in its window's coordinates; nil where nothing is left.
    private static func visibleFrame(of view: UIView, in window: UIWindow) -> CGRect? {
        var frame: CGRect = view.convert(view.bounds, to: window)
        var ancestor: UIView? = view.superview
        while let container = ancestor {
            if container.clipsToBounds || container === window { frame = frame.intersection(container.convert(container.bounds, to: window)) }
            ancestor = container.superview
        }
        return frame.isNull || frame.isEmpty ? nil : frame
    }

    // MARK: Touches

    private func element(for view: UIView) -> ScreenElement? {
        guard let window = view as? UIWindow ?? view.window else { return nil }
        let whole: CGRect = view.convert(view.bounds, to: window)
        let seen: CGRect? = Self.visibleFrame(of: view, in: window)
        let point = CGPoint(x: (seen ?? whole).midX, y: (seen ?? whole).midY)
        var covered: String? = seen == nil ? "the edge of what it stands in: it would have to be scrolled to" : nil
        if covered == nil, let other = cover(of: view, at: point, in: window) { covered = Self.name(of: other) }
        return ScreenElement(
            kind: ViewDescription.className(of: view), x: Double(point.x), y: Double(point.y), containers: Self.containers(of: view), coveredBy: covered)
    }

    /// The name of what covers another view, with the words that a user knows it by: its own, or those of the control, the row or the header that
    /// it belongs to.
    private static func name(of cover: UIView) -> String {
        func words(_ view: UIView) -> String? {
            var found: String?
            if !(view is UIScrollView) { visit(view) { part in found = found ?? text(of: part).flatMap { $0.isEmpty ? nil : $0 } } }
            return found
        }
        let around = sequence(first: cover, next: \.superview).prefix { $0.owningController == nil && !($0 is UIScrollView) && !($0 is UIWindow) }
        let named: UIView = around.first { words($0) != nil } ?? around.first { Swift.type(of: $0) != UIView.self } ?? cover
        return ViewDescription.className(of: named) + (words(named).map { " \"\($0)\"" } ?? "")
    }

    /// The view that a touch at `point` reaches when it is neither `view`, nor in it, nor what holds it, nor behind it: a message that lets touches
    /// through is seen all the same.
    private func cover(of view: UIView, at point: CGPoint, in window: UIWindow) -> UIView? {
        for candidate in windows.reversed() {
            let inside: CGPoint = candidate === window ? point : candidate.convert(point, from: window)
            guard let hit = candidate.hitTest(inside, with: nil) else {
                if candidate === window { return nil }
                continue
            }
            let belongs: Bool = hit.isDescendant(of: view) || view.isDescendant(of: hit) || Self.isTouchedBy(hit, wordsOf: view)
            return candidate === window && (belongs || Self.isBehind(hit, view)) ? nil : hit
        }
        return nil
    }

    /// Whether a view is drawn before another one in the same window.
    private static func isBehind(_ view: UIView, _ other: UIView) -> Bool {
        let ancestors: [UIView] = Array(sequence(first: other, next: \.superview))
        var branch: UIView = view
        while let parent = branch.superview {
            if let index = ancestors.firstIndex(where: { $0 === parent }), index > 0 {
                let (own, others): (UIView, UIView) = (branch, ancestors[index - 1])
                if own.layer.zPosition != others.layer.zPosition { return own.layer.zPosition < others.layer.zPosition }
                guard let first = parent.subviews.firstIndex(of: own), let second = parent.subviews.firstIndex(of: others) else { return false }
                return first < second
            }
            branch = parent
        }
        return false
    }

    /// Whether who touches the words that are seen means the control over them: one that goes by those words, or that nothing is seen of.
    private static func isTouchedBy(_ cover: UIView, wordsOf view: UIView) -> Bool {
        guard let control = cover as? UIControl else { return false }
        if let label = control.accessibilityLabel, !label.isEmpty { return label.asTyped == text(of: view)?.asTyped }
        let isClear: Bool = control.backgroundColor.map { $0.cgColor.alpha < 0.01 } ?? true
        return isClear && control.layer.contents == nil && control.subviews.allSatisfy { $0.isHidden || $0.alpha < 0.01 || $0.bounds.isEmpty }
    }

    /// Names of what a view stands in: the other texts of its row, then labels, identifiers and titles of its ancestors.
    private static func containers(of view: UIView) -> [String] {
        var names: [String] = []
        var ancestor: UIView? = view.superview
        while let container = ancestor {
            if container is UITableViewCell || container is UICollectionViewCell {
                visit(container) { if $0 !== view, let text = Self.text(of: $0), !text.isEmpty { names.append(text) } }
            }
            if let label = container.accessibilityLabel, !label.isEmpty { names.append(label) }
            if let identifier = AccessibilityTree.identifier(of: container) { names.append(identifier) }
            if let controller = container.next as? UIViewController, let title = controller.title { names.append(title) }
            names.append(ViewDescription.className(of: container))
            ancestor = container.superview
        }
        return names
    }
}
