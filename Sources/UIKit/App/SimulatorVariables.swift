import AppSession
import Foundation

/// The variables by which the simulator tells of its device. Apps that ask the system for its machine hear the host's processor there, and read the model here.
enum SimulatorVariables {
    static func set(for device: DeviceIdentity) {
        setenv("SIMULATOR_MODEL_IDENTIFIER", device.identifier, 1)
        setenv("SIMULATOR_DEVICE_NAME", device.name, 1)
        setenv("SIMULATOR_RUNTIME_VERSION", device.systemVersion, 1)
    }
}
