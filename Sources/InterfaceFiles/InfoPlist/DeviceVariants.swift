/// Keys of an Info.plist that hold on one kind of device only: `key-iphoneos~ipad` (behaviour/rules.md 12).
package enum DeviceVariants {
    package enum Device: String, Hashable, Sendable { case iphone, ipad, ipod }

    /// The value of `key` on `device`: of the most specific variant present. A variant replaces the whole value.
    package static func value<Value>(of key: String, on device: Device, in list: [String: Value]) -> Value? {
        for suffix in suffixes(for: device) {
            if let value = list[key + suffix] { return value }
        }
        return nil
    }

    /// The list as `device` sees it: each key once, without variants of it or of other devices.
    package static func resolve<Value>(_ list: [String: Value], on device: Device) -> [String: Value] {
        let keys = Set(list.keys.map(baseKey(of:)))
        return keys.reduce(into: [:]) { result, key in result[key] = value(of: key, on: device, in: list) }
    }

    /// Most specific first.
    private static func suffixes(for device: Device) -> [String] {
        ["-iphoneos~\(device.rawValue)", "~\(device.rawValue)", "-iphoneos", ""]
    }

    /// The key without a platform and device; what follows a `-` or `~` and is neither belongs to the key.
    static func baseKey(of key: String) -> String {
        var base = key
        for device in ["~iphone", "~ipad", "~ipod"] where base.hasSuffix(device) { base.removeLast(device.count) }
        if base.hasSuffix("-iphoneos") { base.removeLast("-iphoneos".count) }
        return base
    }
}
