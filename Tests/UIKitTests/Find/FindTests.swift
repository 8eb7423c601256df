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
