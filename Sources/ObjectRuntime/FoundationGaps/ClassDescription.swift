import Foundation

extension NSObject {
    /// The class's name, `Module.Class`, as Objective-C describes a class.
    public class func description() -> String { ObjCRuntime.name(of: self) }
}
