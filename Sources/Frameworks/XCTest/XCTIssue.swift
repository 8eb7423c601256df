import Foundation
import XCTest

/// A line of a source file.
public struct XCTSourceCodeLocation: Hashable, Sendable {
    public let fileURL: URL
    public let lineNumber: Int

    public init(filePath: String, lineNumber: Int) { self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber) }

    public init(fileURL: URL, lineNumber: Int) {
        self.fileURL = fileURL
        self.lineNumber = lineNumber
    }
}

/// The place in the sources that an issue came up at.
public struct XCTSourceCodeContext: Hashable, Sendable {
    public let location: XCTSourceCodeLocation?

    public init(location: XCTSourceCodeLocation? = nil) { self.location = location }
}

/// Something that went wrong in a test.
public struct XCTIssue {
    public enum IssueType: Int, Sendable {
        case assertionFailure = 0, thrownError = 1, uncaughtException = 2, performanceRegression = 3, system = 4, unmatchedExpectedFailure = 5
    }

    public var type: IssueType
    public var compactDescription: String
    public var detailedDescription: String?
    public var sourceCodeContext: XCTSourceCodeContext
    public var associatedError: (any Error)?
    public var attachments: [XCTAttachment]

    public init(
        type: IssueType, compactDescription: String, detailedDescription: String? = nil, sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(),
        associatedError: (any Error)? = nil, attachments: [XCTAttachment] = []
    ) {
        self.type = type
        self.compactDescription = compactDescription
        self.detailedDescription = detailedDescription
        self.sourceCodeContext = sourceCodeContext
        self.associatedError = associatedError
        self.attachments = attachments
    }

    public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }
}

extension XCTestCase {
    /// Records a failure of the running test, with what is attached to it.
    public func record(_ issue: XCTIssue) {
        issue.attachments.forEach { add($0) }
        let place = issue.sourceCodeContext.location
        recordFailure(
            withDescription: issue.compactDescription, inFile: place?.fileURL.path ?? "", atLine: place?.lineNumber ?? 0,
            expected: issue.type == .assertionFailure)
    }
}
