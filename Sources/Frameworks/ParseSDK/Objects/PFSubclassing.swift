import Foundation

/// Classes of an app's own for objects of a class of the server's. Nothing needs to be registered.
public protocol PFSubclassing: NSObjectProtocol {
    /// The server's name of the class.
    static func parseClassName() -> String
}

/// The same, for classes that an app registers itself.
public protocol PFSubclassingSkipAutomaticRegistration: PFSubclassing {}
