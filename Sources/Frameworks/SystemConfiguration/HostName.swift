/// Names of hosts, as far as one can be told from them without asking a server of names.
enum HostName {
    /// Whether no server of names knows a host of this name: names of one word but the machine's own, and those under `invalid` (RFC 6761, 6.4). An address
    /// is one as it is; an empty name stands for any host.
    static func isNowhere(_ name: String) -> Bool {
        let parts: [Substring] = (name.hasSuffix(".") ? name.dropLast() : name[...]).split(separator: ".", omittingEmptySubsequences: false)
        guard let last = parts.last?.lowercased(), !last.isEmpty, !name.contains(":") else { return false }
        return last == "invalid" || parts.count == 1 && last != "localhost"
    }
}
