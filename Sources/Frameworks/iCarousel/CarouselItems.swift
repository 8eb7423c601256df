import UIKit

/// The views of a carousel's items, each in a container, and those that are no longer seen.
@MainActor final class CarouselItems {
    private(set) var views: [Int: UIView] = [:]
    private var pool: [UIView] = []
    private var placeholders: [UIView] = []

    func reusableItem() -> UIView? { pool.popLast() }
    func reusablePlaceholder() -> UIView? { placeholders.popLast() }

    /// Puts a view into a container of a size, in its middle.
    func add(_ view: UIView, at index: Int, in content: UIView, size: CGSize) {
        let container = UIView(frame: CGRect(origin: .zero, size: size))
        view.frame.origin = CGPoint(x: (size.width - view.frame.width) / 2, y: (size.height - view.frame.height) / 2)
        container.addSubview(view)
        content.addSubview(container)
        views[index] = view
    }

    func removeAll() {
        for view in views.values { view.superview?.removeFromSuperview() }
        (views, pool, placeholders) = ([:], [], [])
    }

    /// Lets go of all others.
    func keep(_ indexes: Set<Int>, itemCount: Int) {
        for index in views.keys where !indexes.contains(index) { release(index, itemCount: itemCount) }
    }

    func release(_ index: Int, itemCount: Int) {
        guard let view = views.removeValue(forKey: index) else { return }
        view.superview?.removeFromSuperview()
        view.removeFromSuperview()
        if (0..<itemCount).contains(index) { pool.append(view) } else { placeholders.append(view) }
    }

    /// Takes an item out; those after it move up.
    func remove(_ index: Int, animated: Bool) {
        let gone: UIView? = views[index]
        views = Dictionary(uniqueKeysWithValues: views.filter { $0.key != index }.map { ($0.key > index ? $0.key - 1 : $0.key, $0.value) })
        guard let container = gone?.superview else { return }
        guard animated else { return container.removeFromSuperview() }
        UIView.animate(withDuration: 0.1) {
            container.alpha = 0
        } completion: { _ in
            container.removeFromSuperview()
        }
    }

    /// Has an item and those after it move on.
    func makeRoom(_ index: Int) {
        views = Dictionary(uniqueKeysWithValues: views.map { ($0.key >= index ? $0.key + 1 : $0.key, $0.value) })
    }

    // MARK: - Depth

    /// The views from the back to the front: by their depth, and where that is the same, the nearer to the current one the farther in front.
    func sorted(current: UIView?, isVertical: Bool) -> [UIView] {
        let middle: CGFloat = current.map { Self.place($0, isVertical) } ?? 0
        return views.sorted { $0.key < $1.key }.map(\.value).sorted { first, second in
            let (z1, z2) = (Self.depth(first), Self.depth(second))
            return z1 != z2 ? z1 < z2 : abs(Self.place(first, isVertical) - middle) > abs(Self.place(second, isVertical) - middle)
        }
    }

    func sort(current: UIView?, isVertical: Bool) {
        for view in sorted(current: current, isVertical: isVertical) { view.superview.map { $0.superview?.bringSubviewToFront($0) } }
    }

    private static func depth(_ view: UIView) -> CGFloat {
        guard let t = view.superview?.layer.transform else { return 0 }
        return t.m13 + t.m23 + t.m33 + t.m43
    }
    private static func place(_ view: UIView, _ isVertical: Bool) -> CGFloat {
        guard let t = view.superview?.layer.transform else { return 0 }
        return isVertical ? t.m12 + t.m22 + t.m32 + t.m42 : t.m11 + t.m21 + t.m31 + t.m41
    }
}
