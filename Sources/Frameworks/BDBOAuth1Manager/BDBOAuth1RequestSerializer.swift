import Foundation
import FoundationNetworking
import QuinceAFNetworking
import QuinceSecurity

/// Signs requests by OAuth 1.0a. The access token is kept in the keychain, under the name of the service.
open class BDBOAuth1RequestSerializer: AFHTTPRequestSerializer {
    /// The token that an access token is asked for with.
    open var requestToken: BDBOAuth1Credential!

    private let service: String
    private let consumerKey: String?
    private let consumerSecret: String?

    public init!(service: String!, consumerKey key: String!, consumerSecret secret: String!) {
        (self.service, consumerKey, consumerSecret) = (service ?? "", key, secret)
        super.init()
    }

    /// - Parameter service: mostly the host.
    public convenience init!(forService service: String!, withConsumerKey key: String!, consumerSecret secret: String!) {
        self.init(service: service, consumerKey: key, consumerSecret: secret)
    }

    public required convenience init() { self.init(service: nil, consumerKey: nil, consumerSecret: nil) }

    // MARK: - Access token

    private var item: NSMutableDictionary {
        let item = NSMutableDictionary()
        item[kSecClass] = kSecClassGenericPassword
        item[kSecAttrService] = service as NSString
        return item
    }

    open var accessToken: BDBOAuth1Credential! {
        let query: NSMutableDictionary = item
        query[kSecReturnData] = true as NSNumber
        query[kSecMatchLimit] = kSecMatchLimitOne
        var result: CFTypeRef?
        guard SecItemCopyMatching(query, &result) == errSecSuccess, let data = result as? NSData else { return nil }
        return BDBOAuth1Credential.credential(kept: data as Data)
    }

    @discardableResult
    open func saveAccessToken(_ accessToken: BDBOAuth1Credential!) -> Bool {
        guard let data = accessToken?.kept else { return false }
        let change = NSMutableDictionary()
        change[kSecValueData] = data as NSData
        if SecItemUpdate(item, change) == errSecSuccess { return true }
        let new: NSMutableDictionary = item
        new[kSecValueData] = data as NSData
        return SecItemAdd(new, nil) == errSecSuccess
    }

    /// Answers whether there was one.
    @discardableResult
    open func removeAccessToken() -> Bool { SecItemDelete(item) == errSecSuccess }

    // MARK: - Parameters

    /// Those that every signed request has besides token and signature.
    open func oAuthParameters() -> [AnyHashable: Any]! { ownParameters }

    private var ownParameters: [String: String] {
        var parameters: [String: String] = [
            "oauth_version": "1.0", "oauth_timestamp": String(Int(Date().timeIntervalSince1970)), "oauth_signature_method": "HMAC-SHA1",
            "oauth_nonce": UUID().uuidString,
        ]
        parameters["oauth_consumer_key"] = consumerKey
        return parameters
    }

    private static func table(_ parameters: Any?) -> [String: Any] {
        if let table = parameters as? [String: Any] { return table }
        if let table = parameters as? [AnyHashable: Any] { return Dictionary(table.map { ("\($0.key)", $0.value) }) { first, _ in first } }
        guard let table = parameters as? NSDictionary else { return [:] }
        return Dictionary(table.map { ("\($0.key)", $0.value) }) { first, _ in first }
    }

    private static func isOAuth(_ name: String) -> Bool { name.hasPrefix("oauth_") }

    /// The parameters that the request itself has: those of OAuth are in its header.
    private static func plain(_ parameters: Any?) -> Any? {
        guard parameters != nil else { return nil }
        let table: [String: Any] = table(parameters)
        guard table.keys.contains(where: isOAuth) else { return parameters }
        let rest = table.filter { !isOAuth($0.key) }
        return rest.isEmpty ? nil : rest
    }

    // MARK: - Requests

    /// A signed request.
    open override func request(withMethod method: String, urlString URLString: String, parameters: Any?, error: NSErrorPointer) -> NSMutableURLRequest! {
        let made = super.request(withMethod: method, urlString: URLString, parameters: Self.plain(parameters), error: error)
        made.map { sign($0, method, URLString, Self.table(parameters)) }
        return made
    }

    open override func multipartFormRequest(
        withMethod method: String, urlString URLString: String, parameters: [String: Any]?, constructingBodyWith block: ((any AFMultipartFormData) -> Void)?,
        error: NSErrorPointer
    ) -> NSMutableURLRequest! {
        guard
            let made = super.multipartFormRequest(
                withMethod: method, urlString: URLString, parameters: Self.plain(parameters) as? [String: Any], constructingBodyWith: block, error: error)
        else { return nil }
        sign(made, method, URLString, Self.table(parameters))
        return made
    }

    private func sign(_ request: NSMutableURLRequest, _ method: String, _ address: String, _ parameters: [String: Any]) {
        guard let url = URL(string: address) else { return }
        var signed: [String: String] = [:]
        if consumerKey != nil, consumerSecret != nil {
            signed = ownParameters
            signed[BDBOAuth1OAuthTokenParameter] = accessToken?.token
        }
        for (name, value) in parameters where Self.isOAuth(name) { signed[name] = "\(value)" }
        // Parameters in a body count where it is a form.
        let isInAddress: Bool = httpMethodsEncodingParametersInURI.contains(method.uppercased())
        let isForm: Bool = request.value(forHTTPHeaderField: "Content-Type")?.hasPrefix("application/x-www-form-urlencoded") == true
        let others = isInAddress || isForm ? parameters.filter { !Self.isOAuth($0.key) } : [:]
        let all = signed.map { (name: $0.key, value: $0.value) } + OAuthSignature.pairs(of: AFQueryStringFromParameters(others))
        let base: String = OAuthSignature.base(method: method, url: url, parameters: all)
        let secret: String? = (accessToken ?? requestToken)?.secret
        signed[BDBOAuth1OAuthSignatureParameter] = OAuthSignature.signature(of: base, consumerSecret: consumerSecret ?? "", tokenSecret: secret ?? "")
        request.setValue(OAuthSignature.header(signed), forHTTPHeaderField: "Authorization")
        request.httpShouldHandleCookies = false
    }
}
