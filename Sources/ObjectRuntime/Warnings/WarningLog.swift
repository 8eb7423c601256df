import Foundation

/// The defects of the running app, each warning once, from whichever thread it is recorded on.
package final class WarningLog: @unchecked Sendable {
    package static let shared = WarningLog()

    /// Different warnings that one process tells of; an app may make up names without end.
    package static let most = 200

    private let lock = NSLock()
    // Guarded by `lock`.
    private var noted: [RuntimeWarning] = []
    private var known: Set<String> = []
    private var limit = WarningLog.most
    private var listener: (@Sendable (RuntimeWarning) -> Void)?

    package init() {}

    /// Calls `listener` for every warning, those included that were noted before.
    package func listen(_ listener: @escaping @Sendable (RuntimeWarning) -> Void) {
        let earlier: [RuntimeWarning] = lock.withLock {
            self.listener = listener
            return noted
        }
        earlier.forEach(listener)
    }

    /// Notes all warnings from now on, however many: for a process that runs many apps' worth of code, as the tests do.
    package func recordAll() { lock.withLock { limit = .max } }

    /// The warnings recorded so far, in order.
    package var all: [RuntimeWarning] { lock.withLock { noted } }

    /// Whether anybody hears of warnings.
    package var isHeard: Bool { lock.withLock { listener != nil } }

    /// Notes a warning; `make` is called where it is new. Warnings of one kind and subject are the same.
    package func record(_ kind: RuntimeWarning.Kind, _ subject: String, _ make: () -> RuntimeWarning) {
        let (isNew, isLast): (Bool, Bool) = lock.withLock {
            guard known.count < limit, known.insert("\(kind)/\(subject)").inserted else { return (false, false) }
            return (true, known.count == limit)
        }
        guard isNew else { return }
        notify(make())
        if isLast { notify(RuntimeWarning(kind, message: "There are more than \(Self.most) different warnings; the others are not listed.")) }
    }

    private func notify(_ warning: RuntimeWarning) {
        let told = lock.withLock {
            noted.append(warning)
            return listener
        }
        told?(warning)
    }
}
