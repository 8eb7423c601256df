/// The sentence in which an intent's parameters stand. No editor of shortcuts shows it here.
public protocol ParameterSummary {}

/// A sentence with parameters, and those below it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    let text: String
    let others: [PartialKeyPath<Intent>]
    public init() { (text, others) = ("", []) }
    public init(@ParameterKeyPathsBuilder _ additionalParameterKeyPaths: () -> [PartialKeyPath<Intent>]) {
        (text, others) = ("", additionalParameterKeyPaths())
    }
    public init(_ string: ParameterSummaryString<Intent>, table: String? = nil) { (text, others) = (string.text, []) }
    public init(
        _ string: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterKeyPathsBuilder _ additionalParameterKeyPaths: () -> [PartialKeyPath<Intent>]
    ) {
        (text, others) = (string.text, additionalParameterKeyPaths())
    }

    /// Lists parameters.
    @resultBuilder public enum ParameterKeyPathsBuilder {
        public static func buildExpression<Value: _IntentValue & Sendable>(
            _ expression: KeyPath<Intent, IntentParameter<Value>>
        ) -> PartialKeyPath<Intent> { expression }
        public static func buildBlock(_ components: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { components }
    }
}

/// A sentence whose blanks are parameters.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
    let text: String
    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// Collects words and parameters.
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation<Value: _IntentValue & Sendable>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
            text += "${\(Intent()[keyPath: keyPath].name)}"
        }
    }
}

/// Takes a summary.
@resultBuilder public enum ParameterSummaryBuilder<Intent: AppIntent> {
    public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
    public static func buildExpression<Content: ParameterSummary>(_ expression: Content) -> Content { expression }
}

public enum EquatableComparisonOperator: Hashable, Sendable { case equalTo, notEqualTo }
public enum ComparableComparisonOperator: Hashable, Sendable { case equalTo, notEqualTo, lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo }
public enum HasValueComparisonOperator: Hashable, Sendable { case hasAnyValue, hasNoValue }
public enum OneOfComparisonOperator: Hashable, Sendable { case oneOf }

/// One sentence while a parameter has a value, another otherwise.
public struct ParameterSummaryWhenCondition<Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary>: ParameterSummary {
    let when: WhenCondition
    let otherwise: Otherwise

    public init<ValueType: Equatable, Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: EquatableComparisonOperator, _ value: ValueType,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where ValueType == Parameter.Value {
        (self.when, self.otherwise) = (when(), otherwise())
    }
    public init<ValueType: Equatable, Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: OneOfComparisonOperator, _ values: [ValueType],
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where ValueType == Parameter.Value.ValueType {
        (self.when, self.otherwise) = (when(), otherwise())
    }
    public init<Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: HasValueComparisonOperator,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        (self.when, self.otherwise) = (when(), otherwise())
    }
}

/// The cases of a switch.
public protocol _ParameterSummarySwitchCase {}

/// A sentence for each value of a parameter.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value: _IntentValue & Sendable, CaseCondition: _ParameterSummarySwitchCase>:
    ParameterSummary
{
    let cases: CaseCondition
    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, @ParameterSummaryCaseBuilder<Intent, Value> _ builder: () -> CaseCondition
    ) {
        cases = builder()
    }
}

/// The sentence for some values.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary> {
    let summary: Summary
    public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) { summary = parameterSummary() }
    public init(_ value: [Value], @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) { summary = parameterSummary() }
}

/// The sentence for all other values.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary> {
    let summary: Summary
    public init(@ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) { summary = parameterSummary() }
}

/// The cases, one after the other.
public struct ParameterSummaryTupleCaseCondition<Intent: AppIntent, Value: _IntentValue, Cases>: _ParameterSummarySwitchCase {
    let cases: Cases
}

/// Lists cases.
@resultBuilder public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue & Sendable> {
    public static func buildExpression<Summary: ParameterSummary>(
        _ expression: ParameterSummaryCaseCondition<Intent, Value, Summary>
    ) -> ParameterSummaryCaseCondition<Intent, Value, Summary> { expression }
    public static func buildExpression<Summary: ParameterSummary>(
        _ expression: ParameterSummaryDefaultCaseCondition<Intent, Value, Summary>
    ) -> ParameterSummaryDefaultCaseCondition<Intent, Value, Summary> { expression }
    public static func buildBlock<each Condition>(
        _ conditions: repeat each Condition
    ) -> ParameterSummaryTupleCaseCondition<Intent, Value, (repeat each Condition)> {
        ParameterSummaryTupleCaseCondition(cases: (repeat each conditions))
    }
}
