import Foundation

extension Tips {
    /// A button of a tip.
    public struct Action: Identifiable, Sendable {
        private let name: String?
        /// Default: its number.
        public var id: String { name ?? String(index ?? 0) }
        public let index: Int?
        public let label: @Sendable () -> Text
        public let handler: @MainActor @Sendable () -> Void

        public init(id: String? = nil, title: some StringProtocol, perform handler: @escaping @MainActor @Sendable () -> Void = {}) {
            let text = LocalizedStringResource(stringLiteral: String(title))
            self.init(name: id, index: nil, label: { Text(text) }, handler: handler)
        }
        public init(id: String? = nil, perform handler: @escaping @MainActor @Sendable () -> Void = {}, _ label: @escaping @Sendable () -> Text) {
            self.init(name: id, index: nil, label: label, handler: handler)
        }
        private init(name: String?, index: Int?, label: @escaping @Sendable () -> Text, handler: @escaping @MainActor @Sendable () -> Void) {
            (self.name, self.index, self.label, self.handler) = (name, index, label, handler)
        }
        func numbered(_ index: Int) -> Action { Action(name: name, index: index, label: label, handler: handler) }
    }
}
