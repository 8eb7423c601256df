import Testing

@testable import AppBuilder

@Suite struct RecordingFoldersTests {
    @Test("tests record beside their own sources") func ownFolders() {
        let folders = RecordingFolders(
            tests: ["/p/AppTests/ATests.swift", "/p/AppTests/Views/BTests.swift"], others: ["/p/App/App.swift"], root: "/p")
        #expect(folders.writable == ["/p/AppTests", "/p/AppTests/Views"])
    }

    @Test("tests do not write where the app's sources are, in the checkout itself or outside of it") func otherFolders() {
        let folders = RecordingFolders(
            tests: ["/p/ATests.swift", "/p/App/BTests.swift", "/p/Shared/CTests.swift", "/q/DTests.swift"],
            others: ["/p/App/App.swift", "/p/Shared/Views/View.swift"], root: "/p")
        #expect(folders.writable == [])
    }
}
