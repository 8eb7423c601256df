internal import CPango

/// The places at which a paragraph's lines may break, by UTF-16 offset within it.
struct BreakOpportunities {
    /// A line may break before this unit: the Unicode line breaking algorithm.
    private(set) var word: [Bool]
    /// A user-perceived character begins at this unit.
    private(set) var character: [Bool]

    init(_ units: ArraySlice<UInt16>) {
        word = Array(repeating: false, count: units.count + 1)
        character = word
        let text = String(decoding: units, as: UTF16.self)
        let scalars = text.unicodeScalars
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: scalars.count + 1)
        // Pango ends a text at a zero, and would then answer for too few characters.
        let bytes = text.utf8.map { $0 == 0 ? UInt8(ascii: " ") : $0 }
        bytes.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { text in
                // A fixed language: breaking must not follow the machine's locale.
                pango_get_log_attrs(
                    text.baseAddress, Int32(text.count), 0, BreakOpportunities.language, &attributes, Int32(attributes.count))
            }
        }
        var offset = 0
        for (index, scalar) in scalars.enumerated() {
            word[offset] = attributes[index].is_line_break != 0
            character[offset] = attributes[index].is_cursor_position != 0
            offset += UTF16.width(scalar)
        }
        character[units.count] = true
    }

    nonisolated(unsafe) private static let language: OpaquePointer = pango_language_from_string("en")
}
