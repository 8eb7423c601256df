import CGTK

/// The names that UIKit has for GTK's keys.
enum KeyNames {
    private static let named: [Int32: String] = [
        GDK_KEY_Return: "\r", GDK_KEY_KP_Enter: "\r", GDK_KEY_BackSpace: "\u{8}", GDK_KEY_Delete: "\u{7F}", GDK_KEY_Tab: "\t",
        GDK_KEY_ISO_Left_Tab: "\t", GDK_KEY_Escape: "UIKeyInputEscape", GDK_KEY_Up: "UIKeyInputUpArrow",
        GDK_KEY_Down: "UIKeyInputDownArrow", GDK_KEY_Left: "UIKeyInputLeftArrow", GDK_KEY_Right: "UIKeyInputRightArrow",
        GDK_KEY_Home: "UIKeyInputHome", GDK_KEY_End: "UIKeyInputEnd", GDK_KEY_Page_Up: "UIKeyInputPageUp",
        GDK_KEY_Page_Down: "UIKeyInputPageDown",
    ]

    /// The characters that the key makes; nil for keys that make none by themselves.
    static func characters(_ value: guint) -> String? {
        if let name = named[Int32(bitPattern: value)] { return name }
        let code = gdk_keyval_to_unicode(value)
        guard code >= 0x20, let scalar = Unicode.Scalar(code) else { return nil }
        return String(Character(scalar))
    }

    /// `UIKeyModifierFlags`: a keyboard's Control and its Windows key both stand for Command, as people at Linux desktops expect
    /// of the keys for copying and undoing.
    static func modifiers(_ state: GdkModifierType) -> Int {
        var flags = 0
        if state.rawValue & GDK_SHIFT_MASK.rawValue != 0 { flags |= 1 << 17 }
        if state.rawValue & GDK_ALT_MASK.rawValue != 0 { flags |= 1 << 19 }
        if state.rawValue & (GDK_CONTROL_MASK.rawValue | GDK_SUPER_MASK.rawValue) != 0 { flags |= 1 << 20 }
        return flags
    }
}
