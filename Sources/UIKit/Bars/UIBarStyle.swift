/// Whether a bar is light and dark as its surroundings are, or always dark.
public enum UIBarStyle: Int, Sendable {
    case `default` = 0, black = 1
    /// As `black`: bars are translucent or not by a property of their own since iOS 7.
    case blackTranslucent = 2

    public static var blackOpaque: UIBarStyle { .black }

    /// The appearance that a bar of this style has, whatever is around it.
    var interfaceStyle: UIUserInterfaceStyle { self == .default ? .unspecified : .dark }
}
