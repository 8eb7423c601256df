/// Sorts things into the sections of an index, A to Z and # for the rest.
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
    private static let currentCollation = UILocalizedIndexedCollation()
    private static let titles = (UnicodeScalar("A").value...UnicodeScalar("Z").value).compactMap { UnicodeScalar($0).map(String.init) } + ["#"]

    open class func current() -> Self { unsafeDowncast(currentCollation, to: Self.self) }
    open var sectionTitles: [String] { Self.titles }
    open var sectionIndexTitles: [String] { Self.titles }
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

    /// By the first letter of what `selector` answers, accents aside.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        let folded = text(of: object, selector).folding(options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: nil).uppercased()
        return folded.first.flatMap { Self.titles.firstIndex(of: String($0)) } ?? Self.titles.count - 1
    }

    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        let named = array.map { ($0, text(of: $0, selector)) }
        return named.enumerated().sorted { a, b in
            let order = a.element.1.compare(b.element.1, options: [.caseInsensitive, .diacriticInsensitive, .numeric])
            return order == .orderedSame ? a.offset < b.offset : order == .orderedAscending
        }.map(\.element.0)
    }

    private func text(of object: Any, _ selector: Selector) -> String {
        if let text = object as? String, selector.description == "self" || selector.description == "description" { return text }
        let object = object as AnyObject
        return ObjCRuntime.send(selector, to: object, []) as? String
            ?? (object as? NSObject).flatMap { KeyValueCoding.value(of: $0, forKey: selector.description) as? String } ?? ""
    }
}
