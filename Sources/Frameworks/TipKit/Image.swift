import Foundation

/// The picture of a tip. SwiftUI, whose type this is, is not here: as much of it as tips are written with.
public struct Image: @unchecked Sendable, Equatable {
    private enum Source: Equatable {
        case symbol(String)
        case named(String, Bundle?)
        case image(UIImage)
        case resource(ImageResource)
    }
    private let source: Source
    public init(systemName: String) { source = .symbol(systemName) }
    public init(_ name: String, bundle: Bundle? = nil) { source = .named(name, bundle) }
    public init(uiImage: UIImage) { source = .image(uiImage) }
    public init(_ resource: ImageResource) { source = .resource(resource) }

    @MainActor var picture: UIImage? {
        switch source {
        case .symbol(let name): UIImage(systemName: name)
        case .named(let name, let bundle): UIImage(named: name, in: bundle, compatibleWith: nil)
        case .image(let image): image
        case .resource(let resource): UIImage(resource: resource)
        }
    }
}

/// A side of a view, as SwiftUI has it.
public enum Edge: Int8, CaseIterable, Sendable { case top = 0, leading, bottom, trailing }
