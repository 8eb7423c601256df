internal import InterfaceFiles

/// Values as interface files write them.
@MainActor enum NibValues {
    // MARK: Geometry

    static func rect(_ element: InterfaceElement?) -> CGRect? {
        guard let element, element.name == "rect" else { return nil }
        return CGRect(
            x: element.double("x") ?? 0, y: element.double("y") ?? 0, width: max(0, element.double("width") ?? 0),
            height: max(0, element.double("height") ?? 0))
    }

    static func size(_ element: InterfaceElement?) -> CGSize? {
        guard let element, let width = element.double("width"), let height = element.double("height") else { return nil }
        return CGSize(width: width, height: height)
    }

    static func point(_ element: InterfaceElement?) -> CGPoint? {
        guard let element, let x = element.double("x"), let y = element.double("y") else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// `inset` names its sides after axes, `edgeInsets` by the sides themselves.
    static func insets(_ element: InterfaceElement?) -> UIEdgeInsets? {
        guard let element else { return nil }
        func side(_ first: String, _ second: String) -> CGFloat {
            let value: Double = element.double(first) ?? element.double(second) ?? 0
            // Interface Builder writes the least positive number where it means nothing.
            return abs(value) < 1e-300 ? 0 : CGFloat(value)
        }
        return UIEdgeInsets(top: side("minY", "top"), left: side("minX", "left"), bottom: side("maxY", "bottom"), right: side("maxX", "right"))
    }

    static func directionalInsets(_ element: InterfaceElement?) -> NSDirectionalEdgeInsets? {
        guard let element else { return nil }
        return NSDirectionalEdgeInsets(
            top: element.double("top") ?? 0, leading: element.double("leading") ?? 0, bottom: element.double("bottom") ?? 0,
            trailing: element.double("trailing") ?? 0)
    }

    // MARK: Colours

    static func color(_ element: InterfaceElement?, load: NibLoad) -> UIColor? {
        guard let element, element.name == "color" else { return nil }
        if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] ?? element["xcode11CocoaTouchSystemColor"],
            let color = systemColor(name)
        {
            return color
        }
        if let name = element["name"], element["catalog"] == nil {
            return UIColor(named: name, in: load.bundle, compatibleWith: nil) ?? color(load.document.namedColors[name], load: load)
        }
        if let name = element["systemColor"] { return color(load.document.namedColors[name], load: load) }
        let alpha = CGFloat(element.double("alpha") ?? 1)
        if let white = element.double("white") { return UIColor(white: CGFloat(white), alpha: alpha) }
        guard let red = element.double("red"), let green = element.double("green"), let blue = element.double("blue") else { return nil }
        if element["customColorSpace"] == "displayP3" {
            return UIColor(displayP3Red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
        }
        return UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
    }

    static func systemColor(_ name: String) -> UIColor? {
        let colors: [String: UIColor] = [
            "systemBlueColor": .systemBlue, "systemGreenColor": .systemGreen, "systemIndigoColor": .systemIndigo,
            "systemOrangeColor": .systemOrange, "systemPinkColor": .systemPink, "systemPurpleColor": .systemPurple,
            "systemRedColor": .systemRed, "systemYellowColor": .systemYellow, "systemTealColor": .systemTeal, "systemMintColor": .systemMint,
            "systemCyanColor": .systemCyan, "systemBrownColor": .systemBrown, "systemGrayColor": .systemGray,
            "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4,
            "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6, "labelColor": .label, "secondaryLabelColor": .secondaryLabel,
            "tertiaryLabelColor": .tertiaryLabel, "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText,
            "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill, "tertiarySystemFillColor": .tertiarySystemFill,
            "quaternarySystemFillColor": .quaternarySystemFill, "systemBackgroundColor": .systemBackground,
            "secondarySystemBackgroundColor": .secondarySystemBackground, "tertiarySystemBackgroundColor": .tertiarySystemBackground,
            "systemGroupedBackgroundColor": .systemGroupedBackground,
            "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
            "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground, "separatorColor": .separator,
            "opaqueSeparatorColor": .opaqueSeparator, "linkColor": .link, "darkTextColor": .darkText, "lightTextColor": .lightText,
            "groupTableViewBackgroundColor": .systemGroupedBackground, "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
            "blackColor": .black, "whiteColor": .white, "clearColor": .clear, "darkGrayColor": .darkGray, "lightGrayColor": .lightGray,
            "grayColor": .gray, "redColor": .red, "greenColor": .green, "blueColor": .blue, "cyanColor": .cyan, "yellowColor": .yellow,
            "magentaColor": .magenta, "orangeColor": .orange, "purpleColor": .purple, "brownColor": .brown, "tintColor": .tintColor,
        ]
        return colors[name]
    }

    // MARK: Fonts

    static func font(_ element: InterfaceElement?) -> UIFont? {
        guard let element else { return nil }
        if let style = element["style"] { return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
        let size = CGFloat(element.double("pointSize") ?? element.double("size") ?? Double(UIFont.systemFontSize))
        if let name = element["name"], element["type"] == nil {
            // The system's own fonts go by other names than they are made with.
            if let font = UIFont(name: name, size: size) { return font }
            return name.contains("Bold") ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
        }
        switch element["type"] {
        case "boldSystem": return .boldSystemFont(ofSize: size)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        default: return .systemFont(ofSize: size, weight: weight(element["weight"]))
        }
    }

    static func weight(_ name: String?) -> UIFont.Weight {
        switch name {
        case "ultraLight": .ultraLight
        case "thin": .thin
        case "light": .light
        case "medium": .medium
        case "semibold": .semibold
        case "bold": .bold
        case "heavy": .heavy
        case "black": .black
        default: .regular
        }
    }

    // MARK: Images

    static func image(_ name: String?, catalog: String?, load: NibLoad) -> UIImage? {
        guard let name, !name.isEmpty else { return nil }
        if catalog == "system" || load.document.systemImages.contains(name) { return UIImage(systemName: name) }
        return UIImage(named: name, in: load.bundle, compatibleWith: nil)
    }

    /// The image of an attribute, or of an `imageReference` that stands for it.
    static func image(_ element: InterfaceElement, _ property: String, load: NibLoad) -> UIImage? {
        if let reference = element.child(key: property), reference.name == "imageReference" {
            let found: UIImage? = image(reference["image"], catalog: reference["catalog"], load: load)
            var result: UIImage? = found
            if let scale = symbolScale(reference["symbolScale"]) { result = result?.applyingSymbolConfiguration(.init(scale: scale)) ?? result }
            switch reference["renderingMode"] {
            case "template": return result?.withRenderingMode(.alwaysTemplate)
            case "original": return result?.withRenderingMode(.alwaysOriginal)
            case let mode?:
                guard let configuration = symbolConfiguration(mode, reference, load: load) else { return result }
                return result?.applyingSymbolConfiguration(configuration) ?? result
            case nil: return result
            }
        }
        return image(element[property], catalog: element["catalog"], load: load)
    }

    /// The colours of a symbol's layers, named by an `imageReference` with its rendering mode: `hierarchical-single`, `palette`, `multicolor`.
    private static func symbolConfiguration(_ mode: String, _ reference: InterfaceElement, load: NibLoad) -> UIImage.SymbolConfiguration? {
        func colors(_ list: String) -> [UIColor] { reference.child(list)?.children.compactMap { color($0, load: load) } ?? [] }
        if mode.hasPrefix("hierarchical") { return colors("hierarchicalColors").first.map { UIImage.SymbolConfiguration(hierarchicalColor: $0) } }
        if mode.hasPrefix("palette") { return UIImage.SymbolConfiguration(paletteColors: colors("paletteColors")) }
        return mode == "multicolor" ? UIImage.SymbolConfiguration.preferringMulticolor() : nil
    }

    static func symbolScale(_ name: String?) -> UIImage.SymbolScale? {
        switch name {
        case "small": .small
        case "medium": .medium
        case "large": .large
        case "default": .default
        default: nil
        }
    }

    static func symbolConfiguration(_ element: InterfaceElement?) -> UIImage.SymbolConfiguration? {
        guard let element else { return nil }
        let scale: UIImage.SymbolScale? = symbolScale(element["scale"])
        let weight: UIImage.SymbolWeight? = symbolWeight(element["weight"])
        if element["configurationType"] == "font", let font = font(element.child("fontDescription")) {
            return UIImage.SymbolConfiguration(font: font, scale: scale ?? .default)
        }
        if let size = element.double("pointSize") {
            return UIImage.SymbolConfiguration(pointSize: CGFloat(size), weight: weight ?? .regular, scale: scale ?? .default)
        }
        if let weight { return UIImage.SymbolConfiguration(weight: weight) }
        return scale.map { UIImage.SymbolConfiguration(scale: $0) }
    }

    private static func symbolWeight(_ name: String?) -> UIImage.SymbolWeight? {
        switch name {
        case "ultraLight": .ultraLight
        case "thin": .thin
        case "light": .light
        case "regular": .regular
        case "medium": .medium
        case "semibold": .semibold
        case "bold": .bold
        case "heavy": .heavy
        case "black": .black
        default: nil
        }
    }

    // MARK: Attributed text

    static func attributedString(_ element: InterfaceElement?, load: NibLoad) -> NSAttributedString? {
        guard let element, element.name == "attributedString" else { return nil }
        let result = NSMutableAttributedString()
        for fragment in element.children where fragment.name == "fragment" {
            let text: String = fragment.child(key: "content")?.content ?? fragment["content"] ?? ""
            result.append(NSAttributedString(string: text, attributes: attributes(fragment.child("attributes"), load: load)))
        }
        return result
    }

    private static func attributes(_ element: InterfaceElement?, load: NibLoad) -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        for child in element?.children ?? [] {
            switch (child.name, child.key) {
            case ("color", "NSColor"): result[.foregroundColor] = color(child, load: load)
            case ("color", "NSBackgroundColor"): result[.backgroundColor] = color(child, load: load)
            case ("font", "NSFont"), ("fontDescription", "NSFont"): result[.font] = metaFont(child) ?? font(child)
            case ("paragraphStyle", _): result[.paragraphStyle] = paragraphStyle(child)
            case ("integer", "NSUnderline"): result[.underlineStyle] = child.int("value")
            case ("integer", "NSStrikethrough"): result[.strikethroughStyle] = child.int("value")
            case ("real", "NSKern"), ("integer", "NSKern"): result[.kern] = child.double("value").map { CGFloat($0) }
            case ("real", "NSBaselineOffset"), ("integer", "NSBaselineOffset"): result[.baselineOffset] = child.double("value").map { CGFloat($0) }
            default: break
            }
        }
        return result
    }

    private static func metaFont(_ element: InterfaceElement) -> UIFont? {
        guard let meta = element["metaFont"] else { return nil }
        let size: CGFloat = element.double("size").map { CGFloat($0) } ?? (meta == "smallSystem" ? UIFont.smallSystemFontSize : UIFont.systemFontSize)
        return meta == "systemBold" ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
    }

    private static func paragraphStyle(_ element: InterfaceElement) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = NSTextAlignment(interface: element["alignment"]) ?? .natural
        switch element["lineBreakMode"] {
        case "charWrapping": style.lineBreakMode = .byCharWrapping
        case "clipping": style.lineBreakMode = .byClipping
        case "truncatingHead": style.lineBreakMode = .byTruncatingHead
        case "truncatingTail": style.lineBreakMode = .byTruncatingTail
        case "truncatingMiddle": style.lineBreakMode = .byTruncatingMiddle
        default: style.lineBreakMode = .byWordWrapping
        }
        if let value = element.double("lineSpacing") { style.lineSpacing = CGFloat(value) }
        if let value = element.double("paragraphSpacing") { style.paragraphSpacing = CGFloat(value) }
        if let value = element.double("paragraphSpacingBefore") { style.paragraphSpacingBefore = CGFloat(value) }
        if let value = element.double("minimumLineHeight") { style.minimumLineHeight = CGFloat(value) }
        if let value = element.double("maximumLineHeight") { style.maximumLineHeight = CGFloat(value) }
        if let value = element.double("lineHeightMultiple") { style.lineHeightMultiple = CGFloat(value) }
        if let value = element.double("firstLineHeadIndent") { style.firstLineHeadIndent = CGFloat(value) }
        if let value = element.double("headIndent") { style.headIndent = CGFloat(value) }
        if let value = element.double("tailIndent") { style.tailIndent = CGFloat(value) }
        return style
    }

    // MARK: Runtime attributes

    /// The value of a `userDefinedRuntimeAttribute`, in the form that key-value coding takes.
    static func runtimeAttribute(_ element: InterfaceElement, load: NibLoad) -> Any? {
        let value: InterfaceElement? = element.child(key: "value")
        switch element["type"] {
        case "boolean": return element.bool("value") ?? false
        case "number":
            if let value, value.name == "integer" { return value.int("value") ?? 0 }
            return value?.double("value") ?? element.double("value") ?? 0
        case "string":
            let text: String? = element["value"] ?? value?.content
            guard let text, element.bool("localized") == true || value?.bool("localized") == true else { return text }
            return load.bundle.__localizedString(forKey: text, value: text, table: nil)
        case "point": return point(value)
        case "size": return size(value)
        case "rect": return rect(value)
        case "range": return value.map { NSRange(location: $0.int("location") ?? 0, length: $0.int("length") ?? 0) }
        case "color": return color(value, load: load)
        case "image": return image(element["value"], catalog: element["catalog"], load: load)
        default: return nil
        }
    }
}

extension NSTextAlignment {
    init?(interface name: String?) {
        switch name {
        case "left": self = .left
        case "center": self = .center
        case "right": self = .right
        case "justified": self = .justified
        case "natural": self = .natural
        default: return nil
        }
    }
}

extension UIView.ContentMode {
    init?(interface name: String?) {
        switch name {
        case "scaleToFill": self = .scaleToFill
        case "scaleAspectFit": self = .scaleAspectFit
        case "scaleAspectFill": self = .scaleAspectFill
        case "redraw": self = .redraw
        case "center": self = .center
        case "top": self = .top
        case "bottom": self = .bottom
        case "left": self = .left
        case "right": self = .right
        case "topLeft": self = .topLeft
        case "topRight": self = .topRight
        case "bottomLeft": self = .bottomLeft
        case "bottomRight": self = .bottomRight
        default: return nil
        }
    }
}
