/// Finds in sources what they do with the root of a window, which on the iPad may be a split view.
enum WindowRoot {
    enum Use: Equatable {
        /// The line gives the window its root.
        case set
        /// The line takes the root for a controller of one class, or puts views into the window.
        case assumed
        /// The same with a cast that stops the app where the root is a split view.
        case forced
    }

    struct Finding: Equatable {
        var line: Int
        var use: Use
    }

    static func findings(in text: String, isSwift: Bool = true) -> [Finding] {
        CodeLines.lines(of: text, nests: isSwift).enumerated().compactMap { index, code in use(in: code).map { Finding(line: index + 1, use: $0) } }
    }

    private static func use(in code: String) -> Use? {
        if let cast = code.firstRange(of: "rootViewController as! ") ?? code.firstRange(of: "rootViewController! as! ") {
            let name: Substring = code[cast.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
            return ["UISplitViewController", "UIViewController"].contains(name) ? .assumed : .forced
        }
        if code.contains("rootViewController as") { return .assumed }
        if let root = code.firstRange(of: ".rootViewController") {
            let rest: Substring = code[root.upperBound...].drop { $0 == " " }
            if rest.first == "=", rest.dropFirst().first != "=" { return .set }
        }
        return ["window.addSubview", "window?.addSubview", "window!.addSubview"].contains(where: code.contains) ? .assumed : nil
    }
}
