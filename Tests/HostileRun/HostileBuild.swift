import AppBuilder
import Foundation
import InputLimits
import ProcessControl
import XcodeProject

/// What the process of one project does: everything that building does but running the compiler, and once more where it worked.
///
/// It ends with 0 when the project was built or refused in the words that users are told, and with 3 for any other error.
enum HostileBuild {
    static func run(in folder: String) -> Never {
        let place = URL(fileURLWithPath: folder)
        let builder = AppBuilder(runtime: Runtime(root: place, products: place))
        var status: Int32 = 0
        do {
            for _ in 1...2 { _ = try builder.rehearse(at: place.appendingPathComponent("home/clone/app").path) }
            print("built")
        } catch {
            print("\(type(of: error)): \(String(describing: error).prefix(300))")
            // The last where a package is to be fetched: there is no toolchain here.
            let isTold = error is ProjectError || error is BuildError || error is ReadingLimitError || error is ProcessError
            status = isTold ? 0 : 3
        }
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        print("\u{1E}\(Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6)")
        exit(status)
    }
}
