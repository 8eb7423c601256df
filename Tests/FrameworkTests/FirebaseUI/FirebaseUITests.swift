import Foundation
import Testing
@testable import QuinceFirebase
@testable import QuinceFirebaseUI
@testable import UIKit

@Suite("Changes of lists")
struct RowChangeTests {
    @Test("Items that come, go, move and change are told apart") func changes() {
        let changes = RowChanges(from: ["a", "b", "c", "d"], to: ["e", "d", "a", "c"], changed: ["c", "e", "b"])
        #expect(changes.deleted == [1] && changes.inserted == [0] && changes.moved == [[3, 1]] && changes.changed == [3])
        #expect(RowChanges(from: ["a"], to: ["a"], changed: []) == RowChanges(from: [], to: [], changed: ["a"]))
    }
}

@Suite("FirebaseUI", .serialized) @MainActor
struct FirebaseUITests {
    private let services = FirebaseStage()

    private func wait(_ isDone: () -> Bool) async throws {
        for _ in 0..<500 where !isDone() { try await Task.sleep(nanoseconds: 10_000_000) }
        #expect(isDone())
    }

    private func texts(_ table: UITableView) -> [String] {
        (0..<table.numberOfRows(inSection: 0)).map { table.dataSource?.tableView(table, cellForRowAt: IndexPath(row: $0, section: 0)).textLabel?.text ?? "" }
    }

    @Test("tables follow the children of a place") func database() async throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let table = UITableView(frame: stage.window.bounds)
        stage.window.rootViewController?.view.addSubview(table)
        let place = services.database().reference(withPath: "items")
        try await place.child("a").setValue("one")
        try await place.child("b").setValue("two")
        let source = table.bind(to: place.queryOrderedByValue()) { _, _, snapshot in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = snapshot.value as? String
            return cell
        }
        try await wait { texts(table) == ["one", "two"] }
        try await place.child("c").setValue("three")
        try await wait { texts(table) == ["one", "three", "two"] }
        try await place.child("a").setValue("zero")
        try await wait { texts(table) == ["three", "two", "zero"] }
        try await place.child("b").removeValue()
        try await wait { texts(table) == ["three", "zero"] && source.count == 2 }
        source.unbind()
        #expect(table.dataSource == nil && source.items.isEmpty)
    }

    @Test("tables follow the documents of a query") func firestore() async throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let table = UITableView(frame: stage.window.bounds)
        stage.window.rootViewController?.view.addSubview(table)
        let items = services.firestore().collection("items")
        try await items.document("a").setData(["n": 1])
        let source = table.bind(toFirestoreQuery: items.order(by: "n")) { _, _, document in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = document.documentID
            return cell
        }
        try await wait { texts(table) == ["a"] }
        try await items.document("b").setData(["n": 0])
        try await wait { texts(table) == ["b", "a"] }
        try await items.document("b").setData(["n": 2])
        try await wait { texts(table) == ["a", "b"] }
        source.query = items.order(by: "n", descending: true)
        try await wait { texts(table) == ["b", "a"] }
    }

    @Test("views show pictures of the storage, and tell of those that are not there") func storage() async throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let data = try #require(
            Data(base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="))
        let storage: Storage = services.storage()
        _ = try await storage.reference(withPath: "a.png").putDataAsync(data)
        let view = UIImageView()
        view.sd_setImage(with: storage.reference(withPath: "a.png"))
        try await wait { view.image != nil }
        let placeholder = UIImage()
        var failure: (any Error)?
        view.sd_setImage(with: storage.reference(withPath: "b.png"), placeholderImage: placeholder) { _, error, _, _ in failure = error }
        #expect(view.image === placeholder)
        try await wait { failure != nil }
    }

    @Test("an address gets an account on the pages, and the delegate hears of it") func accounts() async throws {
        final class Delegate: NSObject, FUIAuthDelegate {
            var heard: [String] = []
            func authUI(_ authUI: FUIAuth, didSignInWith user: User?, error: (any Error)?) {
                heard.append(user?.displayName ?? "\((error as NSError?)?.code ?? 0)")
            }
        }
        let auth: Auth = services.auth()
        let authUI = try #require(FUIAuth(uiWith: auth))
        let delegate = Delegate()
        authUI.delegate = delegate
        authUI.providers = [FUIGoogleAuth(authUI: authUI), FUIEmailAuth()]
        let navigation: UINavigationController = authUI.authViewController()
        let stage = try FrameworkStage(root: navigation)
        defer { stage.close() }
        let picker = try #require(navigation.topViewController as? FUIAuthPickerViewController)
        authUI.signIn(with: authUI.providers[0], over: picker)
        try await Task.sleep(nanoseconds: 50_000_000)
        #expect(delegate.heard.isEmpty)
        authUI.signIn(with: authUI.providers[1], over: picker)
        let entry = try #require(navigation.topViewController as? FUIEmailEntryViewController)
        entry.loadViewIfNeeded()
        entry.onNext("a@b.example")
        try await wait { navigation.topViewController is FUIPasswordSignUpViewController }
        let form = try #require(navigation.topViewController as? FUIPasswordSignUpViewController)
        form.loadViewIfNeeded()
        #expect(form.fields.map(\.text) == ["a@b.example", "", ""])
        form.signUp(withEmail: "a@b.example", andPassword: "secret", andUsername: "Ada")
        try await wait { delegate.heard == ["Ada"] }
        #expect(auth.currentUser?.email == "a@b.example")
        picker.cancelAuthorization()
        #expect(delegate.heard == ["Ada", "1"])
    }
}
