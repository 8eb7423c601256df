/// Whether a bar is light and dark as its surroundings are, or always dark.
public enum UIBarStyle: Int, Sendable {
    case `default` = 0, black = 1

    /// The appearance that a bar of this style has, whatever is around it.
    var interfaceStyle: UIUserInterfaceStyle { self == .black ? .dark : .unspecified }
}
