/// Attributes of text in archives: fonts, colours, shadows, paragraph styles, numbers and texts.
enum AttributeArchive {
    static func encode(_ attributes: [NSAttributedString.Key: Any], to coder: NSCoder, as key: String) {
        let values = NSMutableDictionary()
        for (name, value) in attributes {
            switch value {
            case let value as NSNumber: values[name.rawValue] = value
            case let value as CGFloat: values[name.rawValue] = NSNumber(value: Double(value))
            case let value as Double: values[name.rawValue] = NSNumber(value: value)
            case let value as Int: values[name.rawValue] = NSNumber(value: value)
            case let value as UIFont: values[name.rawValue] = value
            case let value as UIColor: values[name.rawValue] = value
            case let value as NSShadow: values[name.rawValue] = value
            case let value as NSParagraphStyle: values[name.rawValue] = value
            default: break
            }
        }
        coder.encode(values, forKey: key)
    }

    static func decode(_ coder: NSCoder, _ key: String) -> [NSAttributedString.Key: Any] {
        guard coder.containsValue(forKey: key) else { return [:] }
        let classes: [AnyClass] = [
            NSDictionary.self, NSString.self, NSNumber.self, UIFont.self, UIColor.self, NSShadow.self, NSParagraphStyle.self,
        ]
        let values = coder.decodeObject(of: classes, forKey: key) as? NSDictionary ?? [:]
        var attributes: [NSAttributedString.Key: Any] = [:]
        for (name, value) in values { attributes[NSAttributedString.Key("\(name)")] = value }
        return attributes
    }
}
