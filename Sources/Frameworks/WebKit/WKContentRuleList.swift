import UIKit

/// Rules by which pages' parts are blocked. Kept; there is nothing here that would be blocked.
@preconcurrency @MainActor open class WKContentRuleList: NSObject {
    public let identifier: String
    init(identifier: String) { self.identifier = identifier }
}

/// Compiles rules and keeps them while the app runs: what is no list of rules fails as in WebKit.
@preconcurrency @MainActor open class WKContentRuleListStore: NSObject {
    private var lists: [String: WKContentRuleList] = [:]

    open class func `default`() -> WKContentRuleListStore! { RuleListStores.shared.ordinary }
    /// A store of its own.
    public init!(url: URL!) { super.init() }
    override init() { super.init() }

    open func compileContentRuleList(
        forIdentifier identifier: String!, encodedContentRuleList: String!,
        completionHandler: (@MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void)!
    ) {
        let result = Result { try compile(identifier, encodedContentRuleList) }
        ServiceReply.sendInSession {
            switch result {
            case .success(let list): completionHandler?(list, nil)
            case .failure(let error): completionHandler?(nil, error)
            }
        }
    }
    open func compileContentRuleList(forIdentifier identifier: String!, encodedContentRuleList: String!) async throws -> WKContentRuleList? {
        try compile(identifier, encodedContentRuleList)
    }
    open func lookUpContentRuleList(
        forIdentifier identifier: String!, completionHandler: (@MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void)!
    ) {
        let list = lists[identifier ?? ""]
        ServiceReply.sendInSession { completionHandler?(list, list == nil ? WKError(.contentRuleListStoreLookUpFailed) : nil) }
    }
    open func contentRuleList(forIdentifier identifier: String!) async throws -> WKContentRuleList? {
        guard let list = lists[identifier ?? ""] else { throw WKError(.contentRuleListStoreLookUpFailed) }
        return list
    }
    open func removeContentRuleList(forIdentifier identifier: String!, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)!) {
        let isGone = lists.removeValue(forKey: identifier ?? "") != nil
        ServiceReply.sendInSession { completionHandler?(isGone ? nil : WKError(.contentRuleListStoreRemoveFailed)) }
    }
    open func removeContentRuleList(forIdentifier identifier: String!) async throws {
        guard lists.removeValue(forKey: identifier ?? "") != nil else { throw WKError(.contentRuleListStoreRemoveFailed) }
    }
    open func getAvailableContentRuleListIdentifiers(_ completionHandler: (@MainActor @Sendable ([String]?) -> Void)!) {
        let names = lists.keys.sorted()
        ServiceReply.sendInSession { completionHandler?(names) }
    }
    open func availableIdentifiers() async -> [String]? { lists.keys.sorted() }

    private func compile(_ identifier: String?, _ text: String?) throws -> WKContentRuleList {
        guard let identifier, let text, ContentRules.areValid(text) else { throw WKError(.contentRuleListStoreCompileFailed) }
        let list = WKContentRuleList(identifier: identifier)
        lists[identifier] = list
        return list
    }
}

/// The stores of the running app.
@MainActor final class RuleListStores {
    static var shared: RuleListStores { AppServices.object { MainActor.assumeIsolated { RuleListStores() } } }
    let ordinary = WKContentRuleListStore()
}

/// Lists of rules as text.
enum ContentRules {
    private static let actions: Set<String> = [
        "block", "block-cookies", "css-display-none", "ignore-previous-rules", "make-https", "modify-headers", "redirect", "notify",
    ]

    /// Whether the text is a list in JSON, not empty, each with a trigger that has a filter for addresses and an action that there is.
    static func areValid(_ text: String) -> Bool {
        guard let rules = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]], !rules.isEmpty else { return false }
        return rules.allSatisfy { rule in
            guard let trigger = rule["trigger"] as? [String: Any], let action = rule["action"] as? [String: Any] else { return false }
            guard let filter = trigger["url-filter"] as? String, !filter.isEmpty, let type = action["type"] as? String, actions.contains(type) else {
                return false
            }
            return type != "css-display-none" || action["selector"] is String
        }
    }
}
