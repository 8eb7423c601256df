/// The idiom that a control looks and behaves by, in apps on a Mac.
public enum UIBehavioralStyle: UInt, Sendable {
    case automatic = 0, pad = 1, mac = 2
}
