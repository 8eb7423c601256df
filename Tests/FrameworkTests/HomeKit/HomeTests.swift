import Testing
import UIKit

@testable import QuinceHomeKit

// On the main thread, as apps are: a manager answers there after its maker has set its delegate.
@Suite @MainActor struct HomeTests {
    private final class Listener: NSObject, HMHomeManagerDelegate, @unchecked Sendable {
        let heard: @Sendable (String) -> Void
        init(_ heard: @escaping @Sendable (String) -> Void) { self.heard = heard }
        func homeManagerDidUpdateHomes(_ manager: HMHomeManager) { heard("homes \(manager.homes.count)") }
        func homeManager(_ manager: HMHomeManager, didAdd home: HMHome) { heard("added \(home.name)") }
    }

    private func book(_ folder: ScratchFolder) -> HomeBook { HomeBook(file: ContainerFile("homes.plist", container: folder.url)) }

    @Test("there are no homes at first; those that are added are kept with their rooms and zones") func homes() async throws {
        let folder = try ScratchFolder()
        let manager = HMHomeManager(book: book(folder))
        #expect(manager.homes.isEmpty && manager.primaryHome == nil && manager.authorizationStatus == [.determined, .authorized])
        let home = try await manager.addHome(named: "Villa")
        let kitchen = try await home.addRoom(named: "Kitchen")
        let floor = try await home.addZone(named: "Downstairs")
        let error = await withCheckedContinuation { answer in floor.addRoom(kitchen) { answer.resume(returning: $0) } }
        #expect(error == nil && home.isPrimary && home.accessories.isEmpty)
        await #expect(throws: HMError(.homeWithSimilarNameExists)) { try await manager.addHome(named: "villa") }
        await #expect(throws: HMError(.nameDoesNotStartWithValidCharacters)) { try await home.addRoom(named: "!") }
        try await home.updateName("House")
        try await kitchen.updateName("Cooking")

        let later = HMHomeManager(book: book(folder))
        let kept = try #require(later.primaryHome)
        #expect(kept.uniqueIdentifier == home.uniqueIdentifier && kept.name == "House" && kept.rooms.map(\.name) == ["Cooking"])
        #expect(kept.zones.first?.rooms.first === kept.rooms.first)
        try await later.removeHome(kept)
        #expect(later.homes.isEmpty)
    }

    @Test("managers hear of the homes at first, and of what another one adds") func delegates() async throws {
        let folder = try ScratchFolder()
        let homes = book(folder)
        let (words, signal) = AsyncStream<String>.makeStream()
        let listener = Listener { signal.yield($0) }
        let first = HMHomeManager(book: homes), second = HMHomeManager(book: homes)
        first.delegate = listener
        var iterator = words.makeAsyncIterator()
        #expect(await iterator.next() == "homes 0")
        _ = try await second.addHome(named: "Hut")
        #expect(await iterator.next() == "added Hut")
        withExtendedLifetime((listener, first)) {}
    }
}
