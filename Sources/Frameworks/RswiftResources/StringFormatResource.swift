import ObjectRuntime

/// A text of a table with values in it, by the types of these: `R.string.localizable.greeting("Ada", 3)`.
public struct StringFormatResource<each Argument: CVarArg>: Sendable {
    private let resource: StringResource

    public init(key: String, tableName: String, source: StringResource.Source, developmentValue: String?, comment: String?) {
        resource = StringResource(key: key, tableName: tableName, source: source, developmentValue: developmentValue, comment: comment)
    }

    public var key: String { resource.key }
    public var tableName: String { resource.tableName }
    public var source: StringResource.Source { resource.source }
    public var developmentValue: String? { resource.developmentValue }
    public var comment: String? { resource.comment }
    public var bundle: Bundle { resource.bundle }

    /// The text in the language that the source says, with these values in it.
    public func callAsFunction(_ argument: repeat each Argument) -> String { text(repeat each argument, in: source, locale: nil) }

    /// The text in the first of these languages that has it.
    public func callAsFunction(_ argument: repeat each Argument, preferredLanguages: [String]?) -> String {
        text(repeat each argument, in: source.preferring(preferredLanguages, table: tableName), locale: nil)
    }

    func text(_ argument: repeat each Argument, in source: StringResource.Source, locale: Locale?) -> String {
        var values: [any CVarArg] = []
        repeat values.append(each argument)
        return String(__format: resource.text(in: source), locale: locale ?? source.locale ?? Locale.current, arguments: values)
    }
}

public typealias StringResource1<A: CVarArg> = StringFormatResource<A>
public typealias StringResource2<A: CVarArg, B: CVarArg> = StringFormatResource<A, B>
public typealias StringResource3<A: CVarArg, B: CVarArg, C: CVarArg> = StringFormatResource<A, B, C>
public typealias StringResource4<A: CVarArg, B: CVarArg, C: CVarArg, D: CVarArg> = StringFormatResource<A, B, C, D>
public typealias StringResource5<A: CVarArg, B: CVarArg, C: CVarArg, D: CVarArg, E: CVarArg> = StringFormatResource<A, B, C, D, E>
public typealias StringResource6<A: CVarArg, B: CVarArg, C: CVarArg, D: CVarArg, E: CVarArg, F: CVarArg> = StringFormatResource<A, B, C, D, E, F>
public typealias StringResource7<A: CVarArg, B: CVarArg, C: CVarArg, D: CVarArg, E: CVarArg, F: CVarArg, G: CVarArg> = StringFormatResource<
    A, B, C, D, E, F, G
>
public typealias StringResource8<A: CVarArg, B: CVarArg, C: CVarArg, D: CVarArg, E: CVarArg, F: CVarArg, G: CVarArg, H: CVarArg> = StringFormatResource<
    A, B, C, D, E, F, G, H
>
public typealias StringResource9<A: CVarArg, B: CVarArg, C: CVarArg, D: CVarArg, E: CVarArg, F: CVarArg, G: CVarArg, H: CVarArg, I: CVarArg> =
    StringFormatResource<A, B, C, D, E, F, G, H, I>

extension String {
    /// The text that `R.string` names, with these values in it.
    public init<each Argument: CVarArg>(format resource: StringFormatResource<repeat each Argument>, _ argument: repeat each Argument) {
        self = resource(repeat each argument)
    }

    public init<each Argument: CVarArg>(
        format resource: StringFormatResource<repeat each Argument>, locale: Locale?, _ argument: repeat each Argument
    ) {
        self = resource.text(repeat each argument, in: resource.source, locale: locale)
    }

    public init<each Argument: CVarArg>(
        format resource: StringFormatResource<repeat each Argument>, preferredLanguages: [String], locale: Locale? = nil,
        _ argument: repeat each Argument
    ) {
        self = resource.text(repeat each argument, in: resource.source.preferring(preferredLanguages, table: resource.tableName), locale: locale)
    }

    // Rewritten sources call these: see `String.init(__format:)`.

    public init<each Argument: CVarArg>(__format resource: StringFormatResource<repeat each Argument>, _ argument: repeat each Argument) {
        self.init(format: resource, repeat each argument)
    }

    public init<each Argument: CVarArg>(
        __format resource: StringFormatResource<repeat each Argument>, locale: Locale?, _ argument: repeat each Argument
    ) {
        self.init(format: resource, locale: locale, repeat each argument)
    }

    public init<each Argument: CVarArg>(
        __format resource: StringFormatResource<repeat each Argument>, preferredLanguages: [String], locale: Locale? = nil,
        _ argument: repeat each Argument
    ) {
        self.init(format: resource, preferredLanguages: preferredLanguages, locale: locale, repeat each argument)
    }
}
