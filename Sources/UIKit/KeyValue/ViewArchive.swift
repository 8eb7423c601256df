import ObjectRuntime

/// Views in archives of `NSKeyedArchiver`: geometry, the properties that key-value coding reaches and that are numbers, texts, colours or fonts,
/// and the subviews of plain views. What a control is made of comes from its properties.
@MainActor enum ViewArchive {
    private enum Key {
        static let bounds = "UIBounds"
        static let center = "UICenter"
        static let transform = "UIViewTransform"
        static let subviews = "UISubviews"
    }

    static func encode(_ view: UIView, to coder: NSCoder) {
        coder.encode(view.bounds, forKey: Key.bounds)
        coder.encode(view.center, forKey: Key.center)
        coder.encode(view.transform, forKey: Key.transform)
        PropertyArchive.encode(view, to: coder)
        if holdsArchivedSubviews(view) { coder.encode(view.subviews as NSArray, forKey: Key.subviews) }
    }

    /// Takes what an archive says about the view; nothing where the coder holds none.
    static func decode(_ view: UIView, from coder: NSCoder) {
        guard PropertyArchive.isIn(coder) else { return }
        view.bounds = coder.decodeCGRect(forKey: Key.bounds)
        view.center = coder.decodeCGPoint(forKey: Key.center)
        view.transform = coder.decodeCGAffineTransform(forKey: Key.transform)
        PropertyArchive.decode(view, from: coder)
        guard holdsArchivedSubviews(view), let subviews = coder.decodeObject(forKey: Key.subviews) as? [UIView] else { return }
        for subview in subviews { view.addSubview(subview) }
    }

    private static func holdsArchivedSubviews(_ view: UIView) -> Bool {
        let type: AnyClass = NibCoder.frameworkClass(of: Swift.type(of: view))
        return type == UIView.self || type == UIScrollView.self
    }
}
