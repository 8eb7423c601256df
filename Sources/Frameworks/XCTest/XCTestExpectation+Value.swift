import XCTest

extension XCTestExpectation {
    /// The method as a function without parameters, as Apple's is: `promise.done(expectation.fulfill)`. A call has the one that knows its line.
    @_disfavoredOverload public func fulfill() { fulfill(#filePath, line: #line) }
}
