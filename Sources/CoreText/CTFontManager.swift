import CoreGraphics
import Foundation

/// Whom a registered font serves. Every app has a process of its own here, and every scope means that process.
public enum CTFontManagerScope: UInt32, Sendable {
    case none = 0
    case process = 1
    case persistent = 2
    case session = 3

    public static var user: CTFontManagerScope { .persistent }
}

/// Makes the fonts in a file available by name to this process.
///
/// - Parameter error: gets a reason when the result is false.
/// - Returns: false if the file holds no font, or its fonts are registered already.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    tell(FontRegistration.register(fontURL as URL), to: error)
}

/// Takes back what `CTFontManagerRegisterFontsForURL` did.
///
/// - Parameter error: gets a reason when the result is false.
/// - Returns: false if the file's fonts are not registered.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    tell(FontRegistration.unregister(fontURL as URL), to: error)
}

/// Makes the fonts in several files available by name to this process.
///
/// - Parameter errors: gets an array with a reason for each file that could not be.
/// - Returns: false if there was one.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<Unmanaged<CFArray>?>?
) -> Bool {
    tell(FontRegistration.urls(fontURLs).compactMap(FontRegistration.register), to: errors)
}

/// Takes back what `CTFontManagerRegisterFontsForURLs` did.
@discardableResult
public func CTFontManagerUnregisterFontsForURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<Unmanaged<CFArray>?>?
) -> Bool {
    tell(FontRegistration.urls(fontURLs).compactMap(FontRegistration.unregister), to: errors)
}

/// Makes the fonts in several files available by name to this process.
///
/// - Parameter registrationHandler: hears of the reasons for what could not be, and that all is done.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    _ = registrationHandler?(FontRegistration.urls(fontURLs).compactMap(FontRegistration.register) as NSArray, true)
}

/// Takes back what `CTFontManagerRegisterFontURLs` did.
public func CTFontManagerUnregisterFontURLs(_ fontURLs: CFArray, _ scope: CTFontManagerScope, _ registrationHandler: ((CFArray, Bool) -> Bool)?) {
    _ = registrationHandler?(FontRegistration.urls(fontURLs).compactMap(FontRegistration.unregister) as NSArray, true)
}

/// Makes a font in memory available by name to this process.
///
/// - Parameter error: gets a reason when the result is false.
/// - Returns: false if a font of its name is registered already.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    let isNew: Bool = FontLibrary.register(font.font)
    if isNew { FontRegistration.post() }
    return tell(isNew ? nil : FontRegistration.error(.alreadyRegistered, nil), to: error)
}

/// Takes back what `CTFontManagerRegisterGraphicsFont` did.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    let isGone: Bool = FontLibrary.unregister(font.font)
    if isGone { FontRegistration.post() }
    return tell(isGone ? nil : FontRegistration.error(.notRegistered, nil), to: error)
}

/// A descriptor of the first font in the bytes of a file; nil where they hold none. The font has to be registered to be found by it.
public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
    TextEngine.locked { FontFile(data: data as Data).map { CTFontDescriptor(request: FontRequest(RegisteredFont($0))) } }
}

/// Descriptors of the fonts in the bytes of a file.
public func CTFontManagerCreateFontDescriptorsFromData(_ data: CFData) -> CFArray {
    (CTFontManagerCreateFontDescriptorFromData(data).map { [$0] } ?? []) as NSArray
}

/// Descriptors of the fonts in a file; nil where it holds none.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
    guard let data = try? Data(contentsOf: fileURL as URL), let found = CTFontManagerCreateFontDescriptorFromData(data as NSData) else { return nil }
    return [found] as NSArray
}

/// Descriptors of the fonts that were registered, whatever the scope.
public func CTFontManagerCopyRegisteredFontDescriptors(_ scope: CTFontManagerScope, _ enabled: Bool) -> CFArray {
    FontLibrary.registeredNames.map { CTFontDescriptor(request: FontRequest(name: $0, size: 0)) } as NSArray
}

/// The PostScript names of all fonts that can be asked for, in alphabetical order.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
    FontLibrary.familyNames.flatMap { FontLibrary.fontNames(inFamily: $0) }.sorted() as NSArray
}

/// The names of all font families that can be asked for, in alphabetical order.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray {
    FontLibrary.familyNames as NSArray
}

/// Failures when fonts come and go; the codes of the domain `kCTFontManagerErrorDomain`.
public enum CTFontManagerError: Int, Sendable {
    case fileNotFound = 101
    case insufficientPermissions = 102
    case unrecognizedFormat = 103
    case invalidFontData = 104
    case alreadyRegistered = 105
    case exceededResourceLimit = 106
    case assetNotFound = 107
    case notRegistered = 201
    case inUse = 202
    case systemRequired = 203
    case registrationFailed = 301
    case missingEntitlement = 302
    case insufficientInfo = 303
    case cancelledByUser = 304
    case duplicatedName = 305
    case invalidFilePath = 306
    case unsupportedScope = 307
}

extension FontRequest {
    /// A font of an app's that need not be registered.
    init(_ font: RegisteredFont) {
        self.init(face: .file(font), family: font.file.familyName, weight: font.file.weight, isItalic: font.file.isItalic)
    }
}

private enum FontRegistration {
    static func urls(_ array: CFArray) -> [URL] { (array as? [Any] ?? []).compactMap { $0 as? URL ?? ($0 as? NSURL).map { $0 as URL } } }

    /// Nil when the fonts are registered now.
    static func register(_ url: URL) -> NSError? {
        let path: String = url.standardizedFileURL.path
        if FontLibrary.register(fileAt: path) {
            post()
            return nil
        }
        if FontLibrary.isRegistered(fileAt: path) { return error(.alreadyRegistered, url) }
        return error(FileManager.default.fileExists(atPath: path) ? .unrecognizedFormat : .fileNotFound, url)
    }

    /// Nil when the fonts are gone now.
    static func unregister(_ url: URL) -> NSError? {
        guard FontLibrary.unregister(fileAt: url.standardizedFileURL.path) else { return error(.notRegistered, url) }
        post()
        return nil
    }

    static func error(_ code: CTFontManagerError, _ url: URL?) -> NSError {
        var info: [String: Any] = [:]
        if let url { info = ["\(kCTFontManagerErrorFontURLsKey)": [url], "NSURL": url] }
        return NSError(domain: "\(kCTFontManagerErrorDomain)", code: code.rawValue, userInfo: info)
    }

    static func post() {
        NotificationCenter.default.post(name: Notification.Name("\(kCTFontManagerRegisteredFontsChangedNotification)"), object: nil)
    }
}

private func tell(_ reason: NSError?, to error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    if let reason { error?.pointee = Unmanaged.passRetained(reason) }
    return reason == nil
}

private func tell(_ reasons: [NSError], to errors: UnsafeMutablePointer<Unmanaged<CFArray>?>?) -> Bool {
    if !reasons.isEmpty { errors?.pointee = Unmanaged.passRetained(reasons as NSArray) }
    return reasons.isEmpty
}
