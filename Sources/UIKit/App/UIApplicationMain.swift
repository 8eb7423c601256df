import AppSession

/// Starts the app: makes the application and the delegate of these classes and hands the app to the host that shows it. Does not return.
/// Without a principal class the application is a `UIApplication`, or what Info.plist names as `NSPrincipalClass`; without a delegate's the
/// delegate comes from the main nib.
///
/// An app runs under a host (`quince snapshot` and its like link one in). Without one this prints what to do and ends with
/// status 70.
@preconcurrency @MainActor public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    let session = ApplicationSession(delegateClassName: delegateClassName, principalClassName: principalClassName)
    guard let host = AppSession.host else {
        FileHandle.standardError.write(Data("quince: this app has no host to show it; run it with `quince snapshot`.\n".utf8))
        return 70
    }
    host(session)
}
