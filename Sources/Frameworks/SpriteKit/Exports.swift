@_exported import UIKit

/// Colours of sprites are those of views.
public typealias SKColor = UIColor
