import UIKit

/// What the switches of the panel say.
struct ArrowSettings: Equatable {
    var up = true
    var down = true
    var left = true
    var right = true
    /// Whether the square goes on getting touches while a popover is shown.
    var squareIsPassthrough = false
    /// Whether popovers are shown by the controller of 2010.
    var usesPopoverOf2010 = false

    /// The permitted directions. With none left all are: a popover has to go somewhere.
    var directions: UIPopoverArrowDirection {
        var directions: UIPopoverArrowDirection = []
        if up { directions.insert(.up) }
        if down { directions.insert(.down) }
        if left { directions.insert(.left) }
        if right { directions.insert(.right) }
        return directions.isEmpty ? .any : directions
    }
}
