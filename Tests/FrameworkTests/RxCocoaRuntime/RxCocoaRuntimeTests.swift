import Foundation
import Testing
@testable import QuinceRxCocoaRuntime
@testable import UIKit

/// What the tests' delegates heard.
private final class Heard: @unchecked Sendable {
    var lines: [String] = []
}

@Suite("RxCocoa's part in Objective-C") @MainActor
struct RxCocoaRuntimeTests {
    @Test("A proxy hands messages on, tells who listens of those that give nothing back, and leaves questions to the delegate")
    func proxies() {
        let heard = Heard()
        let proxy = TableProxy(heard)
        let table = UITableView()
        proxy.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))
        #expect(heard.lines.isEmpty)
        proxy.heard = ["tableView:didSelectRowAt:"]
        proxy.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0))
        #expect(heard.lines == ["sent 1", "invoked 1"])

        let delegate = TableDelegate(heard)
        proxy._setForwardToDelegate(delegate, retainDelegate: false)
        heard.lines = []
        proxy.tableView(table, didSelectRowAt: IndexPath(row: 2, section: 0))
        #expect(heard.lines == ["sent 2", "delegate 2", "invoked 2"])
        #expect(proxy.tableView(table, heightForRowAt: IndexPath(row: 0, section: 0)) == 70)
        #expect(proxy.voidDelegateMethodsContain(Selector("tableView:didSelectRowAt:")))
        #expect(!proxy.voidDelegateMethodsContain(Selector("tableView:heightForRowAt:")))
        #expect(!proxy.voidDelegateMethodsContain(Selector("tableView:shouldHighlightRowAt:")))
    }

    @Test("A proxy keeps its delegate only where it is told to")
    func keeping() {
        let proxy = TableProxy(Heard())
        proxy._setForwardToDelegate(TableDelegate(Heard()), retainDelegate: false)
        #expect(proxy._forwardToDelegate == nil)
        proxy._setForwardToDelegate(TableDelegate(Heard()), retainDelegate: true)
        #expect(proxy._forwardToDelegate != nil)
    }

    @Test("A controller's messages are heard before and after; others cannot be")
    func observedMessages() throws {
        let controller = UIViewController()
        let observer = MessageObserver()
        let selector = Selector("viewDidAppear:")
        objc_setAssociatedObject(controller, RX_reference_from_selector(RX_selector(selector)), observer, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        var error: NSError?
        #expect(RX_ensure_observing(controller, selector, &error) != nil)
        #expect(RX_ensure_observing(controller, Selector("becomeFirstResponder"), &error) == nil)
        #expect(error?.code == RXObjCRuntimeError.selectorNotImplemented.rawValue)
        let stage = try FrameworkStage(root: controller)
        defer { stage.close() }
        #expect(observer.lines == ["sent 1", "invoked 1"])
    }

    @Test("The end of an object is heard in the same frame")
    func deallocation() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let observer = EndObserver()
        var object: NSObject? = NSObject()
        let selector = Selector("dealloc")
        objc_setAssociatedObject(object!, RX_reference_from_selector(RX_selector(selector)), observer, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        var error: NSError?
        #expect(RX_ensure_observing(object!, selector, &error) != nil)
        #expect(observer.ends == 0)
        object = nil
        stage.session.advance(by: 0.02)
        #expect(observer.ends == 1)
    }

    @Test("The same name has the same lasting key")
    func keys() {
        #expect(RX_reference_from_selector(Selector("a")) == RX_reference_from_selector(Selector("a")))
        #expect(RX_reference_from_selector(Selector("a")) != RX_reference_from_selector(Selector("b")))
        #expect(RX_default_target_implementation() == RX_default_target_implementation())
    }
}

private final class TableProxy: _RXDelegateProxy, UITableViewDelegate, @unchecked Sendable {
    private let log: Heard
    nonisolated(unsafe) var heard: Set<String> = []
    init(_ log: Heard) { self.log = log }
    override func listens(to selector: Selector) -> Bool { heard.contains(selector.description) }
    override func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) { log.lines.append("sent \((arguments[1] as? IndexPath)?.row ?? -1)") }
    override func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {
        log.lines.append("invoked \((arguments[1] as? IndexPath)?.row ?? -1)")
    }
}

private final class TableDelegate: NSObject, UITableViewDelegate {
    private let log: Heard
    init(_ log: Heard) {
        self.log = log
        super.init()
        let registration = ObjCRuntime.registration(of: TableDelegate.self, named: "FrameworkTests.TableDelegate")
        registration.method("tableView:didSelectRowAt:") { object, arguments in object.log.lines.append("delegate \((arguments[1] as IndexPath).row)")
        }
        registration.method("tableView:heightForRowAt:") { _, _ in CGFloat(70) }
    }
}

private final class MessageObserver: RXMessageSentObserver {
    let targetImplementation: IMP = RX_default_target_implementation()
    var lines: [String] = []
    func messageSent(withArguments arguments: [Any]) { lines.append("sent \(arguments.count)") }
    func methodInvoked(withArguments arguments: [Any]) { lines.append("invoked \(arguments.count)") }
}

private final class EndObserver: RXDeallocatingObserver {
    let targetImplementation: IMP = RX_default_target_implementation()
    var ends = 0
    func deallocating() { ends += 1 }
}
