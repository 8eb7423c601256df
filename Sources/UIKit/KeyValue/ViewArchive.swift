import ObjectRuntime

/// Views in archives of `NSKeyedArchiver`: geometry, the properties that key-value coding reaches and that are numbers, texts, colours or fonts,
/// and the subviews of plain views. What a control is made of comes from its properties.
@MainActor enum ViewArchive {
    private enum Key {
        static let bounds = "UIBounds"
        static let center = "UICenter"
        static let transform = "UIViewTransform"
        static let properties = "UIProperties"
        static let subviews = "UISubviews"
    }

    static func encode(_ view: UIView, to coder: NSCoder) {
        coder.encode(view.bounds, forKey: Key.bounds)
        coder.encode(view.center, forKey: Key.center)
        coder.encode(view.transform, forKey: Key.transform)
        let values = NSMutableDictionary()
        for (name, key) in PropertyKeys.all.settable(of: view) {
            switch Coercion.boxed(key.get(view)) {
            case let value as NSNumber: values[name] = value
            case let value as Double: values[name] = NSNumber(value: value)
            case let value as CGFloat: values[name] = NSNumber(value: Double(value))
            case let value as Int: values[name] = NSNumber(value: value)
            case let value as Bool: values[name] = NSNumber(value: value)
            case let value as String: values[name] = value as NSString
            case let value as UIColor: values[name] = value
            case let value as UIFont: values[name] = value
            default: break
            }
        }
        coder.encode(values, forKey: Key.properties)
        if holdsArchivedSubviews(view) { coder.encode(view.subviews as NSArray, forKey: Key.subviews) }
    }

    /// Takes what an archive says about the view; nothing where the coder holds none.
    static func decode(_ view: UIView, from coder: NSCoder) {
        guard coder.allowsKeyedCoding, coder.containsValue(forKey: Key.properties) else { return }
        view.bounds = coder.decodeCGRect(forKey: Key.bounds)
        view.center = coder.decodeCGPoint(forKey: Key.center)
        view.transform = coder.decodeCGAffineTransform(forKey: Key.transform)
        let values = coder.decodeObject(forKey: Key.properties) as? NSDictionary ?? [:]
        for (name, key) in PropertyKeys.all.settable(of: view) {
            if let value = values[name] { key.set?(view, value) }
        }
        guard holdsArchivedSubviews(view), let subviews = coder.decodeObject(forKey: Key.subviews) as? [UIView] else { return }
        for subview in subviews { view.addSubview(subview) }
    }

    private static func holdsArchivedSubviews(_ view: UIView) -> Bool {
        let type: AnyClass = NibCoder.frameworkClass(of: Swift.type(of: view))
        return type == UIView.self || type == UIScrollView.self
    }
}
