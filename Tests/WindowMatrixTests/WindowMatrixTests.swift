import Device
import Testing

@testable import WindowMatrix

@Suite("The default matrix")
struct WindowMatrixTests {
    private let matrix = WindowMatrix.default

    @Test("has at least 40 windows, none twice")
    func hasFortyWindows() {
        #expect(matrix.configurations.count >= 40)
        #expect(Set(matrix.names).count == matrix.names.count)
    }

    @Test("covers every pair of size classes that any window can have")
    func coversSizeClasses() {
        var all: Set<SizeClasses> = []
        for device in DeviceCatalogue.all {
            for orientation in Orientation.allCases {
                for arrangement in Arrangement.named {
                    guard let window = try? WindowConfiguration(device: device.id, orientation, arrangement) else { continue }
                    let environment = window.environment
                    all.insert(
                        SizeClasses(horizontal: environment.horizontalSizeClass, vertical: environment.verticalSizeClass))
                }
            }
        }
        #expect(all.count == 4)
        #expect(matrix.sizeClasses == all)
    }

    @Test("covers every arrangement in every orientation that has it, and a free window")
    func coversArrangements() {
        let covered = Set(matrix.configurations.map { "\($0.orientation) \($0.arrangement.name)" })
        for orientation in Orientation.allCases {
            for arrangement in Arrangement.named where !(orientation == .portrait && arrangement == .splitHalf) {
                #expect(covered.contains("\(orientation) \(arrangement.name)"))
            }
        }
        #expect(matrix.configurations.contains { if case .window = $0.arrangement { true } else { false } })
    }

    @Test("covers dark, contrast, right to left, and text from the smallest to the largest")
    func coversTraits() {
        let traits = Set(matrix.configurations.flatMap(\.traits.names))
        #expect(traits.isSuperset(of: ["dark", "contrast", "rtl", "text-xs", "text-xxxl", "text-a5"]))
        let dark = matrix.configurations.filter { $0.traits.style == .dark }
        for window in dark {
            #expect(matrix.names.contains(window.with(traits: WindowTraits()).name), "\(window) has its light twin")
        }
    }

    @Test("of names keeps their order, drops repetitions and refuses wrong ones")
    func ofNames() throws {
        let names = ["ipad-10.2.portrait.full", "iphone-4.0.portrait.full", "ipad-10.2.portrait.full"]
        #expect(try WindowMatrix(names: names).names == Array(names.prefix(2)))
        #expect(throws: WindowConfigurationError.self) { try WindowMatrix(names: ["ipad-10.2.portrait"]) }
    }
}
