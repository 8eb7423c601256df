import Foundation
import LiveHosting
import NIOCore
import ProcessControl

// Started by `quince serve`: quince-browser HOST PORT TOKEN WINDOW CONTAINER PROGRAM [ARGUMENT...]. Shows a built app on a page of a web
// server, whose address is the one line on standard output. Exit statuses: 0 the app was ended by its user, 21 the app ended or crashed,
// 45 the address cannot be listened on, 64 wrong arguments, 70 the app does not start.

func fail(_ message: String, _ status: Int32) -> Never {
    FileHandle.standardError.write(Data("quince: \(message)\n".utf8))
    exit(status)
}

TerminationSignals.install()
let arguments = CommandLine.arguments
guard arguments.count >= 7, let port = Int(arguments[2]), (0...65535).contains(port) else {
    fail("quince-browser is started by: quince serve PROJECT", 64)
}
let address = PageAddress(host: arguments[1], port: port, token: arguments[3])
let server: PageServer
do {
    // First, so that no app is started for an address that somebody else has.
    server = try PageServer(address)
} catch {
    let reason: String = (error as? IOError).map { String(cString: strerror($0.errnoCode)) } ?? "\(error)"
    fail("\(address.host), port \(port), cannot be listened on: \(reason). Choose another by --port, or 0 for any that is free.", 45)
}
do {
    try server.start(command: Array(arguments[6...]), window: arguments[4], container: arguments[5])
    FileHandle.standardOutput.write(Data("\(server.address.url)\n".utf8))
    if let problem = try server.show() { fail(problem, 21) }
} catch let failure as AppProcess.StartFailure {
    fail("the app does not start: \(failure.reason)", 70)
}
