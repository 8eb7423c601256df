import Foundation

extension Thread {
    /// The main thread: Foundation on Linux has it as `mainThread` alone.
    public static var main: Thread { mainThread }
}
