import Foundation

extension NSValue {
    private static let codeOfAddresses = "Q"

    /// A value that holds an address.
    public convenience init(pointer: UnsafeRawPointer?) {
        var address = UInt(bitPattern: pointer)
        self.init(bytes: &address, objCType: Self.codeOfAddresses)
    }

    /// The address that the value holds; nil for a value of another kind.
    public var pointerValue: UnsafeMutableRawPointer? {
        guard String(cString: objCType) == Self.codeOfAddresses else { return nil }
        var address: UInt = 0
        getValue(&address)
        return UnsafeMutableRawPointer(bitPattern: address)
    }
}
