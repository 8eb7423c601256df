/// Finds text and codes in the camera's picture. There is no camera: it is not supported, and scanning does not begin.
@preconcurrency @MainActor open class DataScannerViewController: UIViewController {
    public enum ScanningUnavailable: Error, Hashable, Sendable { case unsupported, cameraRestricted }
    public enum QualityLevel: Hashable, Sendable { case balanced, accurate, fast }
    /// The kinds of text that can be looked for.
    public enum TextContentType: Hashable, CaseIterable, Sendable {
        case URL, dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber, telephoneNumber, currency
    }

    /// Something to look for.
    public struct RecognizedDataType: Hashable, Sendable {
        private let symbologies: [VNBarcodeSymbology]?
        private let languages: [String]
        private let contentType: TextContentType?
        public static func text(languages: [String] = [], textContentType: TextContentType? = nil) -> RecognizedDataType {
            RecognizedDataType(symbologies: nil, languages: languages, contentType: textContentType)
        }
        public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> RecognizedDataType {
            RecognizedDataType(symbologies: symbologies, languages: [], contentType: nil)
        }
    }

    public static var isSupported: Bool { false }
    public static var isAvailable: Bool { false }
    public static var supportedTextRecognitionLanguages: [String] { [] }
    public static var scanningUnavailable: ScanningUnavailable? { .unsupported }

    public let recognizedDataTypes: Set<RecognizedDataType>
    public let qualityLevel: QualityLevel
    public let recognizesMultipleItems: Bool
    public let isHighFrameRateTrackingEnabled: Bool
    public let isPinchToZoomEnabled: Bool
    public let isGuidanceEnabled: Bool
    public let isHighlightingEnabled: Bool

    public init(
        recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced, recognizesMultipleItems: Bool = false,
        isHighFrameRateTrackingEnabled: Bool = true, isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true, isHighlightingEnabled: Bool = false
    ) {
        (self.recognizedDataTypes, self.qualityLevel, self.recognizesMultipleItems) = (recognizedDataTypes, qualityLevel, recognizesMultipleItems)
        self.isHighFrameRateTrackingEnabled = isHighFrameRateTrackingEnabled
        self.isPinchToZoomEnabled = isPinchToZoomEnabled
        (self.isGuidanceEnabled, self.isHighlightingEnabled) = (isGuidanceEnabled, isHighlightingEnabled)
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { nil }

    open weak var delegate: (any DataScannerViewControllerDelegate)?
    open var regionOfInterest: CGRect?
    open private(set) lazy var overlayContainerView = UIView(frame: view.bounds)
    /// Default 1.
    open var zoomFactor: Double = 1
    open var minZoomFactor: Double { 1 }
    open var maxZoomFactor: Double { 1 }
    open var isScanning: Bool { false }
    /// Ends at once: nothing is recognised.
    open var recognizedItems: AsyncStream<[RecognizedItem]> { AsyncStream { $0.finish() } }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        overlayContainerView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(overlayContainerView)
    }

    /// - Throws: `ScanningUnavailable.unsupported`.
    open func startScanning() throws { throw ScanningUnavailable.unsupported }
    open func stopScanning() {}
    /// - Throws: `ScanningUnavailable.unsupported`.
    open func capturePhoto() async throws -> UIImage { throw ScanningUnavailable.unsupported }
}

/// A piece of text or a code that was found.
public enum RecognizedItem: Identifiable, Sendable {
    /// Corners in the scanner's view.
    public struct Bounds: Sendable {
        public var topLeft: CGPoint, topRight: CGPoint, bottomRight: CGPoint, bottomLeft: CGPoint
    }
    public struct Text: Identifiable, @unchecked Sendable {
        public let id: UUID
        public let transcript: String
        public let bounds: Bounds
        public let observation: VNRecognizedTextObservation
    }
    public struct Barcode: Identifiable, @unchecked Sendable {
        public let id: UUID
        public let payloadStringValue: String?
        public let bounds: Bounds
        public let observation: VNBarcodeObservation
    }
    case text(Text)
    case barcode(Barcode)

    public var id: UUID {
        switch self {
        case .text(let text): text.id
        case .barcode(let code): code.id
        }
    }
    public var bounds: Bounds {
        switch self {
        case .text(let text): text.bounds
        case .barcode(let code): code.bounds
        }
    }
}

/// Hears of what is found. Every method is optional.
@preconcurrency @MainActor public protocol DataScannerViewControllerDelegate: AnyObject {
    func dataScannerDidZoom(_ dataScanner: DataScannerViewController)
    func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
    func dataScanner(_ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(_ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(_ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(_ dataScanner: DataScannerViewController, becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}

extension DataScannerViewControllerDelegate {
    // Scanning never begins: not called.
    public func dataScannerDidZoom(_ dataScanner: DataScannerViewController) {}
    public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
    public func dataScanner(_ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]) {}
    public func dataScanner(_ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem]) {}
    public func dataScanner(_ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem]) {}
    public func dataScanner(_ dataScanner: DataScannerViewController, becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable) {}
}
