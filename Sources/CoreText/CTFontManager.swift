import CoreGraphics
import Foundation

/// Whom a registered font serves. Every app has a process of its own here, and every scope means that process.
public enum CTFontManagerScope: UInt32, Sendable {
    case none = 0
    case process = 1
    case persistent = 2
    case session = 3
}

/// Makes the fonts in a file available by name to this process.
///
/// - Parameter error: gets a reason when the result is false.
/// - Returns: false if the file holds no font, or its fonts are registered already.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    let path = (fontURL as URL).standardizedFileURL.path
    if FontLibrary.register(fileAt: path) { return true }
    let isKnown = FontLibrary.isRegistered(fileAt: path)
    report(isKnown ? .alreadyRegistered : .unrecognizedFormat, path, to: error)
    return false
}

/// Takes back what `CTFontManagerRegisterFontsForURL` did.
///
/// - Parameter error: gets a reason when the result is false.
/// - Returns: false if the file's fonts are not registered.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    let path = (fontURL as URL).standardizedFileURL.path
    if FontLibrary.unregister(fileAt: path) { return true }
    report(.notRegistered, path, to: error)
    return false
}

/// The PostScript names of all fonts that can be asked for, in alphabetical order.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
    FontLibrary.familyNames.flatMap { FontLibrary.fontNames(inFamily: $0) }.sorted() as NSArray
}

/// The names of all font families that can be asked for, in alphabetical order.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray {
    FontLibrary.familyNames as NSArray
}

/// Failures when fonts come and go; the codes of the domain `com.apple.CoreText.CTFontManagerErrorDomain`.
public enum CTFontManagerError: Int, Sendable {
    case fileNotFound = 101
    case unrecognizedFormat = 103
    case alreadyRegistered = 105
    case notRegistered = 201
}

private func report(_ code: CTFontManagerError, _ path: String, to error: UnsafeMutablePointer<Unmanaged<CFError>?>?) {
    let exists = FileManager.default.fileExists(atPath: path)
    let told: CTFontManagerError = code == .unrecognizedFormat && !exists ? .fileNotFound : code
    let reason = NSError(
        domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: told.rawValue, userInfo: ["NSURL": URL(fileURLWithPath: path)])
    error?.pointee = Unmanaged.passRetained(reason)
}
