import AppBuilder
import Foundation

/// Ends running compilers and apps together with `quince` when it is stopped from the keyboard.
enum Interruption {
    nonisolated(unsafe) private static var sources: [any DispatchSourceSignal] = []  // Set once, before any thread starts.

    static func install() {
        for number in [SIGINT, SIGTERM] {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                RunningChildren.terminateAll()
                Terminal.clearProgress()
                Foundation.exit(CommandStatus.interrupted.rawValue)
            }
            source.resume()
            sources.append(source)
        }
    }
}
