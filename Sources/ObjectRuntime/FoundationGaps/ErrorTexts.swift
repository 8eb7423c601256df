import Foundation

/// The texts that iOS has for errors of Foundation and of its network. Those on Linux speak otherwise, or are the transport's own.
enum ErrorTexts {
    /// The text for an error; nil where it has one of its own.
    static func text(of error: any Error) -> String? {
        let known = error as NSError
        let given: String? = known.userInfo[NSLocalizedDescriptionKey] as? String
        switch known.domain {
        // What an app makes has no text, and what the network makes has one.
        case NSURLErrorDomain where given != nil: return network[known.code]
        case NSCocoaErrorDomain where given == nil: if let text = file(known) { return text }
        default: break
        }
        guard given == nil, (error as? any LocalizedError)?.errorDescription == nil else { return nil }
        let text: String = known.localizedDescription
        return text.hasPrefix(operationOnLinux) ? operation + text.dropFirst(operationOnLinux.count) : nil
    }

    private static let operationOnLinux = "The operation could not be completed."
    private static let operation = "The operation couldn’t be completed."

    private static let network: [Int: String] = [
        NSURLErrorCancelled: "cancelled", NSURLErrorBadURL: "bad URL", NSURLErrorTimedOut: "The request timed out.",
        NSURLErrorUnsupportedURL: "unsupported URL", NSURLErrorCannotFindHost: "A server with the specified hostname could not be found.",
        NSURLErrorCannotConnectToHost: "Could not connect to the server.", NSURLErrorNetworkConnectionLost: "The network connection was lost.",
        NSURLErrorHTTPTooManyRedirects: "too many HTTP redirects", NSURLErrorNotConnectedToInternet: "The Internet connection appears to be offline.",
        NSURLErrorBadServerResponse: "There was a bad response from the server.", NSURLErrorCannotParseResponse: "cannot parse response",
        NSURLErrorFileDoesNotExist: "The requested URL was not found on this server.",
        NSURLErrorSecureConnectionFailed: "An SSL error has occurred and a secure connection to the server cannot be made.",
    ]

    private static func file(_ error: NSError) -> String? {
        let path: String? = error.userInfo[NSFilePathErrorKey] as? String ?? (error.userInfo[NSURLErrorKey] as? URL)?.path
        let name: String? = path.map { ($0 as NSString).lastPathComponent }
        let folder: String? = path.map { (($0 as NSString).deletingLastPathComponent as NSString).lastPathComponent }
        let file: String = name.map { "The file “\($0)”" } ?? "The file"
        switch CocoaError.Code(rawValue: error.code) {
        case .coderValueNotFound: return "The data couldn’t be read because it is missing."
        case .coderReadCorrupt, .propertyListReadCorrupt: return "The data couldn’t be read because it isn’t in the correct format."
        case .fileNoSuchFile: return name == nil ? "The file doesn’t exist." : "\(file) doesn’t exist."
        case .fileReadNoSuchFile: return "\(file) couldn’t be opened because there is no such file."
        case .fileReadNoPermission: return "\(file) couldn’t be opened because you don’t have permission to view it."
        case .fileReadInapplicableStringEncoding: return "\(file) couldn’t be opened using text encoding Unicode (UTF-8)."
        case .fileReadUnknownStringEncoding: return "\(file) couldn’t be opened because the text encoding of its contents can’t be determined."
        case .fileReadCorruptFile: return "\(file) couldn’t be opened because it isn’t in the correct format."
        case .fileReadUnknown: return "\(file) couldn’t be opened."
        case .fileWriteUnknown: return "\(file) couldn’t be saved."
        case .fileWriteNoPermission:
            guard let name, let folder else { return "You don’t have permission to save the file." }
            return "You don’t have permission to save the file “\(name)” in the folder “\(folder)”."
        case .fileWriteFileExists:
            guard let folder else { return "\(file) couldn’t be saved because a file with the same name already exists." }
            return "\(file) couldn’t be saved in the folder “\(folder)” because a file with the same name already exists."
        default: return nil
        }
    }
}

extension ObjCRuntime {
    /// The error, with the text that iOS has for it; anything else as it is. What `localizedDescription` is asked of in an app. The value comes in a
    /// closure, so that `any Error` stays that type: handed over by itself, Swift 6 would open it, and give back the type of the error in it.
    public static func described<Value>(_ value: @autoclosure () -> Value) -> Value {
        let value: Value = value()
        guard let error = value as? any Error, let text = ErrorTexts.text(of: error) else { return value }
        let known = error as NSError
        let described = NSError(domain: known.domain, code: known.code, userInfo: known.userInfo.merging([NSLocalizedDescriptionKey: text]) { $1 })
        if let bridged = Value.self as? any _BridgedStoredNSError.Type { return bridged.init(_nsError: described) as! Value }
        return (described as any Error) as? Value ?? value
    }
}
