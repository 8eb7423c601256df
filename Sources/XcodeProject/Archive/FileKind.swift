import Foundation

/// The kind of a project's file, as far as building on Linux goes.
enum FileKind: Hashable {
    case swift
    /// Objective-C, C or C++: cannot be built here.
    case cFamily
    case coreDataModel
    /// Xcode makes a class of its name.
    case machineLearningModel
    /// Xcode makes classes of what it defines.
    case intentDefinition
    case resource
    /// Read by the build itself, or by other tools: headers, entitlements, configuration files, documentation.
    case ignored

    /// Decides by the type Xcode noted, if it noted one, and by the name's extension otherwise.
    init(name: String, type: String? = nil) {
        switch type {
        case "sourcecode.swift": self = .swift
        case "sourcecode.c.objc", "sourcecode.cpp.objcpp", "sourcecode.c.c", "sourcecode.cpp.cpp": self = .cFamily
        default: self = Self.kinds[(name as NSString).pathExtension.lowercased()] ?? .resource
        }
    }

    private static let kinds: [String: FileKind] = [
        "swift": .swift,
        "m": .cFamily, "mm": .cFamily, "c": .cFamily, "cc": .cFamily, "cpp": .cFamily, "cxx": .cFamily,
        "xcdatamodel": .coreDataModel, "xcdatamodeld": .coreDataModel,
        "mlmodel": .machineLearningModel, "mlpackage": .machineLearningModel, "intentdefinition": .intentDefinition,
        "h": .ignored, "hpp": .ignored, "pch": .ignored, "modulemap": .ignored, "entitlements": .ignored,
        "xcconfig": .ignored, "docc": .ignored, "playground": .ignored, "xcodeproj": .ignored, "xcworkspace": .ignored,
        "framework": .ignored, "xcframework": .ignored, "a": .ignored, "dylib": .ignored, "tbd": .ignored,
        "xctestplan": .ignored, "storekit": .ignored,
    ]

    /// Folders that count as one file.
    static let packageExtensions: Set<String> = [
        "xcassets", "bundle", "scnassets", "xcdatamodel", "xcdatamodeld", "mlpackage", "xcmappingmodel", "docc", "playground",
        "framework", "xcframework", "xcodeproj", "xcworkspace", "icon", "atlas", "app",
    ]
}
