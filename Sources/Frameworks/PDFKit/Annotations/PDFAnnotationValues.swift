import UIKit

/// The font and the colour of an annotation's text, as `/Helv 12 Tf 0 g`.
struct PDFTextAppearance {
    var font: UIFont?
    var color: UIColor?
}

/// One of the things that a field offers.
struct PDFFieldOption: Equatable {
    var shown: String
    var exported: String
}

/// The values of annotations: as apps set them, as they are kept, and as files have them.
enum PDFAnnotationValues {
    /// The value that is kept of one that an app sets; nil for one that the key cannot have.
    static func value(_ value: Any, for key: String) -> Any? {
        switch key {
        case "/C", "/IC", "/BC", "/BG": return value as? UIColor ?? numbers(value).flatMap(color)
        case "/Rect": return value as? CGRect ?? (value as? NSValue)?.rectValue ?? numbers(value).flatMap(rect)
        case "/L", "/QuadPoints": return numbers(value)
        case "/LE": return names(value)
        case "/F", "/Ff", "/Q", "/MaxLen", "/R": return value as? Int ?? (value as? NSNumber)?.intValue
        case "/BS", "/Border": return value as? PDFBorder ?? border(value)
        case "/A": return value as? PDFAction
        case "/Dest": return value as? PDFDestination
        case "/M": return value as? Date ?? (value as? String).flatMap(PDFText.date)
        case "/Open": return (value as? NSNumber)?.boolValue ?? value as? Bool
        case "/MK": return value as? PDFAppearanceCharacteristics
        case "/Opt": return options(value)
        case "/InkList": return value as? [UIBezierPath] ?? (value as? [Any])?.compactMap { numbers($0).map(path) }
        case "/DA": return value as? PDFTextAppearance ?? (value as? String).map(textAppearance)
        case "/Contents", "/NM", "/T", "/TU": return value as? String
        case "/Subtype", "/FT", "/AS", "/Name", "/H": return name(value)
        default: return value
        }
    }

    static func text(_ value: Any?) -> String? { (value as? String).map { $0.hasPrefix("/") ? String($0.dropFirst()) : $0 } }

    private static func name(_ value: Any) -> String? {
        let text: String? = value as? String ?? (value as? any RawRepresentable)?.rawValue as? String
        return text.map { $0.hasPrefix("/") ? $0 : "/" + $0 }
    }

    private static func names(_ value: Any) -> [String]? { (value as? [Any])?.compactMap(name) }

    static func numbers(_ value: Any) -> [CGFloat]? {
        if let values = value as? [CGFloat] { return values }
        guard let values = value as? [Any] else { return nil }
        var made: [CGFloat] = []
        for value in values {
            if let number = value as? NSNumber {
                made.append(CGFloat(number.doubleValue))
            } else if let point = (value as? NSValue)?.cgPointValue {
                made += [point.x, point.y]
            } else {
                return nil
            }
        }
        return made
    }

    private static func rect(_ edges: [CGFloat]) -> CGRect? {
        edges.count == 4 ? CGRect(x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1]).standardized : nil
    }

    /// Grey, red, green and blue, or printing inks; clear without any.
    static func color(_ parts: [CGFloat]) -> UIColor? {
        switch parts.count {
        case 0: return .clear
        case 1: return UIColor(white: parts[0], alpha: 1)
        case 3: return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
        case 4:
            let light: CGFloat = 1 - parts[3]
            return UIColor(red: (1 - parts[0]) * light, green: (1 - parts[1]) * light, blue: (1 - parts[2]) * light, alpha: 1)
        default: return nil
        }
    }

    private static func border(_ value: Any) -> PDFBorder? {
        if let parts = numbers(value), parts.count >= 3 {
            let made = PDFBorder()
            made.lineWidth = parts[2]
            return made
        }
        guard let values = value as? [AnyHashable: Any] else { return nil }
        let made = PDFBorder()
        func field(_ name: String) -> Any? { values["/" + name] ?? values[name] }
        if let width = field("W") as? NSNumber { made.lineWidth = CGFloat(width.doubleValue) }
        if let style = field("S") as? String { made.style = PDFBorderStyle(letter: String(style.drop { $0 == "/" })) }
        made.dashPattern = field("D") as? [Any]
        return made
    }

    private static func options(_ value: Any) -> [PDFFieldOption]? {
        if let options = value as? [PDFFieldOption] { return options }
        return (value as? [Any])?.compactMap { item in
            if let text = item as? String { return PDFFieldOption(shown: text, exported: text) }
            guard let pair = item as? [String], pair.count == 2 else { return nil }
            return PDFFieldOption(shown: pair[1], exported: pair[0])
        }
    }

    static func path(_ numbers: [CGFloat]) -> UIBezierPath {
        let path = UIBezierPath()
        for index in stride(from: 0, to: numbers.count - 1, by: 2) {
            let point = CGPoint(x: numbers[index], y: numbers[index + 1])
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        return path
    }

    /// The points of a path, its curves as several.
    static func points(of path: UIBezierPath) -> [[CGPoint]] {
        var parts: [[CGPoint]] = []
        func add(_ point: CGPoint) { if parts.isEmpty { parts.append([point]) } else { parts[parts.count - 1].append(point) } }
        path.cgPath.applyWithBlock { element in
            let element: CGPathElement = element.pointee
            let last: CGPoint = parts.last?.last ?? .zero
            func curve(_ at: (CGFloat) -> CGPoint) { for step in 1...8 { add(at(CGFloat(step) / 8)) } }
            switch element.type {
            case .moveToPoint: parts.append([element.points[0]])
            case .addLineToPoint: add(element.points[0])
            case .addQuadCurveToPoint:
                let (a, b) = (element.points[0], element.points[1])
                curve { t in
                    let u: CGFloat = 1 - t
                    return CGPoint(x: u * u * last.x + 2 * u * t * a.x + t * t * b.x, y: u * u * last.y + 2 * u * t * a.y + t * t * b.y)
                }
            case .addCurveToPoint:
                let (a, b, c) = (element.points[0], element.points[1], element.points[2])
                curve { t in
                    let u: CGFloat = 1 - t
                    let weights: (CGFloat, CGFloat, CGFloat, CGFloat) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    return CGPoint(
                        x: weights.0 * last.x + weights.1 * a.x + weights.2 * b.x + weights.3 * c.x,
                        y: weights.0 * last.y + weights.1 * a.y + weights.2 * b.y + weights.3 * c.y)
                }
            case .closeSubpath: if let first = parts.last?.first { add(first) }
            @unknown default: break
            }
        }
        return parts
    }

    // MARK: Text

    static func textAppearance(_ text: String) -> PDFTextAppearance {
        var made = PDFTextAppearance()
        var operands: [Substring] = []
        for word in text.split(whereSeparator: \.isWhitespace) {
            let numbers: [CGFloat] = operands.compactMap { Double($0).map { CGFloat($0) } }
            switch word {
            case "Tf":
                let name: String = operands.first.map { String($0.drop { $0 == "/" }) } ?? ""
                let size: CGFloat = numbers.last.flatMap { $0 > 0 ? $0 : nil } ?? 12
                made.font = font(named: name, size: size)
            case "g", "rg", "k": made.color = color(numbers)
            default:
                operands.append(word)
                continue
            }
            operands = []
        }
        return made
    }

    private static func font(named name: String, size: CGFloat) -> UIFont {
        if let font = UIFont(name: name, size: size) { return font }
        let isBold: Bool = name.contains("Bold") || name == "HeBo" || name == "TiBo" || name == "CoBo"
        let family: String = name.hasPrefix("Ti") ? "TimesNewRomanPS" : name.hasPrefix("Co") ? "Courier" : "Helvetica"
        let full: String = family + (isBold ? family == "TimesNewRomanPS" ? "-BoldMT" : "-Bold" : family == "TimesNewRomanPS" ? "MT" : "")
        return UIFont(name: full, size: size) ?? (isBold ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size))
    }

    /// Texts and fields say how their text looks, in one of the fonts that every reader has.
    static func defaultAppearance(of annotation: PDFAnnotation) -> PDFValue? {
        guard annotation.type == "FreeText" || annotation.type == "Widget" else { return nil }
        let size: CGFloat = annotation.font?.pointSize ?? 0
        let parts: String = components(annotation.fontColor ?? .black).map { PDFObjectWriter.number(Double($0)) }.joined(separator: " ")
        return .text("/Helv \(PDFObjectWriter.number(Double(size))) Tf \(parts) rg")
    }

    private static func components(_ color: UIColor) -> [CGFloat] {
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue]
    }

    // MARK: Files

    static func written(_ value: Any, for name: String, action: (PDFAction) -> PDFValue?) -> PDFValue? {
        switch value {
        case let color as UIColor: return color.cgColor.alpha == 0 ? .array([]) : .array(components(color).map(PDFValue.number))
        case let rect as CGRect: return .rect(rect)
        case let border as PDFBorder:
            let dashes: [PDFValue] = border.dashes.map(PDFValue.number)
            if name == "Border" { return .array([.integer(0), .integer(0), .number(border.lineWidth)] + (dashes.isEmpty ? [] : [.array(dashes)])) }
            var made: [String: PDFValue] = ["W": .number(border.lineWidth), "S": .name(border.style.letter)]
            if !dashes.isEmpty { made["D"] = .array(dashes) }
            return .dictionary(made)
        case let own as PDFAction: return action(own)
        case let destination as PDFDestination: return action(PDFActionGoTo(destination: destination)).flatMap { $0.dictionary?["D"] }
        case let date as Date: return .text(PDFText.text(date))
        case let look as PDFAppearanceCharacteristics: return written(look)
        case let options as [PDFFieldOption]:
            return .array(options.map { $0.shown == $0.exported ? .text($0.shown) : .array([.text($0.exported), .text($0.shown)]) })
        case let paths as [UIBezierPath]:
            return .array(paths.flatMap(points).map { .array($0.flatMap { [.number($0.x), .number($0.y)] }) })
        case is PDFTextAppearance, is PDFAnnotation, is PDFPage: return nil
        case let text as String: return text.hasPrefix("/") && isName(name) ? .name(String(text.dropFirst())) : .text(text)
        case let flag as Bool where name == "Open": return .boolean(flag)
        case let number as Int: return .integer(number)
        case let numbers as [CGFloat]: return .array(numbers.map(PDFValue.number))
        case let texts as [String]: return .array(texts.map { $0.hasPrefix("/") ? .name(String($0.dropFirst())) : .text($0) })
        case let flag as Bool: return .boolean(flag)
        case let number as NSNumber: return .real(number.doubleValue)
        default: return nil
        }
    }

    private static func isName(_ key: String) -> Bool { ["Subtype", "FT", "AS", "Name", "H", "V", "DV"].contains(key) }

    private static func written(_ look: PDFAppearanceCharacteristics) -> PDFValue {
        var made: [String: PDFValue] = [:]
        if let color = look.backgroundColor { made["BG"] = .array(components(color).map(PDFValue.number)) }
        if let color = look.borderColor { made["BC"] = .array(components(color).map(PDFValue.number)) }
        if let text = look.caption { made["CA"] = .text(text) }
        if let text = look.rolloverCaption { made["RC"] = .text(text) }
        if let text = look.downCaption { made["AC"] = .text(text) }
        if look.rotation != 0 { made["R"] = .integer(look.rotation) }
        return .dictionary(made)
    }
}
