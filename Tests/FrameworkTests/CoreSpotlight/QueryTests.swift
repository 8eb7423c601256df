import Testing
import UIKit

@testable import QuinceCoreSpotlight

@Suite(.serialized) struct QueryTests {
    private let index = CSSearchableIndex(name: "queries")

    private func find(_ query: String) async -> (names: [String], failed: Bool) {
        await withCheckedContinuation { continuation in
            let search = CSSearchQuery(queryString: query, attributes: ["title"])
            search.indexes = [index]
            nonisolated(unsafe) var names: [String] = []
            search.foundItemsHandler = { names += $0.map(\.uniqueIdentifier) }
            search.completionHandler = { continuation.resume(returning: (names.filter { $0.hasPrefix("query-") }, $0 != nil)) }
            search.start()
        }
    }

    @Test("queries find what the app put into its indexes by attributes, wildcards and flags") func queries() async {
        for (name, title, keywords) in [("query-1", "Café au lait", ["drink", "hot"]), ("query-2", "Carrot", ["food"]), ("query-3", "Scarf", [])] {
            let set = CSSearchableItemAttributeSet(contentType: .text)
            (set.displayName, set.keywords) = (title, keywords)
            index.indexSearchableItems([CSSearchableItem(uniqueIdentifier: name, domainIdentifier: "d", attributeSet: set)])
        }
        #expect(await find("displayName == \"cafe*\"cd").names == ["query-1"])
        #expect(await find("displayName == \"cafe*\"c").names.isEmpty)
        #expect(await find("displayName == \"*car*\"c").names == ["query-2", "query-3"])
        #expect(await find("(keywords == \"food\" || keywords == \"hot\") && displayName != \"Ca*ot\"").names == ["query-1"])
        #expect(await find("displayName == \"lait\"w").names == ["query-1"])
        #expect(await find("!(keywords == \"*\")").names == ["query-3"])
        let wrong = await find("displayName ==")
        #expect(wrong.failed && wrong.names.isEmpty)
    }
}
