/// Which descriptors an app's process that is shown live inherits: those of the socket and of the pictures' memory.
public struct LinkDescriptors: Sendable {
    public static let environmentVariable = "QUINCE_LIVE"
    /// The variable with the name of the window to begin with.
    public static let windowVariable = "QUINCE_LIVE_WINDOW"
    /// The variable with the folder that the app calls home.
    public static let containerVariable = "QUINCE_LIVE_CONTAINER"
    public var socket: Int32
    public var memory: Int32

    public init(socket: Int32, memory: Int32) {
        self.socket = socket
        self.memory = memory
    }

    /// Nil where the text is not what `text` writes.
    public init?(text: String) {
        let parts = text.split(separator: ",").compactMap { Int32($0) }
        guard parts.count == 2, parts.allSatisfy({ $0 >= 0 }) else { return nil }
        self.init(socket: parts[0], memory: parts[1])
    }

    public var text: String { "\(socket),\(memory)" }
}
