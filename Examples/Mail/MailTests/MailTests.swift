import UIKit
import XCTest

@testable import Mail

final class MailTests: XCTestCase {
    private func show(_ controller: UIViewController, width: CGFloat = 375) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 800))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    func testMailboxesStandUnderTheirAccounts() {
        let mailboxes = MailboxesViewController()
        let window = show(mailboxes)
        let snapshot = mailboxes.dataSource.snapshot()
        XCTAssertEqual(snapshot.numberOfSections, 3)
        XCTAssertEqual(snapshot.itemIdentifiers(inSection: .favorites).count, 4)
        XCTAssertEqual(snapshot.itemIdentifiers(inSection: .account("Home")).count, 6)
        XCTAssertEqual(mailboxes.dataSource.snapshot(for: .account("Home")).level(of: .mailbox(MailStore.mailboxes(of: "Home")[0])), 1)
        XCTAssertNotNil(window.rootViewController)
    }

    func testSelectingAMailboxTellsWhich() {
        let mailboxes = MailboxesViewController()
        let window = show(mailboxes)
        var chosen: Mailbox?
        mailboxes.onSelect = { chosen = $0 }
        mailboxes.collectionView(mailboxes.collectionView, didSelectItemAt: IndexPath(item: 1, section: 0))
        XCTAssertEqual(chosen?.name, "VIP")
        XCTAssertNotNil(window.rootViewController)
    }

    func testMessageRowsAreAsHighAsTheirTexts() {
        let messages = MessagesViewController(mailbox: MailStore.inbox)
        let window = show(messages)
        let first = messages.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
        XCTAssertGreaterThan(first.height, 80)
        XCTAssertLessThan(first.height, 120)
        let second = messages.tableView.rectForRow(at: IndexPath(row: 1, section: 0))
        XCTAssertEqual(first.maxY, second.minY, accuracy: 0.5)
        XCTAssertNotNil(window.rootViewController)
    }

    func testDeletingARowTakesTheMessageAway() {
        let box = MailStore.mailboxes(of: "Studio")[0]
        let messages = MessagesViewController(mailbox: box)
        let window = show(messages)
        let before = MailStore.shared.messages(in: box)
        messages.dataSource.tableView(messages.tableView, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
        XCTAssertEqual(MailStore.shared.messages(in: box), Array(before.dropFirst()))
        XCTAssertEqual(messages.tableView.numberOfRows(inSection: 0), before.count - 1)
        XCTAssertNotNil(window.rootViewController)
    }

    func testSwipesOfferDeletionAndReading() {
        let messages = MessagesViewController(mailbox: MailStore.mailboxes(of: "Home")[0])
        let window = show(messages)
        let path = IndexPath(row: 0, section: 0)
        let trailing = messages.tableView(messages.tableView, trailingSwipeActionsConfigurationForRowAt: path)
        XCTAssertEqual(trailing?.actions.map(\.title), ["Delete"])
        XCTAssertEqual(trailing?.actions.first?.style, .destructive)
        let leading = messages.tableView(messages.tableView, leadingSwipeActionsConfigurationForRowAt: path)
        XCTAssertEqual(leading?.actions.map(\.title), ["Read"])
        XCTAssertNotNil(window.rootViewController)
    }

    func testEditingShowsDeletionControls() {
        let messages = MessagesViewController(mailbox: MailStore.favorites[1])
        let window = show(messages)
        messages.setEditing(true, animated: false)
        XCTAssertTrue(messages.tableView.visibleCells.allSatisfy { $0.isEditing })
        XCTAssertEqual(messages.navigationItem.rightBarButtonItem?.title, "Done")
        XCTAssertNotNil(window.rootViewController)
    }

    func testOpeningAMessageMarksItRead() {
        let split = MailSplitViewController()
        let window = show(split, width: 1100)
        let box = MailStore.favorites[2]
        guard let unread = MailStore.shared.messages(in: box).first(where: { !$0.isRead }) else { return XCTFail("nothing unread") }
        let before = MailStore.shared.unread(in: box)
        split.open(unread, in: box)
        XCTAssertEqual(MailStore.shared.unread(in: box), before - 1)
        let detail = split.viewController(for: .secondary) as? UINavigationController
        XCTAssertEqual((detail?.viewControllers.first as? MessageViewController)?.message?.id, unread.id)
        XCTAssertNotNil(window.rootViewController)
    }

    func testAMessageMovesToAnotherMailbox() {
        let from = MailStore.mailboxes(of: "Studio")[1]
        let to = MailStore.mailboxes(of: "Studio")[2]
        let message = MailStore.shared.messages(in: from)[0]
        let count = MailStore.shared.messages(in: to).count
        MailStore.shared.move(message, from: from, to: to)
        XCTAssertFalse(MailStore.shared.messages(in: from).contains(message))
        XCTAssertEqual(MailStore.shared.messages(in: to).count, count + 1)
        XCTAssertEqual(MailStore.shared.messages(in: to).first, message)
        // Into the mailbox it is in already: nothing happens.
        MailStore.shared.move(message, from: to, to: to)
        XCTAssertEqual(MailStore.shared.messages(in: to).count, count + 1)
    }
}
