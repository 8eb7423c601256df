/// The elements of a device, by their names.
open class GCPhysicalInputProfile: NSObject, @unchecked Sendable {
    weak var owner: GCController?
    private(set) var named: [(name: String, element: GCControllerElement)] = []

    func add(_ elements: [(name: String, element: GCControllerElement?)]) {
        for case (let name, let element?) in elements {
            named.append((name, element))
            element.profile = self
        }
    }

    open weak var device: (any GCDevice)? { owner }
    open var elements: [String: GCControllerElement] { Dictionary(named.map { ($0.name, $0.element) }, uniquingKeysWith: { first, _ in first }) }
    open var buttons: [String: GCControllerButtonInput] { elements.compactMapValues { $0 as? GCControllerButtonInput } }
    open var axes: [String: GCControllerAxisInput] { elements.compactMapValues { $0 as? GCControllerAxisInput } }
    open var dpads: [String: GCControllerDirectionPad] { elements.compactMapValues { $0 as? GCControllerDirectionPad } }
    open var allElements: Set<GCControllerElement> { Set(named.map(\.element)) }
    open var allButtons: Set<GCControllerButtonInput> { Set(buttons.values) }
    open var allAxes: Set<GCControllerAxisInput> { Set(axes.values) }
    open var allDpads: Set<GCControllerDirectionPad> { Set(dpads.values) }
    open subscript(key: String) -> GCControllerElement? { elements[key] }

    open func capture() -> Self {
        let copy = Self.init()
        copy.setStateFromPhysicalInput(self)
        return copy
    }

    public required override init() { super.init() }

    /// Takes the values of the elements that the other profile has too.
    open func setStateFromPhysicalInput(_ physicalInput: GCPhysicalInputProfile) {
        for (name, element) in physicalInput.elements {
            if let from = element as? GCControllerAxisInput { axes[name]?.setValue(from.value) }
            if let from = element as? GCControllerButtonInput { buttons[name]?.setValue(from.value) }
            if let from = element as? GCControllerDirectionPad { dpads[name]?.setValueForXAxis(from.xAxis.value, yAxis: from.yAxis.value) }
        }
    }

    /// The element, or one that it is a part of, has another value.
    func changed(_ element: GCControllerElement) {}
}

public let GCInputButtonA = "Button A"
public let GCInputButtonB = "Button B"
public let GCInputButtonX = "Button X"
public let GCInputButtonY = "Button Y"
public let GCInputDirectionPad = "Direction Pad"
public let GCInputLeftThumbstick = "Left Thumbstick"
public let GCInputRightThumbstick = "Right Thumbstick"
public let GCInputLeftShoulder = "Left Shoulder"
public let GCInputRightShoulder = "Right Shoulder"
public let GCInputLeftTrigger = "Left Trigger"
public let GCInputRightTrigger = "Right Trigger"
public let GCInputLeftThumbstickButton = "Left Thumbstick Button"
public let GCInputRightThumbstickButton = "Right Thumbstick Button"
public let GCInputButtonMenu = "Button Menu"
public let GCInputButtonOptions = "Button Options"
public let GCInputButtonHome = "Button Home"
public let GCInputMicroGamepadDpad = GCInputDirectionPad
public let GCInputMicroGamepadButtonA = GCInputButtonA
public let GCInputMicroGamepadButtonX = GCInputButtonX
public let GCInputMicroGamepadButtonMenu = GCInputButtonMenu

public typealias GCExtendedGamepadValueChangedHandler = (GCExtendedGamepad, GCControllerElement) -> Void
public typealias GCMicroGamepadValueChangedHandler = (GCMicroGamepad, GCControllerElement) -> Void

/// A controller with two sticks, a pad, four buttons, two shoulders and two triggers.
open class GCExtendedGamepad: GCPhysicalInputProfile, @unchecked Sendable {
    open weak var controller: GCController? { owner }
    open var valueChangedHandler: GCExtendedGamepadValueChangedHandler?
    public let dpad = GCControllerDirectionPad()
    public let buttonA = GCControllerButtonInput()
    public let buttonB = GCControllerButtonInput()
    public let buttonX = GCControllerButtonInput()
    public let buttonY = GCControllerButtonInput()
    public let leftThumbstick = GCControllerDirectionPad()
    public let rightThumbstick = GCControllerDirectionPad()
    public let leftShoulder = GCControllerButtonInput()
    public let rightShoulder = GCControllerButtonInput()
    public let leftTrigger = GCControllerButtonInput()
    public let rightTrigger = GCControllerButtonInput()
    public let buttonMenu = GCControllerButtonInput()
    public let buttonOptions: GCControllerButtonInput? = GCControllerButtonInput()
    public let leftThumbstickButton: GCControllerButtonInput? = GCControllerButtonInput()
    public let rightThumbstickButton: GCControllerButtonInput? = GCControllerButtonInput()
    /// Nil: there is none.
    open var buttonHome: GCControllerButtonInput? { nil }

    public required init() {
        super.init()
        add([
            (GCInputDirectionPad, dpad), (GCInputButtonA, buttonA), (GCInputButtonB, buttonB), (GCInputButtonX, buttonX), (GCInputButtonY, buttonY),
            (GCInputLeftThumbstick, leftThumbstick), (GCInputRightThumbstick, rightThumbstick), (GCInputLeftShoulder, leftShoulder),
            (GCInputRightShoulder, rightShoulder), (GCInputLeftTrigger, leftTrigger), (GCInputRightTrigger, rightTrigger), (GCInputButtonMenu, buttonMenu),
            (GCInputButtonOptions, buttonOptions), (GCInputLeftThumbstickButton, leftThumbstickButton),
            (GCInputRightThumbstickButton, rightThumbstickButton),
        ])
    }

    override func changed(_ element: GCControllerElement) { valueChangedHandler?(self, element) }
}

/// A remote control: a pad to stroke and two buttons.
open class GCMicroGamepad: GCPhysicalInputProfile, @unchecked Sendable {
    open weak var controller: GCController? { owner }
    open var valueChangedHandler: GCMicroGamepadValueChangedHandler?
    public let dpad = GCControllerDirectionPad()
    public let buttonA = GCControllerButtonInput()
    public let buttonX = GCControllerButtonInput()
    public let buttonMenu = GCControllerButtonInput()
    /// Whether the pad tells where the finger is, rather than how it has moved. Default false.
    open var reportsAbsoluteDpadValues = false
    /// Whether the pad's values turn with the remote. Default false.
    open var allowsRotation = false

    public required init() {
        super.init()
        add([
            (GCInputMicroGamepadDpad, dpad), (GCInputMicroGamepadButtonA, buttonA), (GCInputMicroGamepadButtonX, buttonX),
            (GCInputMicroGamepadButtonMenu, buttonMenu),
        ])
    }

    override func changed(_ element: GCControllerElement) { valueChangedHandler?(self, element) }
}
