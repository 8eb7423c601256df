import CGTK

/// Connects a function to a signal of a GTK object. `target` must live as long as the object.
func connect(_ object: UnsafeMutableRawPointer, _ signal: String, _ target: DeviceWindow, _ handler: @escaping @convention(c) () -> Void) {
    g_signal_connect_data(object, signal, handler, Unmanaged.passUnretained(target).toOpaque(), nil, GConnectFlags(rawValue: 0))
}

/// Does something with the window that a signal's user data stands for. GTK calls on the thread that runs its main loop, which is
/// the main thread.
func onMain<Result: Sendable>(_ data: gpointer?, _ body: @MainActor (DeviceWindow) -> Result) -> Result {
    nonisolated(unsafe) let target = data
    return MainActor.assumeIsolated { body(Unmanaged<DeviceWindow>.fromOpaque(target!).takeUnretainedValue()) }
}
