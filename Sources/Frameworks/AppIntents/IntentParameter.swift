import Foundation

/// A value that has a parameter of an intent.
public protocol AnyIntentValue {
    associatedtype Value: _IntentValue
}

/// A value that an intent works with. Nobody is asked for it here: it is what the app sets, or its default.
@propertyWrapper public final class IntentParameter<Value: _IntentValue & Sendable>: AnyIntentValue, @unchecked Sendable {
    public typealias InclusiveRange<Bound> = (lowerBound: Bound, upperBound: Bound)
    public enum IntControlStyle: Hashable, Sendable { case field, stepper, slider }
    public enum DoubleControlStyle: Hashable, Sendable { case field, stepper, slider }
    public enum DateKind: Hashable, Sendable { case date, time, dateTime }

    public let title: LocalizedStringResource?
    public let description: LocalizedStringResource?
    private let lock = NSLock()
    private var stored: Value?

    init(name title: LocalizedStringResource?, about description: LocalizedStringResource?, value: Value.UnwrappedType?) {
        (self.title, self.description, stored) = (title, description, value.flatMap { $0 as? Value })
    }

    /// Traps where there is neither value nor default, and it cannot be nil.
    public var wrappedValue: Value {
        get { lock.withLock { stored ?? absence(of: Value.self) } }
        set { lock.withLock { stored = newValue } }
    }
    public var projectedValue: IntentParameter<Value> { self }
    var name: String { title.map { String(localized: $0) } ?? "" }

    /// - Throws: an `AppIntentError`: nobody answers here.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.UnwrappedType { throw AppIntentError.needsValue }
    /// An error by which an intent is to ask for the value.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError { .needsValue }
    /// - Throws: an `AppIntentError`: nobody answers here.
    public func requestDisambiguation(among options: [Value.ValueType], dialog: IntentDialog? = nil) async throws -> Value.ValueType {
        throw AppIntentError.needsDisambiguation
    }
    /// An error by which an intent is to let its user choose.
    public func needsDisambiguationError(among options: [Value.ValueType], dialog: IntentDialog? = nil) -> AppIntentError { .needsDisambiguation }
    /// - Throws: an `AppIntentError`: nobody answers here.
    public func requestConfirmation(for item: Value.ValueType, dialog: IntentDialog? = nil) async throws -> Bool { throw AppIntentError.needsValue }
}

/// Whether the result of the intent before becomes the parameter.
public enum InputConnectionBehavior: Hashable, Sendable { case `default`, never, connectToPreviousIntentResult }

extension IntentParameter {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(name: title, about: description, value: defaultValue)
    }
    public convenience init(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(name: nil, about: description, value: defaultValue)
    }
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider
    ) {
        self.init(name: title, about: description, value: nil)
    }
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider
    ) {
        self.init(name: title, about: description, value: defaultValue)
    }
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
    ) where Value.ValueType == Query.Entity {
        self.init(name: title, about: description, value: nil)
    }
}

extension IntentParameter where Value.ValueType: AppValue {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog?,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(name: title, about: description, value: defaultValue)
    }
}

extension IntentParameter where Value.ValueType == Int {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        controlStyle: IntControlStyle = .stepper, inclusiveRange: InclusiveRange<Value.ValueType>?, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(name: title, about: description, value: defaultValue)
    }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        controlStyle: IntControlStyle, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(name: title, about: description, value: defaultValue)
    }
}

extension IntentParameter where Value.ValueType == Double {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        controlStyle: DoubleControlStyle = .stepper, inclusiveRange: InclusiveRange<Value.ValueType>?, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(name: title, about: description, value: defaultValue)
    }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        controlStyle: DoubleControlStyle, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(name: title, about: description, value: defaultValue)
    }
}

extension IntentParameter where Value.ValueType == Bool {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        displayName: Bool.IntentDisplayName, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(name: title, about: description, value: defaultValue)
    }
}

extension IntentParameter where Value.ValueType == String {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        inputOptions: String.IntentInputOptions?, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(name: title, about: description, value: defaultValue)
    }
}

extension IntentParameter where Value.ValueType == Date {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil, kind: DateKind,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(name: title, about: description, value: defaultValue)
    }
}

extension IntentParameter where Value.ValueType == IntentFile {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedTypeIdentifiers: [String],
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(name: title, about: description, value: nil)
    }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedContentTypes: [UTType],
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(name: title, about: description, value: nil)
    }
}

extension Bool {
    /// The words for true and false.
    public struct IntentDisplayName: Sendable {
        let whenTrue: LocalizedStringResource
        let whenFalse: LocalizedStringResource
        public init(true: LocalizedStringResource, false: LocalizedStringResource) { (whenTrue, whenFalse) = (`true`, `false`) }
    }
}

extension String {
    /// How a text is typed.
    public struct IntentInputOptions: Sendable {
        let keyboardType: UIKeyboardType
        let capitalizationType: UITextAutocapitalizationType
        let multiline: Bool
        let autocorrect: Bool
        let smartQuotes: Bool
        let smartDashes: Bool
        public init(
            keyboardType: UIKeyboardType = .default, capitalizationType: UITextAutocapitalizationType = .sentences, multiline: Bool = false,
            autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
        ) {
            (self.keyboardType, self.capitalizationType, self.multiline) = (keyboardType, capitalizationType, multiline)
            (self.autocorrect, self.smartQuotes, self.smartDashes) = (autocorrect, smartQuotes, smartDashes)
        }
    }
}
