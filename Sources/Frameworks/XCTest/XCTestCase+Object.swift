import XCTest

extension XCTest {
    /// The test's class. On Apple's systems a test is an object of Foundation's, and has it of that.
    public var classForCoder: AnyClass { type(of: self) }
}
