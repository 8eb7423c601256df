import FoundationNetworking
import ObjectRuntime

/// Answers requests that meet a condition.
@discardableResult
public func stub(condition: @escaping HTTPStubsTestBlock, response: @escaping HTTPStubsResponseBlock) -> any HTTPStubsDescriptor {
    HTTPStubs.stubRequests(passingTest: condition, withStubResponse: response)
}

/// An answer with the contents of a file.
public func fixture(filePath: String, status: Int32 = 200, headers: [AnyHashable: Any]?) -> HTTPStubsResponse {
    HTTPStubsResponse(fileAtPath: filePath, statusCode: status, headers: headers)
}

// MARK: Conditions

public func isMethodGET() -> HTTPStubsTestBlock { { $0.httpMethod == "GET" } }
public func isMethodPOST() -> HTTPStubsTestBlock { { $0.httpMethod == "POST" } }
public func isMethodPUT() -> HTTPStubsTestBlock { { $0.httpMethod == "PUT" } }
public func isMethodPATCH() -> HTTPStubsTestBlock { { $0.httpMethod == "PATCH" } }
public func isMethodDELETE() -> HTTPStubsTestBlock { { $0.httpMethod == "DELETE" } }
public func isMethodHEAD() -> HTTPStubsTestBlock { { $0.httpMethod == "HEAD" } }
public func isAbsoluteURLString(_ url: String) -> HTTPStubsTestBlock { { $0.url?.absoluteString == url } }
public func isScheme(_ scheme: String) -> HTTPStubsTestBlock { { $0.url?.scheme == scheme } }
public func isHost(_ host: String) -> HTTPStubsTestBlock { { $0.url?.host == host } }
public func isPath(_ path: String) -> HTTPStubsTestBlock { { $0.url?.path == path } }
public func pathStartsWith(_ path: String) -> HTTPStubsTestBlock { { $0.url?.path.hasPrefix(path) ?? false } }
public func pathEndsWith(_ path: String) -> HTTPStubsTestBlock { { $0.url?.path.hasSuffix(path) ?? false } }
public func isExtension(_ ext: String) -> HTTPStubsTestBlock { { $0.url?.pathExtension == ext } }

public func pathMatches(_ regex: NSRegularExpression) -> HTTPStubsTestBlock {
    { request in
        guard let path = request.url?.path else { return false }
        return regex.firstMatch(in: path, range: NSRange(location: 0, length: path.utf16.count)) != nil
    }
}

public func pathMatches(_ regexString: String, options: NSRegularExpression.Options = []) -> HTTPStubsTestBlock {
    guard let regex = try? NSRegularExpression(pattern: regexString, options: options) else { return { _ in false } }
    return pathMatches(regex)
}

/// Whether a request has these parameters; nil for one without a value.
public func containsQueryParams(_ params: [String: String?]) -> HTTPStubsTestBlock {
    { request in
        guard let items = request.url.flatMap({ URLComponents(url: $0, resolvingAgainstBaseURL: true)?.queryItems }) else { return false }
        return params.allSatisfy { name, value in items.contains { $0.name == name && $0.value == value } }
    }
}

public func hasHeaderNamed(_ name: String) -> HTTPStubsTestBlock { { $0.value(forHTTPHeaderField: name) != nil } }
public func hasHeaderNamed(_ name: String, value: String) -> HTTPStubsTestBlock { { $0.value(forHTTPHeaderField: name) == value } }
public func hasBody(_ body: Data) -> HTTPStubsTestBlock { { $0.ohhttpStubs_httpBody == body } }

public func hasJsonBody(_ jsonObject: [AnyHashable: Any]) -> HTTPStubsTestBlock {
    { request in
        guard let body = request.ohhttpStubs_httpBody, let own = (try? JSONSerialization.jsonObject(with: body)) as? [AnyHashable: Any] else { return false }
        return (own as NSDictionary).isEqual(jsonObject as NSDictionary)
    }
}

/// Whether a form is sent with these fields.
public func hasFormBody(_ queryItems: [URLQueryItem]) -> HTTPStubsTestBlock {
    { request in
        guard request.value(forHTTPHeaderField: "Content-Type")?.hasPrefix("application/x-www-form-urlencoded") == true, let body = request.ohhttpStubs_httpBody
        else { return false }
        var components = URLComponents()
        components.percentEncodedQuery = String(decoding: body, as: UTF8.self).replacingOccurrences(of: "+", with: "%20")
        let own: [URLQueryItem] = components.queryItems ?? []
        return own.sorted { $0.name < $1.name } == queryItems.sorted { $0.name < $1.name }
    }
}

public func || (lhs: @escaping HTTPStubsTestBlock, rhs: @escaping HTTPStubsTestBlock) -> HTTPStubsTestBlock { { lhs($0) || rhs($0) } }
public func && (lhs: @escaping HTTPStubsTestBlock, rhs: @escaping HTTPStubsTestBlock) -> HTTPStubsTestBlock { { lhs($0) && rhs($0) } }
public prefix func ! (expr: @escaping HTTPStubsTestBlock) -> HTTPStubsTestBlock { { !expr($0) } }

extension URLRequest {
    /// The body, also where it is a stream.
    public var ohhttpStubs_httpBody: Data? {
        if let httpBody { return httpBody }
        guard let stream = httpBodyStream else { return nil }
        stream.open()
        defer { stream.close() }
        var result = Data()
        var buffer = [UInt8](repeating: 0, count: 4096)
        while stream.hasBytesAvailable {
            let count: Int = stream.read(&buffer, maxLength: buffer.count)
            guard count > 0 else { break }
            result.append(contentsOf: buffer[..<count])
        }
        return result
    }
}

// MARK: Files

/// The place of a file in the bundle of a class.
public func OHPathForFile(_ fileName: String, _ inBundleForClass: AnyClass) -> String? { OHPathForFileInBundle(fileName, Bundle(for: inBundleForClass)) }

public func OHPathForFileInBundle(_ fileName: String, _ bundle: Bundle) -> String? {
    let name = fileName as NSString
    return bundle.path(forResource: name.deletingPathExtension, ofType: name.pathExtension)
        ?? Bundle.main.path(forResource: name.deletingPathExtension, ofType: name.pathExtension)
}

public func OHPathForFileInDocumentsDir(_ fileName: String) -> String? {
    NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, true).first.map { ($0 as NSString).appendingPathComponent(fileName) }
}

public func OHResourceBundle(_ bundleBasename: String, _ inBundleForClass: AnyClass) -> Bundle? {
    Bundle(for: inBundleForClass).path(forResource: bundleBasename, ofType: "bundle").flatMap { Bundle(path: $0) }
}
