import AppSession
import Foundation

/// The work of one process: to start the app in one window of a request and make its pictures.
package struct WindowTask: Codable, Hashable, Sendable {
    /// The window's place in the request.
    package var index: Int
    package var window: String
    /// The folder that is the app's home.
    package var container: String
    /// Set where another process began the script and the app is to start again.
    package var resumption: Resumption?
    /// The text at the beginning of a trace; nil for nothing.
    package var note: String?

    /// The point at which a script goes on after the app was ended and started again, and the state that stays as it is on the device.
    package struct Resumption: Codable, Hashable, Sendable {
        /// Steps of the script that are done.
        package var stepsDone: Int
        package var window: String
        package var quickAction: String?
        package var phoneZoom: Int
        package var hasHardwareKeys: Bool
        /// Width and height of the display that is attached, in pixels.
        package var display: [Int]?
        /// The calls that the app received since the last picture, where a trace is kept.
        package var trace: [String]
        /// By how many seconds the date is past that of the first launch.
        package var seconds: Int

        package init(
            stepsDone: Int, window: String, quickAction: String? = nil, phoneZoom: Int = 1, hasHardwareKeys: Bool = false, display: [Int]? = nil,
            trace: [String] = [], seconds: Int = 0
        ) {
            self.stepsDone = stepsDone
            self.seconds = seconds
            self.window = window
            self.quickAction = quickAction
            self.phoneZoom = phoneZoom
            self.hasHardwareKeys = hasHardwareKeys
            self.display = display
            self.trace = trace
        }
    }

    /// The environment variable that holds the task of a process that was started for it.
    static let environmentVariable = "QUINCE_WINDOW"

    var json: String {
        guard let data: Data = try? JSONEncoder().encode(self) else { preconditionFailure("A task of names and numbers can be encoded.") }
        return String(decoding: data, as: UTF8.self)
    }

    init?(json: String) {
        guard let task: WindowTask = try? JSONDecoder().decode(WindowTask.self, from: Data(json.utf8)) else { return nil }
        self = task
    }

    package init(index: Int, window: String, container: String, resumption: Resumption? = nil, note: String? = nil) {
        self.index = index
        self.window = window
        self.container = container
        self.resumption = resumption
        self.note = note
    }
}
