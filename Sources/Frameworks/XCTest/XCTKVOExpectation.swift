import Foundation
import ObjectRuntime
import XCTest

/// An expectation that an object's property changes, to a value or as a handler says.
open class XCTKVOExpectation: XCTestExpectation, @unchecked Sendable {
    /// Is told of each change; fulfils by answering true.
    public typealias Handler = (_ observedObject: Any, _ change: [AnyHashable: Any]) -> Bool

    public let keyPath: String
    public let observedObject: Any
    /// The value that fulfils; nil where any change does.
    public let expectedValue: Any?
    public let options: NSKeyValueObservingOptions
    /// In place of the expected value, once it is set.
    open var handler: Handler?
    private var observer: ChangeObserver?

    /// - Parameter options: The initial value counts as a change where they say so, as they do by default.
    public init(keyPath: String, object: Any, expectedValue: Any?, options: NSKeyValueObservingOptions) {
        self.keyPath = keyPath
        observedObject = object
        self.expectedValue = expectedValue
        self.options = options
        super.init(description: "Expect value of '\(keyPath)' of \(object)" + (expectedValue.map { " to be '\($0)'" } ?? " to change"))
        guard let observed = object as? NSObject else { return }
        observer = ChangeObserver(of: observed, keyPath: keyPath, options: options) { [weak self] in self?.heed($0) }
    }

    public convenience init(keyPath: String, object: Any, expectedValue: Any?) {
        self.init(keyPath: keyPath, object: object, expectedValue: expectedValue, options: [.initial, .new])
    }

    public convenience init(keyPath: String, object: Any) {
        self.init(keyPath: keyPath, object: object, expectedValue: nil, options: [])
    }

    private func heed(_ change: [NSKeyValueChangeKey: Any]) {
        let isMet: Bool
        if let handler {
            isMet = handler(observedObject, change)
        } else {
            isMet = ChangeObserver.hasChanged(observedObject, keyPath: keyPath, to: expectedValue)
        }
        if isMet { fulfill() }
    }
}

extension XCTestCase {
    /// An expectation for `waitForExpectations` that a property has a value, or where `expectedValue` is nil changes.
    @discardableResult
    public func keyValueObservingExpectation(for objectToObserve: Any, keyPath: String, expectedValue: Any?) -> XCTestExpectation {
        let options: NSKeyValueObservingOptions = expectedValue == nil ? [] : [.initial, .new]
        return observingExpectation(for: objectToObserve, keyPath: keyPath, options: options) { object, _ in
            ChangeObserver.hasChanged(object, keyPath: keyPath, to: expectedValue)
        }
    }

    /// An expectation for `waitForExpectations` that is fulfilled by the first change for which the handler says so; without a handler by any.
    @discardableResult
    public func keyValueObservingExpectation(
        for objectToObserve: Any, keyPath: String, handler: XCTKVOExpectation.Handler? = nil
    ) -> XCTestExpectation {
        observingExpectation(for: objectToObserve, keyPath: keyPath, options: [.new, .old]) { handler?($0, $1) ?? true }
    }

    private func observingExpectation(
        for object: Any, keyPath: String, options: NSKeyValueObservingOptions, handler: @escaping XCTKVOExpectation.Handler
    ) -> XCTestExpectation {
        let expectation = expectation(description: "Expect value of '\(keyPath)' of \(object) to change")
        guard let observed = object as? NSObject else { return expectation }
        // The initial value may be enough, before there is anything to stop.
        var isMet = false
        let observer = ChangeObserver(of: observed, keyPath: keyPath, options: options) { [weak observed, weak expectation] change in
            guard !isMet, let observed, let expectation, handler(observed, change) else { return }
            isMet = true
            expectation.fulfill()
        }
        ChangeObserver.keep(observer, for: expectation)
        return expectation
    }
}

/// Observes a property as long as it lives.
private final class ChangeObserver: NSObject {
    private var observation: KeyPathObservation?

    init(of object: NSObject, keyPath: String, options: NSKeyValueObservingOptions, changed: @escaping ([NSKeyValueChangeKey: Any]) -> Void) {
        super.init()
        observation = KeyPathObservation(of: object, keyPath: keyPath, options: options) { change in
            var values: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
            if options.contains(.new) { values[.newKey] = change.newValue ?? NSNull() }
            changed(values)
        }
    }

    deinit { observation?.stop() }

    static func hasChanged(_ object: Any, keyPath: String, to expected: Any?) -> Bool {
        guard let expected else { return true }
        guard let value = (object as? NSObject)?.value(forKeyPath: keyPath) else { return false }
        // Numbers of Swift's are Foundation's in a list of that.
        return ([value] as NSArray).isEqual(to: [expected])
    }

    private static let key = AssociationKey()

    static func keep(_ observer: ChangeObserver, for expectation: XCTestExpectation) {
        objc_setAssociatedObject(expectation, key.address, observer, .OBJC_ASSOCIATION_RETAIN)
    }
}
