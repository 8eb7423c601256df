import CoreGraphics
import Foundation
import ObjectRuntime

public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputTargetImageKey = "inputTargetImage"
public let kCIInputGradientImageKey = "inputGradientImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputScaleKey = "inputScale"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputWidthKey = "inputWidth"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputEVKey = "inputEV"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputColorKey = "inputColor"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputTimeKey = "inputTime"
public let kCIOutputImageKey = "outputImage"
public let kCIAttributeFilterName = "CIAttributeFilterName"
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
public let kCIAttributeClass = "CIAttributeClass"
public let kCIAttributeDefault = "CIAttributeDefault"
public let kCICategoryBlur = "CICategoryBlur"
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
public let kCICategoryColorEffect = "CICategoryColorEffect"
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"
public let kCICategoryGenerator = "CICategoryGenerator"
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
public let kCICategoryGradient = "CICategoryGradient"
public let kCICategoryReduction = "CICategoryReduction"
public let kCICategorySharpen = "CICategorySharpen"
public let kCICategoryHalftoneEffect = "CICategoryHalftoneEffect"
public let kCICategoryStylize = "CICategoryStylize"

/// Makes a picture from others and some values. Filters of the system have names; apps derive their own and override `outputImage`.
open class CIFilter: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let definition: FilterDefinition?
    private var values: [String: Any] = [:]
    /// A filter of the app's, made for a name that it registered.
    private var inner: CIFilter?
    open var name: String

    public override init() {
        definition = nil
        name = ""
        super.init()
    }

    init(definition: FilterDefinition) {
        self.definition = definition
        name = definition.name
        super.init()
        setDefaults()
    }

    /// A filter of the system as an archive has it, without its pictures; nil for others.
    public required init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name"), let found = FilterCatalog.definition(named: "\(name)") else { return nil }
        (definition, self.name) = (found, found.name)
        super.init()
        setDefaults()
        guard let kept = coder.decodeObject(forKey: "values") as? NSDictionary else { return }
        for (key, value) in kept { if let key = key as? String ?? (key as? NSString).map({ "\($0)" }) { values[key] = value } }
    }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        coder.encode(NSString(string: name), forKey: "name")
        let kept = NSMutableDictionary()
        for (key, value) in values {
            switch value {
            case let number as NSNumber: kept[NSString(string: key)] = number
            case let vector as CIVector: kept[NSString(string: key)] = vector
            case let color as CIColor: kept[NSString(string: key)] = color
            case let text as String: kept[NSString(string: key)] = NSString(string: text)
            case let data as Data: kept[NSString(string: key)] = data as NSData
            default: break
            }
        }
        coder.encode(kept, forKey: "values")
    }

    /// A filter of the system with its default values; nil for a name that is not known.
    public convenience init?(name: String) { self.init(name: name, parameters: nil) }

    public convenience init?(name: String, parameters params: [String: Any]?) {
        if let definition = FilterCatalog.definition(named: name) {
            self.init(definition: definition)
        } else if let made = RegisteredFilters.current.filter(named: name) {
            self.init()
            (inner, self.name) = (made, name)
        } else {
            return nil
        }
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }

    open class func filterNames(inCategory category: String?) -> [String] { filterNames(inCategories: category.map { [$0] }) }

    open class func filterNames(inCategories categories: [String]?) -> [String] {
        FilterCatalog.definitions.filter { definition in categories?.allSatisfy { definition.categories.contains($0) } ?? true }.map(\.name)
            .union(with: RegisteredFilters.current.names(in: categories))
    }

    open class func localizedName(forFilterName filterName: String) -> String? {
        FilterCatalog.definition(named: filterName)?.displayName ?? RegisteredFilters.current.displayName(of: filterName)
    }

    open var inputKeys: [String] { inner?.inputKeys ?? definition?.inputs.map(\.key) ?? [] }
    open var outputKeys: [String] { [kCIOutputImageKey] }

    /// Name and categories of the filter, and of each input its class, its default, what it is for, and for numbers the least and the most, the ends of a
    /// slider, and the value that changes nothing, as far as Apple's filter has them.
    open var attributes: [String: Any] {
        guard let definition else { return inner?.attributes ?? [:] }
        var result: [String: Any] = [
            kCIAttributeFilterName: definition.name, kCIAttributeFilterDisplayName: definition.displayName,
            kCIAttributeFilterCategories: definition.categories,
        ]
        result[kCIAttributeReferenceDocumentation] = URL(
            string: "https://developer.apple.com/library/archive/documentation/GraphicsImaging/Reference/CoreImageFilterReference/"
                + "index.html#//apple_ref/doc/filter/ci/\(definition.name)")
        for input in definition.inputs { result[input.key] = input.attributes(of: definition.name) }
        return result
    }

    open func setDefaults() {
        for input in definition?.inputs ?? [] { values[input.key] = input.kind.standard }
    }

    /// The result; nil where an input that is needed is not there.
    open var outputImage: CIImage? { inner?.outputImage ?? definition?.apply(FilterArguments(values: values)) }

    /// An input by its key. Setting one that a filter of the system does not have stops the program, as it does on a device.
    open func setValue(_ value: Any?, forKey key: String) {
        if let definition, !definition.inputs.contains(where: { $0.key == key }) {
            fatalError("[<\(name)> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key).")
        }
        if let inner { return inner.setValue(value, forKey: key) }
        // A property of the app's class.
        if definition == nil, KeyValueCoding.set(value, of: self, forKey: key) { return }
        values[key] = value is NSNull ? nil : value
    }

    open func value(forKey key: String) -> Any? {
        if key == kCIOutputImageKey { return outputImage }
        if let inner { return inner.value(forKey: key) }
        if definition == nil, let found = KeyValueCoding.value(of: self, forKey: key) { return found }
        return values[key]
    }
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }
    open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

    open func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value, forKey: key) }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        guard let definition else { return self }
        let copy = CIFilter(definition: definition)
        copy.values = values
        return copy
    }

    open override var description: String { "<\(type(of: self)): \(name)>" }
}

extension [String] {
    fileprivate func union(with others: [String]) -> [String] { Set(self + others).sorted() }
}
