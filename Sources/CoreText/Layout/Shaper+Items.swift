internal import CPango

extension Shaper {
    /// A stretch that one font shapes in one go.
    struct Item {
        enum Kind {
            case text(hb_script_t)
            case emoji
            case control
        }

        var range: Range<Int>
        var font: TextFont
        var kind: Kind
    }

    /// Cuts a stretch of one style and level where font or script change.
    func items(_ range: Range<Int>, font: TextFont) -> [Item] {
        var items: [Item] = []
        let text = String(decoding: units[range], as: UTF16.self)
        var offset = range.lowerBound
        for character in text {
            let scalars = character.unicodeScalars
            let length = character.utf16.count
            let next = Item(range: offset..<offset + length, font: font, kind: .control)
            let first = scalars.first!
            offset += length
            if Shaper.isControl(first) {
                items.append(next)
            } else if Shaper.isEmoji(character) || Shaper.isEmojiAlone(first, in: font) {
                let emoji = font.emojiFont
                let shown = emoji.covers(first.value) ? emoji : font.covers(first.value) ? font : font.fallback(for: first.value)
                items.append(Item(range: next.range, font: shown, kind: .emoji))
            } else {
                appendCharacter(scalars, next.range, font, to: &items)
            }
        }
        return items
    }

    private func appendCharacter(
        _ scalars: String.UnicodeScalarView, _ range: Range<Int>, _ font: TextFont, to items: inout [Item]
    ) {
        let first = scalars.first!
        let script = Shaper.script(of: scalars)
        if case .text(let current)? = items.last?.kind, items.last!.range.upperBound == range.lowerBound {
            let last = items[items.count - 1]
            let isNeutral = script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED
            let agrees = isNeutral || script == current || current == HB_SCRIPT_COMMON
            // Neutral characters stay with what precedes them where its font has them: an Arabic comma, a space.
            let own = font.covers(first.value) ? font : font.fallback(for: first.value)
            let stays = isNeutral ? last.font.covers(first.value) && (own === last.font || current != HB_SCRIPT_COMMON) : own === last.font
            if agrees && stays {
                items[items.count - 1].range = last.range.lowerBound..<range.upperBound
                if current == HB_SCRIPT_COMMON, !isNeutral { items[items.count - 1].kind = .text(script) }
                return
            }
        }
        let shown = font.covers(first.value) ? font : font.fallback(for: first.value)
        items.append(Item(range: range, font: shown, kind: .text(script == HB_SCRIPT_INHERITED ? HB_SCRIPT_COMMON : script)))
    }

    private static func script(of scalars: String.UnicodeScalarView) -> hb_script_t {
        let functions = hb_unicode_funcs_get_default()
        for scalar in scalars {
            let script = hb_unicode_script(functions, scalar.value)
            if script != HB_SCRIPT_COMMON && script != HB_SCRIPT_INHERITED && script != HB_SCRIPT_UNKNOWN { return script }
        }
        return HB_SCRIPT_COMMON
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
        default: false
        }
    }

    /// Whether a character that is a symbol of the text by nature has no font but that of emoji: a paintbrush, a waste basket.
    static func isEmojiAlone(_ scalar: Unicode.Scalar, in font: TextFont) -> Bool {
        scalar.value >= 0xA9 && scalar.properties.isEmoji && !font.covers(scalar.value) && !font.fallback(for: scalar.value).covers(scalar.value)
            && font.emojiFont.covers(scalar.value)
    }

    /// Whether a character is shown as an emoji: by its nature, or by a selector that follows.
    static func isEmoji(_ character: Character) -> Bool {
        let scalars = character.unicodeScalars
        let first = scalars.first!
        // Digits and letters are "emoji" to Unicode when a key cap follows; plain ones are not.
        if first.value < 0xA9 { return scalars.count > 1 && scalars.contains { $0.value == 0x20E3 } }
        return first.properties.isEmojiPresentation || (first.properties.isEmoji && scalars.contains { $0.value == 0xFE0F })
    }
}
