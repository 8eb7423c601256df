@_exported import UIKit

/// The superclass of RxCocoa's proxies of delegates, which is in Objective-C there: hands what it has no method for on to the delegate that it stands
/// before, and tells its subclass of messages that give nothing back.
open class _RXDelegateProxy: MessageProxy {
    private weak var weakDelegate: AnyObject?
    private var keptDelegate: AnyObject?

    public override init() { super.init() }

    public var _forwardToDelegate: AnyObject? { weakDelegate }

    public func _setForwardToDelegate(_ forwardToDelegate: Any?, retainDelegate: Bool) {
        let delegate: AnyObject? = forwardToDelegate.map { $0 as AnyObject }
        weakDelegate = delegate
        keptDelegate = retainDelegate ? delegate : nil
    }

    /// Whether the proxy's own class has a method of that name.
    public func hasWiredImplementation(for selector: Selector) -> Bool { ObjCRuntime.implementer(of: selector, from: type(of: self)) != nil }

    /// Whether a message of the delegate's protocol gives nothing back. The protocols' methods are not listed at run time: those whose names ask for
    /// something are taken to give an answer.
    public func voidDelegateMethodsContain(_ selector: Selector) -> Bool { !hasWiredImplementation(for: selector) && DelegateMessageName(selector).isNotice }

    open func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {}
    open func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {}

    open override var messageTarget: AnyObject? { weakDelegate }
    open override func listens(to selector: Selector) -> Bool { responds(to: selector) }
    open override func willForward(_ selector: Selector, arguments: [Any]) { _sentMessage(selector, withArguments: arguments) }
    open override func didForward(_ selector: Selector, arguments: [Any]) { _methodInvoked(selector, withArguments: arguments) }
}

/// Reads from a delegate message's name whether it is a notice or a question.
struct DelegateMessageName {
    private let words: [Substring]

    init(_ selector: Selector) { words = selector.description.split(separator: ":").flatMap(Self.words) }

    /// `tableView:didSelectRowAtIndexPath:` tells that something happens; `tableView:shouldHighlightRowAtIndexPath:` asks.
    var isNotice: Bool { words.contains { Self.notices.contains($0.lowercased()) } && !words.contains { Self.questions.contains($0.lowercased()) } }

    private static let notices: Set<String> = [
        "did", "will", "finish", "finished", "clicked", "end", "ended", "cancel", "canceled", "cancelled", "changed", "update", "receive",
    ]
    private static let questions: Set<String> = ["should", "can", "for", "number"]

    private static func words(of part: Substring) -> [Substring] {
        var result: [Substring] = []
        var start: Substring.Index = part.startIndex
        for index in part.indices.dropFirst() where part[index].isUppercase {
            result.append(part[start..<index])
            start = index
        }
        result.append(part[start...])
        return result
    }
}
