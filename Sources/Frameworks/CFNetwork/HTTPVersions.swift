import ObjectRuntime

// Versions of HTTP, as an answer says them.
nonisolated(unsafe) public let kCFHTTPVersion1_0: CFString = "HTTP/1.0" as NSString
nonisolated(unsafe) public let kCFHTTPVersion1_1: CFString = "HTTP/1.1" as NSString
nonisolated(unsafe) public let kCFHTTPVersion2_0: CFString = "HTTP/2.0" as NSString
nonisolated(unsafe) public let kCFHTTPVersion3_0: CFString = "HTTP/3.0" as NSString
