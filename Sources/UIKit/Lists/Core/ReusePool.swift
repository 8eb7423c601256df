/// Views that wait to be used again, and how new ones come about, by identifier.
@MainActor struct ReusePool<View: UIView> {
    private var waiting: [String: [View]] = [:]
    private var classes: [String: AnyClass] = [:]
    private var prototypes: [String: NibPrototype] = [:]

    mutating func register(_ viewClass: AnyClass?, for identifier: String) {
        prototypes[identifier] = nil
        classes[identifier] = viewClass
    }

    /// Views of the identifier come from an interface file; nil ends that.
    mutating func register(_ prototype: NibPrototype?, for identifier: String) {
        classes[identifier] = nil
        prototypes[identifier] = prototype
    }

    func registeredPrototype(for identifier: String) -> NibPrototype? { prototypes[identifier] }

    func registeredClass(for identifier: String) -> AnyClass? { classes[identifier] }

    mutating func take(_ identifier: String) -> View? {
        waiting[identifier]?.popLast()
    }

    mutating func give(_ view: View, _ identifier: String) {
        waiting[identifier, default: []].append(view)
    }

    mutating func removeAll() -> [View] {
        defer { waiting = [:] }
        return waiting.values.flatMap { $0 }
    }
}

extension UIView {
    /// A new view of a class that is known only at run time, made by its `init(frame:)`; nil where the class has none or is
    /// not registered with the runtime.
    static func make<View: UIView>(_ viewClass: AnyClass, frame: CGRect = .zero) -> View? {
        if let known = builtIn(viewClass, frame: frame) { return known as? View }
        if let made = ObjCRuntime.instantiate(viewClass, "initWithFrame:", [frame]) as? View { return made }
        guard let made = ObjCRuntime.instantiate(viewClass) as? View else { return nil }
        made.frame = frame
        return made
    }

    /// UIKit's own classes, which nobody registers.
    private static func builtIn(_ viewClass: AnyClass, frame: CGRect) -> UIView? {
        if viewClass == UICollectionViewListCell.self { return UICollectionViewListCell(frame: frame) }
        if viewClass == UICollectionViewCell.self { return UICollectionViewCell(frame: frame) }
        if viewClass == UICollectionReusableView.self { return UICollectionReusableView(frame: frame) }
        if viewClass == UITableViewHeaderFooterView.self { return UITableViewHeaderFooterView(reuseIdentifier: nil) }
        if viewClass == PhotoCell.self { return PhotoCell(frame: frame) }
        if viewClass == DocumentCell.self { return DocumentCell(frame: frame) }
        if viewClass == UIView.self { return UIView(frame: frame) }
        return nil
    }
}
