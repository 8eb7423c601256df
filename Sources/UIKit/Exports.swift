// `import UIKit` brings in what UIKit's own umbrella header does.
@_exported import CoreGraphics
@_exported import CoreImage
@_exported import CoreText
@_exported import ObjectRuntime
@_exported import QuartzCore
