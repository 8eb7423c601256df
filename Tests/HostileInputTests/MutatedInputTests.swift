import AppBuilder
import Foundation
import HeadlessHost
import HostileInputs
import InputLimits
import InterfaceFiles
import TestSupport
import Testing
import XcodeProject

/// Every outcome is a value or an error that somebody puts into words; what traps or hangs ends the test run.
@Suite("Mutated inputs")
struct MutatedInputTests {
    private let temporary: TestSupport.TemporaryFolder

    init() throws { temporary = try TestSupport.TemporaryFolder() }

    private func isTold(_ error: any Error, of kind: InputKind) -> Bool {
        switch error {
        case is ProjectError, is ReadingLimitError: true
        case is InterfaceDocument.Failure, is InterfaceArchive.Failure: kind == .interface || kind == .archive
        case is StringsTable.SyntaxError: kind == .strings
        case is AssetCatalog.Problem: kind == .catalogue
        case is DeviceScriptError: kind == .script
        case is DecodingError: kind == .stringcatalogue
        // Of the system's reader of property lists, which is told as the file's mistake.
        default: (error as NSError).domain == NSCocoaErrorDomain && (kind == .plist || kind == .strings)
        }
    }

    @Test("are read or refused, seeds 1 to 60", arguments: InputKind.allCases)
    func inputs(_ kind: InputKind) throws {
        let folder = try InputFolder(in: temporary.url)
        let seeds = kind.seeds().filter { $0.count < 20_000 }
        var refused = 0
        for seed in 1...60 {
            var mutator = InputMutator(seed: UInt64(seed))
            do {
                try kind.read(mutator.mutate(seeds[seed % seeds.count]), in: folder)
            } catch {
                refused += 1
                #expect(isTold(error, of: kind), "seed \(seed): \(error)")
            }
        }
        // A source is refused by the compiler, and what stands in a podspec or a settings file by nobody.
        let lenient: Set<InputKind> = [.source, .podspec, .podfile, .archive, .settings]
        #expect(lenient.contains(kind) || (1..<60).contains(refused), "\(refused)")
    }

    @Test("unchanged they are read", arguments: InputKind.allCases.filter { $0 != .archive })
    func originals(_ kind: InputKind) throws {
        let folder = try InputFolder(in: temporary.url)
        let refused = kind.seeds().filter { seed in (try? kind.read(seed, in: folder)) == nil }
        #expect(refused.count < max(1, kind.seeds().count / 2), "\(refused.count) of \(kind.seeds().count)")
    }

    @Test("projects are built or refused, numbers 0 to 59")
    func projects() throws {
        let originals = try MutatedProject.Originals()
        var built = 0
        for number in 0..<60 {
            let place = temporary.url.appendingPathComponent("\(number)")
            try #require(originals.mutated(number)).write(in: place, seed: UInt64(number))
            let runtime = Runtime(root: place, products: place)
            do {
                _ = try AppBuilder(runtime: runtime).rehearse(at: place.appendingPathComponent("home/clone/app").path)
                built += 1
            } catch {
                #expect(error is ProjectError || error is BuildError || error is ReadingLimitError, "\(number): \(error)")
            }
        }
        #expect((10..<60).contains(built), "\(built)")
    }

    @Test("of the projects made by hand, one in ten of those that are not large touches nothing but its own build folder")
    func handMade() throws {
        let all = HandMadeProject.all.filter { !$0.isLarge }
        for number in stride(from: 0, to: all.count, by: 10) {
            let project = all[number]
            let place = temporary.url.appendingPathComponent("\(number)")
            try project.write(in: place)
            let home = place.appendingPathComponent("home")
            let before = try TreeFingerprint(home, except: ["clone/app/.quince"])
            do {
                _ = try AppBuilder(runtime: Runtime(root: place, products: place)).rehearse(at: home.appendingPathComponent("clone/app").path)
            } catch {
                #expect(error is ProjectError || error is BuildError || error is ReadingLimitError, "\(project.name): \(error)")
            }
            #expect(try before.differences(from: TreeFingerprint(home, except: ["clone/app/.quince"])) == [], "\(project.name)")
        }
    }
}
