import Foundation

extension Stream {
    /// Why the stream does not go on; nil while it does. Lowered sources ask by this name: Foundation's property stops the program where there is no error.
    public var __streamError: (any Error)? { streamStatus == .error ? streamError : nil }
}
