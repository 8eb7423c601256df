import Foundation

internal import CPango

/// A font file, mapped into memory: its names, its measures, and the glyph sources made from it.
///
/// Not locked: touched only while `TextEngine.lock` is held.
final class FontFile {
    let path: String
    let face: OpaquePointer
    let unitsPerEm: Double
    private var sources: [String: GlyphSource] = [:]

    /// Maps the file at `path`, of whose faces one is taken; nil if there is none or it holds no usable font.
    convenience init?(path: String, index: UInt32 = 0) {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
        defer { hb_blob_destroy(blob) }
        self.init(blob: blob, path: path, index: index)
    }

    /// Takes a font from bytes in memory, which are copied.
    convenience init?(data: Data) {
        let blob = data.withUnsafeBytes { bytes in
            hb_blob_create(bytes.bindMemory(to: CChar.self).baseAddress, UInt32(bytes.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
        }
        guard let blob else { return nil }
        defer { hb_blob_destroy(blob) }
        self.init(blob: blob, path: "")
    }

    private init?(blob: OpaquePointer, path: String, index: UInt32 = 0) {
        guard hb_face_count(blob) > index, let face = hb_face_create(blob, index) else { return nil }
        guard hb_face_get_glyph_count(face) > 0 else {
            hb_face_destroy(face)
            return nil
        }
        hb_face_make_immutable(face)
        self.path = path
        self.face = face
        unitsPerEm = Double(hb_face_get_upem(face))
    }

    deinit { hb_face_destroy(face) }

    private(set) lazy var familyName: String = name(16) ?? name(1) ?? ""
    private(set) lazy var styleName: String = name(17) ?? name(2) ?? "Regular"
    private(set) lazy var fullName: String = name(4) ?? familyName
    private(set) lazy var postScriptName: String = name(6) ?? familyName
    private(set) lazy var weight: FontWeight = FontWeight(openType: weightClass)
    private(set) lazy var isItalic: Bool = styleFlag
    private(set) lazy var metrics: FontMetrics = readMetrics()

    /// The source of glyphs at one place of the file's variation axes.
    func source(variations: [FontVariation] = []) -> GlyphSource {
        let key = variations.map { "\($0.axis)=\($0.value)" }.joined(separator: ",")
        if let known = sources[key] { return known }
        let source = GlyphSource(file: self, variations: variations)
        sources[key] = source
        return source
    }

    /// The text under a number of the table of names, in English; nil where there is none.
    func name(_ id: UInt32) -> String? {
        var size: UInt32 = 0
        let language = hb_language_from_string("en", -1)
        let length = Int(hb_ot_name_get_utf8(face, id, language, nil, nil))
        guard length > 0 else { return nil }
        var bytes = [CChar](repeating: 0, count: length + 1)
        size = UInt32(bytes.count)
        hb_ot_name_get_utf8(face, id, language, &size, &bytes)
        return String(decoding: bytes[..<Int(size)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    // Big-endian fields of the OS/2 table: usWeightClass at 4, fsSelection at 62 (bit 0 italic, bit 9 oblique).
    private func os2(_ offset: Int) -> Int? {
        guard let blob = hb_face_reference_table(face, openTypeTag("OS/2")) else { return nil }
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let bytes = hb_blob_get_data(blob, &length), Int(length) >= offset + 2 else { return nil }
        return Int(UInt8(bitPattern: bytes[offset])) << 8 | Int(UInt8(bitPattern: bytes[offset + 1]))
    }

    private var weightClass: Int { os2(4) ?? 400 }
    private var styleFlag: Bool { os2(62).map { $0 & 0x201 != 0 } ?? false }

    private func readMetrics() -> FontMetrics {
        let font = hb_font_create(face)
        defer { hb_font_destroy(font) }
        func value(_ tag: hb_ot_metrics_tag_t) -> Double? {
            var position: hb_position_t = 0
            return hb_ot_metrics_get_position(font, tag, &position) != 0 ? Double(position) / unitsPerEm : nil
        }
        let ascender = value(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER) ?? 0.8
        let descender = value(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER) ?? -0.2
        let source = source()
        return FontMetrics(
            ascender: ascender,
            descender: descender,
            leading: value(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP) ?? 0,
            capHeight: positive(value(HB_OT_METRICS_TAG_CAP_HEIGHT)) ?? source.height(of: "H") ?? 0.7,
            xHeight: positive(value(HB_OT_METRICS_TAG_X_HEIGHT)) ?? source.height(of: "x") ?? 0.5,
            underlinePosition: value(HB_OT_METRICS_TAG_UNDERLINE_OFFSET) ?? -0.1,
            underlineThickness: positive(value(HB_OT_METRICS_TAG_UNDERLINE_SIZE)) ?? 0.05)
    }

    private func positive(_ value: Double?) -> Double? { value.flatMap { $0 > 0 ? $0 : nil } }
}

/// A font's measures as fractions of its size; the descender is negative, as in `UIFont`.
struct FontMetrics: Sendable, Hashable {
    var ascender: Double
    var descender: Double
    var leading: Double
    var capHeight: Double
    var xHeight: Double
    var underlinePosition: Double
    var underlineThickness: Double
}

/// A value on one axis of a variable font, such as 600 on "wght".
struct FontVariation: Hashable {
    let axis: String
    let value: Double
}

/// A four-letter OpenType tag as a number.
func openTypeTag(_ text: StaticString) -> UInt32 {
    precondition(text.utf8CodeUnitCount == 4)
    let bytes = text.utf8Start
    return UInt32(bytes[0]) << 24 | UInt32(bytes[1]) << 16 | UInt32(bytes[2]) << 8 | UInt32(bytes[3])
}

/// The same for a tag known only at run time; nil unless it has four ASCII letters.
func openTypeTag(named text: String) -> UInt32? {
    let bytes = Array(text.utf8)
    guard bytes.count == 4 else { return nil }
    return bytes.reduce(0) { $0 << 8 | UInt32($1) }
}
