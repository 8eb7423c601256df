/// An immutable set of traits: size classes, appearance, text size, scale and whatever an app adds of its own.
open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let values: TraitValues

    public override init() {
        values = TraitValues()
    }

    init(_ values: TraitValues) {
        self.values = values
    }

    /// The system's traits; an app's own are in no archive.
    public required init?(coder: NSCoder) {
        values = TraitValues(archivedIn: coder)
    }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { values.encode(to: coder) }

    /// The traits against which dynamic colours and images resolve now. Set by UIKit around drawing, layout and trait
    /// callbacks (behaviour/rules.md 1.10); an app may set it too.
    public static var current: UITraitCollection {
        get { AppContext.current.drawing.traits }
        set { AppContext.current.drawing.traits = newValue }
    }

    /// The latter collections win over the former wherever they specify a trait.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var values = TraitValues()
        for collection in traitCollections { values.merge(collection.values) }
        self.init(values)
    }

    /// A collection with the traits set in `mutations`.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(TraitValues().mutated(by: mutations))
    }

    /// A collection with one trait.
    public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
        var values = TraitValues()
        values[trait] = value
        self.init(values)
    }

    /// A copy of this collection changed by `mutations`.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values.mutated(by: mutations))
    }

    /// A copy of this collection in which one trait has another value.
    public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
        var copy: TraitValues = values
        copy[trait] = value
        return UITraitCollection(copy)
    }

    /// The configuration by which pictures are chosen under these traits.
    open var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }

    public typealias TraitMutations = (inout any UIMutableTraits) -> Void

    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether every trait that `trait` specifies has the same value here.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        trait?.values.isContained(in: values) ?? true
    }

    /// Whether a dynamic colour may look different under the two collections.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        let other: TraitValues = traitCollection?.values ?? TraitValues()
        if values.style != other.style || values.level != other.level || values.contrast != other.contrast { return true }
        if values.displayGamut != other.displayGamut || values.activeAppearance != other.activeAppearance { return true }
        let identifiers = Set(values.custom.keys).union(other.custom.keys)
        return identifiers.contains { identifier in
            let definition: UITrait? = (values.custom[identifier] ?? other.custom[identifier])?.definition
            return definition?.affectsColorAppearance == true && values.custom[identifier] != other.custom[identifier]
        }
    }

    /// Traits whose values differ from those of another collection.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        let other: TraitValues = traitCollection?.values ?? TraitValues()
        let custom: [UITrait] = Set(values.custom.keys).union(other.custom.keys).compactMap { identifier in
            (values.custom[identifier] ?? other.custom[identifier])?.definition
        }
        return (TraitValues.standard + custom).filter { !values.isSame($0, in: other) }
    }

    /// Runs `actions` with this collection as `current`.
    open func performAsCurrent(_ actions: () -> Void) {
        let previous = UITraitCollection.current
        UITraitCollection.current = self
        defer { UITraitCollection.current = previous }
        actions()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return other === self || other.values == values
    }

    open override var hash: Int { values.hashValue }

    open override var description: String {
        let changed: [String] = changedTraits(from: nil).map { trait in
            func text<T: UITraitDefinition>(_ trait: T.Type) -> String { "\(T.name) = \(values[trait])" }
            return text(trait)
        }
        return "<UITraitCollection: \(changed.joined(separator: ", "))>"
    }

    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    public var userInterfaceStyle: UIUserInterfaceStyle { values.style }
    public var userInterfaceLevel: UIUserInterfaceLevel { values.level }
    public var accessibilityContrast: UIAccessibilityContrast { values.contrast }
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    /// Pixels a point; 0 when unspecified.
    public var displayScale: CGFloat { values.displayScale }
    public var displayGamut: UIDisplayGamut { values.displayGamut }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    public var preferredContentSizeCategory: UIContentSizeCategory { values.contentSizeCategory }
    public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
    public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
    public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize { values.toolbarItemPresentationSize }
    public var imageDynamicRange: UIImage.DynamicRange { values.imageDynamicRange }
    public var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState }
    /// nil where nobody said one.
    public var typesettingLanguage: Locale.Language? { values.typesettingLanguage }

    /// The traits of the system's on which dynamic colours depend.
    public static var systemTraitsAffectingColorAppearance: [UITrait] { TraitValues.standard.filter { $0.affectsColorAppearance } }
    /// The traits of the system's by which pictures are chosen.
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitUserInterfaceStyle.self,
            UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self, UITraitDisplayScale.self, UITraitDisplayGamut.self,
            UITraitLayoutDirection.self, UITraitPreferredContentSizeCategory.self,
        ]
    }
}

extension UITraitCollection {
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = idiom }
    }
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init { $0.legibilityWeight = legibilityWeight }
    }
    public convenience init(displayScale: CGFloat) {
        self.init { $0.displayScale = displayScale }
    }
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init { $0.displayGamut = displayGamut }
    }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }
    public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
        self.init { $0.forceTouchCapability = capability }
    }
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init { $0.activeAppearance = activeAppearance }
    }
    public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
        self.init { $0.toolbarItemPresentationSize = toolbarItemPresentationSize }
    }
    public convenience init(imageDynamicRange: UIImage.DynamicRange) {
        self.init { $0.imageDynamicRange = imageDynamicRange }
    }
    public convenience init(sceneCaptureState: UISceneCaptureState) {
        self.init { $0.sceneCaptureState = sceneCaptureState }
    }
    public convenience init(typesettingLanguage: Locale.Language?) {
        self.init { $0.typesettingLanguage = typesettingLanguage }
    }
}

extension TraitValues: UIMutableTraits {
    func mutated(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        return traits as? TraitValues ?? self
    }
}
