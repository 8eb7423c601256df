/// Values to choose from, in sections.
public struct IntentItemCollection<Result: _IntentValue & Sendable>: ResultsCollection, Sendable {
    public var promptLabel: LocalizedStringResource?
    public var usesIndexedCollation: Bool
    public var sections: [IntentItemSection<Result>]

    public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, sections: [IntentItemSection<Result>]) {
        (self.promptLabel, self.usesIndexedCollation, self.sections) = (promptLabel, usesIndexedCollation, sections)
    }
    public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]) {
        self.init(promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: [IntentItemSection(items: items.map { IntentItem($0) })])
    }
    public var items: [Result] { sections.flatMap { $0.items.map(\.value) } }
    public static var empty: IntentItemCollection { IntentItemCollection(sections: []) }
}
public typealias ItemCollection = IntentItemCollection

/// Values under a title.
public struct IntentItemSection<Result: _IntentValue & Sendable>: Sendable {
    public var title: LocalizedStringResource?
    public var subtitle: LocalizedStringResource?
    public var image: DisplayRepresentation.Image?
    public var items: [IntentItem<Result>]
    public init(
        _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil,
        items: [IntentItem<Result>]
    ) {
        (self.title, self.subtitle, self.image, self.items) = (title, subtitle, image, items)
    }
}
public typealias ItemSection = IntentItemSection

/// A value with a title of its own.
public struct IntentItem<Result: _IntentValue & Sendable>: Sendable {
    public var value: Result
    public var title: LocalizedStringResource?
    public var subtitle: LocalizedStringResource?
    public var image: DisplayRepresentation.Image?
    public init(_ value: Result) { self.value = value }
    public init(
        _ value: Result, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil
    ) {
        (self.value, self.title, self.subtitle, self.image) = (value, title, subtitle, image)
    }
}
