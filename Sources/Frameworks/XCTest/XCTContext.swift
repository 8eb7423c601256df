import Foundation
import XCTest

/// A part of a test with a name of its own.
public protocol XCTActivity: AnyObject {
    var name: String { get }
    /// Leaves something with the test's results.
    func add(_ attachment: XCTAttachment)
}

/// The steps that a test says it is at.
open class XCTContext: NSObject {
    /// Runs `block` as an activity of the running test; its name stands in the output, further in the deeper activities are nested.
    public class func runActivity<Result>(named name: String, block: (any XCTActivity) throws -> Result) rethrows -> Result {
        let activity = Activity(name)
        defer { activity.end() }
        return try block(activity)
    }

    /// - Note: runs in the caller's isolation.
    public class func runActivity<Result>(
        named name: String, isolation: isolated (any Actor)? = #isolation, block: (any XCTActivity) async throws -> Result
    ) async rethrows -> Result {
        let activity = Activity(name)
        defer { activity.end() }
        return try await block(activity)
    }
}

private final class Activity: NSObject, XCTActivity {
    let name: String

    init(_ name: String) {
        self.name = name
        super.init()
        TestJournal.shared.beginActivity(name)
    }

    func end() { TestJournal.shared.endActivity() }

    func add(_ attachment: XCTAttachment) { TestJournal.shared.keep(attachment) }
}

extension XCTestCase: XCTActivity {
    public func add(_ attachment: XCTAttachment) { TestJournal.shared.keep(attachment) }
}
