import ObjectRuntime
import UIKit

/// Writes the dates of messages, in the language of whoever uses the app, with words for days that are near.
@preconcurrency @MainActor open class JSQMessagesTimestampFormatter: NSObject {
    open class func shared() -> JSQMessagesTimestampFormatter! { AppServices.object { JSQMessagesTimestampFormatter() } }

    open var dateFormatter: DateFormatter! { formatter }
    private let formatter = DateFormatter()
    /// The looks of the day. Default bold, of 12 points, light grey and centred.
    open var dateTextAttributes: [AnyHashable: Any]!
    /// The looks of the time. Default of 12 points, light grey and centred.
    open var timeTextAttributes: [AnyHashable: Any]!

    public override init() {
        super.init()
        formatter.locale = .current
        formatter.doesRelativeDateFormatting = true
        dateTextAttributes = Self.attributes(.boldSystemFont(ofSize: 12))
        timeTextAttributes = Self.attributes(.systemFont(ofSize: 12))
    }

    private static func attributes(_ font: UIFont) -> [AnyHashable: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        return [NSAttributedString.Key.font: font, NSAttributedString.Key.foregroundColor: UIColor.lightGray, NSAttributedString.Key.paragraphStyle: style]
    }

    /// Day and time. Nil for no date.
    open func timestamp(for date: Date!) -> String! { write(date, .medium, .short) }

    /// Day and time in the looks of both. Nil for no date.
    open func attributedTimestamp(for date: Date!) -> NSAttributedString! {
        guard let date, let day = relativeDate(for: date), let time = time(for: date) else { return nil }
        let text = NSMutableAttributedString(string: day, attributes: Self.keyed(dateTextAttributes))
        text.append(NSAttributedString(string: " "))
        text.append(NSAttributedString(string: time, attributes: Self.keyed(timeTextAttributes)))
        return NSAttributedString(attributedString: text)
    }

    open func time(for date: Date!) -> String! { write(date, .none, .short) }
    open func relativeDate(for date: Date!) -> String! { write(date, .medium, .none) }

    private func write(_ date: Date?, _ day: DateFormatter.Style, _ time: DateFormatter.Style) -> String? {
        guard let date else { return nil }
        formatter.dateStyle = day
        formatter.timeStyle = time
        return formatter.string(from: date)
    }

    /// The attributes by their keys, which apps write as keys or as their names.
    private static func keyed(_ attributes: [AnyHashable: Any]?) -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        for (key, value) in attributes ?? [:] {
            if let key = key.base as? NSAttributedString.Key { result[key] = value }
            if let name = key.base as? String { result[NSAttributedString.Key(rawValue: name)] = value }
        }
        return result
    }
}
