import CoreImage
import QuinceCoreMedia
import UIKit

/// How pictures of several tracks go together. Kept and checked; no film is decoded, so that none is drawn.
open class AVVideoComposition: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    public struct PerFrameHDRDisplayMetadataPolicy: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let propagate = PerFrameHDRDisplayMetadataPolicy(rawValue: "AVVideoCompositionPerFrameHDRDisplayMetadataPolicyPropagate")
        public static let generate = PerFrameHDRDisplayMetadataPolicy(rawValue: "AVVideoCompositionPerFrameHDRDisplayMetadataPolicyGenerate")
    }

    open internal(set) var customVideoCompositorClass: (any AVVideoCompositing.Type)?
    open internal(set) var frameDuration: CMTime = .zero
    open internal(set) var sourceTrackIDForFrameTiming: CMPersistentTrackID = kCMPersistentTrackID_Invalid
    open internal(set) var renderSize: CGSize = .zero
    open internal(set) var renderScale: Float = 1
    open internal(set) var instructions: [any AVVideoCompositionInstructionProtocol] = []
    open internal(set) var animationTool: AVVideoCompositionCoreAnimationTool?
    open internal(set) var sourceSampleDataTrackIDs: [NSNumber] = []
    open internal(set) var colorPrimaries: String?
    open internal(set) var colorYCbCrMatrix: String?
    open internal(set) var colorTransferFunction: String?
    open internal(set) var perFrameHDRDisplayMetadataPolicy: PerFrameHDRDisplayMetadataPolicy = .propagate
    var filter: ((AVAsynchronousCIImageFilteringRequest) -> Void)?

    public override init() { super.init() }

    /// For the asset's pictures as they are: its size, turned upright, at its speed, an instruction for all of its time.
    public init(propertiesOf asset: AVAsset) {
        super.init()
        take(asset)
    }
    /// The same, and every picture goes through `applier`.
    public init(asset: AVAsset, applyingCIFiltersWithHandler applier: @escaping @Sendable (AVAsynchronousCIImageFilteringRequest) -> Void) {
        super.init()
        take(asset)
        filter = applier
    }
    open class func videoComposition(
        withPropertiesOf asset: AVAsset, completionHandler: @escaping @Sendable (AVVideoComposition?, (any Error)?) -> Void
    ) { ServiceReply.send { completionHandler(AVVideoComposition(propertiesOf: asset), nil) } }
    open class func videoComposition(withPropertiesOf asset: AVAsset) async throws -> AVVideoComposition { AVVideoComposition(propertiesOf: asset) }
    open class func videoComposition(
        with asset: AVAsset, applyingCIFiltersWithHandler applier: @escaping @Sendable (AVAsynchronousCIImageFilteringRequest) -> Void,
        completionHandler: @escaping @Sendable (AVVideoComposition?, (any Error)?) -> Void
    ) { ServiceReply.send { completionHandler(AVVideoComposition(asset: asset, applyingCIFiltersWithHandler: applier), nil) } }
    open class func videoComposition(
        with asset: AVAsset, applyingCIFiltersWithHandler applier: @escaping @Sendable (AVAsynchronousCIImageFilteringRequest) -> Void
    ) async throws -> AVVideoComposition { AVVideoComposition(asset: asset, applyingCIFiltersWithHandler: applier) }

    func take(_ asset: AVAsset) {
        let films = asset.tracks(withMediaType: .video)
        frameDuration = films.map(\.minFrameDuration).filter(\.isNumeric).min() ?? CMTime(value: 1, timescale: 30)
        renderSize = films.first.map { Self.upright($0.naturalSize, $0.preferredTransform) } ?? asset.naturalSize
        let instruction = AVMutableVideoCompositionInstruction()
        instruction.timeRange = CMTimeRange(start: .zero, duration: asset.duration)
        instruction.layerInstructions = films.map { film in
            let layer = AVMutableVideoCompositionLayerInstruction(assetTrack: film)
            if film.preferredTransform != .identity { layer.setTransform(film.preferredTransform, at: .zero) }
            return layer
        }
        if !films.isEmpty { instructions = [instruction] }
    }

    /// The size of a picture that is turned.
    static func upright(_ size: CGSize, _ transform: CGAffineTransform) -> CGSize {
        let turned = CGRect(origin: .zero, size: size).applying(transform)
        return CGSize(width: abs(turned.width), height: abs(turned.height))
    }

    /// Whether it is one for that time of the asset; the delegate hears of each fault, and says whether to look for more.
    open func isValid(
        for asset: AVAsset?, timeRange: CMTimeRange, validationDelegate: (any AVVideoCompositionValidationHandling)?
    ) -> Bool {
        let faults = CompositionCheck(
            ranges: instructions.map(\.timeRange), tracks: instructions.map { $0.requiredSourceTrackIDs ?? [] }
        ).faults(asset: asset, within: timeRange)
        for fault in faults {
            let goesOn: Bool? =
                switch fault {
                case .key(let key): try? validationDelegate?.videoComposition(self, shouldContinueValidatingAfterFindingInvalidValueForKey: key)
                case .empty(let range): try? validationDelegate?.videoComposition(self, shouldContinueValidatingAfterFindingEmptyTimeRange: range)
                case .range(let index):
                    try? validationDelegate?.videoComposition(self, shouldContinueValidatingAfterFindingInvalidTimeRangeIn: instructions[index])
                case .track(let index):
                    try? validationDelegate?.videoComposition(
                        self, shouldContinueValidatingAfterFindingInvalidTrackIDIn: instructions[index],
                        layerInstruction: (instructions[index] as? AVVideoCompositionInstruction)?.layerInstructions.first
                            ?? AVVideoCompositionLayerInstruction(), asset: asset ?? AVAsset())
                }
            if goesOn != true { return false }
        }
        return faults.isEmpty && frameDuration.isNumeric && frameDuration > .zero && renderSize.width > 0 && renderSize.height > 0
    }
    open func isValid(
        for asset: AVAsset?, timeRange: CMTimeRange, validationDelegate: (any AVVideoCompositionValidationHandling)?
    ) async throws -> Bool {
        let check: () -> Bool = { self.isValid(for: asset, timeRange: timeRange, validationDelegate: validationDelegate) }
        return check()
    }

    open func copy(with zone: NSZone? = nil) -> Any { copied(AVVideoComposition()) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(AVMutableVideoComposition()) }
    private func copied<Copy: AVVideoComposition>(_ copy: Copy) -> Copy {
        copy.customVideoCompositorClass = customVideoCompositorClass
        (copy.frameDuration, copy.renderSize, copy.renderScale) = (frameDuration, renderSize, renderScale)
        (copy.sourceTrackIDForFrameTiming, copy.instructions, copy.animationTool) = (sourceTrackIDForFrameTiming, instructions, animationTool)
        (copy.colorPrimaries, copy.colorYCbCrMatrix, copy.colorTransferFunction) = (colorPrimaries, colorYCbCrMatrix, colorTransferFunction)
        (copy.sourceSampleDataTrackIDs, copy.filter) = (sourceSampleDataTrackIDs, filter)
        return copy
    }
}

/// Looks for faults of the instructions of a composition.
struct CompositionCheck {
    enum Fault: Equatable {
        case key(String)
        case empty(CMTimeRange)
        case range(Int)
        case track(Int)
    }
    var ranges: [CMTimeRange]
    var tracks: [[NSValue]]

    /// Instructions must follow each other without a gap from the beginning of `range` to its end, and name tracks that there are.
    func faults(asset: AVAsset?, within range: CMTimeRange) -> [Fault] {
        var faults: [Fault] = []
        var end: CMTime = range.start
        for (index, each) in ranges.enumerated() {
            if !each.isValid || each.duration <= .zero || each.start < end && index > 0 {
                faults.append(.range(index))
                continue
            }
            if each.start > end { faults.append(.empty(CMTimeRange(start: end, end: each.start))) }
            end = max(end, each.end)
            if let asset, !tracks[index].allSatisfy({ id in (id as? NSNumber).map { asset.track(withTrackID: $0.int32Value) != nil } ?? true }) {
                faults.append(.track(index))
            }
        }
        let last: CMTime = range.duration.isNumeric ? range.end : asset?.duration ?? end
        if last.isNumeric, end < last { faults.append(.empty(CMTimeRange(start: end, end: last))) }
        return faults
    }
}

/// A composition of pictures that is being made.
open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
    public override init() { super.init() }
    public override init(propertiesOf asset: AVAsset) { super.init(propertiesOf: asset) }
    public override init(asset: AVAsset, applyingCIFiltersWithHandler applier: @escaping @Sendable (AVAsynchronousCIImageFilteringRequest) -> Void) {
        super.init(asset: asset, applyingCIFiltersWithHandler: applier)
    }
    public convenience init(propertiesOf asset: AVAsset, prototypeInstruction: AVVideoCompositionInstruction) {
        self.init(propertiesOf: asset)
        guard let prototype = prototypeInstruction.mutableCopy() as? AVMutableVideoCompositionInstruction else { return }
        prototype.timeRange = CMTimeRange(start: .zero, duration: asset.duration)
        if let made = instructions.first as? AVVideoCompositionInstruction { prototype.layerInstructions = made.layerInstructions }
        instructions = [prototype]
    }
    open override class func videoComposition(
        withPropertiesOf asset: AVAsset, completionHandler: @escaping @Sendable (AVMutableVideoComposition?, (any Error)?) -> Void
    ) { ServiceReply.send { completionHandler(AVMutableVideoComposition(propertiesOf: asset), nil) } }
    open override class func videoComposition(withPropertiesOf asset: AVAsset) async throws -> AVMutableVideoComposition {
        AVMutableVideoComposition(propertiesOf: asset)
    }
    open override var customVideoCompositorClass: (any AVVideoCompositing.Type)? {
        get { super.customVideoCompositorClass }
        set { super.customVideoCompositorClass = newValue }
    }
    open override var frameDuration: CMTime {
        get { super.frameDuration }
        set { super.frameDuration = newValue }
    }
    open override var sourceTrackIDForFrameTiming: CMPersistentTrackID {
        get { super.sourceTrackIDForFrameTiming }
        set { super.sourceTrackIDForFrameTiming = newValue }
    }
    open override var renderSize: CGSize {
        get { super.renderSize }
        set { super.renderSize = newValue }
    }
    open override var renderScale: Float {
        get { super.renderScale }
        set { super.renderScale = newValue }
    }
    open override var instructions: [any AVVideoCompositionInstructionProtocol] {
        get { super.instructions }
        set { super.instructions = newValue }
    }
    open override var animationTool: AVVideoCompositionCoreAnimationTool? {
        get { super.animationTool }
        set { super.animationTool = newValue }
    }
    open override var sourceSampleDataTrackIDs: [NSNumber] {
        get { super.sourceSampleDataTrackIDs }
        set { super.sourceSampleDataTrackIDs = newValue }
    }
    open override var colorPrimaries: String? {
        get { super.colorPrimaries }
        set { super.colorPrimaries = newValue }
    }
    open override var colorYCbCrMatrix: String? {
        get { super.colorYCbCrMatrix }
        set { super.colorYCbCrMatrix = newValue }
    }
    open override var colorTransferFunction: String? {
        get { super.colorTransferFunction }
        set { super.colorTransferFunction = newValue }
    }
    open override var perFrameHDRDisplayMetadataPolicy: PerFrameHDRDisplayMetadataPolicy {
        get { super.perFrameHDRDisplayMetadataPolicy }
        set { super.perFrameHDRDisplayMetadataPolicy = newValue }
    }
}
