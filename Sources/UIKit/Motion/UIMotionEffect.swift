/// Changes a view's values with the way the device is tilted. The device lies still, straight before the user.
@preconcurrency @MainActor open class UIMotionEffect: NSObject, NSCopying, @preconcurrency NSCoding {
    public override required init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open func encode(with coder: NSCoder) {}

    public nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { duplicate() } }
    func duplicate() -> UIMotionEffect { type(of: self).init() }

    /// The values for a tilt of -1 to 1 in each direction, added to the view's own.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Goes from one value to another with the tilt in one direction.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
    public enum EffectType: Int, Sendable {
        case tiltAlongHorizontalAxis = 0, tiltAlongVerticalAxis = 1
    }

    public let keyPath: String
    public let type: EffectType
    /// At a tilt of -1 and of 1.
    open var minimumRelativeValue: Any?
    open var maximumRelativeValue: Any?

    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        guard let low = Self.number(minimumRelativeValue), let high = Self.number(maximumRelativeValue) else { return nil }
        let tilt: CGFloat = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        let part: CGFloat = (min(max(tilt, -1), 1) + 1) / 2
        return [keyPath: low + (high - low) * part]
    }

    /// An effect of no property.
    public required init() {
        keyPath = ""
        type = .tiltAlongHorizontalAxis
        super.init()
    }

    public required init?(coder: NSCoder) {
        keyPath = coder.archivedText("UIKeyPath") ?? ""
        type = EffectType(rawValue: coder.decodeInteger(forKey: "UIEffectType")) ?? .tiltAlongHorizontalAxis
        super.init(coder: coder)
        minimumRelativeValue = coder.containsValue(forKey: "UIMinimum") ? coder.decodeObject(forKey: "UIMinimum") : nil
        maximumRelativeValue = coder.containsValue(forKey: "UIMaximum") ? coder.decodeObject(forKey: "UIMaximum") : nil
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(keyPath as NSString, forKey: "UIKeyPath")
        coder.encode(type.rawValue, forKey: "UIEffectType")
        if let low = Self.number(minimumRelativeValue) { coder.encode(NSNumber(value: Double(low)), forKey: "UIMinimum") }
        if let high = Self.number(maximumRelativeValue) { coder.encode(NSNumber(value: Double(high)), forKey: "UIMaximum") }
    }

    override func duplicate() -> UIMotionEffect {
        let copy = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
        copy.minimumRelativeValue = minimumRelativeValue
        copy.maximumRelativeValue = maximumRelativeValue
        return copy
    }

    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }
}

/// Several effects as one.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
    open var motionEffects: [UIMotionEffect]?

    public required init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        motionEffects = coder.archivedList(UIMotionEffect.self, "UIMotionEffects")
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(motionEffects as NSArray?, forKey: "UIMotionEffects")
    }

    override func duplicate() -> UIMotionEffect {
        let copy = UIMotionEffectGroup()
        copy.motionEffects = motionEffects
        return copy
    }

    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        guard let motionEffects else { return nil }
        return motionEffects.reduce(into: [:]) { values, effect in
            values.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { $1 }
        }
    }
}

extension UIView {
    /// The effects of the view, in the order they were added.
    public var motionEffects: [UIMotionEffect] {
        get { motionEffectList }
        set { motionEffectList = newValue }
    }

    public func addMotionEffect(_ effect: UIMotionEffect) {
        if !motionEffectList.contains(where: { $0 === effect }) { motionEffectList.append(effect) }
    }

    public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffectList.removeAll { $0 === effect } }
}
