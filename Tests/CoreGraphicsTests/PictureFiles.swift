import Foundation
import Testing

@testable import CoreGraphics

/// Files as other programs wrote them.
enum PictureFiles {
    static func data(_ text: String) -> Data { Data(base64Encoded: text) ?? Data() }

    /// Three frames of 8 by 6 pixels: the left half red and the right one green; red with blue at (1, 0) to (2, 1); the same one pixel further on.
    /// They are seen for 50, 200 and 0 milliseconds, and twice.
    static let gif = data(
        """
        R0lGODlhCAAGAIEAAP8AAAD/AAAAAAAAACH/C05FVFNDQVBFMi4wAwECAAAh+QQABQAAACwAAAAACAAGAAAIFwABCAQQoGCAgQQNIjR4cCDDhQodGgwIACH5BAEUAAIALAEAAAAHAAYA\
        gf8AAAAA/wAAAAAAAAgZAAMEEACgIACBBA0KWGgQwMKEBR82lGgwIAAh+QQBAAACACwBAAAAAwACAIH/AAAAAP8AAAAAAAAICAABCAggMEBAADs=
        """)

    /// Pages of 5 by 3 and 7 by 2 pixels in the colours (1, 2, 3) and (9, 9, 9).
    static let tiff = data(
        """
        SUkqAAgAAAAKAAABBAABAAAABQAAAAEBBAABAAAAAwAAAAIBAwADAAAAhgAAAAMBAwABAAAAAQAAAAYBAwABAAAAAgAAABEBBAABAAAAjAAAABUBAwABAAAAAwAAABYBBAABAAAAAwAA\
        ABcBBAABAAAALQAAABwBAwABAAAAAQAAAMgAAAAIAAgACAABAgMBAgMBAgMBAgMBAgMBAgMBAgMBAgMBAgMBAgMBAgMBAgMBAgMBAgMBAgMAAAAAAAAASUkqAAgAAAAKAAABBAABAAAA\
        BwAAAAEBBAABAAAAAgAAAAIBAwADAAAARgEAAAMBAwABAAAAAQAAAAYBAwABAAAAAgAAABEBBAABAAAATAEAABUBAwABAAAAAwAAABYBBAABAAAAAgAAABcBBAABAAAAKgAAABwBAwAB\
        AAAAAQAAAAAAAAAIAAgACAAJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkAAAAAAAAAAAAA
        """)

    /// 5 by 3 red pixels.
    static let bmp = data(
        """
        Qk1mAAAAAAAAADYAAAAoAAAABQAAAAMAAAABABgAAAAAADAAAADEDgAAxA4AAAAAAAAAAAAAAAD/AAD/AAD/AAD/AAD/AAAA/wAA/wAA/wAA/wAA/wAAAP8AAP8AAP8AAP8AAP8A
        """)

    /// Two bitmaps of 4 by 4 pixels: blue, and red that half shows what is behind.
    static let icon = data(
        """
        AAABAAIABAQAAAEAIAB4AAAAJgAAAAQEAAABACAAeAAAAJ4AAAAoAAAABAAAAAgAAAABACAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAA/wAA//8AAP//AAD//wAA//8AAP//AAD//wAA\
        //8AAP//AAD//wAA//8AAP//AAD//wAA//8AAP//AAD//wAA/wAAAAAAAAAAAAAAAAAAAAAoAAAABAAAAAgAAAABACAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/gAAA/4AAAP+A\
        AAD/gAAA/4AAAP+AAAD/gAAA/4AAAP+AAAD/gAAA/4AAAP+AAAD/gAAA/4AAAP+AAAD/gAAAAAAAAAAAAAAAAAAAAAA=
        """)

    /// Two PNG files, 16 and 32 pixels wide, blue.
    static let iconOfPNG = data(
        """
        AAABAAIAEBAAAAAAIABWAAAAJgAAACAgAAAAACAAaAAAAHwAAACJUE5HDQoaCgAAAA1JSERSAAAAEAAAABAIBgAAAB/z/2EAAAAdSURBVHicY2Rg+P+fgQLARInmUQNGDRg1YDAZAABW\
        bwIeYcakPQAAAABJRU5ErkJggolQTkcNChoKAAAADUlIRFIAAAAgAAAAIAgGAAAAc3p69AAAAC9JREFUeJztzjEBADAMgDA2/55bGX2CAfJqpsP+5RwAAAAAAAAAAAAAAAAAAKBqAS7l\
        Aj4dhEQeAAAAAElFTkSuQmCC
        """)

    /// 5 by 3 red pixels that half show what is behind, without loss.
    static let webp = data(
        """
        UklGRhwAAABXRUJQVlA4TA8AAAAvBIAAEAcQ/Y8CBiKi/wEA
        """)
}
