import CoreGraphics
import Foundation
import ObjectRuntime

/// Values by key, as an archive of a layer or an animation holds them: numbers and texts as they are, structures and Core Graphics' objects as lists
/// that begin with what they are.
struct ArchivedValues {
    private static let key = "CAValues"

    private var values: [String: Any] = [:]

    init() {}

    /// Nil for a coder that holds none.
    init?(from coder: NSCoder) {
        guard coder.allowsKeyedCoding, coder.containsValue(forKey: Self.key), let found = coder.decodeObject(forKey: Self.key) as? NSDictionary else {
            return nil
        }
        for (name, value) in found {
            guard let name = name as? String ?? (name as? NSString).map({ "\($0)" }) else { continue }
            values[name] = Self.value(value)
        }
    }

    var keys: [String] { values.keys.sorted() }

    subscript(key: String) -> Any? {
        get { values[key] }
        set { values[key] = newValue.flatMap { Coercion.flattened($0) } }
    }

    func number(_ key: String) -> Double? { values[key].flatMap { Self.number($0) } }

    func encode(to coder: NSCoder, where isWanted: (String) -> Bool) {
        let found = NSMutableDictionary()
        for (key, value) in values where isWanted(key) {
            if let archived = Self.archived(value) { found[NSString(string: key)] = archived }
        }
        coder.encode(found, forKey: Self.key)
    }

    // MARK: To objects

    private static func list(_ kind: String, _ numbers: [CGFloat]) -> NSArray {
        NSArray(array: [NSString(string: kind)] + numbers.map { NSNumber(value: Double($0)) })
    }

    private static func number(_ value: Any) -> Double? {
        switch value {
        case let value as Bool: value ? 1 : 0
        case let value as Double: value
        case let value as CGFloat: Double(value)
        case let value as Float: Double(value)
        case let value as Int: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    /// The value as an archive can hold it; nil for what it cannot.
    static func archived(_ value: Any?) -> NSObject? {
        guard let value = value.flatMap({ Coercion.flattened($0) }) else { return nil }
        if let number = number(value) { return NSNumber(value: number) }
        if let text = value as? String { return NSString(string: text) }
        return structure(value) ?? ArchivedWord.archived(value) ?? object(value)
    }

    private static func structure(_ value: Any) -> NSObject? {
        switch value {
        case let value as CGPoint: list("point", [value.x, value.y])
        case let value as CGSize: list("size", [value.width, value.height])
        case let value as CGRect: list("rect", [value.minX, value.minY, value.width, value.height])
        case let value as CGAffineTransform: list("affine", [value.a, value.b, value.c, value.d, value.tx, value.ty])
        case let t as CATransform3D:
            list("transform", [t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44])
        case let value as CACornerMask: list("corners", [CGFloat(value.rawValue)])
        default: nil
        }
    }

    private static func object(_ value: Any) -> NSObject? {
        switch value {
        case let value as CGColor:
            let space = CGColorSpace(name: CGColorSpace.sRGB)
            return space.flatMap { value.converted(to: $0, intent: .defaultIntent, options: nil)?.components }.map { list("color", $0) }
        case let value as CGPath: return list("path", ArchivedPath.numbers(of: value))
        case let value as CGImage: return value.pngFile.map { NSArray(array: [NSString(string: "image"), NSData(data: $0)]) }
        case let value as [Any]:
            let items: [NSObject] = value.compactMap { archived($0) }
            return items.count == value.count ? NSArray(array: [NSString(string: "list")] + items) : nil
        case let value as NSObject & NSCoding: return value
        default: return nil
        }
    }

    // MARK: From objects

    private static func value(_ object: Any) -> Any? {
        guard let list = object as? [Any] ?? (object as? NSArray)?.map({ $0 }) else { return Coercion.flattened(object) }
        guard let kind = list.first.map({ "\($0)" }) else { return nil }
        let numbers: [CGFloat] = list.dropFirst().compactMap { number($0).map { CGFloat($0) } }
        switch kind {
        case "list": return list.dropFirst().compactMap { value($0) }
        case "word": return list.count == 3 ? ArchivedWord.value("\(list[1])", "\(list[2])") : nil
        case "image": return (list.last as? Data ?? (list.last as? NSData).map { $0 as Data }).flatMap { CGImage.decode($0)?.image }
        case "path": return ArchivedPath.path(of: numbers)
        case "color": return numbers.count == 4 ? CGColor(srgbRed: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3]) : nil
        default: return structure(kind, numbers)
        }
    }

    private static func structure(_ kind: String, _ n: [CGFloat]) -> Any? {
        switch (kind, n.count) {
        case ("point", 2): CGPoint(x: n[0], y: n[1])
        case ("size", 2): CGSize(width: n[0], height: n[1])
        case ("rect", 4): CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
        case ("affine", 6): CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
        case ("corners", 1): CACornerMask(rawValue: UInt(n[0]))
        case ("transform", 16):
            CATransform3D(
                m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7], m31: n[8], m32: n[9], m33: n[10], m34: n[11],
                m41: n[12], m42: n[13], m43: n[14], m44: n[15])
        default: nil
        }
    }
}

/// Paths as numbers: the kind of each element before its points.
enum ArchivedPath {
    private static let counts: [CGPathElementType: Int] = [
        .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3, .closeSubpath: 0,
    ]

    static func numbers(of path: CGPath) -> [CGFloat] {
        var result: [CGFloat] = []
        path.applyWithBlock { element in
            let (type, points) = (element.pointee.type, element.pointee.points)
            result.append(CGFloat(type.rawValue))
            for index in 0..<(counts[type] ?? 0) { result += [points[index].x, points[index].y] }
        }
        return result
    }

    static func path(of numbers: [CGFloat]) -> CGPath {
        let path = CGMutablePath()
        var position = 0
        while position < numbers.count, let type = CGPathElementType(rawValue: Int32(numbers[position])), let count = counts[type],
            position + 2 * count < numbers.count
        {
            let p: [CGPoint] = (0..<count).map { CGPoint(x: numbers[position + 1 + 2 * $0], y: numbers[position + 2 + 2 * $0]) }
            switch type {
            case .moveToPoint: path.move(to: p[0])
            case .addLineToPoint: path.addLine(to: p[0])
            case .addQuadCurveToPoint: path.addQuadCurve(to: p[1], control: p[0])
            case .addCurveToPoint: path.addCurve(to: p[2], control1: p[0], control2: p[1])
            default: path.closeSubpath()
            }
            position += 1 + 2 * count
        }
        return path
    }
}

/// Words of a type of their own: a gravity, a fill rule.
enum ArchivedWord {
    private static func make<Word: RawRepresentable>(_ type: Word.Type) -> (String, (String) -> Any?) where Word.RawValue == String {
        ("\(type)", { Word(rawValue: $0) })
    }

    private static var kinds: [(String, (String) -> Any?)] {
        [
            make(CALayerContentsGravity.self), make(CALayerContentsFilter.self), make(CALayerCornerCurve.self), make(CAShapeLayerFillRule.self),
            make(CAShapeLayerLineCap.self), make(CAShapeLayerLineJoin.self), make(CATextLayerAlignmentMode.self), make(CATextLayerTruncationMode.self),
            make(CAGradientLayerType.self), make(CAScrollLayerScrollMode.self), make(CAEmitterLayerEmitterShape.self), make(CAEmitterLayerEmitterMode.self),
            make(CAEmitterLayerRenderMode.self), make(CAMediaTimingFillMode.self), make(CAAnimationCalculationMode.self), make(CAAnimationRotationMode.self),
            make(CATransitionType.self), make(CATransitionSubtype.self), make(CAValueFunctionName.self),
        ]
    }

    static func archived(_ value: Any) -> NSObject? {
        guard let word = value as? any RawRepresentable, let raw = word.rawValue as? String else { return nil }
        return NSArray(array: [NSString(string: "word"), NSString(string: "\(type(of: value))"), NSString(string: raw)])
    }

    static func value(_ kind: String, _ raw: String) -> Any? { kinds.first { $0.0 == kind }.flatMap { $0.1(raw) } }
}
