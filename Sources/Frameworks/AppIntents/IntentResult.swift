/// The outcome of an intent.
public protocol IntentResult: Sendable {
    associatedtype Value: _IntentValue = Never
    associatedtype OpensAppIntent: AppIntent = Never
    var value: Value? { get }
}

/// An outcome with a value for the next intent.
public protocol ReturnsValue<Value>: IntentResult {}
/// An outcome with a text that is said or shown.
public protocol ProvidesDialog: IntentResult {}
/// An outcome with an intent to go on with.
public protocol OpensIntent: IntentResult {}
/// An outcome with a view of SwiftUI's, which is not there.
public protocol ShowsSnippetView: IntentResult {}

/// An outcome as `IntentResult.result()` and its like make it.
public struct IntentResultContainer<Value: _IntentValue, OpensAppIntent: AppIntent, Snippet, Dialog>: @unchecked Sendable {
    public var value: Value?
    public var opensIntent: OpensAppIntent?
    public var dialog: IntentDialog?
    public var activityIdentifier: String?
    init(value: Value? = nil, opensIntent: OpensAppIntent? = nil, dialog: IntentDialog? = nil, activityIdentifier: String? = nil) {
        (self.value, self.opensIntent, self.dialog, self.activityIdentifier) = (value, opensIntent, dialog, activityIdentifier)
    }
}

extension IntentResultContainer: IntentResult, ReturnsValue, OpensIntent {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}

extension IntentResult {
    public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> { IntentResultContainer() }
    public static func result(dialog: IntentDialog) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        IntentResultContainer(dialog: dialog)
    }
    public static func result<Value: _IntentValue>(value: Value) -> Self where Self == IntentResultContainer<Value, Never, Never, Never> {
        IntentResultContainer(value: value)
    }
    public static func result<Value: _IntentValue>(
        value: Value, dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog> { IntentResultContainer(value: value, dialog: dialog) }
    public static func result<OpensAppIntent: AppIntent>(
        opensIntent: OpensAppIntent
    ) -> Self where Self == IntentResultContainer<Never, OpensAppIntent, Never, Never> { IntentResultContainer(opensIntent: opensIntent) }
    public static func result<OpensAppIntent: AppIntent>(
        opensIntent: OpensAppIntent, dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Never, OpensAppIntent, Never, IntentDialog> {
        IntentResultContainer(opensIntent: opensIntent, dialog: dialog)
    }
    public static func result<Value: _IntentValue, OpensAppIntent: AppIntent>(
        value: Value, opensIntent: OpensAppIntent
    ) -> Self where Self == IntentResultContainer<Value, OpensAppIntent, Never, Never> { IntentResultContainer(value: value, opensIntent: opensIntent) }
    public static func result<Value: _IntentValue, OpensAppIntent: AppIntent>(
        value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Value, OpensAppIntent, Never, IntentDialog> {
        IntentResultContainer(value: value, opensIntent: opensIntent, dialog: dialog)
    }
    public static func result(
        actionButtonIntent: some AppIntent
    ) -> Self where Self == IntentResultContainer<Never, Never, Never, Never> { IntentResultContainer() }
}
