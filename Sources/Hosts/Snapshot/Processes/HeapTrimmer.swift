import Foundation

/// Gives memory back that was freed in the middle of the heap. What an app draws again and again, such as a view as large as the window, leaves
/// holes there that nothing else fits in: in a process that acts on an app for minutes they came to gigabytes.
struct HeapTrimmer {
    private typealias Trim = @convention(c) (_ pad: Int) -> Int32
    /// `malloc_trim` (malloc.h), which Swift does not import; nil in a C library without it.
    private let trim: Trim? = dlsym(nil, "malloc_trim").map { unsafeBitCast($0, to: Trim.self) }
    /// Bytes that the process had in memory after the last time.
    private var level: Int
    private let resident: () -> Int

    /// The process may grow by so many bytes before it is looked through, which takes some milliseconds.
    static let allowance = 256 << 20

    init(resident: @escaping () -> Int = HeapTrimmer.residentBytes) {
        self.resident = resident
        level = resident()
    }

    /// Gives memory back if the process has grown much. Returns whether it had.
    @discardableResult
    mutating func trimIfGrown() -> Bool {
        guard resident() > level + Self.allowance else { return false }
        _ = trim?(0)
        level = resident()
        return true
    }

    /// Bytes that the process has in memory; 0 where the system does not tell.
    static func residentBytes() -> Int {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8), let pages = text.split(separator: " ").dropFirst().first
        else { return 0 }
        return (Int(pages) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
}
