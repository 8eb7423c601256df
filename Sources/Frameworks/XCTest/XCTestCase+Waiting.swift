import Foundation
import XCTest

extension XCTestCase {
    /// Waits for expectations as long as the test may take.
    public func wait(for expectations: [XCTestExpectation], enforceOrder: Bool = false) {
        wait(for: expectations, timeout: Self.longest, enforceOrder: enforceOrder)
    }

    /// Years: a timer cannot be told to wait for ever.
    private static var longest: TimeInterval { 1e9 }
}
