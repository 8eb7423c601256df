/// As large as fonts look: as elsewhere, or as in iOS.
public enum NSTextScalingType: Int, Sendable {
    case standard = 0, iOS = 1
}
