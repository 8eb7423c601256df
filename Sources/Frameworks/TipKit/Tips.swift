import Foundation

/// The names of TipKit.
public enum Tips {
    /// Reads what was kept of the app's tips. Before, none is shown.
    /// - Throws: `TipKitError.tipsDatastoreAlreadyConfigured` the second time.
    public static func configure(_ options: [ConfigurationOption] = []) throws { try TipStore.current.configure(options) }
    /// All tips may be shown, whatever was before.
    public static func showAllTipsForTesting() { TipStore.current.test { $0.showsAll = true } }
    public static func showTipsForTesting(_ tips: [any Tip.Type]) {
        let names: [String] = tips.map { String(describing: $0) }
        TipStore.current.test { $0.shown.formUnion(names) }
    }
    /// No tip may be shown.
    public static func hideAllTipsForTesting() { TipStore.current.test { $0.hidesAll = true } }
    public static func hideTipsForTesting(_ tips: [any Tip.Type]) {
        let names: [String] = tips.map { String(describing: $0) }
        TipStore.current.test { $0.hidden.formUnion(names) }
    }
    /// Forgets what was kept.
    /// - Throws: `TipKitError.tipsDatastoreAlreadyConfigured` after `configure`.
    public static func resetDatastore() throws { try TipStore.current.reset() }

    public enum Status: Hashable, Sendable {
        case pending, available
        case invalidated(InvalidationReason)
    }
    public enum InvalidationReason: String, Hashable, Sendable, Codable { case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed }

    /// How tips are kept, and how often new ones are shown.
    public struct ConfigurationOption: Sendable {
        /// How long after a tip another one is shown.
        public struct DisplayFrequency: Hashable, Sendable {
            let seconds: TimeInterval
            public static let immediate = DisplayFrequency(seconds: 0)
            public static let hourly = DisplayFrequency(seconds: 3_600)
            public static let daily = DisplayFrequency(seconds: 86_400)
            public static let weekly = DisplayFrequency(seconds: 7 * 86_400)
            public static let monthly = DisplayFrequency(seconds: 30 * 86_400)
            public static let system = daily
        }
        /// Which folder has them.
        public struct DatastoreLocation: Hashable, Sendable {
            let url: URL?
            public static let applicationDefault = DatastoreLocation(url: nil)
            public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation(url: url) }
            public static func groupContainer(identifier: String) throws -> DatastoreLocation {
                guard let url = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: identifier) else {
                    throw TipKitError.missingGroupContainerEntitlements
                }
                return DatastoreLocation(url: url)
            }
        }
        /// There is no cloud: tips stay on the device.
        public struct CloudKitContainer: Hashable, Sendable {
            public static let automatic = CloudKitContainer()
            public static func named(_ containerName: String) -> CloudKitContainer { CloudKitContainer() }
        }
        let frequency: DisplayFrequency?
        let location: DatastoreLocation?
        public static func displayFrequency(_ displayFrequency: DisplayFrequency) -> ConfigurationOption {
            ConfigurationOption(frequency: displayFrequency, location: nil)
        }
        public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
            ConfigurationOption(frequency: nil, location: location)
        }
        public static func cloudKitContainer(_ container: CloudKitContainer) -> ConfigurationOption { ConfigurationOption(frequency: nil, location: nil) }
    }

    /// Shown whenever it may be, however short ago another tip was.
    public struct IgnoresDisplayFrequency: TipOption {
        let ignores: Bool
        public init(_ ignoresDisplayFrequency: Bool) { ignores = ignoresDisplayFrequency }
    }
    /// Shown a number of times.
    public struct MaxDisplayCount: TipOption {
        let count: Int
        public init(_ maxDisplayCount: Int) { count = maxDisplayCount }
    }

    /// Nothing that belongs to it.
    public struct EmptyDonation: Codable, Hashable, Sendable {}

    @resultBuilder public enum ActionBuilder {
        public static func buildExpression(_ expression: Action) -> [Action] { [expression] }
        public static func buildExpression(_ expression: [Action]) -> [Action] { expression }
        public static func buildBlock(_ components: [Action]...) -> [Action] { components.flatMap { $0 } }
        public static func buildOptional(_ component: [Action]?) -> [Action] { component ?? [] }
        public static func buildEither(first component: [Action]) -> [Action] { component }
        public static func buildEither(second component: [Action]) -> [Action] { component }
        public static func buildFinalResult(_ component: [Action]) -> [Action] {
            component.enumerated().map { index, action in action.numbered(index) }
        }
    }
    @resultBuilder public enum RuleBuilder {
        public static func buildExpression(_ expression: Rule) -> [Rule] { [expression] }
        public static func buildExpression(_ expression: [Rule]) -> [Rule] { expression }
        public static func buildBlock(_ components: [Rule]...) -> [Rule] { components.flatMap { $0 } }
    }
    @resultBuilder public enum OptionsBuilder {
        public static func buildExpression(_ expression: any TipOption) -> [any TipOption] { [expression] }
        public static func buildExpression(_ expression: [any TipOption]) -> [any TipOption] { expression }
        public static func buildBlock(_ components: [any TipOption]...) -> [any TipOption] { components.flatMap { $0 } }
        public static func buildOptional(_ component: [any TipOption]?) -> [any TipOption] { component ?? [] }
        public static func buildEither(first component: [any TipOption]) -> [any TipOption] { component }
        public static func buildEither(second component: [any TipOption]) -> [any TipOption] { component }
    }
}

/// Why tips are not kept.
public struct TipKitError: Error, Hashable, Sendable {
    private let name: String
    public static let tipsDatastoreAlreadyConfigured = TipKitError(name: "tipsDatastoreAlreadyConfigured")
    public static let missingGroupContainerEntitlements = TipKitError(name: "missingGroupContainerEntitlements")
}
