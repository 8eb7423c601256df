import ObjectRuntime
import UIKit

/// The actions beside copying that menus of messages have.
@MainActor final class MessageMenuActions {
    static var shared: MessageMenuActions { AppServices.object { MessageMenuActions() } }
    /// The names of selectors.
    var names: Set<String> = []
}
