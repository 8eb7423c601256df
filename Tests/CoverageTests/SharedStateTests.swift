import Foundation
import SwiftParser
import TestSupport
import Testing

/// What a running app changes belongs to its `AppContext`, so that nothing of one run is left for the next.
@Suite("State that a process shares") struct SharedStateTests {
    /// What may stay outside, and why.
    struct Exception {
        let file: String
        let names: [String]
        let reason: String
        init(_ file: String, _ names: [String], _ reason: String) { (self.file, self.names, self.reason) = (file, names, reason) }
    }

    @Test("belongs to an app's context, but for what is listed here")
    func owned() throws {
        let found: [SharedState] = try SharedState.all(in: Repository.root.appendingPathComponent("Sources"))
            .filter { $0.file != "UIKit/App/AppContext.swift" }
        let allowed = Set(Self.exceptions.flatMap { exception in exception.names.map { SharedState(file: exception.file, name: $0) } })
        let unknown: [SharedState] = found.filter { !allowed.contains($0) }
        #expect(unknown.isEmpty, "AppContext is the place for \(unknown)")
        let gone: [SharedState] = allowed.subtracting(found).sorted()
        #expect(gone.isEmpty, "The list has what is not there: \(gone)")
    }

    @Test("is found in stored variables, singletons that change and locks; not in constants, computed and task-local variables")
    func finding() {
        let finder = SharedStateFinder(
            Parser.parse(
                source: """
                    var global = 1
                    let constant = 2
                    enum E {
                        static var stored: [Int] = []
                        static var observed = 1 { didSet { print(observed) } }
                        static var computed: Int { 3 }
                        @TaskLocal static var local = false
                        static let shared = Changing()
                        static let lock = Mutex(0)
                        static let option = Changing(rawValue: 1)
                        func body() { var inside = 1; inside += 1 }
                    }
                    final class Changing { var value = 0 }
                    final class Fixed { let value = 0 }
                    """))
        #expect(finder.candidates.filter(\.isVariable).map(\.name) == ["global", "E.stored", "E.observed"])
        #expect(finder.changingClasses == ["Changing"])
        #expect(finder.candidates.first { $0.name == "E.shared" }?.types == ["Changing"])
        #expect(finder.candidates.first { $0.name == "E.lock" }?.types == ["Mutex"])
        #expect(finder.candidates.first { $0.name == "E.option" }?.types == [])
    }

    private static let exceptions: [Exception] =
        hosts + contexts + caches + objectTables + languages + numbers + text + tools

    private static let hosts: [Exception] = [
        Exception("AppSession/AppSession.swift", ["AppSession.host"], "The host registers before `main`, when there is no app yet."),
        Exception("ObjectRuntime/LeftOut/LeftOutCode.swift", ["LeftOutLog.shared"], "The host listens to the process, whichever app runs."),
        Exception("ObjectRuntime/Warnings/WarningLog.swift", ["WarningLog.shared"], "The host listens to the process, whichever app runs."),
        Exception("Frameworks/XCTest/TestJournal.swift", ["TestJournal.shared"], "The journal of a test process, which goes on through launches."),
    ]

    /// What lower modules have for an app is handed in by its `AppContext`.
    private static let contexts: [Exception] = [
        Exception("QuartzCore/LayerContext.swift", ["LayerContext.current"], "The context's layers; UIKit lies above."),
        Exception("ObjectRuntime/Services/AppServices.swift", ["AppServices.running"], "The context's services; UIKit lies above."),
    ]

    private static let caches: [Exception] = [
        Exception("CoreGraphics/Images/MemoryPool.swift", ["MemoryPool.shared"], "Free memory, behind a lock."),
        Exception("CoreGraphics/Shadows/SoftMask.swift", ["SoftMaskCache.shared"], "Masks by their shape, behind a lock."),
        Exception("UIKit/Text/NSParagraphStyle.swift", ["NSParagraphStyle.defaultStyle"], "Only the mutable subclass can be changed."),
    ]

    /// As the Objective-C runtime's: what belongs to objects goes with them, and objects may outlive a launch.
    private static let objectTables: [Exception] = [
        Exception("ObjectRuntime/Registry/ClassRegistry.swift", ["ClassRegistry.shared"], "The classes of the program."),
        Exception("ObjectRuntime/FoundationGaps/AssociatedObjects.swift", ["AssociatedObjects.shared"], "Entries go with their objects."),
        Exception("ObjectRuntime/FoundationGaps/ObjectSynchronization.swift", ["ObjectLocks.shared"], "Entries go with the last lock."),
        Exception("ObjectRuntime/FoundationGaps/StructureValue.swift", ["StructureBytes.table"], "How structures are boxed, by type."),
        Exception("ObjectRuntime/FoundationGaps/ValueTransformer.swift", ["ValueTransformer.table"], "Transformers by name, as Foundation's."),
        Exception(
            "ObjectRuntime/KeyValue/KeyValueWatches.swift", ["KeyValueWatches.shared", "KeyValueWatches.areInUse"],
            "Entries go with their objects."),
        Exception("ObjectRuntime/Messaging/NotificationCenter+Selector.swift", ["SelectorObservers.shared"], "Entries go with their observers."),
        Exception("ObjectRuntime/Messaging/NSObject+DelayedPerform.swift", ["DelayedMessages.shared"], "Go with the run loop's timers."),
        Exception("ObjectRuntime/Messaging/AutoreleasePool.swift", ["AutoreleasePool.objects"], "Empty after each turn of the run loop."),
        Exception("Frameworks/CoreData/Objects/ModelRegistry.swift", ["ModelRegistry.shared"], "Models of classes, by which their objects are made."),
    ]

    /// Foundation asks for them on any thread; each launch sets all of them.
    private static let languages: [Exception] = [
        Exception(
            "ObjectRuntime/Localization/DeviceRegion.swift", ["DeviceRegion.currentCalendar", "DeviceRegion.currentLocale"],
            "The process's locale, as `setlocale` has it."),
        Exception(
            "ObjectRuntime/Localization/LanguageSettings.swift", ["LanguageSettings.languages", "LanguageSettings.pseudo"],
            "The process's languages."),
        Exception("ObjectRuntime/Localization/LocalizedStrings.swift", ["LocalizedStrings.shared"], "Read files, forgotten with the language."),
    ]

    /// Tell objects apart, also those that outlive a launch: they never begin again.
    private static let numbers: [Exception] = [
        Exception("QuartzCore/Layers/LayerChanges.swift", ["LayerIdentity.last"], "Layers."),
        Exception("UIKit/Lists/Collections/UICollectionView+Registrations.swift", ["RegistrationIdentifier.last"], "Registrations of cells."),
        Exception("Frameworks/CoreData/Objects/NSManagedObjectID.swift", ["TemporaryKeys.shared"], "Objects that are not saved."),
    ]

    /// Under the text engine's lock. Fonts that code registers are the process's, as Core Text says of its scope.
    private static let text: [Exception] = [
        Exception(
            "CoreText/Fonts/FontLibrary+Faces.swift",
            ["FontLibrary.facesByName", "FontLibrary.registered", "FontLibrary.registeredPaths"], "Fonts registered for the process."),
        Exception(
            "CoreText/Fonts/FontLibrary.swift", ["FontLibrary.files", "FontLibrary.fonts", "FontLibrary.systemKerning"],
            "Fonts by their description."),
        Exception("CoreText/Layout/TextLayout.swift", ["TextLayout.memory"], "Layouts by what was asked for."),
        Exception("CoreText/TextEngine.swift", ["TextEngine.mutex"], "The lock itself."),
        Exception("CoreText/Fonts/GlyphSource.swift", ["GlyphSource.buffer", "GlyphSource.language"], "HarfBuzz's, empty between two calls."),
        Exception("CoreText/Drawing/DocumentFace.swift", ["DocumentFace.key"], "An address by which Cairo knows what belongs to a font."),
        Exception("CoreText/Drawing/GlyphOutline.swift", ["GlyphOutline.callbacks"], "HarfBuzz's, made once."),
        Exception("CoreText/Layout/BreakOpportunities.swift", ["BreakOpportunities.language"], "Pango's, made once."),
    ]

    /// Of processes that run no app.
    private static let tools: [Exception] = [
        Exception("ProcessControl/OwnedResources.swift", ["OwnedResources.shared"], "What has to end with the process, for signal handlers."),
        Exception("quince/Terminal/Terminal.swift", ["Terminal.hasProgress"], "The terminal is the process's."),
    ]
}
