import Foundation

/// The types that the app's own image declares.
struct AppTypes {
    /// Any address in the image.
    let image: UnsafeRawPointer

    /// Whether the type is declared there, and not generic: what is made of a generic type lies elsewhere.
    func contains(_ type: TypeMetadata) -> Bool {
        guard let own = Self.base(of: image) else { return false }
        return Self.base(of: type.pointer) == own
    }

    private static func base(of address: UnsafeRawPointer) -> UnsafeMutableRawPointer? {
        var found = ImageInfo()
        return imageInfo(address, &found) == 0 ? nil : found.base
    }

    /// `Dl_info` of dlfcn.h, which Swift's module of the C library leaves out.
    fileprivate struct ImageInfo {
        var path: UnsafePointer<CChar>?
        var base: UnsafeMutableRawPointer?
        var symbol: UnsafePointer<CChar>?
        var symbolAddress: UnsafeMutableRawPointer?
    }

    /// The types declared there that conform to the protocol of that descriptor, generic ones left aside, in the order of the image.
    func conforming(to requirement: UnsafeRawPointer) -> [Any.Type] {
        guard let records = conformanceRecords else { return [] }
        return stride(from: 0, to: records.count, by: 4).compactMap { offset in
            guard let base = records.baseAddress, let record = Self.target(of: base + offset), Self.target(of: record) == requirement else { return nil }
            return Self.type(of: record)
        }
    }

    /// The type in a record of a conformance: the third of its flags' bytes says how it is referred to.
    private static func type(of record: UnsafeRawPointer) -> Any.Type? {
        let reference = record.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7
        guard reference <= 1, var descriptor = target(of: record + 4) else { return nil }
        if reference == 1 { descriptor = descriptor.load(as: UnsafeRawPointer.self) }
        let flags = descriptor.load(as: UInt32.self)
        let isGeneric = flags & 0x80 != 0
        guard (16...18).contains(flags & 0x1F), !isGeneric, let accessor = target(of: descriptor + 12) else { return nil }
        typealias Accessor = @convention(c) (UInt) -> UnsafeRawPointer
        return unsafeBitCast(unsafeBitCast(accessor, to: Accessor.self)(0), to: Any.Type.self)
    }

    /// The address that an offset relative to its own place leads to; the offset's lowest bit says that there only lies a pointer to it.
    private static func target(of place: UnsafeRawPointer) -> UnsafeRawPointer? {
        let offset = Int(place.load(as: Int32.self))
        guard offset != 0 else { return nil }
        return offset & 1 == 0 ? place + offset : (place + (offset & ~1)).load(as: UnsafeRawPointer?.self)
    }

    private var conformanceRecords: UnsafeRawBufferPointer? {
        let search = Search(base: Self.base(of: image))
        enumerateMetadataSections(
            { sections, context in
                let search = Unmanaged<Search>.fromOpaque(context).takeUnretainedValue()
                let found = sections.load(as: MetadataSections.self)
                guard let base = found.base, AppTypes.base(of: base) == search.base else { return true }
                search.records = UnsafeRawBufferPointer(start: found.conformances.start, count: found.conformances.length)
                return false
            }, Unmanaged.passUnretained(search).toOpaque())
        return search.records
    }

    private final class Search {
        let base: UnsafeMutableRawPointer?
        var records: UnsafeRawBufferPointer?

        init(base: UnsafeMutableRawPointer?) { self.base = base }
    }

    /// The beginning of what the runtime keeps of an image (`MetadataSections.h` of the Swift project, version 5).
    private struct MetadataSections {
        struct Section {
            var start: UnsafeRawPointer?
            var length: Int
        }

        var version: UInt
        var base: UnsafeRawPointer?
        var unused: (Int, Int)
        var protocols: Section
        var conformances: Section
    }
}

@_silgen_name("dladdr")
private func imageInfo(_ address: UnsafeRawPointer, _ found: UnsafeMutablePointer<AppTypes.ImageInfo>) -> Int32

@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
    _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool, _ context: UnsafeMutableRawPointer)
