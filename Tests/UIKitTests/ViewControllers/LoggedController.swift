import UIKit

/// What controllers were told, line by line.
@MainActor final class CallLog { var lines: [String] = [] }

/// A controller that writes down what it is told, under its name.
@MainActor class LoggedController: UIViewController {
    let name: String
    let log: CallLog

    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func record(_ line: String) { log.lines.append("\(name) \(line)") }
}
