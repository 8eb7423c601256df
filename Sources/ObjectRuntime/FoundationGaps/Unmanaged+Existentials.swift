// A value of an Objective-C protocol is an object on Apple's systems, which `Unmanaged` takes as one; in Swift alone `any P` is no class.

extension Unmanaged where Instance == AnyObject {
    /// A reference to the object in a value of a protocol for classes, which is not kept alive by it.
    @_disfavoredOverload
    public static func passUnretained(_ value: AnyObject) -> Unmanaged<AnyObject> {
        // The standard library's own: it alone is favoured where it can be called.
        let reference: Unmanaged<AnyObject> = passUnretained(value)
        return reference
    }

    /// A reference to the object in a value of a protocol for classes, with one retain to be balanced.
    @_disfavoredOverload
    public static func passRetained(_ value: AnyObject) -> Unmanaged<AnyObject> { passUnretained(value).retain() }
}
