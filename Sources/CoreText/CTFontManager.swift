import Foundation

/// Whom a registered font serves. Quince's apps each have a process of their own, and every scope means that process.
public enum CTFontManagerScope: UInt32, Sendable {
    case none = 0
    case process = 1
    case persistent = 2
    case session = 3
}

/// Makes the fonts in a file available by name to this process.
///
/// - Parameter error: not written to; what went wrong is told by the result alone.
/// - Returns: false if the file holds no font, or its fonts are registered already.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutableRawPointer?
) -> Bool {
    FontLibrary.register(fileAt: fontURL.standardizedFileURL.path)
}

/// Takes back what `CTFontManagerRegisterFontsForURL` did; false if the file's fonts are not registered.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutableRawPointer?
) -> Bool {
    FontLibrary.unregister(fileAt: fontURL.standardizedFileURL.path)
}

/// The PostScript names of all fonts that can be asked for, in alphabetical order.
public func CTFontManagerCopyAvailablePostScriptNames() -> [String] {
    FontLibrary.familyNames.flatMap { FontLibrary.fontNames(inFamily: $0) }.sorted()
}

/// The names of all font families that can be asked for, in alphabetical order.
public func CTFontManagerCopyAvailableFontFamilyNames() -> [String] {
    FontLibrary.familyNames
}
