import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// The folder of the bundled fonts: it lies beside the library (or executable) that holds this code.
///
/// Asking the loader costs microseconds; `Bundle.module`, which reads folders and property lists, is asked only when
/// nothing stands beside the code (a build moved away from its resources).
enum FontResources {
    static let folder: String = {
        let besideCode = codeFolder + "/Quince_CoreText.resources/Fonts"
        if access(besideCode, R_OK) == 0 { return besideCode }
        return Bundle.module.resourcePath.map { $0 + "/Fonts" } ?? besideCode
    }()

    static func path(of fileName: String) -> String { folder + "/" + fileName }

    private static var codeFolder: String {
        var path = loadedPath ?? ""
        // The loader reports a program by the name it was started with, which a change of folder makes stale.
        if !path.hasPrefix("/") { path = executablePath }
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return String(path[..<slash])
    }

    /// The loader's record of one address. Swift's Glibc module leaves it out, as it does `dladdr`, which is found by name.
    private struct AddressInfo {
        var fileName: UnsafePointer<CChar>?
        var base: UnsafeMutableRawPointer?
        var symbolName: UnsafePointer<CChar>?
        var symbolAddress: UnsafeMutableRawPointer?
    }

    private static var loadedPath: String? {
        typealias Lookup = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Int32
        guard let symbol = dlsym(nil, "dladdr") else { return nil }
        var info = AddressInfo()
        let found = unsafeBitCast(symbol, to: Lookup.self)(#dsohandle, &info)
        return found != 0 ? info.fileName.map { String(cString: $0) } : nil
    }

    private static var executablePath: String {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
        let length = readlink("/proc/self/exe", &buffer, Int(PATH_MAX))
        guard length > 0 else { return "." }
        return String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
