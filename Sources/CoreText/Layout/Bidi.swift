internal import CPango

/// The Unicode bidirectional algorithm over a paragraph: levels from Pango's FriBidi, line order by rule L2.
enum Bidi {
    /// Whether any unit can make text run from right to left.
    static func needsLevels(_ units: ArraySlice<UInt16>) -> Bool {
        units.contains { unit in
            // Hebrew to Arabic Extended, presentation forms, the surrogates of right-to-left planes, direction marks.
            (unit >= 0x590 && unit <= 0x8FF) || (unit >= 0xFB1D && unit <= 0xFDFF) || (unit >= 0xFE70 && unit <= 0xFEFC)
                || unit == 0xD802 || unit == 0xD803 || unit == 0xD83A || unit == 0xD83B
                || unit == 0x200F || (unit >= 0x202A && unit <= 0x202E) || (unit >= 0x2066 && unit <= 0x2069)
        }
    }

    /// The direction of the first strong character; nil if there is none.
    static func firstStrongIsRightToLeft(_ units: ArraySlice<UInt16>) -> Bool? {
        let functions = hb_unicode_funcs_get_default()
        for scalar in String(decoding: units, as: UTF16.self).unicodeScalars {
            switch scalar.value {
            case 0x200E: return false
            case 0x200F, 0x61C: return true
            default: break
            }
            // Letters are strong; digits, spaces and signs are not.
            guard scalar.properties.isAlphabetic else { continue }
            return hb_script_get_horizontal_direction(hb_unicode_script(functions, scalar.value)) == HB_DIRECTION_RTL
        }
        return nil
    }

    /// A level for each UTF-16 unit.
    static func levels(_ units: ArraySlice<UInt16>, isRightToLeft: Bool) -> [UInt8] {
        let text = String(decoding: units, as: UTF16.self)
        var direction = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
        // Pango ends a text at a zero, and would then answer for too few characters.
        let bytes = text.utf8.map { $0 == 0 ? UInt8(ascii: " ") : $0 }
        let found: UnsafeMutablePointer<UInt8>? = bytes.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { pango_log2vis_get_embedding_levels($0.baseAddress, Int32($0.count), &direction) }
        }
        guard let found else { return Array(repeating: isRightToLeft ? 1 : 0, count: units.count) }
        defer { g_free(found) }
        var levels: [UInt8] = []
        levels.reserveCapacity(units.count)
        for (index, scalar) in text.unicodeScalars.enumerated() {
            for _ in 0..<UTF16.width(scalar) { levels.append(found[index]) }
        }
        return levels
    }

    /// The order in which stretches of the given levels stand from left to right (rule L2).
    static func visualOrder(_ levels: [UInt8]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 & 1 == 1 }).min() else { return order }
        for level in stride(from: highest, through: lowestOdd, by: -1) {
            var start: Int?
            for position in 0...order.count {
                if position < order.count, levels[order[position]] >= level {
                    if start == nil { start = position }
                } else if let first = start {
                    order[first..<position].reverse()
                    start = nil
                }
            }
        }
        return order
    }
}
