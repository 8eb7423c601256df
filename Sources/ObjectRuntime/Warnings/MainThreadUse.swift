internal import CVirtualTime

/// Views and other things of the main thread's that an app uses on another thread. UIKit lets it, shows it late, wrongly or not at all, and Xcode's Main
/// Thread Checker says where; so does a warning here.
enum MainThreadUse {
    /// From now on. In a process on the machine's clock threads run side by side: there such use ends the app.
    static func watch() { _ = vt_let_main_work_elsewhere { MainThreadUse.record(CodeAddress(returnAddress: $0)) } }

    static func record(_ code: CodeAddress?) {
        WarningLog.shared.record(.thread, code.map { "\($0.image) \($0.offset)" } ?? "") {
            RuntimeWarning(
                .thread,
                message: "Something of the main thread's, such as a view, was used on another thread. On a device it may come late or not at all: do "
                    + "that in DispatchQueue.main.async { }, or in code of the main actor.",
                code: code)
        }
    }
}
