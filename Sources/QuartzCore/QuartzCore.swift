// As Apple's QuartzCore does: whoever imports it sees Core Graphics and Foundation.
@_exported import CoreGraphics
@_exported import ObjectRuntime
