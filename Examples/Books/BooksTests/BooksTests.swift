import Foundation
import Testing
import UIKit
@testable import Books

/// The walks of the talk: one library, two interfaces, records that stay.
@MainActor @Suite(.serialized) final class BooksTests {
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("books-\(UUID().uuidString).sqlite").path
    private let library: Library

    init() throws {
        library = try Library(at: file)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: file)
    }

    private func show(_ controller: UIViewController, _ size: CGSize) -> UIWindow {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    @Test func booksAreListedByTitleWithTheirAuthors() throws {
        let books = try library.books()
        #expect(books.count == 10)
        #expect(books.map(\.title) == books.map(\.title).sorted())
        #expect(try library.author(of: books[0])?.name == "Jules Verne")
    }

    @Test func whatIsEditedIsThereWhenTheFileIsOpenedAgain() throws {
        let book = try #require(try library.book(5))
        let detail = BookViewController(library: library, book: book)
        let window = show(detail, CGSize(width: 390, height: 844))
        detail.titleField.becomeFirstResponder()
        detail.titleField.insertText("; or, The Whale")
        detail.titleField.resignFirstResponder()
        detail.notesView.becomeFirstResponder()
        detail.notesView.insertText(" Read aloud.")
        detail.notesView.resignFirstResponder()
        window.isHidden = true
        let again = try Library(at: file)
        #expect(try again.book(5)?.title == "Moby-Dick; or, The Whale")
        #expect(try again.book(5)?.notes.hasSuffix("Read aloud.") == true)
        #expect(try again.books().count == 10, "the first books are not put in twice")
    }

    @Test func aBookKeepsItsTitleWhileTheFieldIsEmpty() throws {
        let detail = BookViewController(library: library, book: try library.book(3))
        detail.loadViewIfNeeded()
        detail.titleField.selectedTextRange = detail.titleField.textRange(
            from: detail.titleField.beginningOfDocument, to: detail.titleField.endOfDocument)
        detail.titleField.deleteBackward()
        detail.save()
        #expect(try library.book(3)?.title == "Emma")
    }

    @Test func thePhoneMakesADetailAndPushesIt() throws {
        let delegate = PhoneSceneDelegate()
        let navigation = try #require(delegate.makeRoot(library) as? UINavigationController)
        let window = show(navigation, CGSize(width: 390, height: 844))
        let book = try #require(try library.book(1))
        delegate.show(book)
        #expect((navigation.topViewController as? BookViewController)?.book == book)
        #expect(navigation.viewControllers.count == 2)
        #expect(navigation.supportedInterfaceOrientations == .portrait)
        (navigation.topViewController as? BookViewController)?.showAuthor()
        #expect((navigation.topViewController as? AuthorViewController)?.author.name == "Mary Shelley")
        window.isHidden = true
    }

    @Test func thePadSetsTheBookOnTheDetailThatStandsThere() throws {
        let delegate = PadSceneDelegate()
        let split = try #require(delegate.makeRoot(library) as? LibrarySplitViewController)
        let window = show(split, CGSize(width: 1024, height: 768))
        let detail = split.detail
        #expect(detail.book == nil)
        delegate.show(try #require(try library.book(2)))
        #expect(split.detail === detail)
        #expect(detail.book?.title == "The Last Man")
        delegate.show(try #require(try library.book(9)))
        #expect(detail.title == "The Story of Gösta Berling")
        #expect(detail.titleField.text == "The Story of Gösta Berling")
        window.isHidden = true
    }

    @Test func aHiddenListIsBroughtByAButtonWithTheAppsName() throws {
        let delegate = PadSceneDelegate()
        let split = try #require(delegate.makeRoot(library) as? LibrarySplitViewController)
        let item = UIBarButtonItem()
        split.loadViewIfNeeded()
        split.splitViewController(split, willShow: split.list, invalidating: item)
        #expect(split.detail.navigationItem.leftBarButtonItem == nil)
    }

    @Test func theAuthorsCardFitsItsText() throws {
        let book = try #require(try library.book(7))
        let author = try #require(try library.author(of: book))
        let card = AuthorViewController(author: author, books: try library.books(by: author))
        card.loadViewIfNeeded()
        #expect(card.preferredContentSize.width == 320)
        #expect(card.preferredContentSize.height > 150)
        let controller = UIPresentationController(presentedViewController: card, presenting: nil)
        #expect(card.adaptivePresentationStyle(for: controller, traitCollection: UITraitCollection(horizontalSizeClass: .compact)) == .none)
    }

    @Test func everyColumnIsAskedForItsOrientations() throws {
        let split = LibrarySplitViewController(library: library, shower: PadSceneDelegate())
        let idiom = split.list.traitCollection.userInterfaceIdiom
        #expect(split.supportedInterfaceOrientations == (idiom == .phone ? .portrait : .all))
    }

    @Test func eachDeviceHasItsOwnDelegate() throws {
        let info = try #require(Bundle.main.infoDictionary)
        func delegate(_ key: String) -> String? {
            let manifest = info[key] as? [String: Any]
            let roles = manifest?["UISceneConfigurations"] as? [String: Any]
            let entries = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
            return entries?.first?["UISceneDelegateClassName"] as? String
        }
        #expect(delegate("UIApplicationSceneManifest") == "Books.PhoneSceneDelegate")
        #expect(delegate("UIApplicationSceneManifest~ipad") == "Books.PadSceneDelegate")
    }
}
