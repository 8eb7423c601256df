import Foundation

internal import CPango

/// Turns a paragraph's characters into glyphs. Runs while `TextEngine.lock` is held.
struct Shaper {
    let units: [UInt16]
    let content: TextContent
    /// The styles of the text by index, and the index of each run's style.
    let styles: [TextStyle]

    /// The text is printable ASCII throughout.
    let isPlain: Bool

    init(units: [UInt16], content: TextContent, isPlain: Bool = false) {
        self.units = units
        self.isPlain = isPlain
        self.content = content
        styles = content.runs.isEmpty ? [content.style] : content.runs.map(\.style) + [content.style]
    }

    /// The style index at an offset, and where its stretch ends.
    func style(at offset: Int) -> (index: Int, end: Int) {
        var end = 0
        for (index, run) in content.runs.enumerated() {
            end += run.length
            if offset < end { return (index, end) }
        }
        return (styles.count - 1, Int.max)
    }

    func shape(_ range: Range<Int>, isRightToLeft: Bool) -> ShapedText {
        var shaped = ShapedText()
        shaped.glyphs.reserveCapacity(range.count)
        let needsLevels = isRightToLeft || (!isPlain && Bidi.needsLevels(units[range]))
        let levels = needsLevels ? Bidi.levels(units[range], isRightToLeft: isRightToLeft) : nil
        var start = range.lowerBound
        while start < range.upperBound {
            let (style, styleEnd) = style(at: start)
            var end = min(styleEnd, range.upperBound)
            var level: UInt8 = 0
            if let levels {
                level = levels[start - range.lowerBound]
                end = (start..<end).first { levels[$0 - range.lowerBound] != level } ?? end
            }
            append(start..<end, style: style, level: level, to: &shaped)
            start = end
        }
        return shaped
    }

    /// Glyphs of a text of its own, such as an ellipsis, that all stand for the unit at `cluster`.
    func shapeToken(_ text: String, style: Int, level: UInt8, cluster: Int) -> ShapedText {
        let own = Shaper(units: Array(text.utf16), content: TextContent(text, style: styles[style]))
        var shaped = ShapedText()
        own.append(0..<own.units.count, style: 0, level: level, to: &shaped)
        for index in shaped.glyphs.indices { shaped.glyphs[index].cluster = Int32(cluster) }
        for index in shaped.runs.indices { shaped.runs[index].style = style }
        return shaped
    }
}

extension Shaper {
    private func append(_ range: Range<Int>, style index: Int, level: UInt8, to shaped: inout ShapedText) {
        let style = styles[index]
        let first = shaped.glyphs.count
        if let attachment = style.attachment {
            appendAttachments(range, attachment, to: &shaped)
            shaped.runs.append(ShapedRun(glyphs: first..<shaped.glyphs.count, font: style.font, style: index, level: level))
        } else if level & 1 == 0, appendSimple(range, style, to: &shaped) {
            shaped.runs.append(ShapedRun(glyphs: first..<shaped.glyphs.count, font: style.font, style: index, level: level))
        } else {
            for item in items(range, font: style.font) {
                let start = shaped.glyphs.count
                switch item.kind {
                case .text(let script): appendShaped(item.range, item.font, script, level, kern: style.kern, ligatures: style.hasLigatures, to: &shaped)
                case .emoji: appendEmoji(item.range, item.font, kern: style.kern, to: &shaped)
                case .control: appendControls(item.range, to: &shaped)
                }
                shaped.runs.append(ShapedRun(glyphs: start..<shaped.glyphs.count, font: item.font, style: index, level: level))
            }
        }
    }

    /// The fast way for text that needs no shaping; false, with nothing appended, if this text does.
    private func appendSimple(_ range: Range<Int>, _ style: TextStyle, to shaped: inout ShapedText) -> Bool {
        let font = style.font
        if case .native = font.advances { return false }
        if !font.shapingFeatures.isEmpty { return false }
        if !isPlain {
            for unit in units[range] {
                guard TextUnit.isSimple(unit) else { return false }
                if unit > 0x7E, !font.covers(UInt32(unit)) { return false }
            }
        }
        if let kerning = font.kerning { kerning.learn(units[range], blend: font.blend) }
        var index = range.lowerBound
        while index < range.upperBound {
            let unit = units[index]
            let placement = font.placement(of: UInt32(unit))
            var advance = placement.advance + style.kern
            if let kerning = font.kerning, index + 1 < range.upperBound {
                advance += kerning.adjustment(unit, units[index + 1], blend: font.blend) * font.pointSize
            }
            shaped.glyphs.append(
                TextGlyph(
                    glyph: placement.glyph, cluster: Int32(index), advance: advance, xOffset: Float(placement.xOffset), yOffset: 0))
            index += 1
        }
        return true
    }

    private func appendShaped(
        _ range: Range<Int>, _ font: TextFont, _ script: hb_script_t, _ level: UInt8, kern: Double, ligatures: Bool,
        to shaped: inout ShapedText
    ) {
        let isRightToLeft = level & 1 == 1
        var features: [ShapingFeature] = []
        if kern != 0 || !ligatures { features = [.off("liga"), .off("clig")] }
        if font.kerning != nil { features.append(.off("calt")) }
        features += font.shapingFeatures
        let result = font.source.shape(units[range], script: script, rightToLeft: isRightToLeft, features: features)
        let ordered = isRightToLeft ? result.reversed() : result
        for (index, glyph) in ordered.enumerated() {
            let cluster = range.lowerBound + glyph.cluster
            // The last glyph of a cluster carries the spacing after its character.
            let endsCluster = index + 1 == ordered.count || ordered[index + 1].cluster != glyph.cluster
            var advance = glyph.advance * font.drawingSize * font.stretch
            var xOffset = glyph.xOffset * font.drawingSize * font.stretch
            var number = glyph.glyph
            if case .native = font.advances {
            } else if glyph.advance != 0 {
                let placement = font.placement(of: scalar(at: cluster))
                let own = font.source.advance(of: glyph.glyph)
                let pair = font.kerning == nil ? 0 : min(0, glyph.advance - own) * font.pointSize * font.stretch
                advance = placement.advance + pair
                xOffset += placement.xOffset
                if font.descriptor.usesTabularDigits, (0x30...0x39).contains(scalar(at: cluster)) { number = placement.glyph }
            }
            if number == 0, case .native = font.advances {
                // No font shows it: a box, as wide as the character would be.
                let own = font.source.advance(of: 0) * font.drawingSize
                advance = TextUnit.isWide(scalar(at: cluster)) ? font.pointSize : own
                xOffset = (advance - own) / 2
            }
            if endsCluster, advance != 0 || kern != 0 { advance += kern }
            shaped.glyphs.append(
                TextGlyph(
                    glyph: number, cluster: Int32(cluster), advance: advance, xOffset: Float(xOffset),
                    yOffset: Float(glyph.yOffset * font.drawingSize)))
        }
    }

    /// An emoji, however many characters it is made of, takes one cell 1.25 em wide, as on a device.
    private func appendEmoji(_ range: Range<Int>, _ font: TextFont, kern: Double, to shaped: inout ShapedText) {
        // A sequence the font has no single picture for shows its first part.
        let glyphs = font.source.shape(units[range], script: HB_SCRIPT_COMMON, rightToLeft: false, features: [])
        let glyph = glyphs.first { $0.advance > 0 }?.glyph ?? font.source.glyph(for: scalar(at: range.lowerBound))
        let own = font.source.advance(of: glyph) * font.drawingSize
        let cell = 1.25 * font.pointSize
        shaped.glyphs.append(
            TextGlyph(
                glyph: glyph, cluster: Int32(range.lowerBound), advance: cell + kern, xOffset: Float((cell - own) / 2), yOffset: 0))
    }

    /// Tabs, line ends and characters that only steer others: they take no room here; a tab gets its width in its line.
    private func appendControls(_ range: Range<Int>, to shaped: inout ShapedText) {
        for index in range {
            shaped.glyphs.append(TextGlyph(glyph: GlyphNumber.none, cluster: Int32(index), advance: 0, xOffset: 0, yOffset: 0))
        }
    }

    private func appendAttachments(_ range: Range<Int>, _ attachment: TextAttachment, to shaped: inout ShapedText) {
        for index in range {
            let isBox = attachment.takesEveryCharacter || units[index] == 0xFFFC
            shaped.glyphs.append(
                TextGlyph(
                    glyph: isBox ? GlyphNumber.attachment : GlyphNumber.none, cluster: Int32(index),
                    advance: isBox ? Double(attachment.bounds.maxX) : 0, xOffset: 0, yOffset: 0))
        }
    }

    private func scalar(at index: Int) -> UInt32 {
        let unit = units[index]
        if TextUnit.isHighSurrogate(unit), index + 1 < units.count, TextUnit.isLowSurrogate(units[index + 1]) {
            return 0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(units[index + 1] & 0x3FF))
        }
        return UInt32(unit)
    }
}

/// Glyph numbers no font has.
enum GlyphNumber {
    /// Takes part in layout, draws nothing.
    static let none = UInt32.max
    /// Stands for the style's attachment.
    static let attachment = UInt32.max - 1
}
