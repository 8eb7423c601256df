/// Where the page is. Who does not know the token sees nothing, and no other page can reach the app through its visitor's browser.
struct PageAddress {
    var host: String
    var port: Int
    var token: String

    var url: String {
        let shown: String = host.contains(":") ? "[\(host)]" : host
        return "http://\(shown):\(port)/\(token)/"
    }

    /// What is served under the token: "" for the page itself. Nil for every other path.
    func resource(_ uri: String) -> String? {
        let path: Substring = uri.prefix { $0 != "?" }
        let start = "/\(token)/"
        return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : nil
    }
}
