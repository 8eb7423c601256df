import Foundation
import Testing
@testable import QuinceParseSDK
@testable import UIKit

private final class Post: PFObject, PFSubclassing, @unchecked Sendable {
    static func parseClassName() -> String { "Post" }
    var title: String? {
        get { __managedValue(forKey: "title") }
        set { __setManagedValue(newValue, forKey: "title") }
    }
    var likes: Int {
        get { __managedValue(forKey: "likes") }
        set { __setManagedValue(newValue, forKey: "likes") }
    }
}

@Suite("Parse's objects", .serialized)
struct ParseObjectTests {
    @Test("Values are numbers of any kind, lists without doubles, and changes that can be taken back") func values() {
        let post = Post()
        (post.title, post.likes) = ("a", 3)
        post.incrementKey("likes")
        #expect(post.likes == 4 && post["likes"] as? Double == 4 && post["likes"] as? Bool == nil)
        post["tags"] = ["x", "y"]
        post.addUniqueObjects(from: ["y", "z"], forKey: "tags")
        post.remove("x", forKey: "tags")
        #expect(post["tags"] as? [String] == ["y", "z"] && post.isDirty(forKey: "tags"))
        post["tags"] = nil
        #expect(post["tags"] == nil && post.allKeys.sorted() == ["likes", "title"])
        post.revert()
        #expect(post.allKeys.isEmpty && post.isDirty)
        let pointer = Post(withoutDataWithObjectId: "p")
        #expect(!pointer.isDirty && !pointer.isDataAvailable && pointer.parseClassName == "Post")
    }

    @Test("Pinned objects are there with all that they name when a store is read again") func pins() throws {
        let folder = try ScratchFolder()
        let file = ContainerFile<LocalStore.Content>("objects.plist", container: folder.url)
        let (one, two) = (Post(), Post())
        (one.title, two.title) = ("one", "two")
        two["place"] = PFGeoPoint(latitude: 10, longitude: 20)
        two["flag"] = true
        one["next"] = two
        two["next"] = one
        one.relation(forKey: "all").add(two)
        LocalStore(file).pin([one], "mine")
        ParseState.current.register(Post.self)
        let store = LocalStore(file)
        let read: [PFObject] = store.objects(of: "mine")
        #expect(read.compactMap { ($0 as? Post)?.title } == ["one", "two"] && read[0] !== one)
        #expect(read[0]["next"] as? PFObject === read[1] && read[1]["next"] as? PFObject === read[0])
        #expect(read[1]["place"] as? PFGeoPoint == PFGeoPoint(latitude: 10, longitude: 20) && read[1]["flag"] as? Bool == true)
        #expect(read[0].relation(forKey: "all").members == [read[1]])
        store.unpin(nil, nil)
        #expect(store.objects(of: nil).isEmpty && LocalStore(file).objects(of: nil).isEmpty)
    }

    private func titles(_ plan: QueryPlan, _ posts: [Post]) -> [String?] { plan.page(among: posts).map { ($0 as? Post)?.title } }

    private func posts() -> [Post] {
        let result = (0..<4).map { _ in Post() }
        for (post, (title, likes)) in zip(result, [("b", 3), ("a", 5), ("Zebra", 1), ("c", 5)]) { (post.title, post.likes) = (title, likes) }
        result[1]["place"] = PFGeoPoint(latitude: 10, longitude: 10)
        result[2]["place"] = PFGeoPoint(latitude: 1, longitude: 1)
        result[1]["other"] = result[0]
        result[0]["tags"] = ["x", "y"]
        return result
    }

    @Test("Queries find by demands, in an order, up to a limit") func queries() throws {
        let posts: [Post] = posts()
        func found(_ make: (PFQuery<PFObject>) -> PFQuery<PFObject>) throws -> [String?] {
            titles(make(try #require(Post.query())).plan, posts)
        }
        #expect(try found { $0.order(byAscending: "title") } == ["Zebra", "a", "b", "c"])
        #expect(try found { $0.order(byDescending: "likes").addDescendingOrder("title") } == ["c", "a", "b", "Zebra"])
        #expect(try found { $0.whereKey("likes", greaterThan: 1.5).whereKey("title", notEqualTo: "c") } == ["b", "a"])
        #expect(try found { $0.whereKey("tags", equalTo: "y") } == ["b"])
        #expect(try found { $0.whereKey("title", matchesRegex: "^z", modifiers: "i") } == ["Zebra"])
        #expect(try found { $0.whereKeyDoesNotExist("place") } == ["b", "c"])
        #expect(try found { $0.whereKey("place", nearGeoPoint: PFGeoPoint()) } == ["Zebra", "a"])
        #expect(try found { $0.whereKey("place", nearGeoPoint: PFGeoPoint(), withinKilometers: 300) } == ["Zebra"])
        #expect(try found { $0.whereKey("other", equalTo: posts[0]) } == ["a"])
        let inner = try #require(Post.query()).whereKey("title", equalTo: "b")
        #expect(try found { $0.whereKey("other", matchesQuery: inner) } == ["a"])
        #expect(try found { $0.whereKey("other.title", equalTo: "b") } == ["a"])
        let either = PFQuery.orQuery(withSubqueries: [inner, try #require(Post.query()).whereKey("likes", equalTo: 1)])
        #expect(titles(either.plan, posts) == ["b", "Zebra"])
        let page = try #require(Post.query()).order(byAscending: "title")
        (page.skip, page.limit) = (1, 2)
        #expect(titles(page.plan, posts) == ["a", "b"])
        #expect(titles(PFQuery(className: "Post", predicate: NSPredicate(format: "likes > 3 AND title = 'a'")).plan, posts) == ["a"])
    }

    @Test("Rights hide objects from queries that do not ignore them") func rights() throws {
        let posts: [Post] = posts()
        posts[0].acl = PFACL()
        posts[1].acl = PFACL()
        posts[1].acl?.hasPublicReadAccess = true
        let query = try #require(Post.query()).whereKey("title", containedIn: ["a", "b"])
        #expect(titles(query.plan, posts) == ["a"] && titles(query.ignoreACLs().plan, posts) == ["b", "a"])
    }
}

@Suite("Parse without a network", .serialized) @MainActor
struct ParseOfflineTests {
    private func wait(_ isDone: () -> Bool) async throws {
        for _ in 0..<500 where !isDone() { try await Task.sleep(nanoseconds: 10_000_000) }
        #expect(isDone())
    }

    @Test("answers a turn later, with the library's errors") func answers() async throws {
        AppContext.renew()
        var heard: [String] = []
        func code(_ error: (any Error)?) -> String { error.map { "\(($0 as NSError).domain) \(($0 as NSError).code)" } ?? "well" }
        let post = PFObject(className: "Post")
        post.saveInBackground { _, error in heard.append("save " + code(error)) }
        PFQuery(className: "Post").findObjectsInBackground { _, error in heard.append("find " + code(error)) }
        let user = PFUser()
        user.signUpInBackground { _, error in heard.append("sign up " + code(error)) }
        (user.username, user.password) = ("a", "b")
        user.signUpInBackground { _, error in heard.append("sign up " + code(error)) }
        user.saveInBackground { _, error in heard.append("user " + code(error)) }
        PFUser.logInWithUsername(inBackground: "a", password: "b") { _, error in heard.append("log in " + code(error)) }
        post.deleteInBackground { _, error in heard.append("delete " + code(error)) }
        post.fetchInBackground { _, error in heard.append("fetch " + code(error)) }
        post.saveInBackground().continueWith { task in
            heard.append("task \(task.isFaulted)")
            return nil
        }
        #expect(heard.isEmpty)
        try await wait { heard.count == 9 }
        #expect(
            heard == [
                "save Parse 100", "find Parse 100", "sign up Parse 200", "sign up Parse 100", "user Parse 207", "log in Parse 100", "delete well",
                "fetch Parse 104", "task true",
            ])
        #expect(PFUser.current() == nil)
        PFUser.enableAutomaticUser()
        #expect(PFAnonymousUtils.isLinked(with: PFUser.current()))
    }

    @Test("shows the pages for signing in, and tells the delegate of what fails") func pages() async throws {
        final class Delegate: NSObject, PFLogInViewControllerDelegate {
            var heard: [String] = []
            func log(_ logInController: PFLogInViewController, didFailToLogInWithError error: (any Error)?) {
                heard.append("\((error as NSError?)?.code ?? 0)")
            }
            func logInViewControllerDidCancelLogIn(_ logInController: PFLogInViewController) { heard.append("cancelled") }
        }
        let controller = PFLogInViewController()
        let stage = try FrameworkStage(root: controller)
        defer { stage.close() }
        let delegate = Delegate()
        controller.delegate = delegate
        let page = try #require(controller.logInView)
        page.layoutIfNeeded()
        #expect(page.usernameField?.frame.width == page.bounds.width && page.logInButton?.frame.height == 44)
        #expect(page.facebookButton == nil)
        page.logInButton?.sendActions(for: .touchUpInside)
        try await wait { delegate.heard == ["100"] }
        page.dismissButton?.sendActions(for: .touchUpInside)
        #expect(delegate.heard == ["100", "cancelled"])
    }

    @Test("lets interface files set the attributes of query controllers") func attributes() {
        InterfaceAttributes.ofTables
        let controller = PFQueryTableViewController(style: .plain, className: nil)
        for (key, value) in [("parseClassName", "Item"), ("textKey", "n"), ("objectsPerPage", 7), ("paginationEnabled", false)] as [(String, Any)] {
            controller.setValue(value, forKey: key)
        }
        #expect(controller.parseClassName == "Item" && controller.textKey == "n" && controller.objectsPerPage == 7 && !controller.paginationEnabled)
    }

    @Test("lists pinned objects page by page") func lists() async throws {
        final class List: PFQueryTableViewController {
            override func queryForTable() -> PFQuery<PFObject> { PFQuery<PFObject>(className: "Item").fromLocalDatastore().order(byAscending: "n") }
        }
        let controller = List(style: .plain, className: "Item")
        (controller.textKey, controller.objectsPerPage) = ("n", 3)
        let stage = try FrameworkStage()
        defer { stage.close() }
        let items = (0..<5).map { PFObject(className: "Item", dictionary: ["n": $0]) }
        try PFObject.pinAll(items)
        defer { try? PFObject.unpinAll(items) }
        stage.window.rootViewController = controller
        stage.session.advance(by: 0.1)
        try await wait { controller.objects?.count == 3 }
        #expect(controller.tableView.numberOfRows(inSection: 0) == 4)
        controller.loadNextPage()
        try await wait { controller.objects?.count == 5 }
        #expect(controller.tableView.numberOfRows(inSection: 0) == 5)
        #expect(controller.tableView(controller.tableView, cellForRowAt: IndexPath(row: 4, section: 0)).textLabel?.text == "4")
    }
}
