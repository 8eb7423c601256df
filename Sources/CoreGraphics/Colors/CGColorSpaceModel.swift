/// The kind of coordinates of a colour space.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1, monochrome = 0, rgb = 1, cmyk = 2, lab = 3, deviceN = 4, indexed = 5, pattern = 6, XYZ = 7
}

/// The loss to accept when a colour does not fit the destination. Colours outside sRGB are clipped whatever the intent.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent = 0, absoluteColorimetric = 1, relativeColorimetric = 2, perceptual = 3, saturation = 4
}
