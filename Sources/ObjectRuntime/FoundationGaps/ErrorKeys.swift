import Foundation

/// The text of what failed, before the reason.
public let NSLocalizedFailureErrorKey = "NSLocalizedFailure"
public let NSURLErrorNetworkUnavailableReasonKey = "NSURLErrorNetworkUnavailableReasonKey"

// The ranges that codes of `NSCocoaErrorDomain` are in.
public var NSFileErrorMinimum: Int { 0 }
public var NSFileErrorMaximum: Int { 1023 }
public var NSValidationErrorMinimum: Int { 1024 }
public var NSValidationErrorMaximum: Int { 2047 }
public var NSFormattingErrorMinimum: Int { 2048 }
public var NSFormattingErrorMaximum: Int { 2559 }
