/// The elements of a device, by their names.
open class GCPhysicalInputProfile: NSObject, @unchecked Sendable {
    weak var owner: GCController?
    private(set) var named: [(name: String, element: GCControllerElement)] = []

    func add<Element: GCControllerElement>(_ element: Element, as name: String) -> Element {
        named.append((name, element))
        element.profile = self
        return element
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
    open private(set) lazy var dpad: GCControllerDirectionPad = pad(GCInputDirectionPad)
    open private(set) lazy var buttonA: GCControllerButtonInput = button(GCInputButtonA)
    open private(set) lazy var buttonB: GCControllerButtonInput = button(GCInputButtonB)
    open private(set) lazy var buttonX: GCControllerButtonInput = button(GCInputButtonX)
    open private(set) lazy var buttonY: GCControllerButtonInput = button(GCInputButtonY)
    open private(set) lazy var leftThumbstick: GCControllerDirectionPad = pad(GCInputLeftThumbstick)
    open private(set) lazy var rightThumbstick: GCControllerDirectionPad = pad(GCInputRightThumbstick)
    open private(set) lazy var leftShoulder: GCControllerButtonInput = button(GCInputLeftShoulder)
    open private(set) lazy var rightShoulder: GCControllerButtonInput = button(GCInputRightShoulder)
    open private(set) lazy var leftTrigger: GCControllerButtonInput = button(GCInputLeftTrigger)
    open private(set) lazy var rightTrigger: GCControllerButtonInput = button(GCInputRightTrigger)
    open private(set) lazy var buttonMenu: GCControllerButtonInput = button(GCInputButtonMenu)
    open var buttonOptions: GCControllerButtonInput? { options }
    open var buttonHome: GCControllerButtonInput? { nil }
    open var leftThumbstickButton: GCControllerButtonInput? { leftStickButton }
    open var rightThumbstickButton: GCControllerButtonInput? { rightStickButton }
    private lazy var options: GCControllerButtonInput = button(GCInputButtonOptions)
    private lazy var leftStickButton: GCControllerButtonInput = button(GCInputLeftThumbstickButton)
    private lazy var rightStickButton: GCControllerButtonInput = button(GCInputRightThumbstickButton)

    private func button(_ name: String) -> GCControllerButtonInput { add(GCControllerButtonInput(), as: name) }
    private func pad(_ name: String) -> GCControllerDirectionPad { add(GCControllerDirectionPad(), as: name) }

    public required init() {
        super.init()
        _ = (dpad, buttonA, buttonB, buttonX, buttonY, leftThumbstick, rightThumbstick)
        _ = (leftShoulder, rightShoulder, leftTrigger, rightTrigger, buttonMenu, options, leftStickButton, rightStickButton)
    }

    override func changed(_ element: GCControllerElement) { valueChangedHandler?(self, element) }
}

/// A remote control: a pad to stroke and two buttons.
open class GCMicroGamepad: GCPhysicalInputProfile, @unchecked Sendable {
    open weak var controller: GCController? { owner }
    open var valueChangedHandler: GCMicroGamepadValueChangedHandler?
    open private(set) lazy var dpad: GCControllerDirectionPad = add(GCControllerDirectionPad(), as: GCInputMicroGamepadDpad)
    open private(set) lazy var buttonA: GCControllerButtonInput = add(GCControllerButtonInput(), as: GCInputMicroGamepadButtonA)
    open private(set) lazy var buttonX: GCControllerButtonInput = add(GCControllerButtonInput(), as: GCInputMicroGamepadButtonX)
    open private(set) lazy var buttonMenu: GCControllerButtonInput = add(GCControllerButtonInput(), as: GCInputMicroGamepadButtonMenu)
    /// Whether the pad tells where the finger is, rather than how it has moved. Default false.
    open var reportsAbsoluteDpadValues = false
    /// Whether the pad's values turn with the remote. Default false.
    open var allowsRotation = false

    public required init() {
        super.init()
        _ = (dpad, buttonA, buttonX, buttonMenu)
    }

    override func changed(_ element: GCControllerElement) { valueChangedHandler?(self, element) }
}
