/// Finds text and codes in pictures. A simulator, like this device, cannot.
public final class ImageAnalyzer: Sendable {
    public struct AnalysisTypes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let text = AnalysisTypes(rawValue: 1 << 0)
        public static let machineReadableCode = AnalysisTypes(rawValue: 1 << 1)
        public static let visualLookUp = AnalysisTypes(rawValue: 1 << 2)
    }

    /// The things to look for.
    public struct Configuration: Sendable {
        public let analysisTypes: AnalysisTypes
        /// Identifiers of languages; empty for the user's own.
        public var locales: [String] = []
        public init(_ types: AnalysisTypes) { analysisTypes = types }
    }

    public static var isSupported: Bool { false }
    public static var supportedTextRecognitionLanguages: [String] { [] }
    public init() {}

    private static func refuse() throws -> ImageAnalysis {
        throw NSError(domain: "com.apple.VisionKit.ImageAnalyzer", code: 1, userInfo: [NSLocalizedDescriptionKey: "Image analysis is not supported."])
    }
    /// - Throws: always: pictures cannot be analysed.
    @MainActor public func analyze(_ image: UIImage, configuration: Configuration) async throws -> ImageAnalysis { try Self.refuse() }
    /// - Throws: always: pictures cannot be analysed.
    @MainActor public func analyze(_ image: UIImage, orientation: UIImage.Orientation, configuration: Configuration) async throws -> ImageAnalysis {
        try Self.refuse()
    }
    /// - Throws: always: pictures cannot be analysed.
    public func analyze(_ cgImage: CGImage, orientation: CGImagePropertyOrientation, configuration: Configuration) async throws -> ImageAnalysis {
        try Self.refuse()
    }
    /// - Throws: always: pictures cannot be analysed.
    public func analyze(imageAt url: URL, orientation: CGImagePropertyOrientation, configuration: Configuration) async throws -> ImageAnalysis {
        try Self.refuse()
    }
}

/// The text and codes of a picture.
public final class ImageAnalysis: Sendable {
    init() {}
    public var transcript: String { "" }
    public func hasResults(for analysisTypes: ImageAnalyzer.AnalysisTypes) -> Bool { false }
}

/// Lets the user select text in a picture once there is an analysis of it.
@preconcurrency @MainActor open class ImageAnalysisInteraction: NSObject, UIInteraction {
    public struct InteractionTypes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let automatic = InteractionTypes(rawValue: 1 << 0)
        public static let textSelection = InteractionTypes(rawValue: 1 << 1)
        public static let dataDetectors = InteractionTypes(rawValue: 1 << 2)
        public static let imageSubject = InteractionTypes(rawValue: 1 << 3)
        public static let visualLookUp = InteractionTypes(rawValue: 1 << 4)
        public static let automaticTextOnly = InteractionTypes(rawValue: 1 << 5)
    }

    public override init() { super.init() }
    public init(_ delegate: any ImageAnalysisInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open private(set) weak var view: UIView?
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
    open weak var delegate: (any ImageAnalysisInteractionDelegate)?
    open var analysis: ImageAnalysis?
    open var preferredInteractionTypes: InteractionTypes = []
    open var activeInteractionTypes: InteractionTypes { [] }
    open var allowLongPressForDataDetectorsInTextMode = true
    open var selectableItemsHighlighted = false
    open var isSupplementaryInterfaceHidden = false
    open func setSupplementaryInterfaceHidden(_ hidden: Bool, animated: Bool) { isSupplementaryInterfaceHidden = hidden }
    open var supplementaryInterfaceContentInsets: UIEdgeInsets = .zero
    open var supplementaryInterfaceFont: UIFont?
    open var contentsRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
    open func setContentsRectNeedsUpdate() {}
    open var hasActiveTextSelection: Bool { false }
    open var selectedText: String { "" }
    open var text: String { analysis?.transcript ?? "" }
    open func resetTextSelection() {}
    open func hasInteractiveItem(at point: CGPoint) -> Bool { false }
    open func hasText(at point: CGPoint) -> Bool { false }
    open func hasDataDetector(at point: CGPoint) -> Bool { false }
    open func hasSupplementaryInterface(at point: CGPoint) -> Bool { false }
    open func analysisHasText(at point: CGPoint) -> Bool { false }
    open var liveTextButtonVisible: Bool { false }
}

/// Says how a picture is shown, and hears of what is selected. Every method is optional.
@preconcurrency @MainActor public protocol ImageAnalysisInteractionDelegate: AnyObject {
    func interaction(_ interaction: ImageAnalysisInteraction, shouldBeginAt point: CGPoint, for interactionType: ImageAnalysisInteraction.InteractionTypes)
        -> Bool
    func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect
    func contentView(for interaction: ImageAnalysisInteraction) -> UIView?
    func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController?
    func interaction(_ interaction: ImageAnalysisInteraction, liveTextButtonDidChangeToVisible visible: Bool)
    func interaction(_ interaction: ImageAnalysisInteraction, highlightSelectedItemsDidChange highlightSelectedItems: Bool)
    func textSelectionDidChange(_ interaction: ImageAnalysisInteraction)
}

extension ImageAnalysisInteractionDelegate {
    // Nothing is ever found in a picture: not called.
    public func interaction(
        _ interaction: ImageAnalysisInteraction, shouldBeginAt point: CGPoint, for interactionType: ImageAnalysisInteraction.InteractionTypes
    ) -> Bool { true }
    public func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
    public func contentView(for interaction: ImageAnalysisInteraction) -> UIView? { nil }
    public func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController? { nil }
    public func interaction(_ interaction: ImageAnalysisInteraction, liveTextButtonDidChangeToVisible visible: Bool) {}
    public func interaction(_ interaction: ImageAnalysisInteraction, highlightSelectedItemsDidChange highlightSelectedItems: Bool) {}
    public func textSelectionDidChange(_ interaction: ImageAnalysisInteraction) {}
}
