import ObjectRuntime

/// A presentation that UIKit refuses: nothing is shown, and the app goes on.
struct PresentationRefusal {
    enum Reason {
        /// The presenter's view is in no window.
        case offScreen
        /// Another presentation by the same controller is still on its way.
        case underWay
        /// The presenter presents another controller, described, and its class.
        case presentsAlready(String, name: String)
    }

    /// Frames between an app's call of `present(_:animated:completion:)` and the place that notes it, and some to spare.
    static let mostFrames = 6

    /// The line that UIKit prints.
    let text: String
    /// The same with advice, without addresses.
    let message: String
    let code: CodeAddress?

    @MainActor init(_ reason: Reason, of content: UIViewController, on presenter: UIViewController, from source: UIViewController, caller: UInt) {
        let name: String = ViewDescription.className(of: content)
        let (why, what, advice): (String, String, String) =
            switch reason {
            case .offScreen:
                (
                    "whose view is not in the window hierarchy", "whose view is in no window",
                    "Present it in viewDidAppear(_:) or later, from a controller that is on screen."
                )
            case .underWay:
                (
                    "while a presentation is in progress", "which is in the middle of another presentation",
                    "Present it in the completion handler of that one."
                )
            case .presentsAlready(let other, let otherName):
                (
                    "which is already presenting \(other)", "which presents \(otherName) already",
                    "Present it from what is presented, or in the completion handler of dismiss(animated:completion:)."
                )
            }
        text = "Attempt to present \(content) on \(presenter) (from \(source)) \(why)."
        message = "\(name) was not presented by \(ViewDescription.className(of: source)), \(what). \(advice)"
        code = CodeAddress(returnAddress: caller)
    }

    /// Notes it as a warning.
    @MainActor func warn() {
        WarningLog.shared.record(.presentation, message) {
            RuntimeWarning(.presentation, message: message, details: ConflictReport.numbered(text), code: code)
        }
    }
}
