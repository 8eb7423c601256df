import Foundation

public func CFBundleGetMainBundle() -> CFBundle! { Bundle.main }

/// The loaded bundle of an identifier; nil where there is none.
public func CFBundleGetBundleWithIdentifier(_ bundleID: CFString!) -> CFBundle! { bundleID.flatMap { Bundle(identifier: "\($0)") } }

public func CFBundleGetIdentifier(_ bundle: CFBundle!) -> CFString! { bundle?.bundleIdentifier.map { NSString(string: $0) } }

/// A value of the bundle's property list, in the app's language where it has one for it.
public func CFBundleGetValueForInfoDictionaryKey(_ bundle: CFBundle!, _ key: CFString!) -> CFTypeRef! {
    guard let bundle, let key, let value = bundle.object(forInfoDictionaryKey: "\(key)") else { return nil }
    return value as AnyObject
}

public func CFBundleCopyBundleURL(_ bundle: CFBundle!) -> CFURL! { bundle.map { $0.bundleURL as NSURL } }
public func CFBundleCopyResourcesDirectoryURL(_ bundle: CFBundle!) -> CFURL! { bundle?.resourceURL.map { $0 as NSURL } }
public func CFBundleCopyExecutableURL(_ bundle: CFBundle!) -> CFURL! { bundle?.executableURL.map { $0 as NSURL } }

/// The address of a resource; nil where the bundle has none of the name.
public func CFBundleCopyResourceURL(_ bundle: CFBundle!, _ resourceName: CFString!, _ resourceType: CFString!, _ subDirName: CFString!) -> CFURL! {
    guard let bundle, let resourceName else { return nil }
    return bundle.url(
        forResource: "\(resourceName)", withExtension: resourceType.map { "\($0)" }, subdirectory: subDirName.map { "\($0)" }
    ).map { $0 as NSURL }
}

/// The text of a key in a table of the bundle, `value` where there is none.
public func CFBundleCopyLocalizedString(_ bundle: CFBundle!, _ key: CFString!, _ value: CFString!, _ tableName: CFString!) -> CFString! {
    guard let bundle, let key else { return value }
    return NSString(string: bundle.localizedString(forKey: "\(key)", value: value.map { "\($0)" }, table: tableName.map { "\($0)" }))
}
