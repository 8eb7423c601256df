import Foundation
import XCTest

/// A failure that a test knows of.
open class XCTExpectedFailure: NSObject {
    /// Which failures are meant, and what follows where none comes.
    open class Options: NSObject {
        /// Which of the failures are expected. Default nil: any.
        open var issueMatcher: ((XCTIssue) -> Bool)?
        open var isEnabled = true
        /// Whether it is a failure that none came. Default true.
        open var isStrict = true

        public override init() { super.init() }

        open class func nonStrict() -> Options {
            let options = Options()
            options.isStrict = false
            return options
        }
    }

    public let failureReason: String?
    let options: Options
    let file: StaticString
    let line: UInt
    var wasMet = false

    init(_ reason: String?, _ options: Options, _ file: StaticString, _ line: UInt) {
        failureReason = reason
        self.options = options
        self.file = file
        self.line = line
    }
}

/// Failures of the running test from here on are expected: they do not fail it.
public func XCTExpectFailure(
    _ failureReason: String? = nil, options: XCTExpectedFailure.Options = XCTExpectedFailure.Options(), file: StaticString = #file, line: UInt = #line
) {
    TestJournal.shared.begin(XCTExpectedFailure(failureReason, options, file, line))
}

public func XCTExpectFailure(
    _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, issueMatcher: ((XCTIssue) -> Bool)? = nil, file: StaticString = #file,
    line: UInt = #line
) {
    XCTExpectFailure(failureReason, options: options(enabled, strict, issueMatcher), file: file, line: line)
}

/// Failures of the running test in `failingBlock` are expected.
public func XCTExpectFailure<R>(
    _ failureReason: String? = nil, options: XCTExpectedFailure.Options, file: StaticString = #file, line: UInt = #line, failingBlock: () throws -> R
) rethrows -> R {
    let failure = XCTExpectedFailure(failureReason, options, file, line)
    TestJournal.shared.begin(failure)
    defer { TestJournal.shared.end(failure) }
    return try failingBlock()
}

public func XCTExpectFailure<R>(
    _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, file: StaticString = #file, line: UInt = #line, failingBlock: () throws -> R,
    issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> R {
    try XCTExpectFailure(failureReason, options: options(enabled, strict, issueMatcher), file: file, line: line, failingBlock: failingBlock)
}

private func options(_ enabled: Bool?, _ strict: Bool?, _ matcher: ((XCTIssue) -> Bool)?) -> XCTExpectedFailure.Options {
    let options = XCTExpectedFailure.Options()
    if let enabled { options.isEnabled = enabled }
    if let strict { options.isStrict = strict }
    options.issueMatcher = matcher
    return options
}
