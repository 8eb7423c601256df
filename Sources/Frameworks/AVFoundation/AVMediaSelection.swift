import QuinceCoreMedia
import UIKit

/// Languages or captions that a film offers to choose from. A file's are not read: there is none to choose.
open class AVMediaSelectionGroup: NSObject, NSCopying, @unchecked Sendable {
    public let options: [AVMediaSelectionOption]
    init(options: [AVMediaSelectionOption] = []) { self.options = options }
    open var defaultOption: AVMediaSelectionOption? { options.first }
    open var allowsEmptySelection: Bool { true }
    open class func playableMediaSelectionOptions(from mediaSelectionOptions: [AVMediaSelectionOption]) -> [AVMediaSelectionOption] {
        mediaSelectionOptions.filter(\.isPlayable)
    }
    open class func mediaSelectionOptions(
        from mediaSelectionOptions: [AVMediaSelectionOption], filteredAndSortedAccordingToPreferredLanguages preferredLanguages: [String]
    ) -> [AVMediaSelectionOption] {
        let tags: [String?] = mediaSelectionOptions.map { $0.extendedLanguageTag ?? $0.locale?.identifier }
        return LanguageOrder.indices(of: tags, preferred: preferredLanguages).map { mediaSelectionOptions[$0] }
    }
    open class func mediaSelectionOptions(from mediaSelectionOptions: [AVMediaSelectionOption], with locale: Locale) -> [AVMediaSelectionOption] {
        mediaSelectionOptions.filter { $0.locale == locale }
    }
    open class func mediaSelectionOptions(
        from mediaSelectionOptions: [AVMediaSelectionOption], withMediaCharacteristics mediaCharacteristics: [AVMediaCharacteristic]
    ) -> [AVMediaSelectionOption] { mediaSelectionOptions.filter { option in mediaCharacteristics.allSatisfy(option.hasMediaCharacteristic) } }
    open class func mediaSelectionOptions(
        from mediaSelectionOptions: [AVMediaSelectionOption], withoutMediaCharacteristics mediaCharacteristics: [AVMediaCharacteristic]
    ) -> [AVMediaSelectionOption] { mediaSelectionOptions.filter { option in !mediaCharacteristics.contains(where: option.hasMediaCharacteristic) } }
    open func mediaSelectionOption(withPropertyList plist: Any) -> AVMediaSelectionOption? {
        options.first { ($0.propertyList() as? NSDictionary) == (plist as? NSDictionary) }
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A language or captions.
open class AVMediaSelectionOption: NSObject, NSCopying, @unchecked Sendable {
    public let displayName: String
    public let mediaType: AVMediaType
    public let locale: Locale?
    init(displayName: String, mediaType: AVMediaType, locale: Locale?) {
        self.displayName = displayName
        self.mediaType = mediaType
        self.locale = locale
    }
    open var isPlayable: Bool { true }
    open var extendedLanguageTag: String? { locale.map { $0.identifier.replacingOccurrences(of: "_", with: "-") } }
    open var mediaSubTypes: [NSNumber] { [] }
    open var commonMetadata: [AVMetadataItem] { [] }
    open var availableMetadataFormats: [String] { [] }
    open func displayName(with locale: Locale) -> String { displayName }
    open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool {
        mediaCharacteristic == .audible ? mediaType == .audio : mediaCharacteristic == .legible && [.subtitle, .closedCaption, .text].contains(mediaType)
    }
    open func metadata(forFormat format: String) -> [AVMetadataItem] { [] }
    open func associatedMediaSelectionOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption? { nil }
    open func propertyList() -> Any {
        ["MediaSelectionOptionsName": displayName, "MediaSelectionOptionsMediaType": mediaType.rawValue] as NSDictionary
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The options that are chosen of each group of an asset.
open class AVMediaSelection: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    open private(set) weak var asset: AVAsset?
    var choices: [AVMediaSelectionGroup: AVMediaSelectionOption] = [:]
    init(asset: AVAsset?) { self.asset = asset }
    open func selectedMediaOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption? {
        choices[mediaSelectionGroup] ?? mediaSelectionGroup.defaultOption
    }
    open func mediaSelectionCriteriaCanBeAppliedAutomatically(to mediaSelectionGroup: AVMediaSelectionGroup) -> Bool { choices[mediaSelectionGroup] == nil }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = AVMutableMediaSelection(asset: asset)
        copy.choices = choices
        return copy
    }
}

open class AVMutableMediaSelection: AVMediaSelection, @unchecked Sendable {
    open func select(_ mediaSelectionOption: AVMediaSelectionOption?, in mediaSelectionGroup: AVMediaSelectionGroup) {
        choices[mediaSelectionGroup] = mediaSelectionOption
    }
}

/// By which a player chooses languages and captions.
open class AVPlayerMediaSelectionCriteria: NSObject, @unchecked Sendable {
    public let preferredLanguages: [String]?
    public let preferredMediaCharacteristics: [AVMediaCharacteristic]?
    public let principalMediaCharacteristics: [AVMediaCharacteristic]?
    public init(preferredLanguages: [String]?, preferredMediaCharacteristics: [AVMediaCharacteristic]?) {
        self.preferredLanguages = preferredLanguages
        self.preferredMediaCharacteristics = preferredMediaCharacteristics
        principalMediaCharacteristics = nil
    }
    public init(
        principalMediaCharacteristics: [AVMediaCharacteristic]?, preferredLanguages: [String]?, preferredMediaCharacteristics: [AVMediaCharacteristic]?
    ) {
        self.preferredLanguages = preferredLanguages
        self.preferredMediaCharacteristics = preferredMediaCharacteristics
        self.principalMediaCharacteristics = principalMediaCharacteristics
    }
}
