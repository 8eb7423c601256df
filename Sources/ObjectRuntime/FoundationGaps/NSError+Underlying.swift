import Foundation

/// The key of an array of errors in the information of another one that comes of all of them.
public let NSMultipleUnderlyingErrorsKey = "NSMultipleUnderlyingErrorsKey"

extension NSError {
    /// The errors that this one comes of: first that under `NSUnderlyingErrorKey`, then those under `NSMultipleUnderlyingErrorsKey`.
    public var underlyingErrors: [any Error] {
        let single: [any Error] = (userInfo[NSUnderlyingErrorKey] as? any Error).map { [$0] } ?? []
        return single + (userInfo[NSMultipleUnderlyingErrorsKey] as? [any Error] ?? [])
    }
}
