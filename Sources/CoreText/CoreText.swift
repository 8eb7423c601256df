// As Apple's headers do: who imports CoreText alone sees lengths, colours and strings too.
@_exported import CoreGraphics
