/// How surfaces are searched.
public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let firstFoundOnly = SCNHitTestOption(rawValue: "kHitTestFirstFoundOnly")
    public static let sortResults = SCNHitTestOption(rawValue: "kHitTestSortResults")
    public static let clipToZRange = SCNHitTestOption(rawValue: "kHitTestClipToZRange")
    public static let backFaceCulling = SCNHitTestOption(rawValue: "kHitTestBackFaceCulling")
    public static let boundingBoxOnly = SCNHitTestOption(rawValue: "kHitTestBoundingBoxOnly")
    public static let ignoreChildNodes = SCNHitTestOption(rawValue: "kHitTestIgnoreChildNodes")
    public static let rootNode = SCNHitTestOption(rawValue: "kHitTestRootNode")
    public static let ignoreHiddenNodes = SCNHitTestOption(rawValue: "kHitTestIgnoreHiddenNodes")
    public static let categoryBitMask = SCNHitTestOption(rawValue: "kHitTestCategoryBitMask")
    public static let searchMode = SCNHitTestOption(rawValue: "kHitTestSearchMode")
    public static let ignoreLightArea = SCNHitTestOption(rawValue: "kHitTestIgnoreLightArea")
}

/// How many places of a line are told.
public enum SCNHitTestSearchMode: Int, Sendable {
    case closest = 0
    case all = 1
    case any = 2
}
