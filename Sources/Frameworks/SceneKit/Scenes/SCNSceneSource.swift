public let SCNErrorDomain = "SCNErrorDomain"

/// Reads scenes from files.
open class SCNSceneSource: NSObject, @unchecked Sendable {
    /// How a file is read.
    public struct LoadingOption: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let createNormalsIfAbsent = LoadingOption(rawValue: "kSceneSourceCreateNormalsIfAbsent")
        public static let checkConsistency = LoadingOption(rawValue: "kSceneSourceCheckConsistency")
        public static let flattenScene = LoadingOption(rawValue: "kSceneSourceFlattenScene")
        public static let useSafeMode = LoadingOption(rawValue: "kSceneSourceUseSafeMode")
        public static let assetDirectoryURLs = LoadingOption(rawValue: "kSceneSourceAssetDirectoryURLs")
        public static let overrideAssetURLs = LoadingOption(rawValue: "kSceneSourceOverrideAssetURLs")
        public static let strictConformance = LoadingOption(rawValue: "kSceneSourceStrictConformance")
        public static let convertUnitsToMeters = LoadingOption(rawValue: "kSceneSourceConvertUnitsToMeters")
        public static let convertToYUp = LoadingOption(rawValue: "kSceneSourceConvertToYUpIfNeeded")
        public static let animationImportPolicy = LoadingOption(rawValue: "kSceneSourceAnimationLoadingMode")
        public static let preserveOriginalTopology = LoadingOption(rawValue: "kSceneSourcePreserveOriginalTopology")
    }

    public let url: URL?
    public let data: Data?

    /// Nil without such a file.
    public init?(url: URL, options: [SCNSceneSource.LoadingOption: Any]? = nil) {
        guard url.isFileURL, FileManager.default.isReadableFile(atPath: url.path) else { return nil }
        (self.url, data) = (url, nil)
        super.init()
    }
    public init?(data: Data, options: [SCNSceneSource.LoadingOption: Any]? = nil) {
        (url, self.data) = (nil, data)
        super.init()
    }

    /// Throws for a file that cannot be read.
    open func scene(options: [SCNSceneSource.LoadingOption: Any]? = nil) throws -> SCNScene {
        let file: SceneFile = try url.map { try SceneFile($0) } ?? SceneFile(data ?? Data(), name: "scn")
        let scene = SCNScene()
        file.fill(scene)
        return scene
    }

    /// A file of the app's bundle; a name may begin with folders, as in `art.scnassets/ship.scn`.
    static func file(named name: String, directory: String?) -> URL? {
        guard let resources = Bundle.main.resourceURL else { return nil }
        let folder: URL = directory.map { resources.appendingPathComponent($0) } ?? resources
        let endings: [String] = (name as NSString).pathExtension.isEmpty ? [".scn", ".dae", ".obj"] : [""]
        return endings.map { folder.appendingPathComponent(name + $0) }.first { FileManager.default.isReadableFile(atPath: $0.path) }
    }
}
