/// Tips of which one at a time is shown.
public final class TipGroup: Sendable {
    public enum Priority: Hashable, Sendable { case firstAvailable, ordered }
    private let priority: Priority
    private let tips: [any Tip]
    public init(_ priority: Priority = .firstAvailable, @Builder _ tips: () -> [any Tip]) { (self.priority, self.tips) = (priority, tips()) }

    /// The first that may be shown; of ordered ones only if those before it are shown no more.
    @MainActor public var currentTip: (any Tip)? {
        for tip in tips {
            switch tip.status {
            case .available: return tip
            case .pending where priority == .ordered: return nil
            default: continue
            }
        }
        return nil
    }

    /// Lists tips.
    @resultBuilder public enum Builder {
        public static func buildExpression(_ expression: any Tip) -> [any Tip] { [expression] }
        public static func buildBlock(_ components: [any Tip]...) -> [any Tip] { components.flatMap { $0 } }
        public static func buildOptional(_ component: [any Tip]?) -> [any Tip] { component ?? [] }
    }
}
