/// Views written the way UIKit writes them in `description` and `recursiveDescription`.
@MainActor enum ViewDescription {
    static func line(for view: UIView) -> String {
        var parts: [String] = ["frame = \(text(view.frame))"]
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
        parts.append("layer = <\(view.layerDescriptionName)>")
        return "<\(className(of: view)); \(parts.joined(separator: "; "))>"
    }

    /// The view and its descendants, a line each, indented by depth.
    static func tree(of view: UIView, depth: Int = 0) -> String {
        let indent = String(repeating: "   | ", count: depth)
        return ([indent + line(for: view)] + view.subviews.map { tree(of: $0, depth: depth + 1) }).joined(separator: "\n")
    }

    /// The class's name; with its module in front unless it is one of UIKit's.
    static func className(of object: AnyObject) -> String {
        let type: AnyClass = Swift.type(of: object)
        if let known = classNames[ObjectIdentifier(type)] { return known }
        let name: String = shortName(_typeName(type, qualified: true))
        classNames[ObjectIdentifier(type)] = name
        return name
    }

    private static var classNames: [ObjectIdentifier: String] = [:]

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
