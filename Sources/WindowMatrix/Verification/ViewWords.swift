/// Names of views and of what happened to them, as people say them.
enum ViewWords {
    /// Letters of a text that a name shows.
    private static let longest = 40

    /// Texts that a view goes by the first of; what has more is a container of them.
    private static let mostTexts = 4

    /// `label "Inbox"`, `cell "Anna"`, `MessageCell "Anna"`, `view`.
    static func name(of view: ViewTree.View) -> String {
        let kind: String = kind(of: view.className)
        guard let text: String = firstText(in: view), count(ofTextsIn: view, upTo: mostTexts + 1) <= mostTexts else { return kind }
        return "\(kind) \(quoted(text))"
    }

    private static func count(ofTextsIn view: ViewTree.View, upTo limit: Int) -> Int {
        var count: Int = view.text?.isEmpty == false ? 1 : 0
        for subview in view.subviews where count < limit { count += self.count(ofTextsIn: subview, upTo: limit - count) }
        return count
    }

    /// Equal for views that are taken for the same one.
    static func identity(of view: ViewTree.View) -> String { view.className + "\u{0}" + (firstText(in: view) ?? "") }

    static func quoted(_ text: String) -> String {
        let line: String = text.split(separator: "\n").joined(separator: " ")
        return line.count > longest ? "\"\(line.prefix(longest))…\"" : "\"\(line)\""
    }

    static func list(_ names: [String]) -> String {
        names.count > 3 ? "\(names.prefix(3).joined(separator: ", ")) and \(names.count - 3) more" : names.joined(separator: ", ")
    }

    private static func firstText(in view: ViewTree.View) -> String? {
        if let text: String = view.text, !text.isEmpty { return text }
        for subview in view.subviews {
            if let text: String = firstText(in: subview) { return text }
        }
        return nil
    }

    /// UIKit's classes in words; an app's own by their names.
    private static func kind(of className: String) -> String {
        if let dot: String.Index = className.lastIndex(of: ".") { return String(className[className.index(after: dot)...]) }
        if let known: String = kinds[className] { return known }
        if className.hasSuffix("Label") { return "label" }
        if className.hasSuffix("Button") { return "button" }
        return className.hasPrefix("_UI") || className.hasPrefix("UI") ? words(className) : className
    }

    private static let kinds: [String: String] = [
        "UIView": "view", "UIImageView": "image", "UITextField": "text field", "UITextView": "text view", "UISwitch": "switch", "UISlider": "slider",
        "UISegmentedControl": "segmented control", "UIStepper": "stepper", "UIPageControl": "page control", "UIProgressView": "progress bar",
        "UIActivityIndicatorView": "activity indicator", "UITableView": "table", "UITableViewCell": "cell", "UICollectionView": "collection view",
        "UICollectionViewCell": "cell", "UICollectionViewListCell": "cell", "UITableViewHeaderFooterView": "header", "UIStackView": "stack",
        "UIScrollView": "scroll view", "UINavigationBar": "navigation bar", "UITabBar": "tab bar", "UIToolbar": "toolbar", "UISearchBar": "search bar",
        "UIWindow": "window", "_UITableViewCellSeparatorView": "separator", "UIVisualEffectView": "blurred view", "UIDatePicker": "date picker",
        "UIPickerView": "picker",
    ]

    /// `_UIBarBackground` as `bar background`.
    private static func words(_ className: String) -> String {
        let name: Substring = className.drop { $0 == "_" }.dropFirst(2)
        var result = ""
        for character in name {
            if character.isUppercase, !result.isEmpty, result.last != " " { result += " " }
            result += character.lowercased()
        }
        return result.isEmpty ? className : result
    }

    // MARK: Numbers

    static func motion(from old: ViewTree.Rect?, to new: ViewTree.Rect?) -> String? {
        guard let old, let new else { return nil }
        let parts: [String] = [steps(new.x - old.x, "right", "left"), steps(new.y - old.y, "down", "up")].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: " and ")
    }

    static func growth(from old: ViewTree.Rect?, to new: ViewTree.Rect?) -> String? {
        guard let old, let new else { return nil }
        let parts: [String] = [steps(new.width - old.width, "wider", "narrower"), steps(new.height - old.height, "taller", "shorter")].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: " and ")
    }

    private static func steps(_ distance: Double, _ forward: String, _ back: String) -> String? {
        guard abs(distance) > 0.001 else { return nil }
        let amount: Double = (abs(distance) * 100).rounded() / 100
        return "\(HTML.number(amount)) \(amount == 1 ? "point" : "points") \(distance > 0 ? forward : back)"
    }

    /// A predicate for one attribute of a description.
    static func attribute(_ key: String, from old: String?, to new: String?) -> String {
        switch (key, new) {
        case ("userInteractionEnabled", "NO"): "no longer takes touches"
        case ("userInteractionEnabled", nil): "takes touches again"
        case ("clipsToBounds", "YES"): "clips what is in it"
        case ("clipsToBounds", nil): "no longer clips what is in it"
        default: "has \(key) \(new ?? "by default"), was \(old ?? "by default")"
        }
    }
}
