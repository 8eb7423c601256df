import Foundation
import XCTest

// On Apple's systems a test case is an NSObject, and so may be a delegate or a data source of what it tests.
extension XCTestCase: @retroactive NSObjectProtocol {
    public func isEqual(_ object: Any?) -> Bool { self === object as AnyObject? }
    public var hash: Int { ObjectIdentifier(self).hashValue }
    public func `self`() -> Self { self }
    public func isProxy() -> Bool { false }
    public var description: String { name }
    public var debugDescription: String { name }
}
