import CGTK
import Foundation
import LiveHosting
import ProcessControl

// Started by `quince run`: quince-desktop WINDOW CONTAINER PROGRAM [ARGUMENT...]. Shows a built app in a desktop window until that is closed.
// Exit statuses: 0 closed, 21 the app ended or crashed, 42 there is no desktop, 64 wrong arguments, 70 the app does not start.

@MainActor func fail(_ message: String, _ status: Int32) -> Never {
    FileHandle.standardError.write(Data("quince: \(message)\n".utf8))
    exit(status)
}

TerminationSignals.install()
let arguments = CommandLine.arguments
guard arguments.count >= 4 else { fail("quince-desktop is started by: quince run PROJECT", 64) }
guard gtk_init_check() != 0 else {
    fail("there is no desktop to show a window on. Start it in a graphical session, or set DISPLAY or WAYLAND_DISPLAY.", 42)
}
do {
    let app = try AppProcess(command: Array(arguments[3...]), window: arguments[1], container: arguments[2])
    let shown = DeviceWindow(app: app)
    let loop = g_main_loop_new(nil, 0)
    var outcome: String?
    shown.onEnd = { problem in
        outcome = problem
        g_main_loop_quit(loop)
    }
    g_main_loop_run(loop)
    if let outcome { fail(outcome, 21) }
} catch let failure as AppProcess.StartFailure {
    fail("the app does not start: \(failure.reason)", 70)
}
