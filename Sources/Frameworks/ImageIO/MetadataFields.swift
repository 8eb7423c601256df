import Foundation

/// The fields of Exif blocks and TIFF files by their numbers: the key that Image I/O has for each, and the form of its value.
enum MetadataFields {
    enum Form {
        case text, number, numbers, fraction, fractions
        /// Four digits, which become numbers without the zeros before and behind: 0221 is 2, 2, 1.
        case version
        /// Text behind eight bytes that name its encoding.
        case comment
        /// Degrees, minutes and seconds, which become degrees.
        case degrees
        /// Hours, minutes and seconds.
        case time
    }

    typealias Table = [Int: (name: String, form: Form)]

    static let tiff: Table = [
        259: ("Compression", .number),
        262: ("PhotometricInterpretation", .number),
        269: ("DocumentName", .text),
        270: ("ImageDescription", .text),
        271: ("Make", .text),
        272: ("Model", .text),
        274: ("Orientation", .number),
        282: ("XResolution", .fraction),
        283: ("YResolution", .fraction),
        296: ("ResolutionUnit", .number),
        305: ("Software", .text),
        306: ("DateTime", .text),
        315: ("Artist", .text),
        316: ("HostComputer", .text),
        318: ("WhitePoint", .fractions),
        319: ("PrimaryChromaticities", .fractions),
        322: ("TileWidth", .number),
        323: ("TileLength", .number),
        33432: ("Copyright", .text),
    ]

    static let exif: Table = [
        33434: ("ExposureTime", .fraction),
        33437: ("FNumber", .fraction),
        34850: ("ExposureProgram", .number),
        34852: ("SpectralSensitivity", .text),
        34855: ("ISOSpeedRatings", .numbers),
        34864: ("SensitivityType", .number),
        36864: ("ExifVersion", .version),
        36867: ("DateTimeOriginal", .text),
        36868: ("DateTimeDigitized", .text),
        36880: ("OffsetTime", .text),
        36881: ("OffsetTimeOriginal", .text),
        36882: ("OffsetTimeDigitized", .text),
        37121: ("ComponentsConfiguration", .numbers),
        37122: ("CompressedBitsPerPixel", .fraction),
        37377: ("ShutterSpeedValue", .fraction),
        37378: ("ApertureValue", .fraction),
        37379: ("BrightnessValue", .fraction),
        37380: ("ExposureBiasValue", .fraction),
        37381: ("MaxApertureValue", .fraction),
        37382: ("SubjectDistance", .fraction),
        37383: ("MeteringMode", .number),
        37384: ("LightSource", .number),
        37385: ("Flash", .number),
        37386: ("FocalLength", .fraction),
        37396: ("SubjectArea", .numbers),
        37510: ("UserComment", .comment),
        37520: ("SubsecTime", .text),
        37521: ("SubsecTimeOriginal", .text),
        37522: ("SubsecTimeDigitized", .text),
        40960: ("FlashPixVersion", .version),
        40961: ("ColorSpace", .number),
        40962: ("PixelXDimension", .number),
        40963: ("PixelYDimension", .number),
        41486: ("FocalPlaneXResolution", .fraction),
        41487: ("FocalPlaneYResolution", .fraction),
        41488: ("FocalPlaneResolutionUnit", .number),
        41492: ("SubjectLocation", .numbers),
        41495: ("SensingMethod", .number),
        41728: ("FileSource", .number),
        41729: ("SceneType", .number),
        41985: ("CustomRendered", .number),
        41986: ("ExposureMode", .number),
        41987: ("WhiteBalance", .number),
        41988: ("DigitalZoomRatio", .fraction),
        41989: ("FocalLenIn35mmFilm", .number),
        41990: ("SceneCaptureType", .number),
        41991: ("GainControl", .number),
        41992: ("Contrast", .number),
        41993: ("Saturation", .number),
        41994: ("Sharpness", .number),
        41996: ("SubjectDistRange", .number),
        42016: ("ImageUniqueID", .text),
        42032: ("CameraOwnerName", .text),
        42033: ("BodySerialNumber", .text),
        42034: ("LensSpecification", .fractions),
        42035: ("LensMake", .text),
        42036: ("LensModel", .text),
        42037: ("LensSerialNumber", .text),
    ]

    static let gps: Table = [
        0: ("GPSVersion", .numbers),
        1: ("LatitudeRef", .text),
        2: ("Latitude", .degrees),
        3: ("LongitudeRef", .text),
        4: ("Longitude", .degrees),
        5: ("AltitudeRef", .number),
        6: ("Altitude", .fraction),
        7: ("TimeStamp", .time),
        8: ("Satellites", .text),
        9: ("Status", .text),
        10: ("MeasureMode", .text),
        11: ("DOP", .fraction),
        12: ("SpeedRef", .text),
        13: ("Speed", .fraction),
        14: ("TrackRef", .text),
        15: ("Track", .fraction),
        16: ("ImgDirectionRef", .text),
        17: ("ImgDirection", .fraction),
        18: ("MapDatum", .text),
        19: ("DestLatitudeRef", .text),
        20: ("DestLatitude", .degrees),
        21: ("DestLongitudeRef", .text),
        22: ("DestLongitude", .degrees),
        23: ("DestBearingRef", .text),
        24: ("DestBearing", .fraction),
        25: ("DestDistanceRef", .text),
        26: ("DestDistance", .fraction),
        27: ("ProcessingMethod", .comment),
        28: ("AreaInformation", .comment),
        29: ("DateStamp", .text),
        30: ("Differental", .number),
        31: ("HPositioningError", .fraction),
    ]
}
