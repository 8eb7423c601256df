/// Misuse that UIKit answers with an Objective-C exception. Swift cannot catch one, so the program stops and says why in
/// UIKit's words.
enum LayoutException {
    enum Name: String {
        case invalidArgument = "NSInvalidArgumentException"
        case generic = "NSGenericException"
        case internalInconsistency = "NSInternalInconsistencyException"
    }

    static func raise(_ name: Name, _ reason: String) -> Never {
        fatalError("*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'")
    }
}
