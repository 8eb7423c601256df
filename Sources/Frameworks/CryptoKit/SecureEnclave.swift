/// The part of a device that keeps keys to itself. There is none, as in a simulator.
public enum SecureEnclave {
    public static var isAvailable: Bool { false }
}
