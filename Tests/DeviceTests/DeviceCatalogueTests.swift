import AppSession
import Testing

@testable import Device

@Suite("The device catalogue")
struct DeviceCatalogueTests {
    @Test("holds every family of the facts, in their order, and no other")
    func holdsEveryFamily() {
        #expect(DeviceCatalogue.all.map(\.id) == Facts.devices.map(\.id))
        #expect(DeviceCatalogue.all.count == 30)
    }

    @Test("has the measured screens", arguments: Facts.devices.map(\.id))
    func hasTheMeasuredScreens(id: String) throws {
        let fact = try #require(Facts.devices.first { $0.id == id })
        let family = try #require(DeviceCatalogue.find(id)?.family)
        #expect(family.name == fact.family)
        #expect(family.idiom.rawValue == fact.idiom)
        #expect(family.portraitSize == .init(width: fact.pointSize.width, height: fact.pointSize.height))
        #expect(family.scale == fact.scale)
        #expect(Double(family.nativePixels.width) == fact.nativePixels.width)
        #expect(Double(family.nativePixels.height) == fact.nativePixels.height)
        #expect(abs(family.nativeScale - fact.nativeScale) < 0.001)
        #expect(family.cornerRadius == fact.cornerRadius)
        #expect(family.hasHomeIndicator == fact.homeIndicator)
        #expect(family.cutout.rawValue == fact.displayCutout)
        #expect(Set(family.models.flatMap(\.identifiers)) == Set(fact.identifiers))
    }

    @Test("derives insets, bars, margins and classes as measured", arguments: Facts.devices.map(\.id), Orientation.allCases)
    func derivesGeometryAsMeasured(id: String, orientation: Orientation) throws {
        let fact = try #require(Facts.devices.first { $0.id == id })
        let environment = try WindowConfiguration(device: id, orientation).environment
        let portrait = orientation == .portrait
        let safeArea = portrait ? fact.safeArea.portrait : fact.safeArea.landscape
        #expect(
            environment.safeAreaInsets
                == .init(top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right))
        #expect(environment.statusBarHeight == (portrait ? fact.statusBarHeight.portrait : fact.statusBarHeight.landscape))
        let classes = portrait ? fact.sizeClasses.portrait : fact.sizeClasses.landscape
        #expect(environment.horizontalSizeClass.rawValue == classes.horizontal)
        #expect(environment.verticalSizeClass.rawValue == classes.vertical)
        let margin = portrait ? fact.rootLayoutMarginsHorizontal.portrait : fact.rootLayoutMarginsHorizontal.landscape
        #expect(environment.rootMargin + safeArea.left == margin)
        #expect(environment.size == environment.screenSize)
        let width = portrait ? fact.pointSize.width : fact.pointSize.height
        #expect(environment.size.width == width)
    }

    @Test("agrees with the geometry read from simulators", arguments: Facts.measuredGeometry.indices)
    func agreesWithSimulators(row: Int) throws {
        let fact = Facts.measuredGeometry[row]
        let orientation = try #require(Orientation(rawValue: fact.orientation))
        let configuration = try WindowConfiguration(device: fact.device, orientation)
        let environment = configuration.environment
        #expect(configuration.identity.name.hasPrefix(fact.device.prefix(6)))
        #expect(environment.scale == fact.numbers["scale"])
        #expect(configuration.device.cornerRadius == fact.numbers["corner_radius"])
        #expect(environment.size.width == fact.numbers["w"])
        #expect(environment.size.height == fact.numbers["h"])
        #expect(environment.safeAreaInsets.top == fact.numbers["safe_top"])
        #expect(environment.safeAreaInsets.left == fact.numbers["safe_left"])
        #expect(environment.safeAreaInsets.bottom == fact.numbers["safe_bottom"])
        #expect(environment.safeAreaInsets.right == fact.numbers["safe_right"])
        #expect(environment.safeAreaInsets.left + environment.rootMargin == fact.numbers["margin_left"])
        #expect(environment.horizontalSizeClass.rawValue == fact.horizontalClass)
        #expect(environment.verticalSizeClass.rawValue == fact.verticalClass)
    }

    @Test("finds every product under its name and its alias")
    func findsEveryProduct() throws {
        for fact in Facts.devices {
            for model in fact.models where !model.contains(" to ") {
                let match = try #require(DeviceCatalogue.find(model), "\(model)")
                #expect(match.family.id == fact.id)
                #expect(DeviceCatalogue.find(match.name)?.family.id == fact.id)
            }
        }
        #expect(DeviceCatalogue.find("iphone-15-pro")?.model?.name == "iPhone 15 Pro")
        #expect(DeviceCatalogue.find("ipad-5")?.family.id == "ipad-9.7")
        #expect(DeviceCatalogue.find("iphone-se-3rd-generation")?.name == "iphone-se-3")
    }

    @Test("has no name twice, but for a product named as its own family")
    func hasUniqueNames() {
        #expect(Set(DeviceCatalogue.names).count == DeviceCatalogue.names.count)
        for family in DeviceCatalogue.all {
            for model in family.models {
                #expect(DeviceCatalogue.find(model.alias)?.family == family, "\(model.alias)")
                #expect(!model.identifiers.isEmpty)
            }
        }
    }
}
