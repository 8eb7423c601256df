import Foundation
import Testing
import UIKit

@testable import QuinceTipKit

/// As apps hint at what they can do.
@MainActor @Suite struct TipKitTests {
    struct Favourite: Tip {
        var title: Text { Text("Save as a Favourite") }
        var message: Text? { Text("It is always at the top") }
        var image: Image? { Image(systemName: "star") }
        var actions: [Action] {
            Action(id: "more", title: "Learn More")
            Action(title: "Later")
        }
    }
    struct Seldom: Tip {
        let id = "seldom"
        var title: Text { Text("Only") + Text(" once").bold() }
        var options: [any TipOption] { MaxDisplayCount(1) }
    }

    private func words(in view: UIView) -> [String] {
        ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap { words(in: $0) }
    }
    private func buttons(in view: UIView) -> [UIButton] { (view as? UIButton).map { [$0] } ?? view.subviews.flatMap { buttons(in: $0) } }

    @Test("tips wait until they are read, are shown, and no more once they are closed, also when the app begins anew") func statuses() throws {
        let scratch = try ScratchFolder()
        let stage = try FrameworkStage()
        let tip = Favourite()
        #expect(tip.status == .pending && tip.id == "Favourite")
        try Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.url(scratch.url))])
        #expect(throws: TipKitError.tipsDatastoreAlreadyConfigured) { try Tips.configure() }
        #expect(tip.shouldDisplay && Seldom().shouldDisplay)
        tip.invalidate(reason: .actionPerformed)
        #expect(tip.status == .invalidated(.actionPerformed))
        Tips.showAllTipsForTesting()
        #expect(tip.shouldDisplay)
        stage.close()
        #expect(tip.status == .pending)
        try Tips.configure([.datastoreLocation(.url(scratch.url))])
        #expect(tip.status == .invalidated(.actionPerformed) && Seldom().status == .available)
        AppContext.renew()
    }

    @Test("a tip's view has its words and buttons; its cross closes the tip") func views() throws {
        let scratch = try ScratchFolder()
        let stage = try FrameworkStage()
        try Tips.configure([.datastoreLocation(.url(scratch.url))])
        var acted: [String] = []
        let tip = Favourite()
        let view = TipUIView(tip, arrowEdge: .top) { acted.append($0.id) }
        let page: UIView = try #require(stage.window.rootViewController?.view)
        page.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: page.topAnchor, constant: 100), view.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
            view.widthAnchor.constraint(equalToConstant: 350),
        ])
        stage.session.advance(by: 0.1)
        #expect(Set(words(in: view)).isSuperset(of: ["Save as a Favourite", "It is always at the top"]) && view.bounds.height > 60)
        let all = buttons(in: view)
        #expect(all.count == 3)
        for button in all { button.sendActions(for: .primaryActionTriggered) }
        #expect(acted == ["more", "1"] && tip.status == .invalidated(.tipClosed))
        page.addSubview(TipUIView(Seldom()))
        stage.session.advance(by: 0.1)
        #expect(Seldom().status == .invalidated(.displayCountExceeded))
        stage.close()
    }

    @Test("a new tip comes when enough time went by since another; one that was shown comes again") func frequency() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        var records = TipRecords()
        func status(_ tip: String, after seconds: TimeInterval, ignores: Bool = false) -> Tips.Status {
            records.status(of: tip, frequency: 3600, ignoresFrequency: ignores, limit: 2, now: start + seconds)
        }
        #expect(status("a", after: 0) == .available)
        records.show("a", now: start)
        #expect(status("a", after: 60) == .available && status("b", after: 60) == .pending && status("b", after: 60, ignores: true) == .available)
        #expect(status("b", after: 3700) == .available)
        records.show("a", now: start + 4000)
        #expect(status("a", after: 4000) == .invalidated(.displayCountExceeded))
    }

    @Test("a group shows one tip at a time") func groups() throws {
        let scratch = try ScratchFolder()
        let stage = try FrameworkStage()
        try Tips.configure([.datastoreLocation(.url(scratch.url))])
        let group = TipGroup(.ordered) {
            Favourite()
            Seldom()
        }
        #expect(group.currentTip is Favourite)
        Favourite().invalidate(reason: .tipClosed)
        #expect(group.currentTip is Seldom)
        stage.close()
    }

    struct Welcome: Tip {
        static let isKnown = Parameter(wrappedValue: false)
        static let opened = Event(id: "opened")
        var title: Text { Text("Welcome") }
        var rules: [Rule] {
            Rule(Self.isKnown) { $0 == true }
            Rule(Self.opened) { $0.donations.donatedWithin(.day).count >= 2 }
        }
    }

    @Test("a tip with rules waits until all of them hold") func rules() throws {
        let scratch = try ScratchFolder()
        let stage = try FrameworkStage()
        try Tips.configure([.datastoreLocation(.url(scratch.url))])
        #expect(Welcome().status == .pending)
        Welcome.opened.sendDonation()
        Welcome.opened.sendDonation()
        #expect(Welcome.opened.donations.count == 2 && Welcome().status == .pending)
        Welcome.isKnown.wrappedValue = true
        #expect(Welcome().status == .available)
        stage.close()
    }
}
