import Foundation

/// The font for emoji in colour: Noto Color Emoji, of Debian's package `fonts-noto-color-emoji`, too large to come with the program. Without it the
/// bundled font draws emoji in the text's colour.
enum ColorEmojiFont {
    static let name = "NotoColorEmoji.ttf"
    static let path = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
}
