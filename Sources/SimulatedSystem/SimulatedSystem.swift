/// The system whose look and behaviour Quince follows: what builds, devices and apps are told it is.
package enum SimulatedSystem {
    package static let versionNumbers: [Int] = [17, 5]
    package static let version: String = versionNumbers.map(String.init).joined(separator: ".")
    /// Apple's number of the build.
    package static let build: String = "21F79"
    /// Xcode's name of the simulator's SDK.
    package static let sdk: String = "iphonesimulator" + version
}
