/// The function of Objective-C's runtime that a C function of the app's returns an object by (`@convention(c) (AnyObject) -> AnyObject`): without it
/// such an app does not link.
///
/// There are no autorelease pools here. The caller may retain the object or take the reference that it gets, and tells neither: the reference stays.
@_cdecl("objc_autoreleaseReturnValue")
public func _objc_autoreleaseReturnValue(_ object: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? { object }
