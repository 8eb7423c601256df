import Testing

/// Where the tests start. With a file of this name SwiftPM looks for none of XCTest's tests, of which there are none here, and needs no index of
/// the sources, which takes a sixth of the time of a build. It starts the program for each of the two libraries all the same.
@main enum TestMain {
    static func main() async {
        if CommandLine.arguments.contains("swift-testing") { await Testing.__swiftPMEntryPoint() as Never }
        if CommandLine.arguments.contains("--dump-tests-json") { print(#"{"tests": []}"#) }
    }
}
