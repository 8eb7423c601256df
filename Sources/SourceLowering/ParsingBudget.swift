import Foundation
import SwiftParser
import SwiftSyntax
import Synchronization

/// The processor time that parsing a module's files may take.
///
/// Where nothing fits, the parser looks for a place to go on at each token, through all that follows: 30 KB of `a: a: a: ...` in a structure take
/// it minutes. It cannot be stopped, and no scan of the text tells beforehand. So it parses on a thread of its own, and who waits for it gives up
/// when the time is spent; the thread goes on until the process ends, which is soon, for a file that is not parsed is an error.
final class ParsingBudget: Sendable {
    /// The time that no file is called slow for, in seconds: several times what parsing takes.
    private static let usual = 0.05
    #if DEBUG
        /// A parser that is not optimised takes several times as long, and longer still beside other work.
        private static let usualPerByte = 2e-5
    #else
        private static let usualPerByte = 5e-6
    #endif
    /// The stack that `SourceNesting` lets the parser need, several times over; what is not touched costs nothing.
    private static let stackSize = 256 << 20

    /// The time that slow files may take together beyond the usual, in nanoseconds.
    private let left: Atomic<Int>

    init(seconds: Double = 1) { left = Atomic(Int(seconds * 1e9)) }

    /// The tree; nil where the time is spent before it is there.
    func parse(_ text: String) -> SourceFileSyntax? {
        let usual = Int((Self.usual + Double(text.utf8.count) * Self.usualPerByte) * 1e9)
        let parsing = Parsing(text, stackSize: Self.stackSize)
        while !parsing.waits(milliseconds: 20) {
            if parsing.time - usual > max(0, left.load(ordering: .relaxed)) { return nil }
        }
        let excess = parsing.time - usual
        if excess > 0 { left.wrappingSubtract(excess, ordering: .relaxed) }
        return parsing.tree
    }
}

/// One file that is parsed on a thread of its own.
private final class Parsing: @unchecked Sendable {
    private let text: String
    private let done = DispatchSemaphore(value: 0)
    private let started = DispatchSemaphore(value: 0)
    // Written by the parsing's thread, before it signals.
    private var clock = clockid_t()
    private var spent = 0
    private(set) var tree: SourceFileSyntax?
    private var isDone = false

    init(_ text: String, stackSize: Int) {
        self.text = text
        let thread = Thread { [self] in
            pthread_getcpuclockid(pthread_self(), &clock)
            started.signal()
            let parsed = Parser.parse(source: text)
            spent = Self.nanoseconds(clock)
            tree = parsed
            done.signal()
        }
        thread.stackSize = stackSize
        thread.start()
        started.wait()
    }

    /// Whether the tree is there, after so long at most.
    func waits(milliseconds: Int) -> Bool {
        isDone = isDone || done.wait(timeout: .now() + .milliseconds(milliseconds)) == .success
        return isDone
    }

    /// The processor time taken so far, in nanoseconds.
    var time: Int { isDone ? spent : Self.nanoseconds(clock) }

    private static func nanoseconds(_ clock: clockid_t) -> Int {
        var time = timespec()
        return clock_gettime(clock, &time) == 0 ? time.tv_sec * 1_000_000_000 + time.tv_nsec : 0
    }
}
