/// A xib or a storyboard: the objects of its scenes, and what they refer to.
package struct InterfaceDocument: Sendable {
    package enum Kind: String, Sendable {
        case xib, storyboard
    }

    /// One scene of a storyboard, or all of a xib.
    package struct Scene: Sendable {
        package var objects: [InterfaceElement]

        package init(objects: [InterfaceElement]) { self.objects = objects }

        /// The controller that the scene is about; none in a xib.
        package var controller: InterfaceElement? {
            objects.first { InterfaceNames.isController($0.name) || $0.name == "viewControllerPlaceholder" }
        }
    }

    package struct Failure: Error, Hashable {
        package var line: Int
        package var message: String
        package var advice: String
    }

    package let root: InterfaceElement
    package let kind: Kind
    package let scenes: [Scene]
    /// Named colours with the colours they had when the file was saved.
    package let namedColors: [String: InterfaceElement]
    /// Names of pictures that are symbols of the system.
    package let systemImages: Set<String>

    /// Reads a file as Interface Builder saves it.
    package init(xml: some Sequence<UInt8>) throws(Failure) {
        let root: InterfaceElement
        do throws(MarkupReader.Failure) {
            root = try MarkupReader.read(xml)
        } catch {
            throw Failure(line: error.line, message: "This is no XML: \(error.message).", advice: "Open and save the file in Xcode, or restore it.")
        }
        try self.init(root: root)
    }

    package init(root: InterfaceElement) throws(Failure) {
        if root.name == "archive" {
            throw Failure(
                line: root.line, message: "This interface file is in the format of Xcode 3.", advice: "Open and save it in a newer Xcode.")
        }
        guard root.name == "document" else {
            throw Failure(line: root.line, message: "An interface file begins with a document, not with \(root.name).", advice: "Restore the file.")
        }
        if let runtime = root["targetRuntime"], !runtime.contains("CocoaTouch") && !runtime.hasPrefix("iOS") {
            throw Failure(
                line: root.line, message: "This interface is made for \(runtime), not for iOS.", advice: "Leave it out of the iOS target.")
        }
        self.root = root
        kind = root.child("scenes") != nil || root["type"]?.contains("Storyboard") == true ? .storyboard : .xib
        scenes =
            kind == .xib
            ? [Scene(objects: root.list("objects"))] : root.list("scenes").filter { $0.name == "scene" }.map { Scene(objects: $0.list("objects")) }
        var colors: [String: InterfaceElement] = [:]
        var symbols: Set<String> = []
        for resource in root.list("resources") {
            guard let name = resource["name"] else { continue }
            if resource.name == "namedColor" || resource.name == "systemColor" { colors[name] = resource.child("color") }
            if resource.name == "image", resource["catalog"] == "system" { symbols.insert(name) }
        }
        namedColors = colors
        systemImages = symbols
    }

    package var initialController: String? { root["initialViewController"] }

    /// The scene whose controller has that id.
    package func scene(ofController id: String) -> Scene? { scenes.first { $0.controller?.id == id } }

    /// The scene whose controller has that storyboard identifier.
    package func scene(identifier: String) -> Scene? { scenes.first { $0.controller?["storyboardIdentifier"] == identifier } }
}
