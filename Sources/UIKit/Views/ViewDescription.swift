/// Views written the way UIKit writes them in `description` and `recursiveDescription`.
@MainActor enum ViewDescription {
    /// The view in one line. With addresses, gesture recognisers and colour for `description`; without them for trees, which
    /// are compared.
    static func line(for view: UIView, withAddresses: Bool = false) -> String {
        var parts: [String] = ["frame = \(text(view.frame))"]
        if withAddresses, let base = baseClass(of: view) { parts.insert("baseClass = \(base)", at: 0) }
        if !view.transform.isIdentity {
            let t: CGAffineTransform = view.transform
            let numbers: String = [t.a, t.b, t.c, t.d, t.tx, t.ty].map(text).joined(separator: ", ")
            parts.append("transform = [\(numbers)]")
        }
        if view.alpha != 1 { parts.append("alpha = \(text(view.alpha))") }
        if view.isHidden { parts.append("hidden = YES") }
        if let content = view.descriptionContent { parts.append(content) }
        if view.clipsToBounds { parts.append("clipsToBounds = YES") }
        if !view.isOpaque, view.describesOpacity { parts.append("opaque = NO") }
        if !view.autoresizingMask.isEmpty { parts.append("autoresize = \(text(view.autoresizingMask))") }
        if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        if view.tag != 0 { parts.append("tag = \(view.tag)") }
        guard withAddresses else {
            if (view as? UILabel)?.isTextTruncated == true { parts.append("truncated = YES") }
            parts.append("layer = <\(view.layerDescriptionName)>")
            return "<\(className(of: view)); \(parts.joined(separator: "; "))>"
        }
        if let recognizers = view.gestureRecognizers, !recognizers.isEmpty {
            parts.append("gestureRecognizers = <NSArray: \(address(of: recognizers as NSArray))>")
        }
        if let color = view.backgroundColor { parts.append("backgroundColor = \(color.addressedDescription)") }
        parts.append("layer = <\(view.layerDescriptionName): \(address(of: view.layer))>")
        return "<\(named(view)); \((parts + view.descriptionOfContents).joined(separator: "; "))>"
    }

    /// An object's class and address.
    static func named(_ object: AnyObject) -> String { "\(className(of: object)): \(address(of: object))" }
    private static func address(of object: AnyObject) -> String { ConstraintDescription.address(of: object) }

    /// The class of UIKit's that an app's class is made from; nil for UIKit's own and for plain views.
    private static func baseClass(of view: UIView) -> String? {
        guard className(of: view).contains(".") else { return nil }
        var type: AnyClass? = Swift.type(of: view)
        while let current = type, shortName(_typeName(current, qualified: true)).contains(".") { type = _getSuperclass(current) }
        guard let type, type != UIView.self else { return nil }
        return shortName(_typeName(type, qualified: true))
    }

    /// The view and its descendants, a line each, indented by depth.
    static func tree(of view: UIView, depth: Int = 0) -> String {
        let indent = String(repeating: "   | ", count: depth)
        return ([indent + line(for: view)] + view.subviews.map { tree(of: $0, depth: depth + 1) }).joined(separator: "\n")
    }

    /// The class's name; with its module in front unless it is one of UIKit's.
    static func className(of object: AnyObject) -> String {
        let type: AnyClass = Swift.type(of: object)
        if let known = AppContext.current.classes.names[ObjectIdentifier(type)] { return known }
        let name: String = shortName(_typeName(type, qualified: true))
        AppContext.current.classes.names[ObjectIdentifier(type)] = name
        return name
    }

    private static func shortName(_ name: String) -> String {
        name.hasPrefix("UIKit.") || name.hasPrefix("QuartzCore.")
            ? String(name.drop { $0 != "." }.dropFirst()) : name
    }

    static func text(_ rect: CGRect) -> String {
        "(\(text(rect.origin.x)) \(text(rect.origin.y)); \(text(rect.size.width)) \(text(rect.size.height)))"
    }

    /// Six significant digits, as `%g` writes them.
    static func text(_ number: CGFloat) -> String {
        // Most coordinates are whole, and formatting is what a tree of a thousand views costs.
        if number == number.rounded(), abs(number) < 1_000_000 { return String(Int(number)) }
        return String(format: "%g", Double(number))
    }

    private static func text(_ mask: UIView.AutoresizingMask) -> String {
        let names: [(UIView.AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
            (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        return names.filter { mask.contains($0.0) }.map(\.1).joined(separator: "+")
    }
}

extension UIView {
    /// The view and its descendants in the form of UIKit's debugging aid of this name, without addresses.
    package var recursiveDescription: String { ViewDescription.tree(of: self) }
}
