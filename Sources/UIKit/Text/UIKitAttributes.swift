extension AttributeScopes {
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes of `AttributedString` that UIKit draws.
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let paragraphStyle: ParagraphStyleAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let kern: KernAttribute
        public let tracking: TrackingAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let strikethroughColor: StrikethroughColorAttribute
        public let underlineColor: UnderlineColorAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let shadow: ShadowAttribute
        public let strokeColor: StrokeColorAttribute
        public let strokeWidth: StrokeWidthAttribute
        public let ligature: LigatureAttribute
        public let obliqueness: ObliquenessAttribute
        public let expansion: ExpansionAttribute
        public let attachment: AttachmentAttribute
        public let textEffect: TextEffectAttribute
        public let textItemTag: TextItemTagAttribute
        public let foundation: FoundationAttributes

        public enum ShadowAttribute: AttributedStringKey {
            public typealias Value = NSShadow
            public static let name = NSAttributedString.Key.shadow.rawValue
        }

        public enum StrokeColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.strokeColor.rawValue
        }

        public enum StrokeWidthAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.strokeWidth.rawValue
        }

        public enum LigatureAttribute: AttributedStringKey {
            public typealias Value = Int
            public static let name = NSAttributedString.Key.ligature.rawValue
        }

        public enum ObliquenessAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.obliqueness.rawValue
        }

        public enum ExpansionAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.expansion.rawValue
        }

        public enum AttachmentAttribute: AttributedStringKey {
            public typealias Value = NSTextAttachment
            public static let name = NSAttributedString.Key.attachment.rawValue
        }

        public enum TextEffectAttribute: AttributedStringKey {
            public typealias Value = NSAttributedString.TextEffectStyle
            public static let name = NSAttributedString.Key.textEffect.rawValue
        }

        public enum TextItemTagAttribute: CodableAttributedStringKey {
            public typealias Value = String
            public static let name = NSAttributedString.Key.textItemTag.rawValue
        }

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = NSAttributedString.Key.font.rawValue
        }

        public enum ParagraphStyleAttribute: AttributedStringKey {
            public typealias Value = NSParagraphStyle
            public static let name = NSAttributedString.Key.paragraphStyle.rawValue
        }

        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.foregroundColor.rawValue
        }

        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.backgroundColor.rawValue
        }

        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.kern.rawValue
        }

        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.tracking.rawValue
        }

        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
        }

        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = NSAttributedString.Key.underlineStyle.rawValue
        }

        public enum StrikethroughColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.strikethroughColor.rawValue
        }

        public enum UnderlineColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.underlineColor.rawValue
        }

        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.baselineOffset.rawValue
        }
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T {
        self[T.self]
    }
}

extension AttributeContainer {
    /// The attributes as `NSAttributedString` holds them.
    var uiKitDictionary: [NSAttributedString.Key: Any] {
        typealias Scope = AttributeScopes.UIKitAttributes
        var result: [NSAttributedString.Key: Any] = foundationDictionary
        if let value = self[Scope.FontAttribute.self] { result[.font] = value }
        if let value = self[Scope.ParagraphStyleAttribute.self] { result[.paragraphStyle] = value }
        if let value = self[Scope.ForegroundColorAttribute.self] { result[.foregroundColor] = value }
        if let value = self[Scope.BackgroundColorAttribute.self] { result[.backgroundColor] = value }
        if let value = self[Scope.KernAttribute.self] { result[.kern] = value }
        if let value = self[Scope.TrackingAttribute.self] { result[.tracking] = value }
        if let value = self[Scope.StrikethroughStyleAttribute.self] { result[.strikethroughStyle] = value.rawValue }
        if let value = self[Scope.UnderlineStyleAttribute.self] { result[.underlineStyle] = value.rawValue }
        if let value = self[Scope.StrikethroughColorAttribute.self] { result[.strikethroughColor] = value }
        if let value = self[Scope.UnderlineColorAttribute.self] { result[.underlineColor] = value }
        if let value = self[Scope.BaselineOffsetAttribute.self] { result[.baselineOffset] = value }
        if let value = self[Scope.ShadowAttribute.self] { result[.shadow] = value }
        if let value = self[Scope.StrokeColorAttribute.self] { result[.strokeColor] = value }
        if let value = self[Scope.StrokeWidthAttribute.self] { result[.strokeWidth] = value }
        if let value = self[Scope.LigatureAttribute.self] { result[.ligature] = value }
        if let value = self[Scope.ObliquenessAttribute.self] { result[.obliqueness] = value }
        if let value = self[Scope.ExpansionAttribute.self] { result[.expansion] = value }
        if let value = self[Scope.AttachmentAttribute.self] { result[.attachment] = value }
        if let value = self[Scope.TextEffectAttribute.self] { result[.textEffect] = value }
        if let value = self[Scope.TextItemTagAttribute.self] { result[.textItemTag] = value }
        return result
    }
}

extension AttributedString {
    /// The string as UIKit's text engine takes it.
    var uiKitString: NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for run in runs {
            let text = String(self[run.range].characters)
            result.append(NSAttributedString(string: text, attributes: run.attributes.uiKitDictionary))
        }
        return result
    }
}

extension NSAttributedString {
    /// The string with those attributes that UIKit draws.
    public convenience init(_ string: AttributedString) {
        self.init(attributedString: string.uiKitString)
    }
}

extension AttributedString {
    /// The string with those attributes that UIKit draws.
    public init(_ string: NSAttributedString) {
        self.init()
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
            let text: String = string.attributedSubstring(from: range).string
            append(AttributedString(text, attributes: AttributeContainer(attributes)))
        }
    }
}

extension AttributeContainer {
    /// The attributes of a dictionary that UIKit draws.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        typealias Scope = AttributeScopes.UIKitAttributes
        self.init()
        self[Scope.FontAttribute.self] = dictionary[.font] as? UIFont
        self[Scope.ParagraphStyleAttribute.self] = dictionary[.paragraphStyle] as? NSParagraphStyle
        self[Scope.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
        self[Scope.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
        self[Scope.KernAttribute.self] = dictionary[.kern].map { CGFloat(AttributedText.number($0)) }
        self[Scope.TrackingAttribute.self] = dictionary[.tracking].map { CGFloat(AttributedText.number($0)) }
        self[Scope.StrikethroughStyleAttribute.self] = dictionary[.strikethroughStyle].map {
            NSUnderlineStyle(rawValue: Int(AttributedText.number($0)))
        }
        self[Scope.UnderlineStyleAttribute.self] = dictionary[.underlineStyle].map {
            NSUnderlineStyle(rawValue: Int(AttributedText.number($0)))
        }
        self[Scope.StrikethroughColorAttribute.self] = dictionary[.strikethroughColor] as? UIColor
        self[Scope.UnderlineColorAttribute.self] = dictionary[.underlineColor] as? UIColor
        self[Scope.BaselineOffsetAttribute.self] = dictionary[.baselineOffset].map { CGFloat(AttributedText.number($0)) }
        self[Scope.ShadowAttribute.self] = dictionary[.shadow] as? NSShadow
        self[Scope.StrokeColorAttribute.self] = dictionary[.strokeColor] as? UIColor
        self[Scope.StrokeWidthAttribute.self] = dictionary[.strokeWidth].map { CGFloat(AttributedText.number($0)) }
        self[Scope.LigatureAttribute.self] = dictionary[.ligature].map { Int(AttributedText.number($0)) }
        self[Scope.ObliquenessAttribute.self] = dictionary[.obliqueness].map { CGFloat(AttributedText.number($0)) }
        self[Scope.ExpansionAttribute.self] = dictionary[.expansion].map { CGFloat(AttributedText.number($0)) }
        self[Scope.AttachmentAttribute.self] = dictionary[.attachment] as? NSTextAttachment
        self[Scope.TextEffectAttribute.self] = dictionary[.textEffect].flatMap {
            $0 as? NSAttributedString.TextEffectStyle ?? ($0 as? String).map { NSAttributedString.TextEffectStyle(rawValue: $0) }
        }
        self[Scope.TextItemTagAttribute.self] = dictionary[.textItemTag] as? String
        takeFoundationAttributes(of: dictionary)
    }
}
