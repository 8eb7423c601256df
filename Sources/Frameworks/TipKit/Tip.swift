import Foundation

/// A hint about something that the app can do.
public protocol Tip: Identifiable, Sendable {
    /// Default: the type's name.
    var id: String { get }
    var title: Text { get }
    /// Default nil.
    var message: Text? { get }
    /// Default nil.
    var image: Image? { get }
    /// Default none.
    @Tips.ActionBuilder var actions: [Tips.Action] { get }
    /// Default none.
    @Tips.RuleBuilder var rules: [Tips.Rule] { get }
    /// Default none.
    @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
    public typealias Action = Tips.Action
    public typealias Rule = Tips.Rule
    public typealias Status = Tips.Status
    public typealias Event = Tips.Event
    public typealias Option = TipOption
    public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
    public typealias MaxDisplayCount = Tips.MaxDisplayCount

    public var id: String { String(describing: Self.self) }
    public var message: Text? { nil }
    public var image: Image? { nil }
    public var actions: [Tips.Action] { [] }
    public var rules: [Tips.Rule] { [] }
    public var options: [any TipOption] { [] }

    /// Whether it may be shown, is shown no more, or waits.
    public var status: Tips.Status { TipStore.current.status(of: self) }
    public var shouldDisplay: Bool { status == .available }
    /// The status now, and each time that it changes.
    public var statusUpdates: AsyncStream<Tips.Status> { TipStore.current.updates(of: self) }
    public var shouldDisplayUpdates: AsyncMapSequence<AsyncStream<Tips.Status>, Bool> { statusUpdates.map { $0 == .available } }
    /// It is shown no more, also after the app begins anew.
    public func invalidate(reason: Tips.InvalidationReason) { TipStore.current.invalidate(id, for: reason) }
    /// It may be shown as if it never had been.
    public func resetEligibility() async { TipStore.current.forget(id) }
}

/// A wish about how a tip is shown.
public protocol TipOption: Sendable {}
