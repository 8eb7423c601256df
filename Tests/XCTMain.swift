import Testing

/// Where the tests start. With a file of this name SwiftPM looks for none of XCTest's tests, of which there are none here, and needs no index of
/// the sources, which takes a sixth of the time of a build.
@main enum TestMain {
    static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
