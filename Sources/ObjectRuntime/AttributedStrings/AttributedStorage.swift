import Foundation

/// The text and runs of an attributed string. Neighbouring runs never have equal attributes.
struct AttributedStorage {
    typealias Attributes = [Foundation.NSAttributedString.Key: Any]

    struct Run {
        /// UTF-16 units.
        var length: Int
        var attributes: Attributes
    }

    private(set) var string: String
    private(set) var length: Int
    private var runs: [Run]

    init(_ string: String, _ attributes: Attributes) {
        self.string = string
        length = string.utf16.count
        runs = length == 0 ? [] : [Run(length: length, attributes: Self.objects(attributes))]
    }

    /// Attributes whose numbers are objects, as on Apple's systems: who asks for one may want it as a number of another type.
    private static func objects(_ attributes: Attributes) -> Attributes {
        guard attributes.values.contains(where: isNumber) else { return attributes }
        return attributes.mapValues { isNumber($0) ? $0 as? NSNumber ?? $0 : $0 }
    }

    private static func isNumber(_ value: Any) -> Bool {
        switch type(of: value) {
        case is Int.Type, is Double.Type, is CGFloat.Type, is Float.Type, is Bool.Type, is UInt.Type: true
        default: false
        }
    }

    // MARK: Reading

    /// The run at a position and its range. Traps outside the text, as Foundation's class does.
    func run(at location: Int) -> (run: Run, range: NSRange) {
        precondition(location >= 0 && location < length, "NSAttributedString: the position \(location) is outside of the text")
        var start = 0
        for run in runs {
            if location < start + run.length { return (run, NSRange(location: start, length: run.length)) }
            start += run.length
        }
        preconditionFailure("The runs of an attributed string cover its text")
    }

    func stretches(in range: NSRange) -> [(attributes: Attributes, range: NSRange)] {
        check(range)
        var result: [(Attributes, NSRange)] = []
        var start = 0
        for run in runs {
            let part: NSRange = NSIntersectionRange(NSRange(location: start, length: run.length), range)
            if part.length > 0 { result.append((run.attributes, part)) }
            start += run.length
        }
        return result
    }

    /// The stretches in which one attribute keeps its value.
    func values(of key: Foundation.NSAttributedString.Key, in range: NSRange) -> [(value: Any?, range: NSRange)] {
        var result: [(value: Any?, range: NSRange)] = []
        for stretch in stretches(in: range) {
            let value: Any? = stretch.attributes[key]
            if let last = result.last, AttributeEquality.areEqual(last.value, value) {
                result[result.count - 1].range.length += stretch.range.length
            } else {
                result.append((value, stretch.range))
            }
        }
        return result
    }

    func part(_ range: NSRange) -> AttributedStorage {
        var result = AttributedStorage((string as NSString).substring(with: range), [:])
        result.runs = stretches(in: range).map { Run(length: $0.range.length, attributes: $0.attributes) }
        return result
    }

    /// The attributes that plain characters take when they replace a range.
    func attributesForReplacement(of range: NSRange) -> Attributes {
        if range.length > 0 { return run(at: range.location).run.attributes }
        if range.location > 0 { return run(at: range.location - 1).run.attributes }
        return length > 0 ? run(at: 0).run.attributes : [:]
    }

    func isEqual(to other: AttributedStorage) -> Bool {
        guard length == other.length, runs.count == other.runs.count, string == other.string else { return false }
        return zip(runs, other.runs).allSatisfy { a, b in
            a.length == b.length && AttributeEquality.areEqual(a.attributes, b.attributes)
        }
    }

    // MARK: Changing

    mutating func replace(_ range: NSRange, with other: AttributedStorage) {
        check(range)
        let head: [Run] = runs(in: NSRange(location: 0, length: range.location))
        let tail: [Run] = runs(in: NSRange(location: NSMaxRange(range), length: length - NSMaxRange(range)))
        string = (string as NSString).replacingCharacters(in: range, with: other.string)
        length += other.length - range.length
        runs = Self.joined(head + other.runs + tail)
    }

    mutating func change(_ range: NSRange, _ body: (inout Attributes) -> Void) {
        check(range)
        guard range.length > 0 else { return }
        let head: [Run] = runs(in: NSRange(location: 0, length: range.location))
        var middle: [Run] = runs(in: range)
        let tail: [Run] = runs(in: NSRange(location: NSMaxRange(range), length: length - NSMaxRange(range)))
        for index in middle.indices {
            body(&middle[index].attributes)
            middle[index].attributes = Self.objects(middle[index].attributes)
        }
        runs = Self.joined(head + middle + tail)
    }

    private func runs(in range: NSRange) -> [Run] {
        range.length == 0 ? [] : stretches(in: range).map { Run(length: $0.range.length, attributes: $0.attributes) }
    }

    private static func joined(_ runs: [Run]) -> [Run] {
        var result: [Run] = []
        for run in runs where run.length > 0 {
            if let last = result.last, AttributeEquality.areEqual(last.attributes, run.attributes) {
                result[result.count - 1].length += run.length
            } else {
                result.append(run)
            }
        }
        return result
    }

    private func check(_ range: NSRange) {
        precondition(
            range.location >= 0 && range.length >= 0 && NSMaxRange(range) <= length,
            "NSAttributedString: the range \(range) is outside of a text of length \(length)")
    }
}

/// Whether attribute values are the same to a reader of the string.
enum AttributeEquality {
    static func areEqual(_ a: AttributedStorage.Attributes, _ b: AttributedStorage.Attributes) -> Bool {
        a.count == b.count
            && a.allSatisfy { key, value in
                b[key].map { areEqual(value, $0) } ?? false
            }
    }

    static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
        switch (a, b) {
        case (nil, nil): true
        case (let a?, let b?): areEqual(a, b)
        default: false
        }
    }

    private static func areEqual(_ a: Any, _ b: Any) -> Bool {
        guard let first = a as? AnyHashable, let second = b as? AnyHashable else { return (a as AnyObject) === (b as AnyObject) }
        if first == second { return true }
        // On Apple's systems both would be objects: a number of any type an NSNumber.
        guard type(of: a) != type(of: b), let first = object(a), let second = object(b) else { return false }
        return first.isEqual(second)
    }

    /// The object that a number or a text is to Objective-C, and a name that is a type of its own there (`NSAttributedString.TextEffectStyle`).
    private static func object(_ value: Any) -> NSObject? {
        if let number = value as? NSNumber { return number }
        if let text = value as? NSString { return text }
        guard let name = value as? any RawRepresentable, Mirror(reflecting: value).displayStyle == .struct else { return nil }
        return object(name.rawValue)
    }
}
