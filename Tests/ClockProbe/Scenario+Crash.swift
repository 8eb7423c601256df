import Foundation
import UIKit

extension Scenario {
    /// Crashes in code that is not Swift, on a line that is printed first.
    static func crash(_ stage: Stage) {
        switch CommandLine.arguments.dropFirst(2).first {
        case "library":
            announce(#line + 1)
            print(strlen(UnsafePointer<CChar>(bitPattern: 8)!))
        case "callback":
            announce(#line + 1)
            qsort(UnsafeMutablePointer<Int32>(bitPattern: 8)!, 30, 4) { left, right in left == right ? 0 : 1 }
        case "cast":
            let text: Any = "x"
            announce(#line + 1)
            print(text as! NSNumber)
        case "wait":
            announce(#line + 1)
            DispatchQueue.main.sync {}
        case "abort":
            let memory: UnsafeMutableRawPointer = malloc(64)
            free(memory)
            announce(#line + 1)
            free(memory)
        case "thread":
            // While the main thread is in the middle of letting time pass, and others wait.
            for _ in 0..<4 { Thread.detachNewThread { while true { Thread.sleep(forTimeInterval: 0.001) } } }
            announce(#line + 1)
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { fatalError("on another thread") }
            stage.session.advance(by: 10)
            Thread.sleep(forTimeInterval: 2)
        default:
            announce(#line + 1)
            fatalError("as Swift crashes")
        }
    }

    private static func announce(_ line: Int) {
        print("line \(line)")
        fflush(nil)
    }
}
