import Foundation

/// How the C library's heap asks the system for memory.
enum HeapPolicy {
    private typealias Set = @convention(c) (_ parameter: Int32, _ value: Int32) -> Int32
    /// Parameters of `mallopt` (malloc.h), which Swift does not import.
    private enum Parameter {
        static let trimThreshold: Int32 = -1, topPad: Int32 = -2, mapThreshold: Int32 = -3
    }

    /// Has the heap keep what was freed, blocks of several megabytes too, and grow in large steps. A process that lives for one window
    /// needs the same memory again and again, and each page that the system hands out costs as much as using it.
    static func keepMemory() {
        guard let set: Set = dlsym(nil, "mallopt").map({ unsafeBitCast($0, to: Set.self) }) else { return }
        _ = set(Parameter.mapThreshold, 8 << 20)
        _ = set(Parameter.trimThreshold, 64 << 20)
        _ = set(Parameter.topPad, 1 << 20)
    }
}
