// The effects of symbols belong to UIKit's own module here; apps may import them by their framework's name.
@_exported import UIKit
