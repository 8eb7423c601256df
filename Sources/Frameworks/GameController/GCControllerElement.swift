/// A part of a controller that has a value.
open class GCControllerElement: NSObject, @unchecked Sendable {
    weak var profile: GCPhysicalInputProfile?
    weak var parent: GCControllerElement?
    open weak var collection: GCControllerElement? { parent }
    open var isAnalog: Bool { true }
    open var isBoundToSystemGesture: Bool { false }
    open var preferredSystemGestureState: GCSystemGestureState = .enabled
    open var localizedName: String?
    open var sfSymbolsName: String?
    open var unmappedLocalizedName: String? { localizedName }
    open var unmappedSfSymbolsName: String? { sfSymbolsName }
    open var aliases: Set<String> { Set(profile?.named.filter { $0.element === self }.map(\.name) ?? []) }

    override init() { super.init() }

    /// Its value is another: those above it hear of that.
    func tell() {
        if let parent { parent.tell() } else { profile?.changed(self) }
    }
}

public enum GCSystemGestureState: Int, Sendable { case enabled = 0, alwaysReceive, disabled }

public typealias GCControllerAxisValueChangedHandler = (GCControllerAxisInput, Float) -> Void
public typealias GCControllerButtonValueChangedHandler = (GCControllerButtonInput, Float, Bool) -> Void
public typealias GCControllerButtonTouchedChangedHandler = (GCControllerButtonInput, Float, Bool, Bool) -> Void
public typealias GCControllerDirectionPadValueChangedHandler = (GCControllerDirectionPad, Float, Float) -> Void

/// One direction of a stick, from -1 to 1.
open class GCControllerAxisInput: GCControllerElement, @unchecked Sendable {
    open var valueChangedHandler: GCControllerAxisValueChangedHandler?
    open private(set) var value: Float = 0

    /// Sets the value of a copy, kept within -1 and 1.
    open func setValue(_ value: Float) {
        let new = min(max(value, -1), 1)
        guard new != self.value else { return }
        self.value = new
        valueChangedHandler?(self, new)
        tell()
    }
}

/// A button, from 0, where nobody touches it, to 1.
open class GCControllerButtonInput: GCControllerElement, @unchecked Sendable {
    open var valueChangedHandler: GCControllerButtonValueChangedHandler?
    /// Hears of presses and releases alone.
    open var pressedChangedHandler: GCControllerButtonValueChangedHandler?
    open var touchedChangedHandler: GCControllerButtonTouchedChangedHandler?
    open private(set) var value: Float = 0
    open var isPressed: Bool { value > 0 }
    open var isTouched: Bool { value > 0 }

    /// Sets the value of a copy, kept within 0 and 1.
    open func setValue(_ value: Float) {
        let new = min(max(value, 0), 1)
        guard new != self.value else { return }
        let was = isPressed
        self.value = new
        valueChangedHandler?(self, new, isPressed)
        if was != isPressed {
            pressedChangedHandler?(self, new, isPressed)
            touchedChangedHandler?(self, new, isPressed, isTouched)
        }
        tell()
    }
}

/// A pad or a stick: two axes, each also two buttons.
open class GCControllerDirectionPad: GCControllerElement, @unchecked Sendable {
    open var valueChangedHandler: GCControllerDirectionPadValueChangedHandler?
    public let xAxis = GCControllerAxisInput()
    public let yAxis = GCControllerAxisInput()
    public let up = GCControllerButtonInput()
    public let down = GCControllerButtonInput()
    public let left = GCControllerButtonInput()
    public let right = GCControllerButtonInput()
    private var isSetting = false

    override init() {
        super.init()
        for part in [xAxis, yAxis, up, down, left, right] { part.parent = self }
    }

    /// Sets both axes of a copy; the pad's handler hears of it once.
    open func setValueForXAxis(_ xAxis: Float, yAxis: Float) {
        let old = (self.xAxis.value, self.yAxis.value)
        isSetting = true
        self.xAxis.setValue(xAxis)
        self.yAxis.setValue(yAxis)
        left.setValue(-self.xAxis.value)
        right.setValue(self.xAxis.value)
        down.setValue(-self.yAxis.value)
        up.setValue(self.yAxis.value)
        isSetting = false
        if old != (self.xAxis.value, self.yAxis.value) { tell() }
    }

    override func tell() {
        guard !isSetting else { return }
        valueChangedHandler?(self, xAxis.value, yAxis.value)
        super.tell()
    }
}
