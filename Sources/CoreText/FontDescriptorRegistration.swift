import CoreGraphics
import Foundation

/// Makes the fonts available whose files descriptors name by `kCTFontURLAttribute`.
///
/// - Parameter registrationHandler: hears of the reasons for what could not be, and that all is done.
public func CTFontManagerRegisterFontDescriptors(
    _ fontDescriptors: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) { CTFontManagerRegisterFontURLs(DescriptorFiles.urls(fontDescriptors), scope, enabled, registrationHandler) }

public func CTFontManagerUnregisterFontDescriptors(
    _ fontDescriptors: CFArray, _ scope: CTFontManagerScope, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) { CTFontManagerUnregisterFontURLs(DescriptorFiles.urls(fontDescriptors), scope, registrationHandler) }

/// Looks for fonts of these descriptors that other apps offer; there are none.
///
/// - Parameter completionHandler: gets the descriptors of fonts that are not there.
public func CTFontManagerRequestFonts(_ fontDescriptors: CFArray, _ completionHandler: @escaping (CFArray) -> Void) {
    let found: [CTFontDescriptor] = fontDescriptors as? [CTFontDescriptor] ?? []
    completionHandler(found.filter { CTFontDescriptorCreateMatchingFontDescriptors($0, nil) == nil } as NSArray)
}

private enum DescriptorFiles {
    static func urls(_ descriptors: CFArray) -> CFArray {
        let found: [CTFontDescriptor] = descriptors as? [CTFontDescriptor] ?? []
        return found.compactMap { CTFontDescriptorCopyAttribute($0, kCTFontURLAttribute) as? NSURL } as NSArray
    }
}
