import Synchronization

/// How much work one input may cause before its reader gives up: how large a file may be, how deeply what it holds may be nested, and
/// how many steps may be taken for all of it.
///
/// Every project is read as if it were hostile. The limits lie an order of magnitude above the largest projects in use, and low enough
/// that no input keeps a reader busy for more than seconds or exhausts a thread's stack. One budget serves everything that is read for
/// the same purpose, so that many inputs that are each just small enough do not add up.
package final class ReadingBudget: Sendable {
    /// The largest file that is read, in bytes.
    package static let largestFile = 32 << 20
    /// The longest path the system knows, in bytes (`PATH_MAX`).
    package static let longestPath = 4096

    /// In bytes, of one file or one computed value.
    package let bytes: Int
    /// Levels of anything that holds its like: groups, elements, includes, references.
    package let depth: Int
    /// Small pieces of work, each about a microsecond.
    package let steps: Int
    private let spent = Atomic<Int>(0)

    package init(bytes: Int = ReadingBudget.largestFile, depth: Int = 200, steps: Int = 4_000_000) {
        self.bytes = bytes
        self.depth = depth
        self.steps = steps
    }

    /// Counts `count` steps that are taken for `subject`, which the error names: a file and what of it is read.
    package func spend(_ count: Int = 1, on subject: @autoclosure () -> String) throws(ReadingLimitError) {
        let (_, total) = spent.wrappingAdd(max(0, count), ordering: .relaxed)
        if total > steps || total < 0 { throw ReadingLimitError(subject: subject(), limit: .steps(steps)) }
    }

    package func check(depth: Int, of subject: @autoclosure () -> String) throws(ReadingLimitError) {
        if depth > self.depth { throw ReadingLimitError(subject: subject(), limit: .depth(self.depth)) }
    }

    package func check(bytes: Int, of subject: @autoclosure () -> String) throws(ReadingLimitError) {
        if bytes > self.bytes { throw ReadingLimitError(subject: subject(), limit: .bytes(self.bytes)) }
    }
}
