import AppSession
import CoreGraphics
import QuartzCore

/// Writes down what windows show, as a `LayoutPicture`.
@MainActor final class LayoutInspection {
    private let windows: [UIWindow]
    private let places: ViewPlaces
    private var elements: [LayoutElement] = []
    /// The views of the elements, in the same order.
    private(set) var views: [UIView] = []
    private var safeAreas: [ObjectIdentifier: Rect] = [:]

    init(windows: [UIWindow], places: ViewPlaces) {
        self.windows = windows
        self.places = places
    }

    /// The facts about a view that follow from those around it.
    private struct Surroundings {
        var parent: Int?
        var place: Int = 0
        /// The origin of the parent's coordinates in the window; nil where a transform lies between.
        var origin: CGPoint? = .zero
        var clip: CGRect?
        var scroll: Int?
        var control: Int?
        var cell: Int?
        var bar: Int?
        var controller: UIViewController?
    }

    func picture() -> LayoutPicture {
        let size: CGSize = SessionEnvironment.window.size.cgSize
        for (index, window) in windows.enumerated() where isVisible(window) {
            add(window, ordinal: index, section: -1, Surroundings(), in: window)
        }
        var picture = LayoutPicture(width: size.width, height: size.height, elements: elements, conflicts: conflicts())
        if let frame = KeyboardCenter.shared.frame, let window = windows.last {
            picture.keyboard = Rect(window.convert(frame, from: UIScreen.main.coordinateSpace))
        }
        return picture
    }

    private func conflicts() -> [LayoutPicture.Conflict] {
        LayoutSolver.shared.standingConflicts(in: windows).map { broken, violation in
            let view: UIView? = broken.firstItem.flatMap(LayoutBox.view)
            let owner: String = view?.nearestController.map { ViewDescription.className(of: $0) } ?? ""
            let name: String = view.map { ViewDescription.className(of: $0) + (owner.isEmpty ? "" : " in \(owner)") } ?? ""
            return .init(broken: Self.withoutAddresses(broken.description), view: name, amount: violation)
        }
    }

    /// `:0x55d0c8` behind a class's name is taken out.
    static func withoutAddresses(_ text: String) -> String {
        var result = ""
        var rest: Substring = text[...]
        while let start = rest.range(of: ":0x") {
            result += rest[..<start.lowerBound]
            rest = rest[start.upperBound...].drop { $0.isHexDigit }
        }
        return result + rest
    }

    // MARK: The tree

    private func isVisible(_ view: UIView) -> Bool { !view.isHidden && view.alpha > 0.01 }

    private func add(_ view: UIView, ordinal: Int, section: Int, _ around: Surroundings, in window: UIWindow) {
        var inner: Surroundings = around
        let frame: CGRect = place(view, in: window, around, &inner)
        // What stands beside the window waits there to come in.
        if around.scroll == nil, view !== window, !frame.intersects(window.bounds), !frame.isEmpty { return }
        if let controller = view.owningController { inner.controller = controller }
        let index: Int = elements.count
        var element = LayoutElement(
            place: places.number(of: view, in: around.place, section: section, ordinal: ordinal), parent: around.parent, kind: .container,
            className: ViewDescription.className(of: view), frame: Rect(frame))
        element.scroll = around.scroll
        element.control = around.control
        element.cell = around.cell
        element.bar = around.bar
        element.clip = around.clip.map { Rect($0) }
        ElementReading(view, window: window).fill(&element)
        if let controller = inner.controller {
            element.owner = ViewDescription.className(of: controller)
            element.safe = safeArea(of: controller, in: window)
        }
        elements.append(element)
        views.append(view)
        inner.parent = index
        inner.place = element.place
        switch element.kind {
        case .scroll:
            inner.scroll = index
            inner.clip = nil
        case .control: inner.control = around.control ?? (ElementReading.isWhole(view) ? index : nil)
        case .cell: inner.cell = index
        case .bar: inner.bar = index
        default: break
        }
        // What clips at the window's edges, as navigation controllers' views do, is the window's edge.
        if view.clipsToBounds, element.kind != .scroll, !frame.contains(window.bounds) { inner.clip = inner.clip.map { $0.intersection(frame) } ?? frame }
        guard !Self.isSystems(view) else { return }
        addChildren(of: view, inner, in: window)
    }

    private func addChildren(of view: UIView, _ inner: Surroundings, in window: UIWindow) {
        let shown: ArraySlice<UIView> = view.subviews[Self.firstSeen(of: view)...]
        let isList: Bool = view is UITableView || view is UICollectionView
        var counter = ViewPlaces.Counter()
        // Siblings before the first one seen are counted, so that places stay the same when something comes before them.
        for hidden in view.subviews.prefix(shown.startIndex) { _ = counter.next(hidden) }
        let ordered: [UIView] = isList ? shown.filter(isVisible).sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) } : Array(shown)
        for child in ordered {
            let ordinal: Int = counter.next(child)
            guard isVisible(child) else { continue }
            if let path = (child as? UITableViewCell)?.shownIndexPath ?? (child as? UICollectionReusableView)?.shownElement?.indexPath, path.count > 1 {
                add(child, ordinal: path[1], section: path[0], inner, in: window)
            } else {
                add(child, ordinal: ordinal, section: -1, inner, in: window)
            }
        }
    }

    /// The first subview that is not behind something dimmed or another screen.
    private static func firstSeen(of view: UIView) -> Int {
        let dimming: Int? = view.subviews.lastIndex { ($0 is UIDimmingView || $0 is SplitDimmingView) && !$0.isHidden && $0.alpha > 0.01 }
        if let dimming { return dimming }
        guard view is UIWindow else { return 0 }
        return view.subviews.lastIndex { $0 is UITransitionView && !$0.isHidden && !($0.subviews.isEmpty) } ?? 0
    }

    /// Parts of the system that apps do not lay out. A caret comes and goes by itself.
    private static func isSystems(_ view: UIView) -> Bool {
        view is TextSelectionView || view is AlertView || view is MenuContainerView || view is ActivityListView || view is ServicePageView
            || view is UIPickerView
    }

    /// The view's frame in the window; where its subviews' coordinates begin goes into `inner`.
    private func place(_ view: UIView, in window: UIWindow, _ around: Surroundings, _ inner: inout Surroundings) -> CGRect {
        if view === window {
            inner.origin = CGPoint(x: -view.bounds.minX, y: -view.bounds.minY)
            return view.bounds
        }
        guard let origin = around.origin, CATransform3DIsIdentity(view.layer.transform) else {
            inner.origin = nil
            return view.convert(view.bounds, to: window)
        }
        let frame: CGRect = view.frame.offsetBy(dx: origin.x, dy: origin.y)
        inner.origin = CGPoint(x: frame.minX - view.bounds.minX, y: frame.minY - view.bounds.minY)
        return frame
    }

    private func safeArea(of controller: UIViewController, in window: UIWindow) -> Rect? {
        if let known = safeAreas[ObjectIdentifier(controller)] { return known }
        guard let view = controller.viewIfLoaded else { return nil }
        let area = Rect(view.convert(view.bounds.inset(by: view.safeAreaInsets), to: window))
        safeAreas[ObjectIdentifier(controller)] = area
        return area
    }
}

extension Rect {
    init(_ rect: CGRect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
}

extension WindowEnvironment.Size {
    fileprivate var cgSize: CGSize { CGSize(width: width, height: height) }
}
