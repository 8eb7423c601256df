import Foundation

/// How many seeds a random test runs with: some in the suite, all where `QUINCE_LONG_TESTS` is set (`Tests/Soak/seeds.sh`).
public enum RandomSeeds {
    public static var areAll: Bool { ProcessInfo.processInfo.environment["QUINCE_LONG_TESTS"] != nil }

    /// The first seeds of `all`, as many as `some`, or all of them.
    public static func first(_ some: Int, of all: Range<UInt64>) -> Range<UInt64> {
        areAll ? all : all.prefix(some)
    }
}
