import AppSession
import Foundation
import Testing

@testable import UIKit

/// Words that are looked for in text.
@MainActor @Suite(.serialized) struct FindTests {
    @Test("found wherever it stands, whatever its capitals and accents; whole words where they are asked for")
    func search() {
        #expect(TextSearch(query: "an").ranges(in: "An année, banana").map(\.location) == [0, 3, 11, 13])
        var words = TextSearch(query: "an")
        words.wordStart = true
        words.wordEnd = true
        #expect(words.ranges(in: "An année, banana an").map(\.location) == [0, 17])
        #expect(TextSearch(query: "").ranges(in: "x").isEmpty)
        #expect(TextSearch.next(after: 2, of: 3, forward: true) == 0 && TextSearch.next(after: 0, of: 3, forward: false) == 2)
        #expect(TextSearch.next(after: nil, of: 0, forward: true) == nil)
    }

    /// Two documents that search themselves, the second one a moment later.
    private final class Pages: NSObject, UITextSearching {
        typealias DocumentIdentifier = Int
        var texts = ["one two one", "three one"]
        var marks: [String] = []
        var later: (() -> Void)?

        var selectedTextRange: UITextRange? { TextOffsetRange(NSRange(location: 4, length: 0)) }
        var selectedTextSearchDocument: Int? { 0 }
        var supportsTextReplacement: Bool { true }

        func compare(_ foundRange: UITextRange, toRange: UITextRange, document: Int?) -> ComparisonResult {
            let (a, b): (Int, Int) = ((foundRange as? TextOffsetRange)?.range.location ?? 0, (toRange as? TextOffsetRange)?.range.location ?? 0)
            return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
        }
        func compare(document: Int, toDocument: Int) -> ComparisonResult {
            document < toDocument ? .orderedAscending : document > toDocument ? .orderedDescending : .orderedSame
        }
        func performTextSearch(queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<Int>) {
            later = { [texts] in
                for document in texts.indices.reversed() {
                    for range in TextSearch(query: queryString).ranges(in: texts[document]) {
                        resultAggregator.foundRange(TextOffsetRange(range), searchString: queryString, document: document)
                    }
                }
                resultAggregator.finishedSearching()
            }
        }
        func decorate(foundTextRange: UITextRange, document: Int?, usingStyle: UITextSearchFoundTextStyle) {
            if usingStyle == .highlighted { marks.append("\(document ?? -1)/\((foundTextRange as? TextOffsetRange)?.range.location ?? -1)") }
        }
        func clearAllDecoratedFoundText() { marks = [] }
        func replace(foundTextRange: UITextRange, document: Int?, withText: String) {
            guard let document, let range = (foundTextRange as? TextOffsetRange)?.range else { return }
            texts[document] = (texts[document] as NSString).replacingCharacters(in: range, with: withText)
        }
        func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
            texts = texts.map { $0.replacingOccurrences(of: queryString, with: withText) }
        }
    }

    @Test("an app's own documents are searched in their order, from the selection on; what is found late counts, what an earlier search found does not")
    func searching() async throws {
        let pages = Pages()
        let session = UITextSearchingFindSession(searchableObject: pages)
        var changes = 0
        session.resultsDidChange = { changes += 1 }
        session.performSearch(query: "thr", options: nil)
        let earlier: (() -> Void)? = pages.later
        session.performSearch(query: "one", options: nil)
        earlier?()
        await settle()
        #expect(session.resultCount == 0 && changes == 0)
        pages.later?()
        await settle()
        #expect(session.resultCount == 3 && session.highlightedResultIndex == 1 && changes == 1 && pages.marks == ["0/8"])
        session.highlightNextResult(in: .forward)
        session.highlightNextResult(in: .forward)
        session.highlightNextResult(in: .backward)
        #expect(pages.marks == ["0/8", "1/6", "0/0", "1/6"])
        session.performSingleReplacement(query: "one", replacementString: "four", options: nil)
        pages.later?()
        await settle()
        #expect(pages.texts == ["one two one", "three four"] && session.resultCount == 2)
        session.replaceAll(searchQuery: "one", replacementString: "1", options: nil)
        pages.later?()
        await settle()
        #expect(pages.texts == ["1 two 1", "three four"] && session.resultCount == 0 && session.highlightedResultIndex == NSNotFound)
    }

    /// Results that are told elsewhere than on the main thread come with the main queue's next turn.
    private func settle() async { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }

    @Test("Command F shows the bar above the keyboard; typing finds, Return goes on, replacing replaces, Done ends")
    func textView() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
        view.text = "one two one three one"
        view.isFindInteractionEnabled = true
        let root = UIViewController()
        root.view.addSubview(view)
        let device = try TestDevice("iphone-6.1-390.portrait.full", root: root)
        defer { device.close() }
        let find: UIFindInteraction = try #require(view.findInteraction)
        find.presentFindNavigator(showingReplace: true)
        device.session.advance(by: 0.6)
        #expect(find.isFindNavigatorVisible)
        let bar: UIView = try #require(device.window.subviews.compactMap { $0 as? FindPanelHost }.first).bar
        let keyboard: CGRect = try #require(device.window.keyboardFrame)
        #expect(abs(bar.frame.maxY - keyboard.minY) < 1)
        try device.play("type \"one\"")
        device.session.advance(by: 0.2)
        let session: UIFindSession = try #require(find.activeFindSession)
        #expect(session.resultCount == 3 && session.highlightedResultIndex == 0 && view.foundTextView.subviews.count == 3)
        device.picture("find")
        try device.play("tap \"Next\"")
        #expect(session.highlightedResultIndex == 1)
        find.findPrevious()
        find.findPrevious()
        #expect(session.highlightedResultIndex == 2)
        session.performSingleReplacement(query: "one", replacementString: "four", options: nil)
        #expect(view.text == "one two one three four" && session.resultCount == 2)
        session.replaceAll(searchQuery: "one", replacementString: "1", options: nil)
        #expect(view.text == "1 two 1 three four")
        try device.play("tap \"Done\"")
        #expect(!find.isFindNavigatorVisible && view.foundTextView.subviews.isEmpty)
    }
}
