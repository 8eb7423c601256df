import UIKit

/// The colours of the desk and what lies on it, by day and by lamplight.
extension UIColor {
    static let paper = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.22, green: 0.21, blue: 0.19, alpha: 1) : UIColor(red: 0.995, green: 0.975, blue: 0.89, alpha: 1)
    }
    static let ink = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.92, green: 0.89, blue: 0.82, alpha: 1) : UIColor(red: 0.13, green: 0.16, blue: 0.32, alpha: 1)
    }
    static let rule = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.45, green: 0.52, blue: 0.62, alpha: 0.55) : UIColor(red: 0.42, green: 0.62, blue: 0.84, alpha: 0.7)
    }
    static let marginLine = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.7, green: 0.35, blue: 0.33, alpha: 0.7) : UIColor(red: 0.88, green: 0.36, blue: 0.36, alpha: 0.6)
    }
}
