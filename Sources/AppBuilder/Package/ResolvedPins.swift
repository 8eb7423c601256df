import Foundation
import InputLimits
import XcodeProject

/// A project's `Package.resolved`: the versions that its packages had for its author, of the packages that these need too.
///
/// SwiftPM fetches each pinned package before it asks whether anything needs it.
struct ResolvedPins {
    private let record: [String: Any]

    /// Reads the file; nil where it is none of JSON.
    init?(contentsOf file: URL) throws {
        guard let text = try InputFile.textIfReadable(at: file), let record = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else {
            return nil
        }
        self.record = record
    }

    /// The record as SwiftPM or Xcode wrote it, without the pins of the packages with these identities.
    func text(without identities: Set<String>) -> String {
        var result = record
        if var object = result["object"] as? [String: Any] {
            // Version 1.
            object["pins"] = Self.kept(object["pins"], without: identities)
            result["object"] = object
        } else {
            result["pins"] = Self.kept(result["pins"], without: identities)
        }
        let data: Data? = try? JSONSerialization.data(withJSONObject: result, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
        return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    private static func kept(_ pins: Any?, without identities: Set<String>) -> [[String: Any]] {
        (pins as? [[String: Any]] ?? []).filter { pin in
            let address: String? = pin["repositoryURL"] as? String ?? pin["location"] as? String
            let identity: String? = (pin["identity"] as? String)?.lowercased() ?? address.map(Self.identity)
            return identity.map { !identities.contains($0) } ?? true
        }
    }

    private static func identity(of address: String) -> String { PackageReference(source: .remote(url: address, .range("0.0.1", "1000.0.0"))).identity }

    /// The identities of the packages that SwiftPM says it could not clone.
    static func unclonable(in message: String) -> Set<String> {
        let marker = "Failed to clone repository "
        return Set(
            message.split(separator: "\n").compactMap { line -> String? in
                guard let start = line.range(of: marker)?.upperBound else { return nil }
                return line[start...].split(separator: " ").first.map { identity(of: $0.hasSuffix(":") ? String($0.dropLast()) : String($0)) }
            })
    }

    /// The packages in C++ and Objective-C that the libraries are made of which modules here stand for: together some gigabytes.
    static let neededByNothing: Set<String> = [
        "abseil-cpp-binary", "abseil-cpp-swiftpm", "app-check", "appauth-ios", "boringssl-swiftpm", "firebase-ios-sdk",
        "google-ads-on-device-conversion-ios-sdk",
        "googleappmeasurement", "googledatatransport", "googleutilities", "grpc-binary", "grpc-ios", "grpc-swiftpm", "gtm-session-fetcher", "gtmappauth",
        "interop-ios-for-google-sdks", "leveldb", "libwebp-xcode", "nanopb", "realm-core", "realm-swift", "realm-cocoa",
    ]
}
