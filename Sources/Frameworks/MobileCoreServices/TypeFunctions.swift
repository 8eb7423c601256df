import ObjectRuntime
import QuinceUniformTypeIdentifiers

nonisolated(unsafe) public let kUTTagClassFilenameExtension: CFString = "public.filename-extension" as NSString
nonisolated(unsafe) public let kUTTagClassMIMEType: CFString = "public.mime-type" as NSString

/// A result that the caller may keep; memory is counted for it here.
private func made(_ text: String?) -> Unmanaged<CFString>? { text.map { Unmanaged.passRetained($0 as NSString) } }

/// The type for a tag, a dynamic one where nobody declared any.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
    let parent = inConformingToUTI.flatMap { UTType($0 as String) }
    return made(UTType(tag: inTag as String, tagClass: UTTagClass(rawValue: inTagClass as String), conformingTo: parent)?.identifier)
}

public func UTTypeCreateAllIdentifiersForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFArray>? {
    let parent = inConformingToUTI.flatMap { UTType($0 as String) }
    let all = UTType.types(tag: inTag as String, tagClass: UTTagClass(rawValue: inTagClass as String), conformingTo: parent)
    return Unmanaged.passRetained(all.map(\.identifier) as NSArray)
}

public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFString>? {
    made(UTType(inUTI as String)?.tags[UTTagClass(rawValue: inTagClass as String)]?.first)
}

public func UTTypeCopyAllTagsWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFArray>? {
    UTType(inUTI as String)?.tags[UTTagClass(rawValue: inTagClass as String)].map { Unmanaged.passRetained($0 as NSArray) }
}

public func UTTypeCopyDescription(_ inUTI: CFString) -> Unmanaged<CFString>? { made(UTType(inUTI as String)?.localizedDescription) }

public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
    (inUTI1 as String).caseInsensitiveCompare(inUTI2 as String) == .orderedSame
}

public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    guard let type = UTType(inUTI as String), let parent = UTType(inConformsToUTI as String) else { return UTTypeEqual(inUTI, inConformsToUTI) }
    return type.conforms(to: parent)
}

public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { (inUTI as String).hasPrefix("dyn.") }
public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool { UTType(inUTI as String)?.isDeclared == true }
