#if canImport(Glibc)
    internal import Glibc
#endif

/// The files that come with UIKit: a folder beside the library (or executable) that holds this code.
enum UIKitResources {
    /// The path of a file below the resource folder.
    static func path(_ name: String) -> String { folder + "/" + name }

    // `Bundle.module` reads folders and property lists, so it is asked only when nothing stands beside the code.
    private static let folder: String = {
        let besideCode: String = codeFolder + "/Quince_UIKit.resources"
        if access(besideCode, R_OK) == 0 { return besideCode }
        return Bundle.module.resourcePath ?? besideCode
    }()

    private static var codeFolder: String {
        var path: String = loadedPath ?? ""
        // The loader reports a program by the name it was started with, which a change of folder makes stale.
        if !path.hasPrefix("/") { path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "" }
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return String(path[..<slash])
    }

    /// The loader's record of an address: file name, base, symbol name, symbol address. Swift's Glibc module leaves it out,
    /// as it does `dladdr`, which is found by name.
    private typealias AddressInfo = (
        fileName: UnsafePointer<CChar>?, base: UnsafeRawPointer?, symbol: UnsafePointer<CChar>?, address: UnsafeRawPointer?
    )

    private static var loadedPath: String? {
        typealias Lookup = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Int32
        guard let symbol = dlsym(nil, "dladdr") else { return nil }
        var info: AddressInfo = (nil, nil, nil, nil)
        let found: Int32 = unsafeBitCast(symbol, to: Lookup.self)(#dsohandle, &info)
        guard found != 0, let name = info.fileName else { return nil }
        return String(cString: name)
    }
}
