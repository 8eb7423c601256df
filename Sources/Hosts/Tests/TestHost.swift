import AppSession
import Device
import Foundation
import ObjectRuntime

/// Runs an app's tests in this process, in the window that they are asked for. Called by code that Quince adds to tests, in place of the
/// test runner's `main`.
///
/// - Parameters:
///   - isHosted: whether `main` is that of the tests' host app: it is launched first, and the tests run inside it. Else the tests have
///     UIKit and a device to themselves, and no app.
///   - main: calls `UIApplicationMain`.
///   - tests: the test runner's `main`.
public func runTests(inHost isHosted: Bool, main: @escaping () -> Int32, tests: @escaping () -> Int32) -> Int32 {
    // Nobody has left the first thread yet.
    nonisolated(unsafe) let (main, tests) = (main, tests)
    return MainActor.assumeIsolated {
        // Only named, or not to be run: the app is not started.
        if CommandLine.arguments.contains(where: { $0 == "--list-tests" || $0 == "-l" }) { return tests() }
        MainThread.keepForMainActor()
        TestHost.enterContainer(environment: ProcessInfo.processInfo.environment)
        let host = TestHost(isHosted: isHosted && ProcessInfo.processInfo.environment[TestHost.hostVariable] != "none", tests: tests)
        AppSession.host = { host.run($0) }
        _ = main()
        // The app's main ended without an app.
        return tests()
    }
}

/// The host of an app's tests: a device with the app's window, or just the device.
@MainActor final class TestHost {
    /// The window that tests run in, by its name.
    package static let windowVariable = "QUINCE_TEST_WINDOW"
    /// "none" has tests run without their host app.
    package static let hostVariable = "QUINCE_TEST_HOST"
    /// A 6.1-inch phone in portrait, as Xcode chooses one.
    package static let standardWindow = "iphone-6.1-393.portrait.full"

    private let isHosted: Bool
    private let tests: () -> Int32
    private var frames: TestFrames?
    private var time: Double = 0

    init(isHosted: Bool, tests: @escaping () -> Int32) {
        self.isHosted = isHosted
        self.tests = tests
    }

    /// Makes the home that tests were started with an app's: documents, caches and settings are in there, in folders that are there from the start.
    ///
    /// Tests that somebody runs without Quince have none, and are left where they are.
    static func enterContainer(environment: [String: String]) {
        guard let home = environment["CFFIXED_USER_HOME"] else { return }
        do {
            try AppContainer(folder: URL(fileURLWithPath: home, isDirectory: true)).enter()
        } catch {
            FileHandle.standardError.write(Data("The folder of the tests cannot be made: \(error)\n".utf8))
        }
    }

    /// Runs the tests and ends the process.
    func run(_ endpoint: any AppEndpoint) -> Never {
        let name: String = ProcessInfo.processInfo.environment[Self.windowVariable] ?? Self.standardWindow
        guard let window = try? WindowConfiguration(parsing: name) else {
            FileHandle.standardError.write(Data("There is no window \"\(name)\".\n".utf8))
            _exit(64)
        }
        begin(endpoint, in: window)
        exit(tests())
    }

    func begin(_ endpoint: any AppEndpoint, in window: WindowConfiguration) {
        if isHosted {
            let session = Simulator(endpoint: endpoint)
            session.launch(in: window)
            // The first frames show the window before the first test looks.
            session.advance(by: 0.1)
            frames = TestFrames { session.advance(by: $0) }
        } else {
            endpoint.receive(.stage(window.environment, device: window.identity))
            frames = TestFrames { [self] seconds in
                time += seconds
                endpoint.advance(to: time)
            }
        }
        frames?.start()
    }
}

/// The process's first thread, which tests of the main actor run on.
enum MainThread {
    /// Has the first thread run its run loop where an asynchronous `main` waits, as on Apple's systems. On Linux it would end and leave
    /// the main actor to another thread, on which no timer or source of the main run loop is ever served.
    static func keepForMainActor() {
        typealias Hook = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Void
        guard let place = dlsym(nil, "swift_task_asyncMainDrainQueue_hook") else { return }
        place.assumingMemoryBound(to: Hook?.self).pointee = { _, _ in
            while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
        }
    }
}
