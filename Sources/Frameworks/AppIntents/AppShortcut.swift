/// An intent that is there without being set up, with the words that call it.
public struct AppShortcut: Sendable {
    let intent: any AppIntent
    let texts: [String]
    let shortTitle: LocalizedStringResource?
    let systemImageName: String?

    public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
        (self.intent, texts, shortTitle, systemImageName) = (intent, phrases.map(\.text), nil, nil)
    }
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String
    ) {
        (self.intent, texts, self.shortTitle, self.systemImageName) = (intent, phrases.map(\.text), shortTitle, systemImageName)
    }
}

/// Words that call an intent.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    let text: String
    public init(_ phrase: AppShortcutPhrase<Intent>) { self = phrase }
    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// Collects the words, the app's name and the parameters.
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { text += "${\(token)}" }
        public mutating func appendInterpolation<Value: _IntentValue & Sendable>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
            text += "${\(Intent()[keyPath: keyPath].name)}"
        }
    }
}

/// A word that the system fills in.
public enum AppShortcutPhraseToken: Hashable, Sendable { case applicationName }

/// Lists shortcuts.
@resultBuilder public enum AppShortcutsBuilder {
    public static func buildExpression(_ expression: AppShortcut) -> [AppShortcut] { [expression] }
    public static func buildExpression(_ expression: [AppShortcut]) -> [AppShortcut] { expression }
    public static func buildBlock(_ components: [AppShortcut]...) -> [AppShortcut] { components.flatMap { $0 } }
    public static func buildOptional(_ component: [AppShortcut]?) -> [AppShortcut] { component ?? [] }
    public static func buildEither(first component: [AppShortcut]) -> [AppShortcut] { component }
    public static func buildEither(second component: [AppShortcut]) -> [AppShortcut] { component }
    public static func buildArray(_ components: [[AppShortcut]]) -> [AppShortcut] { components.flatMap { $0 } }
    public static func buildLimitedAvailability(_ component: [AppShortcut]) -> [AppShortcut] { component }
}

/// The shortcuts that an app has. There is no Shortcuts app that shows them.
public protocol AppShortcutsProvider {
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    /// Default blue.
    static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
    public static var shortcutTileColor: ShortcutTileColor { .blue }
    /// There is nothing that would show them anew.
    public static func updateAppShortcutParameters() {}
}

/// The colour of shortcuts.
public enum ShortcutTileColor: Int, Hashable, Sendable {
    case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink, grayBlue, grayGreen, grayBrown
}
