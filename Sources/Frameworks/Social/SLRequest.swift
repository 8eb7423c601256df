import FoundationNetworking
import QuinceAccounts

public enum SLRequestMethod: Int, Sendable { case GET = 0, POST, DELETE, PUT }

public typealias SLRequestHandler = (Data?, HTTPURLResponse?, (any Error)?) -> Void

/// A request to a social network's service. It is signed by nobody: there are no accounts.
open class SLRequest: NSObject {
    private let method: SLRequestMethod
    private let address: URL?
    private let fields: [AnyHashable: Any]
    private var parts: [(name: String, type: String, fileName: String, data: Data)] = []
    open var account: ACAccount!

    public init!(forServiceType serviceType: String!, requestMethod: SLRequestMethod, url: URL!, parameters: [AnyHashable: Any]! = [:]) {
        method = requestMethod
        address = url
        fields = parameters ?? [:]
        super.init()
    }

    open var requestMethod: SLRequestMethod { method }
    open var url: URL! { address }
    open var parameters: [AnyHashable: Any]! { fields }

    open func addMultipartData(_ data: Data!, withName name: String!, type: String!, filename: String!) {
        guard let data, let name else { return }
        parts.append((name, type ?? "application/octet-stream", filename ?? "file", data))
    }

    /// The request with the parameters in its address, or in its body where it has one; parts of several kinds make a multipart form.
    open func preparedURLRequest() -> URLRequest! {
        guard let address else { return nil }
        var request = URLRequest(url: address)
        request.httpMethod = ["GET", "POST", "DELETE", "PUT"][method.rawValue]
        let values = fields.map { URLQueryItem(name: "\($0.key)", value: "\($0.value)") }.sorted { $0.name < $1.name }
        if !parts.isEmpty {
            let boundary = "Boundary-\(UUID().uuidString)"
            request.setValue("multipart/form-data; boundary=\(boundary)", forHTTPHeaderField: "Content-Type")
            request.httpBody = form(values, boundary: boundary)
        } else if method == .GET || method == .DELETE {
            var components = URLComponents(url: address, resolvingAgainstBaseURL: false)
            let own = components?.queryItems ?? []
            if !values.isEmpty { components?.queryItems = own + values }
            request.url = components?.url ?? address
        } else {
            var components = URLComponents()
            components.queryItems = values
            request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
            request.httpBody = Data((components.percentEncodedQuery ?? "").utf8)
        }
        return request
    }

    private func form(_ values: [URLQueryItem], boundary: String) -> Data {
        var body = Data()
        for value in values {
            body += Data("--\(boundary)\r\nContent-Disposition: form-data; name=\"\(value.name)\"\r\n\r\n\(value.value ?? "")\r\n".utf8)
        }
        for part in parts {
            let head = "Content-Disposition: form-data; name=\"\(part.name)\"; filename=\"\(part.fileName)\"\r\nContent-Type: \(part.type)"
            body += Data("--\(boundary)\r\n\(head)\r\n\r\n".utf8) + part.data + Data("\r\n".utf8)
        }
        return body + Data("--\(boundary)--\r\n".utf8)
    }

    /// Sends the request. Without an address the handler hears of `URLError.badURL`.
    open func perform(handler: SLRequestHandler!) {
        guard let request = preparedURLRequest() else { return ServiceReply.send { handler?(nil, nil, URLError(.badURL)) } }
        nonisolated(unsafe) let handler = handler
        URLSession.shared.dataTask(with: request) { data, response, error in handler?(data, response as? HTTPURLResponse, error) }.resume()
    }
}
