/// The text of a message, with the values that stand in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
    public let interpolation: OSLogInterpolation
    var text: String { interpolation.text }

    public init(stringLiteral value: String) {
        var interpolation = OSLogInterpolation(literalCapacity: value.utf8.count, interpolationCount: 0)
        interpolation.appendLiteral(value)
        self.interpolation = interpolation
    }

    public init(stringInterpolation: OSLogInterpolation) { interpolation = stringInterpolation }
}

public struct OSLogInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// A value. Privacy hides it from others on a device; here there is nobody else to read it, and it is written as it is.
    public mutating func appendInterpolation<Value>(_ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto, attributes: String = "") {
        text += String(describing: value())
    }

    /// A number in a certain form.
    public mutating func appendInterpolation<Value: BinaryInteger>(
        _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        text += String(value(), radix: format.radix, uppercase: format.isUppercase)
    }

    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
        _ value: @autoclosure () -> Value, format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        text += format.text(Double(value()))
    }
}

/// Who may read a value in a message.
public struct OSLogPrivacy: Hashable, Sendable {
    private let name: String
    public static let auto = OSLogPrivacy(name: "auto")
    public static let `public` = OSLogPrivacy(name: "public")
    public static let `private` = OSLogPrivacy(name: "private")
    public static let sensitive = OSLogPrivacy(name: "sensitive")
}

public struct OSLogIntegerFormatting: Sendable {
    let radix: Int
    let isUppercase: Bool
    public static let decimal = OSLogIntegerFormatting(radix: 10, isUppercase: false)
    public static let hex = OSLogIntegerFormatting(radix: 16, isUppercase: false)
    public static let octal = OSLogIntegerFormatting(radix: 8, isUppercase: false)
}

public struct OSLogFloatFormatting: Sendable {
    private let precision: Int
    public static let fixed = OSLogFloatFormatting(precision: 6)
    public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting(precision: precision) }

    func text(_ value: Double) -> String {
        var power = 1.0
        for _ in 0..<max(0, min(precision, 15)) { power *= 10 }
        let whole = (abs(value) * power).rounded()
        guard whole.isFinite, whole < 9e15 else { return "\(value)" }
        let digits = String(Int(whole))
        guard precision > 0 else { return (value < 0 ? "-" : "") + digits }
        let padded = String(repeating: "0", count: max(0, precision + 1 - digits.count)) + digits
        return (value < 0 ? "-" : "") + padded.dropLast(precision) + "." + padded.suffix(precision)
    }
}
