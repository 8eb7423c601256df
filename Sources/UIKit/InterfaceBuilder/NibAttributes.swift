internal import InterfaceFiles

/// Runtime attributes that name properties of UIKit's and QuartzCore's own classes, which nobody registers by name.
@MainActor enum NibAttributes {
    /// Sets `path` where it is a property of the frameworks'; false leaves it to key-value coding.
    static func set(_ value: Any?, of object: NSObject, _ path: String) -> Bool {
        if let view = object as? UIView {
            if path.hasPrefix("layer.") { return set(value, of: view.layer, String(path.dropFirst("layer.".count))) }
            if let button = view as? UIButton, path.hasPrefix("titleLabel."), let label = button.titleLabel {
                return set(value, of: label, String(path.dropFirst("titleLabel.".count)))
            }
            if let button = view as? UIButton, path.hasPrefix("imageView."), let image = button.imageView {
                return set(value, of: image, String(path.dropFirst("imageView.".count)))
            }
            if let label = view as? UILabel, set(value, of: label, path) { return true }
            return set(value, of: view, path)
        }
        return false
    }

    private static func set(_ value: Any?, of layer: CALayer, _ key: String) -> Bool {
        switch key {
        case "cornerRadius": layer.cornerRadius = number(value)
        case "borderWidth": layer.borderWidth = number(value)
        case "masksToBounds": layer.masksToBounds = (value as? NSNumber)?.boolValue ?? (value as? Bool) ?? false
        case "opacity": layer.opacity = Float(number(value))
        case "shadowOpacity": layer.shadowOpacity = Float(number(value))
        case "shadowRadius": layer.shadowRadius = number(value)
        case "shadowOffset": if let size = value as? CGSize { layer.shadowOffset = size }
        case "zPosition": layer.zPosition = number(value)
        // A colour of UIKit's is no colour of a layer's: UIKit ignores it, as does this.
        case "borderColor", "shadowColor", "backgroundColor": break
        default: return false
        }
        return true
    }

    private static func set(_ value: Any?, of label: UILabel, _ key: String) -> Bool {
        let flag: Bool = (value as? NSNumber)?.boolValue ?? (value as? Bool) ?? false
        switch key {
        case "numberOfLines": label.numberOfLines = Int(number(value))
        case "adjustsFontSizeToFitWidth": label.adjustsFontSizeToFitWidth = flag
        case "adjustsFontForContentSizeCategory": label.adjustsFontForContentSizeCategory = flag
        case "minimumScaleFactor": label.minimumScaleFactor = number(value)
        case "textAlignment": label.textAlignment = NSTextAlignment(rawValue: Int(number(value))) ?? label.textAlignment
        case "lineBreakMode": label.lineBreakMode = NSLineBreakMode(rawValue: Int(number(value))) ?? label.lineBreakMode
        default: return set(value, of: label as UIView, key)
        }
        return true
    }

    private static func set(_ value: Any?, of view: UIView, _ key: String) -> Bool {
        if isRegistered(key, of: view) { return false }
        let flag: Bool = (value as? NSNumber)?.boolValue ?? (value as? Bool) ?? false
        switch key {
        case "clipsToBounds": view.clipsToBounds = flag
        case "hidden", "isHidden": view.isHidden = flag
        case "alpha": view.alpha = number(value)
        case "tag": view.tag = Int(number(value))
        case "userInteractionEnabled": view.isUserInteractionEnabled = flag
        case "exclusiveTouch": view.isExclusiveTouch = flag
        case "backgroundColor": view.backgroundColor = value as? UIColor
        case "tintColor": view.tintColor = value as? UIColor
        case "accessibilityIdentifier": view.accessibilityIdentifier = value as? String
        default: return false
        }
        return true
    }

    private static func isRegistered(_ key: String, of view: UIView) -> Bool {
        KeyValueCoding.value(of: view, forKey: key) != nil
    }

    private static func number(_ value: Any?) -> CGFloat {
        if let number = value as? NSNumber { return CGFloat(number.doubleValue) }
        if let number = value as? Double { return CGFloat(number) }
        if let number = value as? Int { return CGFloat(number) }
        return 0
    }
}
