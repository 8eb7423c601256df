import UIKit

/// The actions beside copying that menus of messages have.
@MainActor final class MessageMenuActions {
    static let shared = MessageMenuActions()
    /// The names of selectors.
    var names: Set<String> = []
}
