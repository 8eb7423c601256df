import Foundation

/// The identifier that a copy of a process still believes its thread to have.
///
/// Swift's runtime, its `Mutex` and with them Foundation keep the thread's identifier in variables of the thread, where it is asked for
/// once, and lock with it (`ulock_get_tid` in the runtime's threading for Linux, `_swift_stdlib_gettid` beside `Mutex`), and so does
/// libdispatch (`dispatch_tsd`). In a copy made by `fork` the thread has another identifier: a lock that two threads want is then never
/// handed over, since the system knows of no owner by the old one. So the copy forgets what it believes, and everybody asks again.
package enum ThreadIdentity {
    /// Makes this process's only thread forget that it was `thread`. To be called in a copy before anything else.
    package static func forget(_ thread: pid_t) {
        forgetVariables(thread)
        bindMainQueue()
    }

    /// libdispatch's main queue belongs to a thread by its identifier. The function that gives it to the only thread of a copy ran at the
    /// copy's start, with the old identifier; now it finds the new one.
    private static func bindMainQueue() {
        guard let function = dlsym(nil, "dispatch_atfork_child") else { return }
        unsafeBitCast(function, to: (@convention(c) () -> Void).self)()
    }

    private static func forgetVariables(_ thread: pid_t) {
        guard let iterate: Iterate = dlsym(nil, "dl_iterate_phdr").map({ unsafeBitCast($0, to: Iterate.self) }) else { return }
        var identifier = UInt32(thread)
        _ = iterate(
            { module, _, identifier in
                guard let module, let identifier else { return 0 }
                ThreadIdentity.forget(identifier.load(as: UInt32.self), in: module)
                return 0
            }, &identifier)
    }

    private typealias Iterate = @convention(c) (Visit, UnsafeMutableRawPointer?) -> Int32
    private typealias Visit = @convention(c) (UnsafeRawPointer?, Int, UnsafeMutableRawPointer?) -> Int32

    /// Places in `dl_phdr_info` and `Elf64_Phdr` (link.h, elf.h), which Swift does not import.
    private enum Layout {
        static let name = 8, headers = 16, headerCount = 24, threadData = 56
        static let headerSize = 56, headerType = 0, headerMemory = 40
        static let threadSegment: UInt32 = 7
    }

    private static func forget(_ identifier: UInt32, in module: UnsafeRawPointer) {
        guard let data = module.load(fromByteOffset: Layout.threadData, as: UnsafeMutableRawPointer?.self),
            let headers = module.load(fromByteOffset: Layout.headers, as: UnsafeRawPointer?.self),
            let name = module.load(fromByteOffset: Layout.name, as: UnsafePointer<CChar>?.self)
        else { return }
        // The C library knows of copies and looks after its own.
        guard strstr(name, "/libc.so") == nil, strstr(name, "/ld-linux") == nil else { return }
        for index in 0..<Int(module.load(fromByteOffset: Layout.headerCount, as: UInt16.self)) {
            let header: UnsafeRawPointer = headers + index * Layout.headerSize
            guard header.load(fromByteOffset: Layout.headerType, as: UInt32.self) == Layout.threadSegment else { continue }
            let size: UInt64 = header.load(fromByteOffset: Layout.headerMemory, as: UInt64.self)
            let words = UnsafeMutableBufferPointer(start: data.assumingMemoryBound(to: UInt32.self), count: Int(size / 4))
            for place in places(of: identifier, in: Array(words)) { words[place] = 0 }
        }
    }

    /// The indices at which a module's variables of a thread hold its identifier. A half of a pointer may read like one: the other half distinguishes
    /// them.
    static func places(of identifier: UInt32, in words: [UInt32]) -> [Int] {
        words.indices.filter { index in
            guard words[index] == identifier else { return false }
            let other: Int = index ^ 1
            return !words.indices.contains(other) || words[other] == 0 || words[other] == identifier
        }
    }
}
