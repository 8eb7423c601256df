import Foundation

extension NSObjectProtocol where Self: Formatter {
    /// Reads `string` into `obj`; whether it could be read. Formatters that read nothing give false.
    ///
    /// - Parameter error: Takes the reason in words where nothing could be read.
    public func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        if let answer: Bool = MessageOverride.answer("getObjectValue:for:errorDescription:", of: self, [obj, string, error]) { return answer }
        let value: AnyObject?
        switch self as Formatter {
        case let numbers as NumberFormatter: value = numbers.number(from: string)
        case let dates as DateFormatter: value = dates.date(from: string).map { NSDate(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate) }
        default: value = nil
        }
        guard let value else {
            error?.pointee = NSString(string: "The value “\(string)” is invalid.")
            return false
        }
        obj?.pointee = value
        return true
    }
}

extension UnsafeMutablePointer {
    /// The same address for values of another type, as `AutoreleasingUnsafeMutablePointer` has it on Apple's systems, which this one stands for.
    @_disfavoredOverload public init<Other>(_ from: UnsafeMutablePointer<Other>) {
        self = UnsafeMutableRawPointer(from).assumingMemoryBound(to: Pointee.self)
    }
}
