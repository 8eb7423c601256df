import CoreGraphics
import Foundation

public struct CTFontCollectionCopyOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Each value once.
    public static let unique = CTFontCollectionCopyOptions(rawValue: 1 << 0)
    /// In the order that fonts are shown in: by their names.
    public static let standardSort = CTFontCollectionCopyOptions(rawValue: 1 << 1)
}

public typealias CTFontCollectionSortDescriptorsCallback = (CTFontDescriptor, CTFontDescriptor, UnsafeMutableRawPointer) -> CFComparisonResult

/// A choice of fonts by descriptors that they match.
public class CTFontCollection: Hashable, @unchecked Sendable {
    /// Nil: all fonts.
    let wanted: [CTFontDescriptor]?

    init(_ wanted: [CTFontDescriptor]?) { self.wanted = wanted }

    public static func == (lhs: CTFontCollection, rhs: CTFontCollection) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// The fonts that there are of it, by their PostScript names.
    var matching: [CTFontDescriptor] {
        let names: [String]
        if let wanted {
            names = wanted.flatMap { descriptor in
                (CTFontDescriptorCreateMatchingFontDescriptors(descriptor, nil) as? [CTFontDescriptor] ?? []).map { name(of: $0) }
            }
        } else {
            names = FontLibrary.familyNames.flatMap { FontLibrary.fontNames(inFamily: $0) }
        }
        return Set(names).sorted().map { CTFontDescriptor(request: FontRequest(name: $0, size: 0)) }
    }

    private func name(of descriptor: CTFontDescriptor) -> String {
        CTFontDescriptorCopyAttribute(descriptor, kCTFontNameAttribute).map { "\($0)" } ?? ""
    }
}

/// All fonts that can be asked for.
public func CTFontCollectionCreateFromAvailableFonts(_ options: CFDictionary?) -> CTFontCollection { CTFontCollection(nil) }

/// The fonts that match one of the descriptors; none for nil.
public func CTFontCollectionCreateWithFontDescriptors(_ queryDescriptors: CFArray?, _ options: CFDictionary?) -> CTFontCollection {
    CTFontCollection(queryDescriptors as? [CTFontDescriptor] ?? [])
}

/// The fonts of a collection, and those that match one of the descriptors.
public func CTFontCollectionCreateCopyWithFontDescriptors(
    _ original: CTFontCollection, _ queryDescriptors: CFArray?, _ options: CFDictionary?
) -> CTFontCollection {
    CTFontCollection(original.wanted.map { $0 + (queryDescriptors as? [CTFontDescriptor] ?? []) })
}

/// Descriptors of the collection's fonts, in the order of their names; nil where there are none.
public func CTFontCollectionCreateMatchingFontDescriptors(_ collection: CTFontCollection) -> CFArray? {
    let found: [CTFontDescriptor] = collection.matching
    return found.isEmpty ? nil : found as NSArray
}

public func CTFontCollectionCreateMatchingFontDescriptorsWithOptions(_ collection: CTFontCollection, _ options: CFDictionary?) -> CFArray? {
    CTFontCollectionCreateMatchingFontDescriptors(collection)
}

/// The same in the order that a function says.
public func CTFontCollectionCreateMatchingFontDescriptorsSortedWithCallback(
    _ collection: CTFontCollection, _ sortCallback: CTFontCollectionSortDescriptorsCallback?, _ refCon: UnsafeMutableRawPointer?
) -> CFArray? {
    let found: [CTFontDescriptor] = collection.matching
    guard let sortCallback, !found.isEmpty else { return found.isEmpty ? nil : found as NSArray }
    let context: UnsafeMutableRawPointer = refCon ?? UnsafeMutableRawPointer(bitPattern: 1)!
    return found.sorted { sortCallback($0, $1, context).rawValue < 0 } as NSArray
}

/// A value of each of the collection's fonts.
public func CTFontCollectionCopyFontAttribute(_ collection: CTFontCollection, _ attributeName: CFString, _ options: CTFontCollectionCopyOptions) -> CFArray {
    var values: [NSObject] = collection.matching.compactMap { CTFontDescriptorCopyAttribute($0, attributeName) as? NSObject }
    if options.contains(.unique) {
        var seen: Set<NSObject> = []
        values = values.filter { seen.insert($0).inserted }
    }
    return values as NSArray
}
